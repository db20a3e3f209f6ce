/// An object that has traits and is called when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called when the object's own traits have changed (AL-10.3), on parents before children (AL-10.4).
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
