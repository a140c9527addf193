import AuditCore
import LosslessJSON
import Testing

@testable import ProjectStore

/// Holds the schema and the reader in step.
@Suite struct SchemaTests {
  let schema: JSONDocument

  init() throws {
    schema = try JSONDocument(parsing: SampleProjects.bytes("project.schema.json"))
  }

  /// The value at a path of member names, from the outermost object.
  private func node(_ path: [String], _ json: JSONReader) -> Int? {
    var node = JSONDocument.root
    for name in path {
      guard let next = json.member(name, of: node) else { return nil }
      node = next
    }
    return node
  }

  private func memberNames(_ path: String...) throws -> [String] {
    try schema.withReader { json in
      json.members(try #require(node(path, json))).map { json.string($0.name) }
    }
  }

  private func choices(_ path: String...) throws -> [String] {
    try schema.withReader { json in
      json.elements(try #require(node(path, json))).map { json.string($0) }
    }
  }

  @Test func `the schema describes exactly the members of an element that are read`() throws {
    #expect(
      try Set(memberNames("$defs", "element", "properties"))
        == Set(ElementReader.Member.allCases.map(\.rawValue)))
  }

  @Test func `the schema lists exactly the roles, decisions, platforms and fixable members`() throws
  {
    #expect(try choices("$defs", "role", "enum") == Role.allCases.map(\.rawValue))
    #expect(try choices("$defs", "decision", "enum") == Decision.allCases.map(\.rawValue))
    #expect(try choices("properties", "platform", "enum") == Platform.allCases.map(\.rawValue))
    #expect(try choices("$defs", "fixMember", "enum") == FixMember.allCases.map(\.rawValue))
  }

  @Test func `the schema lists exactly the traits that are known`() throws {
    let listed = try schema.withReader { json in
      let kinds = try #require(node(["$defs", "trait", "anyOf"], json))
      let list = try #require(json.element(0, of: kinds).flatMap { json.member("enum", of: $0) })
      return json.elements(list).map { json.string($0) }
    }
    #expect(listed == Traits.names)
  }

  @Test func `the schema states the version that is read and written`() throws {
    let version = try schema.withReader { json in
      json.int(try #require(node(["properties", "version", "const"], json)))
    }
    #expect(version == Project.formatVersion)
  }

  /// A project with a member of one part of the format set to something no member may be.
  private func spoiled(_ part: String, _ member: String) -> String? {
    /// An object with what it needs, but for the member that is spoiled.
    func object(_ needed: KeyValuePairs<String, String> = [:]) -> String {
      let kept = needed.filter { $0.key != member }.map { "\"\($0.key)\": \"\($0.value)\", " }
      return "{\(kept.joined())\"\(member)\": [[]]}"
    }
    func project(_ rest: String) -> String { "{\"format\": \"aloud-project\", \(rest)}" }
    func screen(_ element: String) -> String {
      project("\"screens\": [{\"id\": \"s\", \"elements\": [\(element)]}]")
    }
    func element(_ name: String, _ value: String) -> String {
      screen("{\"id\": \"e\", \"role\": \"button\", \"\(name)\": \(value)}")
    }
    func head(_ name: String, _ value: String) -> String {
      project("\"screens\": [], \"\(name)\": \(value)")
    }
    switch part {
    case "screen": return project("\"screens\": [\(object(["id": "s"]))]")
    case "element": return screen(object(["id": "e", "role": "button"]))
    case "icon": return element("icon", object())
    case "localization": return element("localized", "{\"de\": \(object())}")
    case "state": return element("states", "[\(object())]")
    case "componentUse": return element("component", object(["name": "C"]))
    case "source": return element("source", object(["file": "A.swift"]))
    case "origin": return element("origin", object())
    case "component": return head("components", "{\"C\": \(object())}")
    case "variant": return head("components", "{\"C\": {\"variants\": {\"v\": \(object())}}}")
    case "decisionEntry": return head("review", "{\"decisions\": [\(object())]}")
    case "fixEntry": return head("review", "{\"fixes\": [\(object())]}")
    case "checkEntry": return head("review", "{\"checks\": [\(object())]}")
    default: return nil
    }
  }

  @Test(arguments: [
    "screen", "element", "icon", "localization", "state", "componentUse", "source", "origin",
    "component", "variant", "decisionEntry", "fixEntry", "checkEntry",
  ])
  func `every member the schema describes is one the reader looks at`(_ part: String) throws {
    let members = try memberNames("$defs", part, "properties")
    #expect(!members.isEmpty)
    for member in members {
      let text = try #require(spoiled(part, member))
      #expect(throws: ProjectError.self, "\(part).\(member)") {
        _ = try Project(parsing: Array(text.utf8)).screens()
      }
    }
  }

  @Test func `every definition of the schema is used, and every reference leads to one`() throws {
    let text = String(decoding: schema.bytes, as: UTF8.self)
    let defined = try Set(memberNames("$defs"))
    let used = Set(
      text.matches(of: /"\$ref": "#\/\$defs\/([A-Za-z]+)"/).map { String($0.output.1) })
    #expect(used == defined)
  }
}
