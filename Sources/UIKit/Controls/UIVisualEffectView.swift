/// Blurs what is below it; its own subviews are added to the content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: contentView)
  }

  /// A view without an effect; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  /// Makes a view with an empty frame and an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(filling: contentView)
  }

  /// Fills the view; subviews are added to it, not to the effect view.
  public let contentView = UIView()
  /// The effect on the views behind; nil for none.
  open var effect: UIVisualEffect?
}
