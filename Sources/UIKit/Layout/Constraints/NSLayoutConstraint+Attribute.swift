import SystemValues

extension NSLayoutConstraint {
  /// The part of an item's alignment rectangle that a constraint refers to; raw values are UIKit's (AL-1.8).
  public enum Attribute: Int, Sendable, CaseIterable {
    case left = 1
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0

    /// The old name of ``lastBaseline`` (AL-3.19).
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Horizontal or vertical.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same attribute without UIKit.
  init(_ attribute: ConstraintAttribute) { self = Self(rawValue: attribute.rawValue) ?? .notAnAttribute }

  /// The same attribute for the rules that need no view.
  var rule: ConstraintAttribute { ConstraintAttribute(rawValue: rawValue) ?? .notAnAttribute }

  /// What the attribute measures.
  var kind: ConstraintAttribute.Kind { rule.kind }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The name in descriptions: `leading`, `centerXWithinMargins` (AL-2.33).
  var name: String { String(describing: self) }
}
