import UIKit

extension SceneStack: ViewContent {
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
