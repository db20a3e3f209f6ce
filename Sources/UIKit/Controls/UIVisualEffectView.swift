/// Blurs what is below it; its own content is added to the content view.
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

  /// Makes a view of an empty frame with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  /// Fills the view; subviews are added to it, not to the effect view.
  public let contentView = UIView()
  /// What happens to the views behind; nil for nothing.
  open var effect: UIVisualEffect?
}
