/// The part of a view that the docked keyboard covers; a band of the safe area's height, or of none, while it is away
/// (AL-5.26).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A guide that is not yet in a view.
  public override init() {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }

  /// Whether the guide ends at the safe area while the keyboard is away, not at the view's edge.
  open var usesBottomSafeArea = true { didSet { owningView?.layoutDidBecomeInvalid() } }
  /// Stored, and has no effect here: the keyboard is docked or away.
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
