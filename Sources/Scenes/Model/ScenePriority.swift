import Values

/// How much a constraint, hugging or resistance matters: above 0, at most 1000, where 1000 is required (AL-1.23).
package struct ScenePriority: Sendable, Hashable, RawRepresentable, Codable {
  /// As UIKit has it.
  package var rawValue: Float

  /// - Parameter rawValue: Above 0, at most 1000.
  package init(rawValue: Float) { self.rawValue = rawValue }

  /// - Parameter value: Above 0, at most 1000.
  package init(_ value: Double) { self.init(rawValue: Float(value)) }

  /// A constraint of this priority has to hold.
  package static let required: ScenePriority = 1000

  /// As a number, for texts.
  package var value: Double { Double(rawValue) }
}

extension ScenePriority: CustomStringConvertible {
  /// The number, as documents write it: `1000`, `250.5`.
  package var description: String { NumberText.plain(value) }
}

extension ScenePriority: Comparable {
  /// Whether the first matters less.
  package static func < (a: ScenePriority, b: ScenePriority) -> Bool { a.rawValue < b.rawValue }
}

extension ScenePriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A whole number, as documents mostly write.
  package init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
  /// A number with a fraction.
  package init(floatLiteral value: Float) { self.init(rawValue: value) }
}

/// Hugging or resistance by axis; nil keeps the default of the view's kind (AL-12.4).
package struct AxisPriorities: Sendable, Hashable, Encodable {
  /// Of the width.
  package var horizontal: ScenePriority?
  /// Of the height.
  package var vertical: ScenePriority?

  /// Priorities of both axes.
  package init(horizontal: ScenePriority? = nil, vertical: ScenePriority? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
