import Testing

@testable import UIKit

/// A window with a controller's view, as in AL-12.1's environments.
@MainActor
struct Stage {
  let window: UIWindow
  let controller = UIViewController()
  var root: UIView { controller.view }

  init(
    width: CGFloat = 600, height: CGFloat = 600, top: CGFloat = 20, scale: CGFloat = 1,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.environment = WindowEnvironment(
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0),
      traits: UITraitCollection(displayScale: scale, layoutDirection: direction))
    window.rootViewController = controller
  }

  /// Adds a view that constraints lay out.
  func add<View: UIView>(_ view: View = UIView(), to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// Returns a view with a natural size, with baselines if given.
  func box(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) -> UIView {
    let view = add()
    view.intrinsicPlaceholder = IntrinsicPlaceholder(
      width: width, height: height,
      baselines: baseline.map { BaselineOffsets(firstFromTop: $0, lastFromBottom: height - $0) })
    return view
  }

  func layout() { window.layoutIfNeeded() }
}

extension UIView {
  /// The frame as `[x, y, width, height]`.
  var numbers: [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }
}

/// Runs code that raises an exception in UIKit.
@MainActor
func exceptions(_ body: () -> Void) -> [LayoutException] {
  let box = ExceptionBox()
  LayoutException.$handler.withValue({ box.all.append($0) }, operation: body)
  return box.all
}

private final class ExceptionBox: @unchecked Sendable {
  var all: [LayoutException] = []
}

/// Runs a layout and captures the unsatisfiable-constraint logs.
@MainActor
func logs(_ body: () -> Void) -> [String] {
  var all: [String] = []
  let before = LayoutDiagnostics.handler
  LayoutDiagnostics.handler = { all.append($0) }
  defer { LayoutDiagnostics.handler = before }
  body()
  return all
}

/// Creates a constraint, in a short form for tests.
@MainActor
func constrain(
  _ first: Any, _ attr1: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
  _ second: Any? = nil, _ attr2: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
  plus constant: CGFloat = 0, at priority: Float = 1000
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: first, attribute: attr1, relatedBy: relation, toItem: second, attribute: attr2, multiplier: multiplier,
    constant: constant)
  constraint.priority = UILayoutPriority(priority)
  return constraint
}

/// Constrains a view to the four edges of another item.
@MainActor
func fill(_ view: UIView, _ item: Any) {
  for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
    constrain(view, edge, .equal, item, edge).isActive = true
  }
}
