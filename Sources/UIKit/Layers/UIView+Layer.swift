extension UIView {
  /// Whether ``layer`` has been asked for; a view without one has no borders, corners or shadows to paint.
  package var hasLayer: Bool { ownLayer != nil }
}
