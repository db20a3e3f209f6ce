/// Blurs what is below; what is to stand on it goes into its content view.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filling: contentView)
  }

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  public let contentView = UIView()
  open var effect: UIVisualEffect?
}
