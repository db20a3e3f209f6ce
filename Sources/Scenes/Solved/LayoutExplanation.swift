public import Foundation

/// Why a layout is as it is, as far as it can be drawn over its picture. All rectangles in the root view's coordinates.
public struct LayoutExplanation: Sendable, Hashable {
  /// As many as the layout has views, in their order.
  public let views: [ExplainedView]
  /// The root's own, then those of the document.
  public let guides: [ExplainedGuide]
  /// What the document's constraints came to, in the order of installation.
  public let constraints: [ExplainedConstraint]
}

/// What layout knows of a view beyond its frame.
public struct ExplainedView: Sendable, Hashable {
  /// What constraints place (AL-2.42).
  public let alignmentRect: CGRect
  /// Effective margins, in points.
  public let margins: Insets
  /// What bars and notches cover of it, in points.
  public let safeArea: Insets
  /// Priorities by axis; nil for a view without a natural size along an axis, which hugs and resists nothing.
  public let hugging: AxisPriorities
  /// As hugging, against being compressed.
  public let resistance: AxisPriorities
  /// Of the first and the last line of text; nil for a view without text.
  public let baselines: [Double]
  /// When it is read out, from 1, and what is read; nil for a view that is passed over.
  public let reading: Reading?
  /// Whether it is there to be touched.
  public let isTouchable: Bool

  /// What is read out, and when.
  public struct Reading: Sendable, Hashable {
    /// From 1.
    public let order: Int
    /// As the document or the reader has it.
    public let text: String
  }
}

/// A rectangle that layout knows and no picture shows.
public struct ExplainedGuide: Sendable, Hashable {
  /// For people.
  public let name: String
  /// In points.
  public let rect: CGRect
}

/// A constraint, and what came of it.
public struct ExplainedConstraint: Sendable, Hashable {
  /// What came of a constraint.
  public enum Status: String, Sendable {
    case satisfied
    /// Optional, and not met: it pulls as far as others let it.
    case pulling
    /// Required, and given up because it contradicts others.
    case broken
  }

  /// One side of the equation.
  public struct Operand: Sendable, Hashable {
    /// As people call the item.
    public let name: String
    /// In points.
    public let rect: CGRect
    /// Which attribute of the item.
    public let attribute: SceneAttribute
    /// Of the attribute, as the layout has it, in points: a coordinate or a length.
    public let value: Double
    /// Whether the item is the root view.
    public let isRoot: Bool
  }

  /// As the document or the reader has it.
  public let text: String
  /// The left side.
  public let first: Operand
  /// The right side; nil for a constant alone.
  public let second: Operand?
  /// Between the sides.
  public let relation: SceneConstraint.Relation
  /// Of the right side.
  public let multiplier: Double
  /// In points.
  public let constant: Double
  /// 1000 for a required one.
  public let priority: ScenePriority
  /// What came of it.
  public let status: Status
  /// Whether it decides anything: an inequality with room to spare does not.
  public let isTight: Bool
}
