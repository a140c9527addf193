import AuditCore

/// Joins the parts of a heading of a web page.
///
/// WebKit gives a heading's level for its value, and so do the views and texts inside it, so that one
/// heading comes as three things of the same words.
enum WebHeadings {
  /// Makes one heading of each.
  ///
  /// - Complexity: O(nodes × depth of the headings), which are shallow.
  static func join(_ tree: inout CaptureTree) {
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard node.omission == nil, node.type == "Other", node.heard != nil,
        isLevel(node.value.value),
        holdsItsWords(index, of: tree)
      else { continue }
      tree[index].role = .heading
      tree[index].value = .none
      for at in tree.inside(index) where tree.nodes[at].omission == nil {
        tree[at].omission = .absorbed
      }
    }
  }

  private static func isLevel(_ value: String?) -> Bool {
    guard let value, value.utf8.count == 1, let digit = value.utf8.first else { return false }
    return (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digit)
  }

  /// Whether nothing but texts of the same level stands inside, and they say the label.
  private static func holdsItsWords(_ index: Int, of tree: CaptureTree) -> Bool {
    let heading = tree.nodes[index]
    let inside = tree.inside(index)
    guard inside.count <= mostParts else { return false }
    var words = ""
    for at in inside {
      let part = tree.nodes[at]
      if part.role.isText, part.value == heading.value {
        words += part.heard ?? ""
      } else if part.type != "Other"
        || (part.value.value ?? heading.value.value) != heading.value.value
      {
        return false
      }
    }
    return !words.isEmpty && letters(words) == letters(heading.heard ?? "")
  }

  /// A heading is a line or two.
  private static let mostParts = 64

  private static func letters(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
  }
}
