/// The part of an item's alignment rectangle that a constraint refers to; raw values are UIKit's (AL-1.8).
package enum ConstraintAttribute: Int, Sendable, CaseIterable {
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

  /// What an attribute measures; determines which attributes may be combined in one constraint (AL-1.10).
  package enum Kind: Sendable {
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

  /// What the attribute measures.
  @inlinable package var kind: Kind {
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

  /// Whether it is on the horizontal axis.
  package var isHorizontal: Bool {
    switch kind {
    case .absolute, .directional, .neutral: true
    case .size: self == .width
    case .none, .vertical: false
    }
  }
}

/// How the two sides of a constraint compare; raw values are UIKit's.
package enum ConstraintRelation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
