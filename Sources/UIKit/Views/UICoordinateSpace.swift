/// Anything with coordinates of its own that points can be taken from and to.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

/// What can be styled for a whole class at once.
///
/// Only the conformance exists: a proxy that styles later instances needs the Objective-C runtime.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}
