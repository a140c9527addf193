import AuditCore
import ProjectStore
import Testing

/// The sample projects, as files of the package.
enum SampleProjects {
  /// The folder of the samples.
  static var folder: String {
    var path = #filePath
    for _ in 0..<3 { path = PosixFile.folder(of: path) }
    return path + "/Projects"
  }

  /// The bytes of one of them.
  static func bytes(_ name: String) throws -> [UInt8] { try PosixFile.read("\(folder)/\(name)") }

  /// The tea shop, read.
  static func teaShop() throws -> Project { try Project(parsing: bytes("tea-shop.json")) }
}

@Suite struct ProjectsTests {
  @Test func `the tea shop is read without an error`() throws {
    let project = try SampleProjects.teaShop()
    #expect(project.facts.name == "Tea Shop")
    #expect(project.facts.platform == .iOS)
    #expect(project.facts.locales == ["en", "de", "ja"])
    #expect(
      try project.screens().map(\.id) == [
        "catalog", "filters", "tea-detail", "cart", "checkout", "gift-card", "receipt", "orders",
        "settings",
      ])
  }

  @Test func `the tea desk is read without an error`() throws {
    let project = try Project(parsing: SampleProjects.bytes("tea-desk.json"))
    #expect(project.facts.platform == .macOS)
    let elements = try project.screens().flatMap(\.elements)
    #expect(elements.contains { $0.tooltip == .found("Add tea") })
    #expect(elements.contains { $0.tooltip == Measured<String>.none })
    #expect(elements.contains { $0.focusable == false })
  }

  @Test func `the tea shop's review is empty, so that every reviewer starts afresh`() throws {
    let review = try SampleProjects.teaShop().review
    #expect(review.decisions.isEmpty)
    #expect(review.fixes.isEmpty)
    #expect(review.checks.isEmpty)
  }

  @Test func `every frame of the tea shop lies on its screen`() throws {
    for screen in try SampleProjects.teaShop().screens() {
      let size = try #require(screen.size)
      let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
      for element in screen.elements {
        let frame = try #require(element.frame, "\(screen.id)/\(element.id)")
        #expect(whole.contains(frame), "\(screen.id)/\(element.id)")
      }
    }
  }

  @Test func `no two controls of the tea shop lie on each other`() throws {
    for screen in try SampleProjects.teaShop().screens() {
      let targets = screen.elements.filter { $0.role.isPointerTarget && $0.frame != nil }
      for (number, one) in targets.enumerated() {
        for other in targets[(number + 1)...] {
          let (a, b) = (try #require(one.frame), try #require(other.frame))
          let apart = a.maxX <= b.x || b.maxX <= a.x || a.maxY <= b.y || b.maxY <= a.y
          #expect(apart, "\(screen.id): \(one.id) and \(other.id)")
        }
      }
    }
  }

  @Test func `every component the tea shop's elements use is described, with size and variant`()
    throws
  {
    let project = try SampleProjects.teaShop()
    var sizes: Set<String> = []
    var variants: Set<String> = []
    for screen in try project.screens() {
      for use in screen.elements.compactMap(\.component) {
        let component = try #require(project.facts.components[use.name])
        let size = try #require(use.size)
        let variant = try #require(use.variant)
        #expect(component.sizes[size] != nil)
        #expect(component.variants[variant] != nil)
        sizes.insert(size)
        variants.insert(variant)
      }
    }
    #expect(sizes == ["sm", "md", "lg"])
    #expect(variants == ["ghost", "primary", "secondary", "destructive"])
  }

  @Test func `ten favorite toggles of the catalog share one label and name their objects`() throws {
    let catalog = try SampleProjects.teaShop().screen(at: 0)
    let favorites = catalog.elements.filter { $0.role == .toggle && $0.label == .found("Favorite") }
    #expect(favorites.count == 10)
    #expect(Set(favorites.compactMap(\.object.value)).count == 10)
  }

  @Test func `an icon font's character is read from its escape`() throws {
    let cart = try SampleProjects.teaShop().screen(at: 3)
    let coupon = try #require(cart.elements.first { $0.id == "coupon" })
    #expect(coupon.icon == .found(.glyph("\u{E902}")))
    #expect(coupon.label == .found("\u{E902}"))
  }
}

@Suite struct CapturedProjectTests {
  @Test func `a project made from a capture is read, and keeps where its elements came from`()
    throws
  {
    let project = try Project(parsing: SampleProjects.bytes("captured.json"))
    let screens = try project.screens()
    #expect(project.facts.name == "Tea Timer")
    #expect(screens.map(\.id) == ["brewing-timer"])
    #expect(screens[0].elements.count == 13)
    #expect(screens[0].elements.allSatisfy { $0.origin?.format == "idb" })
  }
}
