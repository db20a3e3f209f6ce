/// A title, a picture, or both: as wide as they are without a configuration (`control-metrics.md` 3.1), with room
/// around them with one (3.2).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What a button is made as: `custom` and `system` show a title, the others a picture the system draws.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// The old name of `system`.
    public static let roundedRect = ButtonType.system

    /// Whether the system draws what the button shows.
    package var isDrawnBySystem: Bool { self != .custom && self != .system }
  }

  /// Set when the button is made.
  public internal(set) var buttonType: ButtonType
  private var titles: [State: String] = [:]

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// A `custom` button; archives are not read.
  public required init?(coder: NSCoder) {
    buttonType = (coder as? NibCoder)?.fixed.buttonType ?? .custom
    super.init(coder: coder)
  }

  /// A button of a type; its title font is 15 points for `system`, 18 for `custom`.
  ///
  /// As on Apple's platforms a subclass with `init(frame:)` and `init(coder:)` inherits it.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    // A button that the system draws is as large as its picture from the start.
    if buttonType.isDrawnBySystem { sizeToFit() }
  }

  /// A button of a type with an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    follow(primaryAction)
  }

  /// A button with a configuration and an action, whose title and image it shows where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    follow(primaryAction)
  }

  private func follow(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Sends the primary event.
  override func wasTapped(at place: CGPoint) { sendActions(for: .primaryActionTriggered) }

  /// The menu that a tap or a press opens; none is opened here.
  open var menu: UIMenu?
  /// Whether the title is that of the menu's chosen entry; stored.
  open var changesSelectionAsPrimaryAction = false
  /// Called when the button's state changes and before it is laid out.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Calls ``updateConfiguration()`` at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Stored: the configuration does not follow states by itself.
  open var automaticallyUpdatesConfiguration = true
  /// Around the image, in points; moves the image without a configuration and does not change the size.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Around the title, in points; moves the title without a configuration and does not change the size.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Stored; pictures show no pressed buttons.
  open var adjustsImageWhenHighlighted = true
  /// Stored; pictures show disabled images paler.
  open var adjustsImageWhenDisabled = true
  /// Stored.
  open var showsTouchWhenHighlighted = false
  /// Stored.
  open var reversesTitleShadowWhenHighlighted = false
  /// Stored.
  open var role = Role.normal
  /// What a button does.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
  /// Shows the image in the button; it is drawn by the button, and is in no view tree.
  open var imageView: UIImageView? {
    shownImageView.image = currentImage
    return shownImageView
  }
  private lazy var shownImageView = UIImageView()
  private var backgroundImages: [State: UIImage] = [:]
  /// Sets the picture behind the content in a state; the button is no smaller than the normal one.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    backgroundImageSize = backgroundImages[.normal]?.size
  }
  /// The picture set for exactly this state; nil without one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// The picture behind the content in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor { foregroundColor }
  /// Has no effect here: symbols keep the size of their images.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
  /// Has no effect here: titles have no shadows.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the title of a state; nil takes it away.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }

  private var images: [State: UIImage] = [:]

  /// Sets the image of a state; nil takes it away.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  /// The image set for exactly this state; nil without one.
  open func image(for state: State) -> UIImage? { images[state] }

  /// The image shown in the present state, left of the title; the normal one where that has none.
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] ?? kindImage }

  /// The title set for exactly this state; nil without one.
  open func title(for state: State) -> String? { titles[state] }

  /// The title shown in the present state; the normal one where that has none.
  open var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }

  private var titleColorsByState: [State: UIColor] = [:]
  /// Sets the title's colour in a state; nil takes it away.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColorsByState[state] = color }
  /// The title's colour in a state; that of the normal state where it has none, nil where neither has one.
  open func titleColor(for state: State) -> UIColor? { titleColorsByState[state] ?? titleColorsByState[.normal] }

  /// How the button looks since iOS 15; nil keeps to title, image and insets.
  open var configuration: Configuration? {
    didSet {
      imagePadding = configuration?.imagePadding ?? 0
      followConfiguration()
      invalidateIntrinsicContentSize()
    }
  }

  private func followConfiguration() {
    guard let configuration else { return }
    titleFont =
      configuration.titleFont?.following(traitCollection)
      ?? .preferredFont(forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    invalidateIntrinsicContentSize()
  }

  /// The line below the title of a button with a configuration.
  package var subtitleText: StyledText? {
    guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return nil }
    return styled(subtitle, font: subtitleFont)
  }

  /// The `footnote` text style at the reader's size.
  package var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection) }

  /// Between title and subtitle, in points.
  package static let titlePadding: CGFloat = 1

  /// The picture of the system's own kinds, as large as their version draws it.
  private var kindImage: UIImage? {
    if !buttonType.isDrawnBySystem { return nil }
    return UIImage(
      size: ControlMetrics.buttonKind(
        isClose: buttonType == .close, hasConfiguration: configuredInsets != nil, isSmall: hasSmallText, look),
      name: "\(buttonType)")
  }

  private var attributedTitles: [State: NSAttributedString] = [:]

  /// Sets the title of a state with fonts and colours of its own; a copy is kept.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    invalidateIntrinsicContentSize()
  }

  /// The attributed title set for exactly this state; nil without one.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// The attributed title shown in the present state; the normal one where that has none.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] ?? attributedTitles[.normal] }

  /// The title's font, line break mode and the like. The button draws the title; this label is in no view tree.
  open var titleLabel: UILabel? { titleStyle }

  private lazy var titleStyle: TitleLabel = {
    let label = TitleLabel()
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    label.button = self
    return label
  }()

  /// A label that passes changes on to its button.
  private final class TitleLabel: UILabel {
    weak var button: UIButton?
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      button?.invalidateIntrinsicContentSize()
    }
  }

  /// The font of a title without a font of its own: 15 points for `system`, 18 for `custom`, by default.
  package var titleFont: UIFont {
    get { titleStyle.font }
    set { titleStyle.font = newValue }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if titleStyle.adjustsFontForContentSizeCategory { titleFont = titleFont.following(traitCollection) }
    followConfiguration()
  }

  /// The title as it is measured; nil without one.
  package var titleText: StyledText? {
    currentAttributedTitle.map { styled($0, font: titleFont) } ?? currentTitle.map { styled($0, font: titleFont) }
  }

  /// What a title without a colour of its own is drawn in.
  package var foregroundColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let configuration { return configuration.foregroundColor(tint: tintColor) }
    return titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The colour of each of ``titleText``'s runs.
  package var titleColors: [UIColor] {
    let usual = foregroundColor
    return currentAttributedTitle?.runColors.map { $0 ?? usual } ?? [usual]
  }

  /// Above and below the title, in points.
  static let padding: CGFloat = 6
  static let minimumWidth: CGFloat = 30

  private var titleWidth: CGFloat {
    titleText.map(TextMeasurement.width) ?? 0
  }

  /// Around image and title, in points; other than zero, they take the place of the six points above and below the
  /// title (`control-metrics.md` 3.1).
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  /// Another state may have another title.
  override func stateDidChange() { invalidateIntrinsicContentSize() }

  /// Around the title of a button with a configuration, which is rounded to pixels (`control-metrics.md` 3.2); nil for
  /// a button without.
  package var configurationInsets: UIEdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  /// Around the content of a button with a configuration, in points, on the sides of its reading direction.
  package var configuredInsets: UIEdgeInsets? {
    configuration.map {
      LayoutMargins.absolute($0.contentInsets, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    } ?? configurationInsets
  }

  /// Behind image and title, in points; the button is no smaller.
  package var backgroundImageSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
  /// Between image and title of a button with a configuration, in points.
  package var imagePadding: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Whole points in both directions, at any scale; of a button with a configuration, or an attributed title, whole
  /// pixels (`control-metrics.md` 3.1, 3.2).
  open override var intrinsicContentSize: CGSize {
    let content = configuredInsets.map(configuredSize) ?? plainSize
    guard let background = backgroundImageSize else { return content }
    return CGSize(width: max(content.width, background.width), height: max(content.height, background.height))
  }

  private func configuredSize(_ insets: UIEdgeInsets) -> CGSize {
    let (image, title) = (currentImage?.size ?? .zero, titleWidth)
    let gap = currentImage != nil && title > 0 ? imagePadding : 0
    let subtitle = subtitleText
    var text = CGSize(width: title, height: titleText == nil ? 0 : titleFont.lineHeight)
    if let subtitle {
      text.width = max(title, TextMeasurement.width(of: subtitle))
      text.height += Self.titlePadding + subtitleFont.lineHeight
    }
    return CGSize(
      width: ceiledToPixel(text.width + image.width + gap + insets.left + insets.right),
      height: ceiledToPixel(max(text.height, image.height) + insets.top + insets.bottom))
  }

  private var plainSize: CGSize {
    // Nothing above and below: the picture is all there is.
    if buttonType.isDrawnBySystem, currentTitle == nil, let size = currentImage?.size { return size }
    func whole(_ length: CGFloat) -> CGFloat { Branch.ceil(length - 1e-3) }
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
    baselines(ofLine: titleFont, centredIn: intrinsicContentSize.height)
  }

  override var textToken: String { DescribedText.token(currentTitle) }
}
