#if canImport(FoundationXML)
  import FoundationXML
#endif
import Foundation

/// One tag of an XML text, with its attributes.
struct XMLTag {
  /// The tag's name.
  let name: String
  /// The attributes by name.
  let attributes: [String: String]
  /// The line of the text it stands on, from 1.
  let line: Int
}

/// Reads XML into tags; the only place that uses Foundation.
///
/// The text must not hold a document type: the caller refuses that before the parser sees it, so
/// there are no entities to expand and nothing to load.
enum XMLReading {
  /// What stopped the reading.
  struct Failure: Error {
    /// The line, from 1.
    let line: Int
    /// The column, from 1.
    let column: Int
    /// Tags that were open.
    let open: [String]
    /// Whether the tags stood too deep inside one another.
    let isTooDeep: Bool
  }

  /// Calls back at every tag's begin and end.
  ///
  /// - Complexity: O(bytes).
  static func read(
    _ bytes: [UInt8], deepest: Int, begin: (XMLTag) -> Void, end: () -> Void
  ) throws(Failure) {
    let failure = withoutActuallyEscaping(begin) { begin in
      withoutActuallyEscaping(end) { end in
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = false
        let listener = Listener(deepest: deepest, begin: begin, end: end)
        parser.delegate = listener
        let isComplete = parser.parse() && !listener.isTooDeep && listener.open.isEmpty
        parser.delegate = nil
        listener.forget()
        guard !isComplete else { return nil as Failure? }
        return Failure(
          line: max(1, parser.lineNumber), column: max(1, parser.columnNumber),
          open: listener.open, isTooDeep: listener.isTooDeep)
      }
    }
    if let failure { throw failure }
  }

  /// The parser only talks to an object; this one passes on what it hears.
  private final class Listener: NSObject, XMLParserDelegate {
    private let deepest: Int
    private var begin: ((XMLTag) -> Void)?
    private var end: (() -> Void)?
    private(set) var open: [String] = []
    private(set) var isTooDeep = false

    init(deepest: Int, begin: @escaping (XMLTag) -> Void, end: @escaping () -> Void) {
      self.deepest = deepest
      self.begin = begin
      self.end = end
    }

    func forget() {
      begin = nil
      end = nil
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      guard !isTooDeep else { return }
      guard open.count < deepest else {
        isTooDeep = true
        parser.abortParsing()
        return
      }
      open.append(name)
      begin?(XMLTag(name: name, attributes: attributes, line: parser.lineNumber))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard !isTooDeep, !open.isEmpty else { return }
      open.removeLast()
      end?()
    }
  }
}
