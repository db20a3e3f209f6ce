import SceneModel
import Values

/// The labels of a scene's constraints in its recipe: numbers in the order of the document, or the document's own.
struct ConstraintLabels {
  private let hasIdentities: Bool
  /// Numbers by label.
  private var numbers: [String: Int] = [:]
  private var last: Int

  /// - Parameter identities: Whether constraints keep their labels.
  init(_ scene: Scene, identities: Bool) {
    hasIdentities = identities
    let constraints = scene.constraints.filter { $0.objection == nil }
    last = constraints.count
    for (index, constraint) in constraints.enumerated() {
      if let label = constraint.label, numbers[label] == nil { numbers[label] = index + 1 }
    }
    let others = scene.variations.flatMap(\.constraints) + scene.states.flatMap { $0.constraints + $0.expectations }
    for constraint in others + scene.expectations { note(constraint.label) }
  }

  private mutating func note(_ label: String?) {
    guard let label, numbers[label] == nil else { return }
    last += 1
    numbers[label] = last
  }

  /// Returns a line with a constraint, and its label before it if it has one.
  /// - Parameter index: Its index in the scene's own constraints, which are all numbered; nil for any others.
  func line(_ text: String, of constraint: SceneConstraint, at index: Int? = nil) -> String {
    if hasIdentities { return constraint.label.map { "\(Self.written($0)) \(text)" } ?? text }
    let number = index.map { $0 + 1 } ?? constraint.label.flatMap { numbers[$0] }
    return number.map { "\($0). \(text)" } ?? text
  }

  /// Returns a label in lists of labels, and in keys.
  func text(_ label: String) -> String {
    hasIdentities ? Self.listed(label) : numbers[label].map { "\($0)" } ?? YAMLText.quoted(label)
  }

  /// Returns the document's own label in lists of labels, and in keys.
  static func listed(_ label: String) -> String { isNumber(label) ? label : YAMLText.quoted(label) }

  /// Returns labels in lists in their order: numbers first.
  static func sorted(_ labels: [String]) -> [String] {
    labels.sorted { (Int($0) ?? .max, $0) < (Int($1) ?? .max, $1) }
  }

  /// Returns a label before an equation: `7.`, `aBc-12-xYz:`, or in quotation marks.
  static func written(_ label: String) -> String {
    if isNumber(label) { return "\(label)." }
    return EquationParser.isPlainLabel(label) ? "\(label):" : "\(YAMLText.quoted(label)):"
  }

  private static func isNumber(_ label: String) -> Bool {
    !label.isEmpty && label.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
