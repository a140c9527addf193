/// Small captures of one app, shaped as the tools write them.
enum Captures {
  /// A list of notes, as Appium's page source has it: XCUITest's elements with their geometry.
  ///
  /// The first button has no name, the second is named by its identifier.
  static func appium(second: String = "sortButton", more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Notes" label="Notes" \
    enabled="true" visible="true" accessible="false" x="0" y="0" width="393" height="852" index="0">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" \
    accessible="false" x="0" y="0" width="393" height="852" index="0">
          <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="My notes" \
    enabled="true" visible="true" accessible="false" x="0" y="59" width="393" height="44" index="0">
            <XCUIElementTypeButton type="XCUIElementTypeButton" enabled="true" visible="true" \
    accessible="true" x="329" y="59" width="44" height="44" index="0"/>
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="\(second)" \
    label="\(second)" enabled="true" visible="true" accessible="true" x="281" y="59" width="44" \
    height="44" index="1"/>
          </XCUIElementTypeNavigationBar>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Groceries" \
    name="Groceries" label="Groceries" enabled="true" visible="true" accessible="true" x="16" \
    y="120" width="361" height="44" index="1"/>\(more)
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>

    """
  }

  /// A button that comes with a later version of the app.
  static let addedButton = """

          <XCUIElementTypeButton type="XCUIElementTypeButton" name="Share" label="Share" \
    enabled="true" visible="true" accessible="true" x="16" y="200" width="44" height="44" index="2"/>
    """

  /// The settings of the same app, as `idb ui describe-all` lists them.
  static let idb = """
    [{"AXFrame": "{{0, 0}, {393, 852}}", "AXUniqueId": null, "frame": {"y": 0, "x": 0, "width": 393, \
    "height": 852}, "role_description": "application", "AXLabel": "Notes", "content_required": false, \
    "type": "Application", "title": null, "help": null, "custom_actions": [], "AXValue": null, \
    "enabled": true, "role": "AXApplication", "subrole": null, "pid": 1},
    {"AXFrame": "{{16, 100}, {361, 44}}", "AXUniqueId": "iCloudSwitch", "frame": {"y": 100, "x": 16, \
    "width": 361, "height": 44}, "role_description": "switch", "AXLabel": null, \
    "content_required": false, "type": "CheckBox", "title": null, "help": null, \
    "custom_actions": [], "AXValue": "1", "enabled": true, "role": "AXCheckBox", \
    "subrole": "AXSwitch", "pid": 1},
    {"AXFrame": "{{16, 160}, {361, 44}}", "AXUniqueId": null, "frame": {"y": 160, "x": 16, \
    "width": 361, "height": 44}, "role_description": "button", "AXLabel": "Sign out", \
    "content_required": false, "type": "Button", "title": null, "help": null, "custom_actions": [], \
    "AXValue": null, "enabled": true, "role": "AXButton", "subrole": null, "pid": 1}]

    """
}
