import SystemValues

/// Shows an image; its intrinsic size is the image's.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// A view without an image; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is NibCoder) { isUserInteractionEnabled = false }
  }

  /// A view with the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    show(image)
  }

  /// A view with the image's size, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.highlightedImage = highlightedImage
    show(image)
  }

  /// Sets the image after the initialiser, so that observers of subclasses are called, too.
  private func show(_ image: UIImage?) { self.image = image }

  /// The image shown; one with another size changes the intrinsic size.
  /// Of an image in an asset, it is the one for the view's traits.
  open var image: UIImage? {
    didSet {
      if let asset = image?.imageAsset { image = asset.image(with: traitCollection) }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// Shows the asset's image for the new traits.
  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if let shown = image, shown.imageAsset != nil { image = shown }
  }
  /// Stored, but not shown.
  open var highlightedImage: UIImage?
  /// Stored; the normal image is drawn.
  open var isHighlighted = false
  /// Stored; not even the first image of an animation is drawn.
  open var animationImages: [UIImage]?
  /// In seconds; stored.
  open var animationDuration: TimeInterval = 0
  /// Stored.
  open var animationRepeatCount = 0
  /// Whether an animation is running.
  open private(set) var isAnimating = false
  /// Sets ``isAnimating`` to true, if there are images to show one after another.
  open func startAnimating() { isAnimating = !(animationImages ?? image?.images ?? []).isEmpty }
  /// Sets ``isAnimating`` to false.
  open func stopAnimating() { isAnimating = false }
  /// The size and weight of a symbol without a configuration of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { invalidateIntrinsicContentSize() } }

  /// The image's own insets, which a client sets with `withAlignmentRectInsets`, or those of a symbol, which are negative
  /// where it leaves space in its alignment rectangle (`control-metrics.md` 3.4).
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image else { return .zero }
    if !image.isSymbolImage || image.alignmentRectInsets != .zero { return image.alignmentRectInsets }
    let configuration = image.symbolConfiguration ?? preferredSymbolConfiguration
    let pointSize = configuration?.boxPointSize ?? UIImage.symbolPointSize
    let space = SymbolSpace.around(
      image.name ?? "", pointSize: Double(pointSize), scale: Double(traitCollection.displayScale))
    return space.map { UIEdgeInsets(top: -$0.above, left: 0, bottom: -$0.below, right: 0) } ?? .zero
  }

  /// The image in the size in which it is shown.
  private var shownImage: UIImage? {
    guard let image, let configuration = preferredSymbolConfiguration, image.isSymbolImage else { return image }
    return image.configuration == nil ? image.applyingSymbolConfiguration(configuration) : image
  }

  /// The size of the image's alignment rectangle in points; none without an image (`control-metrics.md` 3).
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}
