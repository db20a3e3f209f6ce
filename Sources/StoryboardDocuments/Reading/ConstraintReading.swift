import SceneModel

/// Reads a constraint's element as an equation.
struct ConstraintReading {
  let items: [String: SceneItem]
  let equations: EquationText
  let remarks: Remarks

  private static let attributes: [String: SceneAttribute] = {
    var all: [String: SceneAttribute] = [:]
    for attribute in SceneAttribute.allCases {
      let name = attribute.rawValue
      all[name.prefix(1).lowercased() + name.dropFirst()] = attribute
    }
    return all
  }()

  static func isAttribute(_ name: String) -> Bool { attributes[name] != nil }

  /// Returns nil if it names an object that is not in the scene, and, with a remark, if UIKit would refuse it or its
  /// relation or multiplier is none.
  func constraint(_ element: XMLElementNode, owner: String) -> SceneConstraint? {
    guard let first = items[element["firstItem"] ?? owner],
      let firstAttribute = element["firstAttribute"].flatMap({ Self.attributes[$0] })
    else { return nil }
    var second: SceneConstraint.Operand?
    let secondAttribute = element["secondAttribute"].flatMap { Self.attributes[$0] }
    if let id = element["secondItem"] ?? (secondAttribute == nil ? nil : owner) {
      guard let item = items[id], let secondAttribute else { return nil }
      second = SceneConstraint.Operand(item, secondAttribute)
    }
    guard let relation = relation(element), let multiplier = multiplier(element) else { return nil }
    var constraint = SceneConstraint(
      label: element["id"], SceneConstraint.Operand(first, firstAttribute), relation,
      multiplier: multiplier, to: second, constant: .points(constant(element, first, second?.item)),
      priority: remarks.priority("priority", of: element) ?? 1000)
    constraint.place = ScenePlace(line: element.line, column: 1)
    let equation = equations.text(constraint)
    constraint.text = (element["id"].map { "\($0): " } ?? "") + equation
    guard let objection = constraint.objection else { return constraint }
    let remedy =
      second == nil || multiplier == 0
      ? "name a secondItem and its secondAttribute, with a multiplier other than 0"
      : "pair edges of one axis, or a size with a size"
    let reason = objection.last == "." ? String(objection.dropLast()) : objection
    remarks.note("\(reason) (\(equation)); \(remedy)", element)
    return nil
  }

  /// Returns the relation; nil, with a remark, for an unknown one.
  private func relation(_ element: XMLElementNode) -> SceneConstraint.Relation? {
    remarks.choice("relation", of: element, RelationWord.self)?.relation
      ?? (element["relation"] == nil ? .equal : nil)
  }

  /// Returns the multiplier; nil, with a remark, for what is none.
  private func multiplier(_ element: XMLElementNode) -> Double? {
    let text = element["multiplier"]
    if let multiplier = Self.multiplier(text) { return multiplier }
    remarks.note("multiplier: \"\(text ?? "")\" is no multiplier; write a number, 16:9, 1/3 or 35%", element)
    return nil
  }

  /// Returns the constant; the standard distance to a guide is not the number saved with it (`interface-builder.md`,
  /// Reading).
  private func constant(_ element: XMLElementNode, _ first: SceneItem, _ second: SceneItem?) -> Double {
    let saved = element.number("constant", in: -1e6...1e6) ?? 0
    guard element.isYes("symbolic"), let second else { return saved }
    for item in [first, second] {
      switch item {
      case .safeArea, .safeAreaOf: return 0
      case .topLayoutGuide, .bottomLayoutGuide: return saved > 0 ? 8 : saved < 0 ? -8 : 0
      default: break
      }
    }
    return saved
  }

  /// `0.5`, `16:9`, `1/3` or `35%`; a:b is a divided by b. Returns 1 for no text, nil for what is no multiplier.
  static func multiplier(_ text: String?) -> Double? {
    guard let text, !text.isEmpty else { return 1 }
    if text.hasSuffix("%") { return multiplier("\(text.dropLast()):100") }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0.filter { $0 != " " }) }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { a in parts[1].flatMap { $0 == 0 ? nil : a / $0 } }
      default: nil
      }
    return value.flatMap { $0.isFinite && abs($0) <= 10_000 ? $0 : nil }
  }
}
