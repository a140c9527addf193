import AuditCore
import Testing

@testable import Importers

struct MaestroRunTests {
  private typealias Make = MaestroFixtures

  private func step(_ hierarchy: String?) -> String {
    let error = hierarchy.map { ",\"error\":{\"message\":\"x\",\"hierarchyRoot\":\($0)}" } ?? ""
    return "{\"command\":{\"tapOnElement\":{}},\"metadata\":{\"status\":\"FAILED\"\(error)}}"
  }

  @Test func `the screens of failed steps are read, each once`() throws {
    let cart = Make.app(Make.view("Cart"))
    let pay = Make.app(Make.view("Pay"))
    let run = "[\([step(nil), step(cart), step(cart), step(pay)].joined(separator: ","))]"
    let capture = try Make.read(run)
    #expect(
      capture.screens.map { $0.elements.map(\.label) } == [[.found("Cart")], [.found("Pay")]])
    #expect(capture.notes.contains("the same screen was there more than once; it was read once"))
  }

  @Test func `a run without a failed step is refused with what to do`() {
    let error = #expect(throws: ImportError.self) { try Make.read("[\(step(nil))]") }
    #expect(error?.found.hasPrefix("the commands of a run without one") == true)
    #expect(error?.help.contains("maestro hierarchy") == true)
  }

  @Test func `the YAML form is refused with what to do`() {
    let error = #expect(throws: ImportError.self) {
      try Make.read("---\nui_schema:\n  platform: ios\nelements:\n- b: x\n")
    }
    #expect(error?.found == "Maestro's YAML form")
  }

  @Test func `a table of attributes is read by its depths`() throws {
    let capture = try Make.read(
      """
      Running on iPhone
      element_num,depth,attributes,parent_num
      0,0,"bounds=[0,0][0,0]",
      1,1,"accessibilityText=Tea Shop; bounds=[0,0][393,852]; enabled=true",0
      2,2,"accessibilityText=Say ""hi""; there, now; bounds=[1,2][31,42]; enabled=true",1
      3,2,"accessibilityText=Gone; resource-id=gone; bounds=[1,50][31,90]",1
      4,1,"bounds=[0,0][0,0]",0
      5,2,"accessibilityText=9:41; bounds=[47,19][96,39]; enabled=true",4
      done
      """)
    #expect(capture.appName == "Tea Shop")
    let elements = capture.screens[0].elements
    #expect(elements.map(\.label) == [.found("Say \"hi\"; there, now"), .found("Gone")])
    #expect(elements.map(\.enabled) == [nil, false])
    #expect(elements[1].identifier == .found("gone"))
  }

  @Test func `a table with a column an attribute is read`() throws {
    let capture = try Make.read(
      "id,depth,bounds,text,resource_id,accessibility,hint,class,value,scrollable,clickable,enabled,"
        + "focused,selected,checked,parent_id\n"
        + "0,0,\"[0,0][393,852]\",,,\"Tea Shop\",,,,,,1,,,,\n"
        + "1,1,\"[1,2][31,42]\",,\"alerts\",\"Alerts\",,,\"1\",,,1,,,1,0\n"
        + "2,1,\"[1,50][31,90]\",,,\"Cut o")
    let elements = capture.screens[0].elements
    #expect(elements.map(\.role) == [.switch, .other])
    #expect(elements[0].identifier == .found("alerts"))
    #expect(capture.notes == ["the table was cut off; elements are missing"])
  }

  @Test func `views deeper than a capture goes are refused`() {
    var text = "element_num,depth,attributes,parent_num\n"
    for depth in 0..<300 { text += "\(depth),\(depth),\"accessibilityText=a\(depth)\",\n" }
    let error = #expect(throws: ImportError.self) { try Make.read(text) }
    #expect(error?.expected.contains("200") == true)
  }
}
