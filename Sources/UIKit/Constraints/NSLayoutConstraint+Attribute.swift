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
  /// What an attribute measures; determines which attributes may be combined in one constraint (AL-1.10).
  enum Kind {
    case none
    case size
    case vertical
    /// Left and right: never mirrored.
    case absolute
    /// Leading and trailing: mirrored in right-to-left layouts.
    case directional
    /// Centres on the horizontal axis: interpreted like the other attribute.
    case neutral
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .centerX, .centerXWithinMargins: .neutral
    }
  }

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
