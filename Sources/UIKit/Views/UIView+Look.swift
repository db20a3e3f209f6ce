extension UIView {
  /// The look of the window's system.
  var look: ControlLook { link.root.pointee.look }

  /// Whether the reader's text size is the smallest, at which some controls were measured (`control-metrics.md` 3).
  var hasSmallText: Bool { traitCollection.preferredContentSizeCategory == .extraSmall }
}
