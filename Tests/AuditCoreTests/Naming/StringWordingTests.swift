import Testing

@testable import AuditCore

@Suite struct StringWordingTests {
  @Test(arguments: [
    ("Don't", "Don’t"), ("Qo'shilish", "Qoʻshilish"), ("Wait...", "Wait…"), ("“Tea”", "\"Tea\""),
    ("…", "..."), ("Tea", "Tea"), ("", ""),
  ])
  func `marks may be typed in two ways`(_ one: String, _ two: String) {
    #expect(one.isSameWording(as: two))
    #expect(two.isSameWording(as: one))
  }

  @Test(arguments: [
    ("Dont", "Don’t"), ("Wait..", "Wait…"), ("Wait....", "Wait…"), ("Té", "Te"), ("Tea", "tea"),
    ("Tea", "Tea…"),
  ])
  func `other letters are other words`(_ one: String, _ two: String) {
    #expect(!one.isSameWording(as: two))
    #expect(!two.isSameWording(as: one))
  }
}
