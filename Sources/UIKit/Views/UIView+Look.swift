extension UIView {
  /// The look of the window's system.
  var look: ControlLook { link.root.pointee.look }

  /// Whether the reader's text is the smallest there is: some controls were measured at that size (`control-metrics.md`
  /// 3).
  var hasSmallText: Bool { traitCollection.preferredContentSizeCategory == .extraSmall }
}
