import AuditCore

/// Rows of lists: what they show is met as often as there are items.
extension ViewReader {
  /// Enters the rows that a view makes of data.
  mutating func enterRow(of call: SwiftCall, _ context: inout Context) {
    if call.name == "TabView" {
      context.pages = nextPlace()
    } else if !ViewReader.passesPagesOn(call) {
      context.pages = nil
    }
    if call.name == "TableColumn" {
      context.isInColumn = true
      // VoiceOver says the header of the column before what stands in it.
      if let header = call.unlabelled?.value, !code.viewText(header).isSilent {
        context.joinedAround = code.source(header)
      }
    }
    guard let row = code.row(of: call) else { return }
    context.row = row
    // A page is a screen of its own; what does not look at the item is a stand-in for rows to come.
    context.isApart = context.pages != nil || row.variables == ["_"]
    context.pages = nil
  }

  /// Whether a condition asks which of the items a row is about: `switch slot`, `if slot == .icon`.
  ///
  /// What follows is then in the rows of one kind, of which there may be one.
  func choosesRow(_ condition: ViewStatements.Condition, _ context: Context) -> Bool {
    guard let row = context.row else { return false }
    if condition.isSwitch { return !code.roots(condition.code).isDisjoint(with: row.variables) }
    return condition.code.contains { index in
      code.kind(index) == .identifier && code.kind(index - 1) != .dot
        && code.isText(index + 1, "==") && code.kind(index + 2) == .dot
        && row.variables.contains(code.text(index))
    }
  }

  /// Whether a condition asks whether a row is the current one, of which there is one.
  func isOfCurrentRow(_ condition: ViewStatements.Condition, _ context: Context) -> Bool {
    guard let row = context.row, !condition.isSwitch else { return false }
    if code.holdsForOneRow(condition.code, row) { return true }
    guard condition.code.count == 3, let last = condition.code.last, code.kind(last - 1) == .dot,
      row.variables.contains(code.text(condition.code.lowerBound))
    else { return false }
    return ["isCurrent", "isSelected", "isActive", "isMe"].contains(code.text(last))
  }

  /// Says of a control in a row that it is repeated, and what it acts on.
  ///
  /// A name that is another one in some rows, in ways this reader does not know, says nothing.
  func repeatInRow(_ element: inout Element, _ context: Context, _ use: ControlUse) {
    guard let row = context.row, element.role.isControl else { return }
    // A field in a column is told apart by what is typed in it.
    if context.isInColumn, element.role.isTextEntry { return }
    let isMet = !context.isApart && !context.isCombined
    if isMet, use.isNameFixed || element.source?.expression != nil { element.repeated = true }
    guard !element.object.isMeasured else { return }
    if let code = element.source?.expression {
      // Its name is made of the item, in a row as well as in what opens from it.
      if let name = row.variables.sorted().first(where: code.contains) {
        element.object = .found(row.name ?? name)
      }
    } else if isMet, let name = row.name, !use.names.isDisjoint(with: row.variables) {
      element.object = .found(name)
    }
  }

  /// Takes down a control that stands on the screen and is called the same each time.
  mutating func noteControl(_ element: Element, _ context: Context, _ use: ControlUse) {
    guard element.role.isControl, use.isNameFixed, !context.isApart, !context.isCombined else {
      return
    }
    rows.controls[element.id] = use.names
    if !context.slots.isEmpty { rows.controlSlots[element.id] = context.slots }
    let needs = context.needs.filter { type.stored.properties[$0.property] != nil }
    guard !needs.isEmpty else { return }
    rows.needs[element.id] = needs
    if let name = element.nameInItsRole { needing[name, default: []].append(element.id) }
  }

  /// Takes note that a control of a name is shown in another branch too, and stands for both.
  mutating func forgetNeeds(of name: String) {
    for id in needing.removeValue(forKey: name) ?? [] { rows.needs[id] = nil }
  }

