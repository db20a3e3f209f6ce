/// Anything with coordinates of its own that points can be taken from and to.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}
