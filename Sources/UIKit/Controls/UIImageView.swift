/// Shows a picture; its natural size is the picture's.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view without a picture; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// What is shown; another size changes the natural size.
  open var image: UIImage? { didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } } }
  /// Stored, and not shown.
  open var highlightedImage: UIImage?

  /// The picture's size in points; none without one (`control-metrics.md` 3).
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
