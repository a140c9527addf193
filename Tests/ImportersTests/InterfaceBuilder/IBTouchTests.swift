import AuditCore
import Testing

@testable import Importers

/// Which objects of a file take touches of their own, and which sizes are those of the design.
@Suite struct IBTouchTests {
  private typealias Make = IBFixtures

  @Test func `a bar gives its buttons their size`() throws {
    let capture = try Make.read(
      Make.storyboard(
        (
          "customClass=\"Teas\"",
          """
          \(Make.view("<button id=\"b\">\(Make.rect((0, 0, 300, 44)))<state key=\"normal\" title=\"Brew\"/></button>"))
          <navigationItem key="navigationItem" id="n">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="x"/></navigationItem>
          <tabBarItem key="tabBarItem" title="Teas" id="t"/>
          """
        )))
    let elements = try #require(capture.screens.first).elements
    #expect(elements.map(\.hitFrame) == [.notMeasured, .none, .none])
  }

  @Test func `a page control is sized and called by the system`() throws {
    let pages = try Make.element(
      "<pageControl numberOfPages=\"3\" id=\"p\">\(Make.rect((0, 0, 39, 37)))</pageControl>")
    #expect(pages.hitFrame == .none && !pages.label.isMeasured)
    #expect(pages.source?.expression == "the system")
    let slider = try Make.element("<slider id=\"s\">\(Make.rect((0, 0, 39, 37)))</slider>")
    #expect(slider.hitFrame == .notMeasured && slider.label == .none)
  }

  @Test func `what a view keeps from touches is no target`() throws {
    let button = "<button id=\"b\">\(Make.rect((0, 0, 20, 20)))</button>"
    let attributes = "userInteractionEnabled=\"NO\""
    let inside = try Make.element(Make.view(button, attributes: attributes))
    #expect(inside.hitFrame == .none)
    #expect(try Make.element(Make.view(button)).hitFrame == .notMeasured)
  }

  @Test func `a text that takes no touches of itself is not dimmed by that`() throws {
    let link = """
      <label userInteractionEnabled="NO" text="Imprint" id="l">\(Make.rect((0, 0, 90, 20)))\
      <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" link="YES"/>\
      </accessibility></label>
      """
    #expect(try Make.element(link).enabled == nil)
    let button =
      "<button userInteractionEnabled=\"NO\" id=\"b\">\(Make.rect((0, 0, 90, 20)))</button>"
    #expect(try Make.element(button).enabled == false)
  }

  @Test func `a plain view with the trait of a button takes no touches`() throws {
    let handle = """
      <view id="h">\(Make.rect((132, 8, 56, 4)))<accessibility key="accessibilityConfiguration" \
      label="Close"><accessibilityTraits key="traits" button="YES"/></accessibility>
      """
    #expect(try Make.element(handle + "</view>").hitFrame == .none)
    let held = try Make.element(
      handle + "</view>", owner: "<outlet property=\"handle\" destination=\"h\" id=\"o\"/>")
    #expect(held.hitFrame == .notMeasured)
  }

  @Test(
    arguments: [
      ("<constraint firstAttribute=\"height\" constant=\"16\" placeholder=\"YES\" id=\"k\"/>", nil),
      ("<constraint firstAttribute=\"height\" constant=\"16\" id=\"k\"/>", 16),
      ("<constraint firstAttribute=\"width\" constant=\"380\" placeholder=\"YES\" id=\"k\"/>", 16),
      (
        """
        <constraint firstItem="b" firstAttribute="height" constant="16" id="j"/>\
        <constraint firstAttribute="height" constant="16" placeholder="YES" id="k"/>
        """, 16
      ),
    ] as [(String, Double?)])
  func `a size that is left out of the running app is none`(
    _ constraints: String, _ height: Double?
  ) throws {
    let button = try Make.element(
      Make.view(
        "<button id=\"b\">\(Make.rect((0, 0, 382, 16)))</button>", (0, 0, 382, 16), id: "s",
        tag: "stackView", more: "<constraints>\(constraints)</constraints>"))
    #expect(button.frame?.height == height)
  }

  @Test func `a stand-in for the size a view has of itself is none`() throws {
    func button(_ attributes: String) throws -> Element {
      try Make.element(
        "<button \(attributes) id=\"b\">\(Make.rect((0, 0, 20, 20)))</button>")
    }
    #expect(try button("placeholderIntrinsicWidth=\"20\"").frame == nil)
    #expect(try button("placeholderIntrinsicWidth=\"infinite\"").frame != nil)
  }

  @Test func `what grows with the view around it has no size of its own`() throws {
    func button(_ attributes: String, _ mask: String, _ more: String = "") throws -> Element {
      try Make.element(
        """
        <button \(attributes) id="b">\(Make.rect((0, 0, 200, 22)))
          <autoresizingMask key="autoresizingMask" \(mask)/>\(more)</button>
        """)
    }
    #expect(try button("", "heightSizable=\"YES\"").frame == nil)
    #expect(try button("", "widthSizable=\"YES\"").frame != nil)
    #expect(try button("", "flexibleMaxY=\"YES\"").frame != nil)
    let off = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    #expect(try button(off, "heightSizable=\"YES\"").frame != nil)
    let fixed =
      "<constraints><constraint firstAttribute=\"height\" constant=\"22\" id=\"k\"/></constraints>"
    #expect(try button("", "heightSizable=\"YES\"", fixed).frame != nil)
  }

  @Test func `a text of several lines has the size that it is given`() throws {
    func field(_ more: String) throws -> Element {
      try Make.element(
        "<textView id=\"b\">\(Make.rect((0, 0, 200, 30)))\(more)</textView>")
    }
    #expect(try field("").frame == nil)
    let fixed =
      "<constraints><constraint firstAttribute=\"height\" constant=\"30\" id=\"k\"/></constraints>"
    #expect(try field(fixed).frame != nil)
  }

  @Test func `screens are for the platform their file is made for`() throws {
    let button = "<button id=\"b\"><state key=\"normal\" title=\"Brew\"/></button>"
    let cell = "<button id=\"b\"><buttonCell key=\"cell\" title=\"Brew\" id=\"c\"/></button>"
    #expect(try Make.read(Make.xib(button)).screens.map(\.platform) == [.iOS])
    #expect(try Make.read(Make.xib(cell, mac: true)).screens.map(\.platform) == [.macOS])
  }
}
