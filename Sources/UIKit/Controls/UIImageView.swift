/// Shows a picture; its natural size is the picture's.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// A view without a picture; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { isUserInteractionEnabled = false }
  }

  /// A view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view of the picture's size, with another for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// What is shown; another size changes the natural size.
  open var image: UIImage? { didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } } }
  /// Stored, and not shown.
  open var highlightedImage: UIImage?
  /// Stored; the normal picture is drawn.
  open var isHighlighted = false
  /// Stored; the first picture of an animation is not drawn.
  open var animationImages: [UIImage]?
  /// In seconds; stored.
  open var animationDuration: TimeInterval = 0
  /// Stored.
  open var animationRepeatCount = 0
  /// Whether an animation was started last.
  open private(set) var isAnimating = false
  /// Sets ``isAnimating``.
  open func startAnimating() { isAnimating = true }
  /// Resets ``isAnimating``.
  open func stopAnimating() { isAnimating = false }
  /// The size and weight of a symbol without a configuration of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }

  /// The picture's own; a client sets them with `withAlignmentRectInsets`.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The picture as large as it is shown.
  private var shownImage: UIImage? {
    guard let image, let configuration = preferredSymbolConfiguration, image.isSymbolImage else { return image }
    return image.configuration == nil ? image.applyingSymbolConfiguration(configuration) : image
  }

  /// The size of the picture's alignment rectangle in points; none without a picture (`control-metrics.md` 3).
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}
