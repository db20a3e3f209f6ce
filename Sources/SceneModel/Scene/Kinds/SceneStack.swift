import UIKit

/// How a stack view arranges its children; the names are UIKit's.
package struct SceneStack: SceneContent {
  /// The axis along which children are arranged.
  package enum Axis: String, Sendable, CaseIterable, Encodable {
    case horizontal, vertical
  }

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
  package var axis: Axis
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
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
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
}

extension SceneStack: ViewContent {
  /// The case that holds this content.
  package var kind: SceneView.Kind { .stack(self) }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  func makeObject() -> UIStackView { UIStackView() }

  func configure(_ object: UIStackView, _ setting: ViewSetting) {
    object.axis = axis == .horizontal ? .horizontal : .vertical
    object.distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    object.alignment =
      switch alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing, .bottom: .trailing
      case .lastBaseline: .lastBaseline
      }
    object.spacing = spacing.points
    object.isLayoutMarginsRelativeArrangement = isMarginsRelative
    object.isBaselineRelativeArrangement = isBaselineRelative
  }

  static func captured(from object: UIStackView, _ setting: CaptureSetting) -> SceneStack? {
    var stack = SceneStack(
      axis: object.axis == .horizontal ? .horizontal : .vertical, distribution: Distribution(object.distribution),
      alignment: Alignment(object.alignment), spacing: Spacing(object.spacing),
      isMarginsRelative: object.isLayoutMarginsRelativeArrangement,
      isBaselineRelative: object.isBaselineRelativeArrangement)
    let arranged = object.arrangedSubviews
    for view in arranged {
      let spacing = object.customSpacing(after: view)
      if spacing != UIStackView.spacingUseDefault, let id = setting.id(view) {
        stack.customSpacing[id] = Spacing(spacing)
      }
    }
    let subviews = object.subviews.filter { subview in arranged.contains { $0 === subview } }
    if !subviews.elementsEqual(arranged, by: ===) { stack.arrangedOrder = arranged.compactMap(setting.id) }
    return stack
  }

  static func read(_ object: UIStackView, isDark: Bool) -> SolvedContent { .stack }
}

extension SceneStack.Spacing {
  /// In points, or UIKit's constant for the system's spacing.
  @MainActor
  var points: CGFloat {
    switch self {
    case .points(let points): points
    case .system: UIStackView.spacingUseSystem
    }
  }
}

extension SceneStack.Spacing {
  @MainActor
  fileprivate init(_ points: CGFloat) { self = points == UIStackView.spacingUseSystem ? .system : .points(points) }
}

extension SceneStack.Distribution {
  fileprivate init(_ distribution: UIStackView.Distribution) {
    self =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
  }
}

extension SceneStack.Alignment {
  fileprivate init(_ alignment: UIStackView.Alignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
  }
}
