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
    titleText.map(TextMeasurement.width) ?? 0
  }

  /// Around image and title, in points; other than zero, they take the place of the six points above and below the title
  /// (`control-metrics.md` 3.1).
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  /// Another state may have another title.
  override func stateDidChange() { invalidateIntrinsicContentSize() }

  /// Around the title of a button with a configuration, which is rounded to pixels (`control-metrics.md` 3.2); nil for a
  /// button without.
  package var configurationInsets: UIEdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  /// Behind image and title, in points; the button is no smaller.
  package var backgroundImageSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
  /// Between image and title of a button with a configuration, in points.
  package var imagePadding: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Whole points in both directions, at any scale; of a button with a configuration, or an attributed title, whole pixels
  /// (`control-metrics.md` 3.1, 3.2).
  open override var intrinsicContentSize: CGSize {
    let content = configurationInsets.map(configuredSize) ?? plainSize
    guard let background = backgroundImageSize else { return content }
    return CGSize(width: max(content.width, background.width), height: max(content.height, background.height))
  }

  private func configuredSize(_ insets: UIEdgeInsets) -> CGSize {
    let (image, title) = (currentImage?.size ?? .zero, titleWidth)
    let gap = currentImage != nil && title > 0 ? imagePadding : 0
    let line = titleText == nil ? 0 : titleFont.lineHeight
    return CGSize(
      width: ceiledToPixel(title + image.width + gap + insets.left + insets.right),
      height: ceiledToPixel(max(line, image.height) + insets.top + insets.bottom))
  }

  private var plainSize: CGSize {
    func whole(_ length: CGFloat) -> CGFloat { (length - 1e-3).rounded(.up) }
    let image = currentImage?.size
    let insets = contentEdgeInsets
    // A line's height counts without a title, too; room above and below it is for a title alone.
    let isTitleAlone = image == nil && insets == .zero
    let line = currentAttributedTitle == nil ? whole(titleFont.lineHeight) : ceiledToPixel(titleFont.lineHeight)
    let title = currentAttributedTitle == nil ? whole(titleWidth) : ceiledToPixel(titleWidth)
    let width = title + whole(image?.width ?? 0) + insets.left + insets.right
    let height = max(line, whole(image?.height ?? 0)) + insets.top + insets.bottom
    return CGSize(
      width: isTitleAlone ? max(Self.minimumWidth, width) : width,
      height: height + (isTitleAlone ? 2 * Self.padding : 0))
  }

  override var contentBaselineOffsets: BaselineOffsets {
    let height = intrinsicContentSize.height
    let baseline = centredBaseline(titleFont, in: height)
    return BaselineOffsets(firstFromTop: baseline, lastFromBottom: height - baseline)
  }

  override var textToken: String { DescribedText.token(currentTitle) }
}
