public import Foundation

/// Why a layout is as it is, as far as it can be drawn over its picture. All rectangles in the root view's coordinates.
public struct LayoutExplanation: Sendable, Hashable {
  /// As many as the layout has views, in their order.
  public let views: [ExplainedView]
  public let guides: [ExplainedGuide]
  /// What the document's constraints came to, in the order of installation.
  public let constraints: [ExplainedConstraint]
}

/// What layout knows of a view beyond its frame.
public struct ExplainedView: Sendable, Hashable {
  public let alignmentRect: CGRect
  /// Effective margins, in points.
  public let margins: Insets
  public let safeArea: Insets
  /// Priorities by axis; nil for a view without a natural size along an axis, which hugs and resists nothing.
  public let hugging: AxisPriorities
  public let resistance: AxisPriorities
  /// Of the first and the last line of text; nil for a view without text.
  public let baselines: [Double]
  /// When it is read out, from 1, and what is read; nil for a view that is passed over.
  public let reading: Reading?
  /// Whether it is there to be touched.
  public let isTouchable: Bool

  public struct Reading: Sendable, Hashable {
    public let order: Int
    public let text: String
  }
}

/// A rectangle that layout knows and nobody sees.
public struct ExplainedGuide: Sendable, Hashable {
  public let name: String
  public let rect: CGRect
}

/// A constraint, and what came of it.
public struct ExplainedConstraint: Sendable, Hashable {
  public enum Status: String, Sendable {
    case satisfied
    /// Optional, and not met: it pulls as far as others let it.
    case pulling
    /// Required, and given up because it contradicts others.
    case broken
  }

  /// One side of the equation.
  public struct Side: Sendable, Hashable {
    /// As people call the item.
    public let name: String
    public let rect: CGRect
    public let attribute: SceneAttribute
    /// Of the attribute, as the layout has it, in points: a coordinate or a length.
    public let value: Double
    public let isRoot: Bool
  }

  public let text: String
  public let first: Side
  public let second: Side?
  public let relation: SceneConstraint.Relation
  public let multiplier: Double
  /// In points.
  public let constant: Double
  public let priority: ScenePriority
  public let status: Status
  /// Whether it decides anything: an inequality with room to spare does not.
  public let isTight: Bool
}
