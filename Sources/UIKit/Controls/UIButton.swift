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

  /// Whole points in both directions, at any scale.
  open override var intrinsicContentSize: CGSize {
    let image = currentImage?.size ?? .zero
    let title = ((titleLine?.width ?? 0) - 1e-3).rounded(.up)
    let height = currentTitle == nil && currentImage != nil ? 0 : titleFont.lineHeight.rounded(.up) + 2 * Self.padding
    return CGSize(
      width: max(currentImage == nil ? Self.minimumWidth : 0, title + image.width.rounded(.up)),
      height: max(height, image.height.rounded(.up)))
  }

  override var contentBaselineOffsets: BaselineOffsets {
    let spare = (intrinsicContentSize.height - titleFont.lineHeight) / 2
    return BaselineOffsets(firstFromTop: spare + titleFont.ascender, lastFromBottom: spare - titleFont.descender)
  }

  override var textToken: String { DescribedText.token(currentTitle) }
}
