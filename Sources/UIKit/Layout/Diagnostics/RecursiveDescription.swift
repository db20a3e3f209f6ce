/// A tree of views as UIKit's debugging method of the same name prints it: one line per view, indented with bars.
///
///     <UIView: 0x7f80; frame = (0 0; 375 667); layer = <CALayer: 0x7f90>>
///        | <UILabel: 0x7fa0; frame = (0 20; 51.5 20.5); text = 'Title'; …>
extension UIView {
  /// This view and all views below it, by their `description`; a class may have its own.
  /// - Complexity: O(views).
  package var recursiveDescription: String {
    var lines: [String] = []
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(TreeIndent.text(depth) + view.description)
      lines += view.partDescriptions.map { TreeIndent.text(depth + 1) + $0 }
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// Parts that are subviews in UIKit but that our class draws itself.
  private var partDescriptions: [String] {
    ((self as? UIButton)?.titleDescription.map { [$0] } ?? [])
      + (hasLayer ? layer.sublayers ?? [] : []).flatMap { $0.descriptionLines(depth: 0) }
  }
}

extension CALayer {
  /// A layer that was added by hand, and its sublayers.
  fileprivate func descriptionLines(depth: Int) -> [String] {
    let line = TreeIndent.text(depth) + "<\(ViewDescription.className(of: type(of: self))): \(addressText)> (layer)"
    return [line] + (sublayers ?? []).flatMap { $0.descriptionLines(depth: depth + 1) }
  }
}

extension UIButton {
  /// The label of a plain title, centred in the button at its intrinsic size; nil for other contents, and if the label
  /// is in the tree.
  fileprivate var titleDescription: String? {
    guard let title = currentTitle, currentImage == nil, configuration == nil, contentEdgeInsets == .zero,
      !parts.contains(titleStyle)
    else { return nil }
    let scale = max(1, traitCollection.displayScale)
    let natural = titleLabelInUse.sizeInButton
    let size = CGSize(width: min(natural.width, bounds.width), height: min(natural.height, bounds.height))
    func middle(_ room: CGFloat) -> CGFloat { (room * scale / 2).rounded() / scale }
    let frame = CGRect(
      x: middle(bounds.width - size.width), y: middle(bounds.height - size.height), width: size.width,
      height: size.height)
    return "<UIButtonLabel: \(addressText); frame = \(ViewDescription.rectangle(frame)); text = '\(title)'; "
      + "opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: \(addressText)>>"
  }
}

extension UIViewController {
  /// The tree of controllers as UIKit's `_printHierarchy` prints it, with presented controllers after a plus sign.
  ///
  ///     <UINavigationController 0x7f80>, state: appeared, view: <UILayoutContainerView 0x7f90>
  ///        | <UIViewController 0x7fa0>, state: appeared, view: <UIView 0x7fb0>
  package var hierarchyDescription: String { hierarchyLines(depth: 0, mark: "").joined(separator: "\n") }

  private func hierarchyLines(depth: Int, mark: String) -> [String] {
    let below = children.flatMap { $0.hierarchyLines(depth: depth + 1, mark: "") }
    let over = presentedViewController?.hierarchyLines(depth: depth + 1, mark: "+ ") ?? []
    return [TreeIndent.text(depth, mark) + hierarchyLine] + below + over
  }

  private var hierarchyLine: String {
    let name = "<\(ViewDescription.className(of: type(of: self))) \(addressText)>"
    guard let view = viewIfLoaded else { return "\(name), state: disappeared, view: (view not loaded)" }
    let isShown = view.window?.isShown == true
    return "\(name), state: \(isShown ? "appeared" : "disappeared"), view: <\(viewClass) \(view.addressText)>"
      + (isShown ? "" : " not in the window")
  }

  /// UIKit's containers have views with their own classes.
  private var viewClass: String {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController: "UILayoutContainerView"
    case is UIPageViewController: "_UIPageViewControllerContentView"
    default: ViewDescription.className(of: type(of: view as UIView))
    }
  }
}

/// The prefix of a line in a tree.
private enum TreeIndent {
  /// - Parameter mark: Replaces the last bar; empty keeps it.
  static func text(_ depth: Int, _ mark: String = "") -> String {
    if depth == 0 { return "" }
    let bars = Array(repeating: "   | ", count: mark.isEmpty ? depth : depth - 1).joined()
    return mark.isEmpty ? bars : bars + "   " + mark
  }
}
