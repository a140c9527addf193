/// One tag of an XML text, with its attributes.
struct XMLTag {
  /// The tag's name.
  let name: String
  /// The attributes by name, references resolved.
  let attributes: [String: String]
  /// The offset of its "<".
  let offset: Int
}

/// Why a text is not the XML of a capture.
struct XMLFailure: Error {
  /// The offset of the first byte that does not fit.
  let offset: Int
  /// What should have stood there.
  let expected: String
  /// What stands there.
  let found: String
  /// The tag that was open at the end of the text, if that is what is wrong.
  var openAtEnd: String?
}
