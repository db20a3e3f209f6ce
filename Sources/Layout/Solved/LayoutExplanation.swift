package import Foundation

/// Why a layout is as it is, as far as this can be drawn over its picture. All rectangles are in the root view's
/// coordinates.
package struct LayoutExplanation: Sendable, Hashable {
  /// Explanations of all views of the layout, in their order.
  package let views: [ExplainedView]
  /// The root's own guides, then those of the document.
  package let guides: [ExplainedGuide]
  /// The results of the document's constraints, in the order of installation.
  package let constraints: [ExplainedConstraint]
}

/// The layout's knowledge of a view beyond its frame.
package struct ExplainedView: Sendable, Hashable {
  /// The rectangle that constraints place (AL-2.42).
  package let alignmentRect: CGRect
  /// Effective margins, in points.
  package let margins: Insets
  /// The safe area insets of the view, in points.
  package let safeArea: Insets
  /// Hugging priorities by axis; nil along an axis without an intrinsic content size.
  package let hugging: AxisPriorities
  /// Compression resistance priorities by axis; nil along an axis without an intrinsic content size.
  package let resistance: AxisPriorities
  /// The intrinsic content size, in points; nil along an axis without one.
  package let naturalSize: SceneIntrinsic
  /// The baselines of the first and the last line of text; empty for a view without text.
  package let baselines: [Double]
  /// The position in the reading order, from 1, and the text read out; nil for a view that is skipped.
  package let reading: Reading?
  /// Whether it responds to touches.
  package let isTouchable: Bool

  /// A text that is read out, and its position.
  package struct Reading: Sendable, Hashable {
    /// From 1.
    package let order: Int
    /// The text from the document or the reader.
    package let text: String
  }
}

/// A rectangle that affects layout but is invisible in pictures.
package struct ExplainedGuide: Sendable, Hashable {
  /// The name for people.
  package let name: String
  /// In points.
  package let rect: CGRect
}

/// A constraint with its result.
package struct ExplainedConstraint: Sendable, Hashable {
  /// The result of a constraint.
  package enum Status: String, Sendable {
    case satisfied
    /// Optional and not satisfied: it pulls as far as others allow.
    case pulling
    /// Required, and given up because it contradicts others.
    case broken
  }

  /// One side of the equation.
  package struct Operand: Sendable, Hashable {
    /// The item in the scene.
    package let item: SceneItem
    /// The item's name for people.
    package let name: String
    /// In points.
    package let rect: CGRect
    /// The attribute of the item.
    package let attribute: SceneAttribute
    /// The attribute's value in the layout, in points: a coordinate or a length.
    package let value: Double
    /// Whether the item is the root view.
    package let isRoot: Bool
  }

  /// The number or label of its beam in pictures and of its row in lists, which no other constraint of the layout has: the
  /// document's if there is one that is short enough.
  package let mark: String
  /// The label in the document: a number, or a storyboard's object id; nil for none.
  package let label: String?
  /// The text from the document or the reader.
  package let text: String
  /// The text in the guide's notation, without label and priority.
  package let equation: String
  /// The place in the document.
  package let place: ScenePlace?
  /// The left side.
  package let first: Operand
  /// The right side; nil if there is only a constant.
  package let second: Operand?
  /// The relation of the sides.
  package let relation: SceneConstraint.Relation
  /// The multiplier of the right side.
  package let multiplier: Double
  /// In points.
  package let constant: Double
  /// 1000 for a required one.
  package let priority: ScenePriority
  /// The result.
  package let status: Status
  /// How much the left side exceeds the right one, in points and in the document's direction: above zero for a view that
  /// is too large or too far along.
  package let excess: Double

  /// Whether it is tight; an inequality with slack is not.
  package var isTight: Bool { abs(excess) <= Self.tolerance }

  /// In points; less than any pixel, more than arithmetic noise.
  static let tolerance = 0.01
}

extension SolvedLayout {
  /// Returns the layout with only some of its constraints drawn over it; a layout without an explanation stays as it
  /// is.
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
