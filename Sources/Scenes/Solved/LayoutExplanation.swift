package import Foundation

/// Why a layout is as it is, as far as it can be drawn over its picture. All rectangles in the root view's coordinates.
package struct LayoutExplanation: Sendable, Hashable {
  /// As many as the layout has views, in their order.
  package let views: [ExplainedView]
  /// The root's own, then those of the document.
  package let guides: [ExplainedGuide]
  /// What the document's constraints came to, in the order of installation.
  package let constraints: [ExplainedConstraint]
}

/// What layout knows of a view beyond its frame.
package struct ExplainedView: Sendable, Hashable {
  /// What constraints place (AL-2.42).
  package let alignmentRect: CGRect
  /// Effective margins, in points.
  package let margins: Insets
  /// What bars and notches cover of it, in points.
  package let safeArea: Insets
  /// Priorities by axis; nil for a view without a natural size along an axis, which hugs and resists nothing.
  package let hugging: AxisPriorities
  /// As hugging, against being compressed.
  package let resistance: AxisPriorities
  /// Of the content, in points; nil along an axis along which the view has no natural size.
  package let naturalSize: SceneIntrinsic
  /// Of the first and the last line of text; nil for a view without text.
  package let baselines: [Double]
  /// When it is read out, from 1, and what is read; nil for a view that is passed over.
  package let reading: Reading?
  /// Whether it is there to be touched.
  package let isTouchable: Bool

  /// What is read out, and when.
  package struct Reading: Sendable, Hashable {
    /// From 1.
    package let order: Int
    /// As the document or the reader has it.
    package let text: String
  }
}

/// A rectangle that layout knows and no picture shows.
package struct ExplainedGuide: Sendable, Hashable {
  /// For people.
  package let name: String
  /// In points.
  package let rect: CGRect
}

/// A constraint, and what came of it.
package struct ExplainedConstraint: Sendable, Hashable {
  /// What came of a constraint.
  package enum Status: String, Sendable {
    case satisfied
    /// Optional, and not met: it pulls as far as others let it.
    case pulling
    /// Required, and given up because it contradicts others.
    case broken
  }

  /// One side of the equation.
  package struct Operand: Sendable, Hashable {
    /// As people call the item.
    package let name: String
    /// In points.
    package let rect: CGRect
    /// Which attribute of the item.
    package let attribute: SceneAttribute
    /// Of the attribute, as the layout has it, in points: a coordinate or a length.
    package let value: Double
    /// Whether the item is the root view.
    package let isRoot: Bool
  }

  /// As the document or the reader has it.
  package let text: String
  /// Where the document says it.
  package let place: ScenePlace?
  /// The left side.
  package let first: Operand
  /// The right side; nil for a constant alone.
  package let second: Operand?
  /// Between the sides.
  package let relation: SceneConstraint.Relation
  /// Of the right side.
  package let multiplier: Double
  /// In points.
  package let constant: Double
  /// 1000 for a required one.
  package let priority: ScenePriority
  /// What came of it.
  package let status: Status
  /// Whether it decides anything: an inequality with room to spare does not.
  package let isTight: Bool
}

extension SolvedLayout {
  /// The layout with some of its constraints alone to be drawn over it; nothing is drawn over one that was not explained.
  package func explained(by isShown: (ExplainedConstraint) -> Bool) -> SolvedLayout {
    SolvedLayout(
      cell: cell, title: title, bars: bars, barContents: barContents, canvasBars: canvasBars, views: views,
      safeArea: safeArea, margins: margins, keyboardHeight: keyboardHeight, findings: findings, look: look,
      drawing: drawing,
      explanation: explanation.map { explanation in
        LayoutExplanation(
          views: explanation.views, guides: explanation.guides, constraints: explanation.constraints.filter(isShown))
      }, variant: variant)
  }
}
