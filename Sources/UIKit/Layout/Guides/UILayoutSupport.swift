/// A view controller's top or bottom layout guide (AL-5.20).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points, from the root view's edge to the near edge of the content.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
