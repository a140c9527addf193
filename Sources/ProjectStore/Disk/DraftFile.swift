import AuditCore
import LosslessJSON

/// Text that was typed into a form and not saved.
public struct DraftText: Hashable, Sendable {
  /// Where it belongs.
  public var place: MemberPlace
  /// The entry of a list it belongs to, from 0; -1 for a new one; nil for a plain text.
  public var entry: Int?
  /// What was typed.
  public var text: String

  /// A draft of its parts.
  public init(place: MemberPlace, entry: Int? = nil, text: String) {
    self.place = place
    self.entry = entry
    self.text = text
  }
}

/// What is kept for a project in case the program or the disk fails: text that was typed, and edits
/// that could not be saved.
public struct DraftFile: Sendable {
  /// The draft's own path.
  public let path: String
  private let project: String

  /// The draft of a project, in a folder of the user's state.
  public init(project: String, stateFolder: String) {
    let real = PosixFile.resolved(project)
    self.project = real
    // FNV-1a, 64 bits: names one file for each project path; nothing depends on its strength.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in real.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    path = "\(stateFolder)/drafts/\(PosixFile.shortName(of: real))-\(String(hash, radix: 16)).json"
  }

  /// Keeps texts and edits; with none of either the draft goes away.
  ///
  /// - Throws: `FileError` when the draft cannot be written.
  public func keep(texts: [DraftText], edits: [ProjectEdit]) throws(FileError) {
    guard !texts.isEmpty || !edits.isEmpty else {
      PosixFile.remove(path)
      return
    }
    try PosixFile.makeFolder(PosixFile.folder(of: path))
    let members = [
      JSONFragmentMember("format", "aloud-draft"), JSONFragmentMember("version", .integer(1)),
      JSONFragmentMember("project", .string(project)),
      JSONFragmentMember("texts", .array(texts.map(DraftFragments.text), layout: .lines)),
      JSONFragmentMember("edits", .array(edits.map(DraftFragments.edit), layout: .lines)),
    ]
    guard let empty = try? JSONDocument(parsing: Array("null\n".utf8)),
      let splice = try? empty.splice(
        for: .set(node: JSONDocument.root, to: .object(members, layout: .lines))),
      let document = try? empty.applying(splice)
    else { return }
    try AtomicFile.write(document.bytes, to: path)
  }

  /// What was kept; nothing where there is no draft or it cannot be read.
  public func load() -> (texts: [DraftText], edits: [ProjectEdit]) {
    guard let bytes = try? PosixFile.read(path), let document = try? JSONDocument(parsing: bytes)
    else { return ([], []) }
    return document.withReader { reader in
      let reading = DraftReading(reader)
      let root = JSONDocument.root
      let texts = reader.member("texts", of: root).map { list in
        reader.elements(list).compactMap { reading.text($0) }
      }
      let edits = reader.member("edits", of: root).map { list in
        reader.elements(list).compactMap { reading.edit($0) }
      }
      return (texts ?? [], edits ?? [])
    }
  }
}
