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

  private var attributedTitles: [State: NSAttributedString] = [:]

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    invalidateIntrinsicContentSize()
  }

  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] ?? attributedTitles[.normal] }

  /// What the title looks like: font, line break mode and the like. It is drawn by the button and stands in no view tree.
  open var titleLabel: UILabel? { titleStyle }

  private lazy var titleStyle: TitleLabel = {
    let label = TitleLabel()
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    label.button = self
    return label
  }()

  /// Tells its button what is changed about it.
  private final class TitleLabel: UILabel {
    weak var button: UIButton?
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      button?.invalidateIntrinsicContentSize()
    }
  }

  package var titleFont: UIFont {
    get { titleStyle.font }
    set { titleStyle.font = newValue }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if titleStyle.adjustsFontForContentSizeCategory { titleFont = titleFont.following(traitCollection) }
  }

  /// The title as it is measured; nil without one.
  package var titleText: StyledText? {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return currentAttributedTitle?.styled(font: titleFont, isRightToLeft: isRightToLeft)
      ?? currentTitle.map { StyledText($0, font: titleFont, isRightToLeft: isRightToLeft) }
  }

  /// The colour of each of ``titleText``'s runs.
  package var titleColors: [UIColor] { currentAttributedTitle?.runColors.map { $0 ?? tintColor } ?? [tintColor] }

  /// Above and below the title, in points.
  static let padding: CGFloat = 6
  static let minimumWidth: CGFloat = 30

  private var titleWidth: CGFloat {
    titleText.flatMap { TextMeasurement.measurer.lines(of: $0, width: nil, breaking: .words).first?.width } ?? 0
  }

  /// Around image and title, in points; other than zero, they take the place of the six points above and below the title
  /// (`control-metrics.md` 3.1).
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  /// Another state may have another title.
  override func stateDidChange() { invalidateIntrinsicContentSize() }

  /// Around the title of a button with a configuration, which is rounded to pixels (`control-metrics.md` 3.2); nil for a
  /// button without.
  package var configurationInsets: UIEdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  /// Whole points in both directions, at any scale; of a button with a configuration whole pixels.
  open override var intrinsicContentSize: CGSize {
    let (image, title) = (currentImage?.size ?? .zero, titleWidth)
    if let insets = configurationInsets {
      return CGSize(
        width: ceiledToPixel(title + image.width + insets.left + insets.right),
        height: ceiledToPixel(max(titleFont.lineHeight, image.height) + insets.top + insets.bottom))
    }
    let insets = contentEdgeInsets
    let padding = insets == .zero ? 2 * Self.padding : insets.top + insets.bottom
    let height = titleText == nil && currentImage != nil ? 0 : titleFont.lineHeight.rounded(.up) + padding
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
