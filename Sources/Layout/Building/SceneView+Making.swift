package import UIKit

extension SceneView {
  /// Returns the UIKit object for this view, with everything except its place in the tree.
  /// - Parameter traits: The reader's settings, which fonts of text styles depend on.
  @MainActor
  package func makeView(in traits: UITraitCollection) -> UIView {
    let view: UIView = kind.viewContent.makeObject()
    view.translatesAutoresizingMaskIntoConstraints = frame != nil
    view.accessibilityIdentifier = name
    if let designFrame {
      view.frame = CGRect(x: designFrame.x, y: designFrame.y, width: designFrame.width, height: designFrame.height)
    }
    configure(view, in: traits)
    return view
  }

  /// UIKit's class for the view's kind.
  @MainActor package var viewClass: UIView.Type { type(of: kind.viewContent).objectClass }

  /// Configures the appearance of a view made by ``makeView(in:)``, for this view or its previous form.
  /// - Parameter before: The previous form; later changes, such as scrolling, are kept unless the document changes
  ///   them.
  @MainActor
  package func configure(_ view: UIView, in traits: UITraitCollection, was before: SceneView? = nil) {
    let content = kind.viewContent
    content.configure(view: view, ViewSetting(traits: traits, before: before?.kind.viewContent))
    view.backgroundColor = background.map(UIColor.init) ?? view.backgroundColor
    view.isHidden = isHidden
    margins?.apply(to: view)
    if preservesMargins { view.preservesSuperviewLayoutMargins = true }
    if !insetsMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
    follow(readableWidthIn: view)
    setPriorities(of: view, default: type(of: content).hugging)
    view.intrinsicPlaceholder = intrinsic.map(IntrinsicPlaceholder.init)
    view.semanticContentAttribute =
      direction.map { $0 == .rightToLeft ? .forceRightToLeft : .forceLeftToRight } ?? .unspecified
    if let frame {
      view.autoresizingMask = UIView.AutoresizingMask(frame.flexible)
      view.transform = .identity
      frame.apply(to: view)
    }
    paint.apply(to: view, in: traits)
  }

  /// A table's rows follow the readable width, too.
  @MainActor
  private func follow(readableWidthIn view: UIView) {
    guard view.layoutMarginsFollowReadableWidth != followsReadableWidth else { return }
    view.layoutMarginsFollowReadableWidth = followsReadableWidth
    (view as? UITableView)?.cellLayoutMarginsFollowReadableWidth = followsReadableWidth
  }

  @MainActor
  private func setPriorities(of view: UIView, default usual: AxisPriorities) {
    for (axis, hugs, resists) in [
      (NSLayoutConstraint.Axis.horizontal, hugging.horizontal ?? usual.horizontal, resistance.horizontal),
      (.vertical, hugging.vertical ?? usual.vertical, resistance.vertical),
    ] {
      if let hugs = hugs.map(UILayoutPriority.init), view.contentHuggingPriority(for: axis) != hugs {
        view.setContentHuggingPriority(hugs, for: axis)
      }
      if let resists { view.setContentCompressionResistancePriority(UILayoutPriority(resists), for: axis) }
    }
  }
}

extension SceneFrame {
  /// Sets a view's frame without its transform.
  @MainActor
  func apply(to view: UIView) { view.frame = CGRect(x: x, y: y, width: width, height: height) }
}

extension SceneMargins {
  @MainActor
  func apply(to view: UIView) {
    if followsReading {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    } else {
      view.layoutMargins = UIEdgeInsets(insets)
    }
  }
}

extension UILayoutPriority {
  init(_ priority: ScenePriority) { self.init(priority.rawValue) }
}

extension UIView.AutoresizingMask {
  init(_ parts: Set<SceneFrame.Part>) {
    let masks: [SceneFrame.Part: UIView.AutoresizingMask] = [
      .left: .flexibleLeftMargin, .width: .flexibleWidth, .right: .flexibleRightMargin, .top: .flexibleTopMargin,
      .height: .flexibleHeight, .bottom: .flexibleBottomMargin,
    ]
    self = parts.reduce(into: []) { mask, part in mask.formUnion(masks[part] ?? []) }
  }
}

extension IntrinsicPlaceholder {
  init(_ intrinsic: SceneIntrinsic) {
    let height = intrinsic.height ?? 0
    self.init(
      width: intrinsic.width.map { CGFloat($0) }, height: intrinsic.height.map { CGFloat($0) },
      baselines: intrinsic.firstBaseline.map {
        BaselineOffsets(firstFromTop: $0, lastFromBottom: height - $0)
      })
    if intrinsic.hasWholeWidth { wholeAxes.insert(.horizontal) }
    if intrinsic.hasWholeHeight { wholeAxes.insert(.vertical) }
  }
}
