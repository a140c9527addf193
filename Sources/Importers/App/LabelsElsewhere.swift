import AuditCore

/// Says of controls that code makes and leaves without a label, and of objects of storyboards and xibs,
/// where other code labels them: in another file of the class, in a class that inherits it, or through
/// an object that has the control.
struct LabelsElsewhere {
  private let classes: ClassTable
  /// By property the classes that label it as one of their own.
  private var own: [String: [String]] = [:]
  /// By property the labels that are set through another object.
  private var through: [String: [ClassFacts.LabelElsewhere]] = [:]
  /// By property how many classes have a control of the name.
  private var holders: [String: Int] = [:]

  /// What is labelled in the classes of an app.
  ///
  /// - Parameter properties: the properties that hold controls made by code, of every class.
  /// - Complexity: O(labels + properties).
  init(_ facts: [[String: ClassFacts]], _ classes: ClassTable, properties: [[String: Set<String>]])
  {
    self.classes = classes
    for (type, facts) in facts.joined() {
      for property in facts.named { own[property, default: []].append(type) }
      for label in facts.elsewhere { through[label.property, default: []].append(label) }
    }
    for (_, names) in properties.joined() {
      for name in names { holders[name, default: 0] += 1 }
    }
  }

  /// Takes back that controls of a class have no label where other code may set one.
  ///
  /// - Parameters:
  ///   - screen: what the class makes; its id is still the class's name.
  ///   - properties: the ids of elements that are properties of the class.
  func fill(_ screen: inout Screen, _ properties: Set<String>) {
    for index in screen.elements.indices {
      let property = screen.elements[index].id
      guard screen.elements[index].label == .none, properties.contains(property),
        let code = label(of: property, in: screen.id)
      else { continue }
      screen.elements[index].leaveOpen(namedBy: code)
    }
  }

  /// Takes back that bar items of classes that no code here has have no label.
  ///
  /// - Parameter instances: the app's own classes that elements are made of, by their ids.
  func fill(_ screen: inout Screen, barItems instances: [String: String]) {
    for (id, type) in instances where UIKitControl.isBarItem(type) {
      guard let index = screen.index(of: id), screen.elements[index].label == .none else {
        continue
      }
      guard classes.facts(of: type).isEmpty else { continue }
      screen.elements[index].leaveOpen(namedBy: type)
    }
  }

  /// The code that labels an object of a storyboard or xib; nil where none does.
  func code(naming hold: ElementHold) -> String? {
    hold.own.outlet.flatMap { label(of: $0.property, in: $0.type) }
  }

  /// The code that labels a property of a class; nil where none does.
  private func label(of property: String, in type: String) -> String? {
    if own[property]?.prefix(LabelsElsewhere.most).contains(where: { isKin($0, type) }) ?? false {
      return "\(property).accessibilityLabel"
    }
    let label = through[property]?.prefix(LabelsElsewhere.most).first { label in
      label.types.isEmpty ? isOnly(property, label, type) : label.types.contains { isKin($0, type) }
    }
    return label.map { "\($0.owner).\(property).accessibilityLabel" }
  }

  /// Whether a variable of an unknown type may hold an object of a class: by its name, or because no
  /// other class has such a control.
  private func isOnly(
    _ property: String, _ label: ClassFacts.LabelElsewhere, _ type: String
  ) -> Bool {
    holders[property] == 1 || type.lowercased().hasSuffix(label.owner.lowercased())
  }

  private func isKin(_ one: String, _ other: String) -> Bool {
    one == other || classes.lineage(of: one).contains(other)
      || classes.lineage(of: other).contains(one)
  }

  /// No control has more places that label it.
  private static let most = 64
}
