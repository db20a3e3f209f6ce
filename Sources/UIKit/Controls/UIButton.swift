/// A title, an image, or both; without a configuration as wide as they are (`control-metrics.md` 3.1), with one with
/// padding around them (3.2).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type a button is created with: `custom` and `system` show a title, the others an image drawn by the system.
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

    /// Whether the system draws the button's content.
    package var isDrawnBySystem: Bool { self != .custom && self != .system }
  }

  /// Set when the button is created.
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

  /// A button with a type; its title font is 15 points for `system`, 18 for `custom`.
  ///
  /// As on Apple's platforms, a subclass with `init(frame:)` and `init(coder:)` inherits it.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    // A subclass may have accessed the label already.
    if buttonType == .system, parts.isInUse, titleFont == .systemFont(ofSize: 18) {
      titleFont = .systemFont(ofSize: 15)
    }
    // A button that the system draws has its image's size from the start.
    if buttonType.isDrawnBySystem { sizeToFit() }
  }

  /// A button with a type and an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    follow(primaryAction)
  }

  /// A button with a configuration and an action, whose title and image it shows if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // An initializer of the class itself calls no observers.
    configurationDidChange()
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

  /// For clients to call; an override does not move the content here.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// For clients to call; an override does not move the content here.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// For clients to call; the whole content here, and an override does not move the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// For clients to call; the whole content here, and an override does not move the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// The menu that a tap or a press opens; not opened here.
  open var menu: UIMenu?
  /// Whether the title is that of the menu's selected entry; stored.
  open var changesSelectionAsPrimaryAction = false
  /// Called when it is set, and when the button's state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Calls ``updateConfiguration()`` at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Whether ``updateConfiguration()`` is called when the state changes; true by default.
  open var automaticallyUpdatesConfiguration = true
  /// The insets around the image, in points; without a configuration they move the image, and do not change the size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { tieParts() } }
  /// The insets around the title, in points; without a configuration they move the title, and do not change the size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { tieParts() } }
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
  /// A view in place of the image, which the button draws; it joins the view tree when it is first accessed.
  open var imageView: UIImageView? {
    shownImageView.image = currentImage
    parts.add(shownImageView, to: self)
    tieParts()
    return shownImageView
  }
  private lazy var shownImageView = UIImageView()
  private var backgroundImages: [State: UIImage] = [:]
  /// Sets the image behind the content in a state; the button is at least as large as the normal state's image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    backgroundImageSize = backgroundImages[.normal]?.size
  }
  /// The background image for a state; the normal state's if it has none, nil if neither has one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  /// The image behind the content in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title's colour in the current state.
  open var currentTitleColor: UIColor { foregroundColor }
  /// Has no effect here: symbols keep the size of their images.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
  /// Has no effect here: titles have no shadows.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }

  private var images: [State: UIImage] = [:]

  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  /// The image for a state; the normal state's if it has none, nil if neither has one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The image shown in the current state, left of the title; the normal state's if this state has none.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) ?? kindImage }

  /// The title for a state; the normal state's if it has none, nil if neither has one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title shown in the current state; the normal state's if this state has none.
  open var currentTitle: String? {
    configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) } ?? title(for: state)
  }

  private var titleColorsByState: [State: UIColor] = [:]
  /// Sets the title's colour for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColorsByState[state] = color }
  /// The title's colour for a state; the normal state's if it has none, nil if neither has one.
  open func titleColor(for state: State) -> UIColor? { titleColorsByState[state] ?? titleColorsByState[.normal] }

  /// The button's appearance since iOS 15; nil uses only title, image and insets.
  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }

  private func configurationDidChange() {
    followLineBreaks()
    imagePadding = configuration?.imagePadding ?? 0
    followConfiguration()
    invalidateIntrinsicContentSize()
  }

  /// A configuration determines how many lines the title has; without one it has one line again.
  private func followLineBreaks() {
    let mode = configuration?.titleLineBreakMode ?? .byTruncatingMiddle
    let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    if titleStyle.lineBreakMode != mode { titleStyle.lineBreakMode = mode }
    if titleStyle.numberOfLines != lines { titleStyle.numberOfLines = lines }
  }

  private func followConfiguration() {
    guard let configuration else { return }
    let font =
      configuration.titleFont?.following(traitCollection)
      ?? .preferredFont(forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    let styled = configuration.styled(currentTitle, font: font, color: foregroundColor)
    titleFont =
      styled.flatMap { $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil } ?? font
    invalidateIntrinsicContentSize()
  }

  /// The subtitle of a button with a configuration.
  package var subtitleText: StyledText? {
    guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return nil }
    return styled(subtitle, font: subtitleFont)
  }

  /// The `footnote` text style at the reader's text size.
  package var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection) }

  /// The distance between title and subtitle, in points.
  package var titlePadding: CGFloat { configuration?.titlePadding ?? 1 }

  /// The image of the system's own button types, in the size for their version.
  private var kindImage: UIImage? {
    if !buttonType.isDrawnBySystem { return nil }
    return UIImage(
      size: ControlMetrics.buttonKind(
        isClose: buttonType == .close, hasConfiguration: configuredInsets != nil, isSmall: hasSmallText, look),
      name: "\(buttonType)")
  }

  private var attributedTitles: [State: NSAttributedString] = [:]

  /// Sets the title with its own attributes for a state; a copy is kept.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    invalidateIntrinsicContentSize()
  }

  /// The attributed title for a state; the normal state's if it has none, nil if neither has one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The attributed title shown in the current state; the normal state's if this state has none.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.styled(currentTitle, font: titleFont, color: foregroundColor) ?? attributedTitle(for: state)
  }

  /// Provides the title's font, line break mode and so on, and takes the place of the title, which the button draws; it
  /// joins the view tree when it is first accessed.
  open var titleLabel: UILabel? {
    parts.add(titleStyle, to: self)
    tieParts()
    return titleStyle
  }

  /// The label that ``titleLabel`` returns, in no view tree until then.
  package private(set) lazy var titleStyle: UILabel = titleLabelInUse
  /// The same label, by its class.
  private(set) lazy var titleLabelInUse: UIButtonLabel = {
    let label = UIButtonLabel()
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    label.isOpaque = false
    label.button = self
    return label
  }()

  /// The views that the client has accessed.
  private(set) var parts = ButtonParts()

  /// Moves the views that the client has accessed to where the button draws the corresponding content.
  private func tieParts() {
    guard parts.isInUse else { return }
    let text = ButtonPlacing.textSize(of: self)
    let image = currentImage?.size ?? .zero
    // Larger than any content needs, so that nothing is truncated.
    let size = CGSize(width: 1000 + text.width + image.width, height: 1000 + text.height + image.height)
    let places = ButtonPlacing(self, in: CGRect(origin: .zero, size: size))
    parts.tie(titleStyle, at: places.title, in: size, of: self)
    parts.tie(shownImageView, at: places.image ?? places.title, in: size, of: self)
  }

  open override func invalidateIntrinsicContentSize() {
    solvedWidth = nil
    super.invalidateIntrinsicContentSize()
    guard parts.isInUse else { return }
    titleLabelInUse.titleDidChange()
    shownImageView.image = currentImage
    tieParts()
  }

  override func contentAlignmentDidChange() { tieParts() }

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

  /// The colour of a title without a colour of its own.
  package var foregroundColor: UIColor {
    if !isEnabled { return configuration == nil ? titleColor(for: state) ?? .tertiaryLabel : .tertiaryLabel }
    if let configuration { return configuration.foregroundColor(tint: tintColor) }
    return titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The colour of each of ``titleText``'s runs.
  package var titleColors: [UIColor] {
    let usual = foregroundColor
    return currentAttributedTitle?.runColors.map { $0 ?? usual } ?? [usual]
  }

  /// The padding above and below the title, in points.
  static let padding: CGFloat = 6
  /// The least width of a button with a title, in points (`control-metrics.md`).
  static let minimumWidth: CGFloat = 30

  /// The insets around image and title, in points; if not zero, they replace the six points above and below the title
  /// (`control-metrics.md` 3.1).
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  /// A different state may have a different title.
  override func stateDidChange() {
    invalidateIntrinsicContentSize()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// The insets around the title of a button with a configuration, whose size is rounded to pixels
  /// (`control-metrics.md` 3.2); nil for a button without one.
  package var configurationInsets: UIEdgeInsets? { didSet { invalidateIntrinsicContentSize() } }

  /// The insets around the content of a button with a configuration, in points, resolved for its reading direction.
  package var configuredInsets: UIEdgeInsets? {
    configuration.map {
      LayoutMargins.absolute($0.contentInsets, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    } ?? configurationInsets
  }

  /// The size of the image behind image and title, in points; the button is at least as large.
  package var backgroundImageSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }
  /// The distance between image and title of a button with a configuration, in points.
  package var imagePadding: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Whole points in both directions, at any scale; whole pixels for a button with a configuration or an attributed
  /// title (`control-metrics.md` 3.1, 3.2).
  open override var intrinsicContentSize: CGSize {
    let natural = naturalSize(atWidth: nil)
    guard wrapsTitle, let solvedWidth else { return natural }
    return CGSize(width: natural.width, height: naturalSize(atWidth: solvedWidth).height)
  }

  /// The height of a configuration's title follows the width from layout (AL-3.13).
  override func adoptSolvedWidth(_ width: CGFloat) -> Bool {
    guard wrapsTitle else { return false }
    let before = intrinsicContentSize
    solvedWidth = width
    return intrinsicContentSize != before
  }

  /// The natural size; a configuration's title wraps in the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalSize(atWidth: nil)
    guard wrapsTitle, size.width > 0, Branch.isLess(size.width, natural.width) else { return natural }
    return naturalSize(atWidth: size.width)
  }

  /// The size of the content at a width of the button, in points; nil wraps no line.
  private func naturalSize(atWidth width: CGFloat?) -> CGSize {
    let content = configuredInsets.map { configuredSize($0, width) } ?? plainSize
    guard let background = backgroundImageSize else { return content }
    return CGSize(width: max(content.width, background.width), height: max(content.height, background.height))
  }

  private func configuredSize(_ insets: UIEdgeInsets, _ width: CGFloat?) -> CGSize {
    let image = currentImage?.size ?? .zero
    let text = ButtonPlacing.textSize(of: self, atWidth: width.map(titleRoom))
    let gap = currentImage != nil && text.width > 0 ? imagePadding : 0
    let content =
      imageSide.isVertical
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    return CGSize(
      width: ceiledToPixel(content.width + insets.left + insets.right),
      height: ceiledToPixel(content.height + insets.top + insets.bottom))
  }

  private var plainSize: CGSize {
    // No padding above and below, because the image is the only content.
    if buttonType.isDrawnBySystem, currentTitle == nil, let size = currentImage?.size { return size }
    let image = currentImage?.size
    let insets = contentEdgeInsets
    // A line's height counts even without a title; the padding above and below only if the title is alone.
    let isTitleAlone = image == nil && insets == .zero
    let text = ButtonPlacing.textSize(of: self)
    let lines = text.height > 0 ? text.height : titleFont.lineHeight
    let line = currentAttributedTitle == nil ? Branch.whole(lines) : ceiledToPixel(lines)
    let title = currentAttributedTitle == nil ? Branch.whole(text.width) : ceiledToPixel(text.width)
    let width = title + Branch.whole(image?.width ?? 0) + insets.left + insets.right
    let height = max(line, Branch.whole(image?.height ?? 0)) + insets.top + insets.bottom
    return CGSize(
      width: isTitleAlone ? max(Self.minimumWidth, width) : width,
      height: height + (isTitleAlone ? 2 * Self.padding : 0))
  }

  override var contentBaselineOffsets: BaselineOffsets {
    let height = intrinsicContentSize.height
    return baselinesOffCentre(height) ?? baselinesOfLines(in: height)
      ?? baselines(ofLine: titleFont, centredIn: height)
  }

  override var textToken: String { DescribedText.token(currentTitle) }
}
