/// How a stack view arranges its children; the names are UIKit's.
package struct SceneStack: FramedContent {
  /// How children share the length of the stack view.
  package enum Distribution: String, Sendable, CaseIterable, Encodable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The position of children across the stack view.
  package enum Alignment: String, Sendable, CaseIterable, Encodable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// The spacing between two children.
  package enum Spacing: Sendable, Hashable, Encodable {
    /// In points.
    case points(Double)
    case system
  }

  /// The axis along which children are arranged.
  package var axis: SceneAxis
  /// The distribution along the axis.
  package var distribution: Distribution
  /// The alignment across the axis.
  package var alignment: Alignment
  /// The spacing between neighbours.
  package var spacing: Spacing
  /// Spacings after particular children, by id.
  package var customSpacing: [String: Spacing]
  /// Ids of children in the order in which the stack view arranges them, if it differs from the document's; all others
  /// follow.
  package var arrangedOrder: [String] = []
  /// Whether children are arranged within the margins.
  package var isMarginsRelative: Bool
  /// Whether spacings are measured between baselines.
  package var isBaselineRelative: Bool

  /// Creates a stack view; its defaults are UIKit's.
  package init(
    axis: SceneAxis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Spacing = .points(0), customSpacing: [String: Spacing] = [:], isMarginsRelative: Bool = false,
    isBaselineRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.isMarginsRelative = isMarginsRelative
    self.isBaselineRelative = isBaselineRelative
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .stack }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .stack(self) }
}