  /// Takes down a view of the app that stands on the screen, with what it is handed.
  mutating func note(view chain: SwiftChain, _ context: Context) {
    let root = chain.root
    guard root.isCalled, !context.isApart, !context.isCombined, !context.isInControl,
      root.name.first?.isUppercase ?? false, !ViewReader.isOfSystem(root.name)
    else { return }
    let variables = context.row?.variables ?? []
    var isInRow = context.row != nil
    // A row that does not look at its item is a stand-in for those to come.
    if isInRow, code.roots(chain.range).isDisjoint(with: variables) { isInRow = false }
    var arguments: [String: Set<String>] = [:]
    var values: [String: RowViews.Value] = [:]
    for argument in root.arguments {
      arguments[argument.label ?? "", default: []].formUnion(code.roots(argument.value))
      if let label = argument.label { values[label] = code.rowValue(argument.value, context.row) }
    }
    // What acts on the item may be handed over: `onRemove: { remove(tea) }`.
    for closure in root.closures {
      if let label = closure.label {
        arguments[label, default: []].formUnion(code.roots(closure.body))
      }
    }
    rows.views.append(
      RowViews.Shown(
        type: root.name, isInRow: isInRow, item: context.row?.name, arguments: arguments,
        variables: variables, slots: context.slots, values: values,
        hasTrailing: root.trailing != nil,
        needs: context.needs.filter { type.stored.properties[$0.property] != nil }))
  }
}

/// What a control does, and whether it is called the same each time.
struct ControlUse {
  /// The names in the code of what it does and changes.
  var names: Set<String> = []
  var isNameFixed = true
  /// The views of which alone it depends whether it has a name.
  var openViews: Set<String> = []
  /// The views of which alone it depends whether it is there: those that a tap on them presses.
  var tappedViews: Set<String> = []
}

extension SwiftCode {
  /// What an argument is, as far as it is written out or a property handed on; of what holds for one row
  /// only, what it is in all the others.
  fileprivate func rowValue(_ argument: Range<Int>, _ row: ViewRow?) -> RowViews.Value? {
    if let literal = plainLiteral(argument) { return .literal(literal) }
    if let row, holdsForOneRow(argument, row) { return .literal("false") }
    return storedName(argument).map { .property($0) }
  }

  /// Whether code asks for one item of a list: `open == tea`, `editedID == tea.id && !isDone`.
  fileprivate func holdsForOneRow(_ condition: Range<Int>, _ row: ViewRow) -> Bool {
    let condition = unwrapped(condition)
    let isOpen = condition.contains {
      isText($0, "||") || isText($0, "?") && kind($0) == .operation
    }
    guard !isOpen else { return false }
    return items(condition, ofCondition: true).map(unwrapped).contains { question in
      guard let sign = question.first(where: { isText($0, "==") }) else { return false }
      return isItem(question.lowerBound..<sign, of: row)
        || isItem(sign + 1..<question.upperBound, of: row)
    }
  }

  /// Whether code is the item of a row, or what that alone is known by.
  private func isItem(_ code: Range<Int>, of row: ViewRow) -> Bool {
    guard let last = code.last, row.variables.contains(text(code.lowerBound)) else { return false }
    guard code.count > 1 else { return true }
    return code.count == 3 && kind(last - 1) == .dot && SwiftCode.ownNames.contains(text(last))
  }

  private static let ownNames: Set<String> = [
    "id", "identifier", "uuid", "objectID", "persistentModelID",
  ]

  /// The names in the code of what a control does, changes and opens; what it shows is left out.
  func namesDone(by control: ControlCall, _ call: SwiftCall) -> Set<String> {
    var names = control.action.map(roots) ?? []
    for argument in call.arguments where !opens(argument.value.lowerBound, "{") {
      names.formUnion(roots(argument.value))
    }
    if control.role == .menuButton { for body in control.contents { names.formUnion(roots(body)) } }
    return names
  }
}
