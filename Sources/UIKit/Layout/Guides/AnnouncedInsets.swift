/// The insets that the last callbacks reported, so that only changes are reported (AL-5.18).
struct AnnouncedInsets {
  private(set) var safeArea = UIEdgeInsets.zero
  private var margins: UIEdgeInsets?

  /// Notifies a view and its controller of changes since the last time; the superview has already been notified.
  @MainActor
  static func announce(_ view: UIView, isInWindow: Bool) {
    let parent = isInWindow ? view.superview : nil
    let safeArea =
      parent.map { SafeArea.insets(of: view, in: ($0, $0.announcedInsets.safeArea)) } ?? view.safeAreaInsets
    let margins = view.marginStore.effective(for: view, safeArea: safeArea)
    let before = view.announcedInsets
    view.announcedInsets.safeArea = safeArea
    view.announcedInsets.margins = margins
    view.asScrollView?.followLayout()
    // Bars and images are often placed manually next to them (AL-5.18).
    if before.safeArea != safeArea || before.margins != margins { view.needsLayout = true }
    if before.safeArea != safeArea {
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
    // The first value is not a change.
    if let old = before.margins, old != margins { view.layoutMarginsDidChange() }
  }
}
