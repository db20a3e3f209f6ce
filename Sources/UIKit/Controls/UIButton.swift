/// A button without configuration: a title, as wide as it (`control-metrics.md` 3.1).
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  public let buttonType: ButtonType
  private var titles: [State: String] = [:]

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// A button of a type; its title font is 15 points for `system`, 18 for `custom`.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }

  private var images: [State: UIImage] = [:]

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  open func image(for state: State) -> UIImage? { images[state] }

  /// The image shown in the present state, left of the title; the normal one where that has none.
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  open func title(for state: State) -> String? { titles[state] }

  /// The title shown in the present state; the normal one where that has none.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  package var titleFont: UIFont {
    get { customFont ?? .systemFont(ofSize: buttonType == .system ? 15 : 18) }
    set {
      customFont = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var customFont: UIFont?

  /// Above and below the title, in points.
  static let padding: CGFloat = 6
  static let minimumWidth: CGFloat = 30

  package var titleLine: TextLine? {
    currentTitle.flatMap { TextMeasurement.measurer.lines(of: $0, font: titleFont, width: nil, lineLimit: 1).first }
  }

  /// Around image and title, in points; other than zero, they take the place of the six points above and below the title
  /// (`control-metrics.md` 3.1).
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  /// Around the title of a button with a configuration, which is rounded to pixels (`control-metrics.md` 3.2); nil for a
  /// button without.
  /// Another state may have another title.
  override func stateDidChange() { invalidateIntrinsicContentSize() }

  package var configurationInsets: UIEdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  /// Whole points in both directions, at any scale; of a button with a configuration whole pixels.
  open override var intrinsicContentSize: CGSize {
    let (image, title) = (currentImage?.size ?? .zero, titleLine?.width ?? 0)
    if let insets = configurationInsets {
      return CGSize(
        width: ceiledToPixel(title + image.width + insets.left + insets.right),
        height: ceiledToPixel(max(titleFont.lineHeight, image.height) + insets.top + insets.bottom))
    }
    let insets = contentEdgeInsets
    let padding = insets == .zero ? 2 * Self.padding : insets.top + insets.bottom
    let height = currentTitle == nil && currentImage != nil ? 0 : titleFont.lineHeight.rounded(.up) + padding
    let width = (title - 1e-3).rounded(.up) + image.width.rounded(.up) + insets.left + insets.right
    return CGSize(
      width: max(currentImage == nil && insets == .zero ? Self.minimumWidth : 0, width),
      height: max(height, image.height.rounded(.up) + insets.top + insets.bottom))
  }

  override var contentBaselineOffsets: BaselineOffsets {
    let spare = (intrinsicContentSize.height - titleFont.lineHeight) / 2
    return BaselineOffsets(firstFromTop: spare + titleFont.ascender, lastFromBottom: spare - titleFont.descender)
  }

  override var textToken: String { DescribedText.token(currentTitle) }
}
