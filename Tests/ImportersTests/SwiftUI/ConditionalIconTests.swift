import AuditCore
import Testing

@testable import Importers

/// Pictures of which code shows now one and now another.
@Suite struct ConditionalIconTests {
  private func elements(_ body: String) -> [Element] { ViewFixtures.elements(body) }

  @Test(arguments: [
    #"Image(systemName: isHot ? "flame.fill" : "flame")"#,
    #"Button { boil() } label: { Image(systemName: isHot ? "flame.fill" : "flame") }"#,
    #"Button { boil() } label: { Image(systemName: isHot ? "flame.fill" : "flame").accessibilityHidden(true) }"#,
    #"Button("", systemImage: isHot ? "flame.fill" : "flame") { boil() }"#,
    #"Label("", systemImage: isHot ? "flame.fill" : "flame").onTapGesture { boil() }"#,
    """
    Button { boil() } label: {
      if isHot { Image(systemName: "flame.fill") } else { Image(systemName: "flame") }
    }
    """,
  ])
  func `both symbols are told`(_ body: String) throws {
    let element = try #require(elements(body).first)
    #expect(element.icon == .found(.symbol("flame.fill")))
    #expect(element.otherIcon == .symbol("flame"))
  }

  @Test(arguments: [
    #"Image("kettle")"#, #"Image(isHot ? "kettle" : "kettle")"#, #"Image(isHot ? "kettle" : name)"#,
    #"Button { boil() } label: { if isHot { Image("kettle") } else { Text(t) } }"#,
    #"Button { boil() } label: { Image("kettle"); if isHot { Image("a") } else { Image("b") } }"#,
  ])
  func `one is told where the other is no picture of its own or not known`(_ body: String) throws {
    let element = try #require(elements(body).first)
    #expect(element.icon == .found(.asset("kettle")))
    #expect(element.otherIcon == nil)
  }

  @Test(arguments: [
    #"if on { Image(systemName: "pause") } else { Image("ic_play") }"#,
    #"if on { Image(systemName: "pause").accessibilityHidden(true) } else { Image("ic_play") }"#,
  ])
  func `a picture of another kind is not told as one of the same`(_ label: String) throws {
    let element = try #require(elements("Button { play() } label: { \(label) }").first)
    #expect(element.icon == .found(.symbol("pause")))
    #expect(element.otherIcon == nil)
  }

  @Test func `an asset is told with the other as well`() throws {
    let image = try #require(elements(#"Image(isHot ? "kettle" : "cup")"#).first)
    #expect(image.otherIcon == .asset("cup"))
  }
}
