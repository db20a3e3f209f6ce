/// A view's margins: the stored values, and the resulting ones (AL-5.4).
struct LayoutMargins {
  /// Margins as they were set: by side, or by reading direction.
  enum Own {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins that were set; nil until then (AL-5.9).
  var own: Own?
  var preservesSuperview = false
  var addsSafeArea = true
  /// Whether the sides leave room for a readable width only (AL-5.25).
  var followsReadableWidth = false

  /// The default margins of a view (AL-5.5).
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  @MainActor
  func effective(for view: UIView, safeArea: UIEdgeInsets? = nil) -> UIEdgeInsets {
    var margins = base(for: view)
    if addsSafeArea { margins = margins + (safeArea ?? view.safeAreaInsets) }
    if preservesSuperview, let parent = view.superview { margins = margins.union(Self.reach(of: parent, into: view)) }
    if followsReadableWidth {
      let excess = ReadableContentGuide.excess(of: view.bounds.width - margins.left - margins.right, in: view)
      margins.left += excess
      margins.right += excess
    }
    return margins
  }

  @MainActor
  private func base(for view: UIView) -> UIEdgeInsets {
    let own: UIEdgeInsets? =
      switch own {
      case .absolute(let insets): insets
      case .directional(let insets): Self.absolute(insets, isRightToLeft: view.isRightToLeft)
      case nil: nil
      }
    guard let controller = view.controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return own ?? view.defaultLayoutMargins
    }
    let minimum = Self.absolute(controller.systemMinimumLayoutMargins, isRightToLeft: view.isRightToLeft)
    return own.map { $0.union(minimum) } ?? minimum
  }

  /// How far a superview's margins extend into a subview, edge by edge (AL-5.11).
  @MainActor
  private static func reach(of parent: UIView, into view: UIView) -> UIEdgeInsets {
    var margins = margins(around: view, in: parent)
    // A scroll view's safe area at the top and bottom does not apply to its content (AL-5.17).
    if parent.marginStore.addsSafeArea, let scroll = parent as? UIScrollView,
      scroll.contentInsetAdjustmentBehavior != .never
    {
      margins.top -= parent.safeAreaInsets.top
      margins.bottom -= parent.safeAreaInsets.bottom
    }
    let (frame, bounds) = (view.frame, parent.bounds)
    // Content that a scroll view does not show yet has no larger margins than content at its edge (AL-5.11).
    let scrolls = parent.asScrollView != nil
    func rest(_ margin: CGFloat, _ distance: CGFloat) -> CGFloat {
      margin - (scrolls ? Branch.max(distance, 0) : distance)
    }
    return UIEdgeInsets(
      top: rest(margins.top, frame.minY - bounds.minY), left: rest(margins.left, frame.minX - bounds.minX),
      bottom: rest(margins.bottom, bounds.maxY - frame.maxY), right: rest(margins.right, bounds.maxX - frame.maxX))
  }

  /// The margins of a view's superview. UIKit's containers have a plain view around that of a child (AL-5.11).
  @MainActor
  private static func margins(around view: UIView, in parent: UIView) -> UIEdgeInsets {
    guard view.controller != nil else { return parent.layoutMargins }
    switch parent.controller {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
      return standard + parent.safeAreaInsets
    default: return parent.layoutMargins
    }
  }

  static func directional(_ insets: UIEdgeInsets, isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  static func absolute(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
}

extension UIView {
  /// The margins that were set, and whether they were set by reading direction, in which case left is leading; nil for
  /// margins of the class (AL-5.9).
  package var ownLayoutMargins: (insets: UIEdgeInsets, followsReading: Bool)? {
    switch marginStore.own {
    case .absolute(let insets): (insets, false)
    case .directional(let insets):
      (UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing), true)
    case nil: nil
    }
  }
}
