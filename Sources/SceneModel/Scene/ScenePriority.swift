import Values

/// The priority of a constraint, of hugging or of compression resistance: above 0, at most 1000, where 1000 is required
/// (AL-1.23).
package struct ScenePriority: Sendable, Hashable, RawRepresentable, Codable {
  /// The value in UIKit.
  package var rawValue: Float

  /// - Parameter rawValue: Above 0, at most 1000.
  package init(rawValue: Float) { self.rawValue = rawValue }

  /// - Parameter value: Above 0, at most 1000.
  package init(_ value: Double) { self.init(rawValue: Float(value)) }

  /// - Parameter value: nil for a number that is not above 0, at most 1000.
  package init?(possible value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.init(value)
  }

  /// Whether it is above 0, at most 1000.
  package var isPossible: Bool { ScenePriority(possible: value) != nil }

  /// The priority of a constraint that must hold.
  package static let required: ScenePriority = 1000

  /// The names of levels in Interface Builder and UIKit, in small letters.
  package static let levels: [(name: String, priority: ScenePriority)] = [
    ("required", 1000), ("defaulthigh", 750), ("defaultlow", 250), ("high", 750), ("low", 250),
  ]

  /// Creates the priority of a level by its name, in any case; nil for another name.
  package init?(level name: String) {
    let name = name.lowercased()
    guard let level = Self.levels.first(where: { $0.name == name }) else { return nil }
    self = level.priority
  }

  /// The value as a number, for texts.
  package var value: Double { Double(rawValue) }
}

extension NumberText {
  /// Returns the shortest text from which a priority is read unchanged.
  package static func exact(_ priority: ScenePriority) -> String {
    let text = plain(priority.value)
    return Float(text) == priority.rawValue ? text : exact(priority.value)
  }
}

extension ScenePriority: CustomStringConvertible {
  /// The number in the documents' notation: `1000`, `250.5`.
  package var description: String { NumberText.plain(value) }
}

extension ScenePriority: Comparable {
  /// Returns whether the first is lower.
  package static func < (a: ScenePriority, b: ScenePriority) -> Bool { a.rawValue < b.rawValue }
}

extension ScenePriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from an integer, as most documents do.
  package init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
  /// Creates a priority from a number with a fraction.
  package init(floatLiteral value: Float) { self.init(rawValue: value) }
}

/// Hugging or compression resistance by axis; nil keeps the default of the view's kind (AL-12.4).
package struct AxisPriorities: Sendable, Hashable, Encodable {
  /// The priority of the width.
  package var horizontal: ScenePriority?
  /// The priority of the height.
  package var vertical: ScenePriority?

  /// Creates priorities for both axes.
  package init(horizontal: ScenePriority? = nil, vertical: ScenePriority? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
