import Testing

@testable import AuditCore

@Suite struct ShapeNameTests {
  private func match(_ text: String, _ language: String = "en") -> ShapeName.Match? {
    ShapeName.match(text, shape: NameShape(text), language: language)
  }

  @Test(arguments: [
    ("X icon", "en"), ("Three dots", "en"), ("chevron right", "en"), ("hamburger menu", "en"),
    ("↑", "en"), ("Zahnrad", "de"), ("engrenage", "fr"), ("Pfeil nach links Symbol", "de"),
    ("歯車", "ja"), ("三个点", "zh"),
  ])
  func `a drawing is told for certain`(_ text: String, _ language: String) {
    #expect(match(text, language)?.certain == true)
  }

  @Test(arguments: ["Left arrow", "Hollow heart", "Privacy icon"])
  func `a key or a thing people pick is left open`(_ text: String) {
    #expect(match(text)?.certain == false)
    #expect(match(text)?.isOneWord == false)
  }

  @Test(arguments: [
    ("flèche gauche", "fr"), ("Pfeil nach links", "de"), ("Strzałka w lewo", "pl"),
    ("Стрелка вверх", "ru"), ("左矢印", "ja"), ("왼쪽 화살표", "ko"), ("左箭头", "zh"),
    ("سهم لليمين", "ar"), ("חץ שמאלה", "he"),
  ])
  func `an arrow key is left open in every language`(_ text: String, _ language: String) {
    #expect(match(text, language)?.certain == false)
    #expect(match(text, language)?.isOneWord == false)
  }

  @Test(arguments: ["Star", "Flag", "Bell", "Heart"])
  func `one ordinary word is told apart`(_ text: String) {
    #expect(match(text)?.isOneWord == true)
  }

  @Test(arguments: [
    ("Close", "en"), ("Heart rate", "en"), ("Three stars", "en"), ("App icon", "en"),
    ("Change app icon", "en"), ("X", "en"), ("Pfeil der Zeit", "de"), ("戻る", "ja"), ("", "en"),
    ("Square metres", "en"), ("Add to cart", "en"),
  ])
  func `a task or a thing is none`(_ text: String, _ language: String) {
    #expect(match(text, language) == nil)
  }
}
