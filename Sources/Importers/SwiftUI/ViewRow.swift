/// A row of a list as code makes it for every one of its items.
struct ViewRow {
  /// The names the item goes by in the code: `tea`, `$tea`, `index`.
  var variables: Set<String>
  /// What the item is called, for people; nil where the code has no word for it.
  var name: String?
}

/// The views a type shows on the screen itself, and the controls there.
struct RowViews: Sendable {
  /// A view of a type of the app.
  struct Shown: Sendable {
    let type: String
    /// Whether a row shows it, and so every item of a list.
    let isInRow: Bool
    /// What the row's item is called.
    let item: String?
    /// The names in the code of its arguments, by their labels; of one without a label it is "".
    let arguments: [String: Set<String>]
    /// The names of the row's item.
    let variables: Set<String>
    /// The parts of other views that it is given as.
    var slots: [ViewSlot] = []
    /// The arguments, by their labels, of which it is known what they are.
    var values: [String: Value] = [:]
    /// Whether a closure without a label stands behind the call.
    var hasTrailing = false
    /// What properties of the view that shows it must be.
    var needs: [ViewNeed] = []
  }

  /// What an argument is.
  enum Value: Sendable {
    case literal(String)
    /// What a property of the view is that hands it on.
    case property(String)
  }

  /// Whether the file declares the type, and does not only extend it.
  var isDeclaredHere = false
  var views: [Shown] = []
  /// The parts that the type is given and shows on the screen itself.
  var openParts: Set<String> = []
  /// Those that it shows in what opens: a sheet, a menu.
  var apartParts: Set<String> = []
  /// The names in the code of what controls do, by the elements' ids.
  var controls: [String: Set<String>] = [:]
  /// The parts of other views that controls are given as, by the elements' ids.
  var controlSlots: [String: [ViewSlot]] = [:]
  /// What properties must be for controls to be shown, by the elements' ids.
  var needs: [String: [ViewNeed]] = [:]
  /// What whoever shows the type makes of its properties.
  var stored = StoredValues()
  /// The properties that extensions of the type set; nil where these may set any.
  var changed: Set<String>? = []
}

extension SwiftCode {
  /// The rows that a view makes of data, or nil for one that makes none: a list may also hold rows
  /// that are written out.
  func row(of call: SwiftCall) -> ViewRow? {
    guard SwiftCode.rowMakers.contains(call.name), let body = call.rowBody else { return nil }
    let hasData = call.unlabelled.map { !opens($0.value.lowerBound, "{") } ?? false
    let names = closureParameters(body)
    guard hasData || call.name == "ForEach" || !names.isEmpty else { return nil }
    var row = ViewRow(variables: names.isEmpty ? ["$0"] : Set(names))
    for name in names where name.hasPrefix("$") { row.variables.insert(String(name.dropFirst())) }
    row.name =
      names.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
      .last { !SwiftCode.places.contains($0) }
      .map { SwiftCode.carriers.contains($0) ? "item" : $0 }
    return row
  }

  /// Views that make a row for every item of their data.
  private static let rowMakers: Set<String> = [
    "ForEach", "List", "Table", "TableColumn", "OutlineGroup",
  ]

  /// Names that code gives to an item's place, or to an item of any kind.
  private static let places: Set<String> = [
    "_", "i", "j", "n", "idx", "index", "offset", "position", "row", "number", "id", "key",
    "element", "value", "x",
  ]

  /// Names of what holds an item; people have no word for it.
  private static let carriers: Set<String> = [
    "store", "viewStore", "state", "viewModel", "vm", "model",
  ]
}

extension SwiftCall {
  /// The closure that makes the rows.
  fileprivate var rowBody: Range<Int>? {
    (trailing ?? closure("rowContent") ?? closure("content") ?? closures.first)?.body
  }
}
