extension UIView {
  /// Whether ``layer`` has been accessed; a view without one has no borders, corners or shadows to paint.
  package var hasLayer: Bool { ownLayer != nil }
}
