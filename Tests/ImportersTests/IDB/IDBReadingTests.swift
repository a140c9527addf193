import AuditCore
import Testing

@testable import Importers

struct IDBReadingTests {
  private typealias Make = CaptureFixtures

  private func list(_ label: String) -> String {
    "[\(Make.idbApp),\(Make.idb("Button", label: "\"\(label)\""))]"
  }

  @Test func `lines a tool printed around the tree are passed over`() throws {
    let log = """
      [WARN] companion is old
      objc[12]: class { duplicated
      { not json
      \(list("Pay"))
      done [1]
      """
    #expect(try Make.read(idb: log).screens.map { $0.elements.map(\.id) } == [["button-pay"]])
  }

  @Test func `screens appended one after the other are all read`() throws {
    let capture = try Make.read(idb: list("One") + "\n" + list("Two") + "\n")
    #expect(capture.screens.map { $0.elements[0].id } == ["button-one", "button-two"])
  }

  @Test func `a failed read among good ones is a note`() throws {
    let capture = try Make.read(idb: list("One") + "\n[]\n")
    #expect(capture.screens.count == 1)
    #expect(capture.notes.last?.hasPrefix("left out a read that failed") == true)
  }

  @Test(arguments: [
    (
      "[{\"AXFrame\":\"{{0, 0}, {0, 0}}\",\"AXLabel\":null,\"type\":null,\"role\":null}]", "nothing"
    ),
    (
      "[{\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"AXLabel\":\"Tea\",\"type\":\"Application\"}]",
      "only the app"
    ),
    ("{\"AXFrame\": 5, \"x\": {\"activationPointX\": 1}}", "nothing"),
  ])
  func `an empty read is no empty screen`(json: String, found: String) {
    let error = Make.refusal(of: json, path: "tea.json")
    #expect(error?.found.contains(found) == true, "\(String(describing: error))")
    #expect(error?.help.contains("idb ui describe-all") == true)
  }

  @Test(arguments: ["[]", "null", "{}", "[[]]", "[1,2]", "{\"elements\":5}", "true", "\"AXLabel\""])
  func `other JSON is refused when it is read as a tree`(json: String) {
    #expect(throws: ImportError.self) { try Make.read(idb: json) }
  }

  @Test func `a tree that was cut off says where`() {
    let json = list("Pay")
    let error = Make.refusal(of: "warning\n" + json.prefix(json.count - 30), path: "tea.json")
    #expect(error?.help == "the capture was cut off; take it again")
    #expect(error?.line == 2)
    #expect(error?.column ?? 0 > 100)
  }

  @Test func `a good screen before a cut off one does not hide it`() {
    let json = list("Two")
    let error = Make.refusal(of: list("One") + "\n" + json.prefix(json.count - 30))
    #expect(error?.line == 2)
  }

  @Test func `too many elements inside one another are refused`() {
    let open = String(repeating: "{\"AXLabel\":\"a\",\"type\":\"Group\",\"children\":[", count: 240)
    let close = String(repeating: "]}", count: 240)
    #expect(Make.refusal(of: open + close)?.expected.contains("200") == true)
    let bomb = String(repeating: "[", count: 100_000) + "\"AXLabel\""
    #expect(Make.refusal(of: bomb) != nil)
  }

  @Test func `numbers that overflow are no frame and no trap`() throws {
    let frame = "{\"x\":1e400,\"y\":-1e308,\"width\":9999999999999999999999,\"height\":1}"
    let elements = try Make.idbElements(
      Make.idb("Button", label: "\"A\"", value: "1e400", frame: frame))
    #expect(elements[0].frame == nil)
    #expect(elements[0].value == .found("1e400"))
  }

  @Test func `UTF-16 is read`() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in list("Grün").utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let capture = try ImporterCatalog.read(bytes, path: "tea.json")
    #expect(capture.screens[0].elements[0].label == .found("Grün"))
  }
}
