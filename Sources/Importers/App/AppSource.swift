/// A kind of file that an import of an app's folder reads, for lists and the formats' page.
public struct AppSource: Sendable {
  /// What the files are called.
  public let endings: String
  /// What is read, in Markdown.
  public let reads: String
  /// What is not, in Markdown.
  public let leavesOut: String

  /// Every kind.
  public static let all = [
    AppSource(
      endings: "`.swift` with SwiftUI",
      reads: """
        Buttons, toggles, links, menus, pickers, fields, sliders, tabs, search fields, pictures and texts, \
        in bodies and in members that make views; labels, input labels, hints, values, traits, hidden and \
        ignored views, icon-only labels, tooltips and taps, and which controls every row of a list \
        shows. Components that the project declares, and views called “…Button” with a picture, are \
        controls. A view is judged by all the places where the app shows it: as a part of a control or a \
        group, hidden, or by itself; in a whole app, one that nothing but previews shows is left out, like \
        tests, mocks and code of debug builds, unless `--unshown` is given; so is what a view shows only with \
        a value that no code gives it.
        """,
      leavesOut: """
        What only run time knows: a name that code makes is kept as `source.expression` and not judged. \
        Frames, colours and text sizes; what modifiers of the app's own do, save for making a button of a \
        view, hiding, joining and naming.
        """),
    AppSource(
      endings: "`.swift` with UIKit or AppKit",
      reads: """
        Buttons, bar items, image views, switches, sliders and fields that code makes, with what is set on \
        them under the same name: pictures, titles, labels, hints, input labels, traits, actions; also by \
        a variable that holds a picture, a look or an action, by a closure behind the control, and by a \
        place in the list of a bar's items. Views of the app's own that are called “…Button” and inherit from \
        a button, or show a picture and notice taps, are buttons; a plain view among them is met only where \
        code makes it an element, and what is never put anywhere, or is hidden and never shown, is not. In a \
        whole app, a class of views or controllers that nothing names, be it a storyboard, a text, an \
        `Info.plist` or Objective-C, is left out; so is what only a private function names, or one without \
        parameters, that nothing calls.
        """,
      leavesOut: """
        Other classes of the app's own, save for what they set on themselves, and controls that are handed \
        to other code before they are named.
        """),
    AppSource(
      endings: "`.storyboard`, `.xib`",
      reads: """
        Scenes and views, see `ib` above, with what the classes that hold them set on them, by outlets and \
        by places in bars, show in place of their texts, and take out. Tabs without a title show that of \
        their controller. In a whole app, a storyboard that no code, no other one and no setting names \
        is left out, and so is a scene that is not the first one and that no line, no other storyboard and \
        no code leads to by its identifier or its class, or a xib of classes that nothing names.
        """,
      leavesOut: """
        What other code sets when the app runs; files that no target has, unless a `.podspec`, a \
        `project.yml`, a `BUILD` or a `Project.swift` nearer than the project may have them, or a text \
        names them.
        """),
    AppSource(
      endings: "`.strings`, `.stringsdict`, `.xcstrings`",
      reads: """
        Texts of keys in every language; UTF-8, UTF-16 and property lists. Of plurals the general form. Of \
        several apps in one tree each has its own texts and languages. A key that code hands to a way of \
        its own, `loc("key")`, and names for texts, `Localization.title`, are looked up. Where there is no \
        file of texts at all, names that are keys are not judged.
        """,
      leavesOut: "`InfoPlist.strings`, comments."),
    AppSource(
      endings: "`.xcassets`",
      reads: """
        The names of pictures, from the names of their folders, behind folders that provide a namespace: \
        a symbol that Xcode makes, such as `.closeButton`, is the picture “close-button”, and a \
        component's icon of such a name is that picture. Names that code has for pictures are \
        followed as well: constants such as `Image.close`, cases such as `Glyph.bell.image`, initialisers \
        such as `Image(icon: .share)`, and those that tools make of a catalogue.
        """,
      leavesOut: "The pictures themselves, colours, data."),
    AppSource(
      endings:
        "`project.pbxproj`, `project.yml` with what it includes, `Package.swift`, `.podspec`, `BUILD`",
      reads: """
        The language of the texts in code, the platforms, and which files and languages targets have: what \
        only watches, televisions, tools of the command line, tests or apps called as tests, demos and samples \
        beside the app have is left out, and so are texts, \
        code, storyboards and xibs of no target, texts of packages in languages that the app is not in, packages \
        of which nothing in the app names or needs a module, and projects of examples, demos and playgrounds beside \
        the app's own.
        """,
      leavesOut: "Other build settings, and files of them."),
  ]
}
