/// The part of a view that the docked keyboard covers; while it is hidden, a band of the safe area's height, or of zero
/// height (AL-5.26).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A guide without an owning view.
  public override init() {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Whether the guide ends at the safe area rather than the view's edge while the keyboard is hidden.
  open var usesBottomSafeArea = true { didSet { owningView?.layoutDidBecomeInvalid() } }
  /// Stored, and has no effect here, because the keyboard is docked or hidden.
  open var followsUndockedKeyboard = false
  /// Stored, and has no effect here. In points.
  open var keyboardDismissPadding: CGFloat = 0

  override var systemPlacement: SystemPlacement? {
    guard let view = owningView else { return nil }
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let keyboard = view.window?.environment.keyboardFrame else { return .bottomBand(rest) }
    let top = view.convert(keyboard, from: nil).minY
    return .bottomBand(Branch.max(rest, Branch.min(view.bounds.maxY - top, view.bounds.height)))
  }
}
