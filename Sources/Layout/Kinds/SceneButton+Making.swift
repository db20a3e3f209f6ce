import UIKit

extension SceneButtonStyle {
  /// The corresponding button type in UIKit.
  var buttonType: UIButton.ButtonType {
    switch self {
    case .custom: .custom
    case .detailDisclosure: .detailDisclosure
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    case .close: .close
    case .system, .plain, .gray, .tinted, .filled: .system
    }
  }

  @MainActor
  fileprivate var configuration: UIButton.Configuration? {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    default: nil
    }
  }
}

extension SceneButton: ViewContent {
  func makeObject() -> UIButton { UIButton(type: style?.buttonType ?? .system) }

  func configure(_ object: UIButton, _ setting: ViewSetting) {
    let traits = setting.traits
    if style?.isConfigured ?? false {
      object.configuration = configuration(in: traits)
    } else {
      configureWithoutConfiguration(object)
    }
    if let font, object.configuration == nil { object.titleFont = UIFont.make(font, in: traits) }
    if let runs { object.setAttributedTitle(runs.attributedText(object.titleFont, in: traits), for: .normal) }
    object.titleStyle.adjustsFontForContentSizeCategory = font.followsReader
    configureLines(object)
    configurePlacement(object, setting.before as? SceneButton)
    if object.backgroundImage(for: .normal)?.contents as? SceneImage != backgroundImage {
      object.setBackgroundImage(backgroundImage.map { UIImage($0) }, for: .normal)
    }
    object.backgroundImageSize = backgroundImageSize.map { CGSize(width: $0.width, height: $0.height) }
  }

  /// Sets what the document states, and what its earlier form has stated.
  @MainActor
  private func configurePlacement(_ button: UIButton, _ before: SceneButton?) {
    if horizontalAlignment != nil || before?.horizontalAlignment != nil {
      button.contentHorizontalAlignment = horizontalAlignment?.layoutAlignment ?? .center
    }
    if verticalAlignment != nil || before?.verticalAlignment != nil {
      button.contentVerticalAlignment = verticalAlignment?.layoutAlignment ?? .center
    }
    if titleInsets != nil || before?.titleInsets != nil { button.titleEdgeInsets = UIEdgeInsets(titleInsets ?? .zero) }
    if imageInsets != nil || before?.imageInsets != nil { button.imageEdgeInsets = UIEdgeInsets(imageInsets ?? .zero) }
  }

  /// How the title wraps or is truncated; one of one line does not wrap unless the document says so.
  private var titleMode: NSLineBreakMode {
    lineBreak?.layoutMode ?? (hasConfiguration && numberOfLines != 1 ? .byWordWrapping : .byTruncatingMiddle)
  }

  @MainActor
  private func configureLines(_ button: UIButton) {
    let mode = titleMode
    let lines = numberOfLines ?? (mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1)
    if button.titleStyle.lineBreakMode != mode { button.titleStyle.lineBreakMode = mode }
    if button.titleStyle.numberOfLines != lines { button.titleStyle.numberOfLines = lines }
  }

  /// The picture next to the title.
  private var picture: UIImage? {
    if let image { return UIImage(image, size: imageSize) }
    if let imageSize {
      return UIImage(
        size: CGSize(width: imageSize.width, height: imageSize.height), name: symbol ?? "", isSymbol: symbol != nil)
    }
    return symbol.map {
      .symbol(
        $0, pointSize: font?.pointSize ?? (style?.isConfigured ?? false ? 17 : 15), weight: font.symbolWeight,
        scale: .medium)
    }
  }

  @MainActor
  private func configuration(in traits: UITraitCollection) -> UIButton.Configuration {
    var configuration = style?.configuration ?? .plain()
    configuration.title = title.isEmpty ? nil : title
    configuration.titleLineBreakMode = titleMode
    configuration.subtitle = subtitle
    configuration.buttonSize = size?.layoutSize ?? .medium
    configuration.image = picture
    configuration.imagePadding = imagePadding
    configuration.titleFont = font.map { UIFont.make($0, in: traits) }
    if let textColor { configuration.baseForegroundColor = UIColor(textColor) }
    if let groundColor { configuration.baseBackgroundColor = UIColor(groundColor) }
    if let imagePlacement { configuration.imagePlacement = imagePlacement.layoutEdge }
    if let cornerStyle { configuration.cornerStyle = cornerStyle.layoutStyle }
    if let contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: contentInsets.top, leading: contentInsets.left, bottom: contentInsets.bottom,
        trailing: contentInsets.right)
    }
    return configuration
  }

  @MainActor
  private func configureWithoutConfiguration(_ button: UIButton) {
    let picture = picture
    if button.configuration != nil {
      button.configuration = nil
      button.titleFont = .systemFont(ofSize: button.buttonType == .system ? 15 : 18)
    }
    button.setTitle(
      title.isEmpty && (picture != nil || button.buttonType.isDrawnBySystem) ? nil : title, for: .normal)
    if picture?.size != button.currentImage?.size || picture?.name != button.currentImage?.name
      || picture?.symbolConfiguration?.weight != button.currentImage?.symbolConfiguration?.weight
    {
      button.setImage(picture, for: .normal)
    }
    button.imagePadding = hasBareConfiguration ? imagePadding : 0
    if let contentInsets {
      if hasBareConfiguration {
        button.configurationInsets = UIEdgeInsets(contentInsets)
      } else {
        button.contentEdgeInsets = UIEdgeInsets(contentInsets)
      }
    }
    if let textColor { button.setTitleColor(UIColor(textColor), for: .normal) }
  }

  static func captured(from object: UIButton, _ setting: CaptureSetting) -> SceneButton? {
    var button = SceneButton(object.currentTitle ?? "")
    if let configuration = object.configuration {
      button.capture(configuration, of: object, setting.traits)
    } else {
      button.capturePlain(object, setting.traits)
    }
    if let text = object.currentAttributedTitle, text.isStyled(beyond: object.titleFont) {
      button.runs = SceneTextRun.captured(text, font: object.titleFont, color: nil, setting.traits)
    }
    if let image = object.currentImage, !object.buttonType.isDrawnBySystem {
      button.symbol = image.isSymbolImage ? image.name : nil
      button.image = image.contents as? SceneImage
      button.imageSize = Size(image.size.width, image.size.height)
    }
    let lineBreak = object.titleStyle.lineBreakMode
    let usual: NSLineBreakMode = button.hasConfiguration ? .byWordWrapping : .byTruncatingMiddle
    button.lineBreak = lineBreak == usual ? nil : SceneLineBreak(captured: lineBreak)
    let lines = lineBreak == .byWordWrapping || lineBreak == .byCharWrapping ? 0 : 1
    button.numberOfLines = object.titleLineLimit == lines ? nil : object.titleLineLimit
    let (horizontal, vertical) = (object.contentHorizontalAlignment, object.contentVerticalAlignment)
    button.horizontalAlignment = SceneContentAlignment.allCases.first {
      $0 != .center && $0.layoutAlignment == horizontal
    }
    button.verticalAlignment = SceneContentEnd.allCases.first { $0 != .center && $0.layoutAlignment == vertical }
    button.backgroundImageSize = object.backgroundImageSize.map { Size($0.width, $0.height) }
    button.backgroundImage = object.currentBackgroundImage?.contents as? SceneImage
    return button
  }

  @MainActor
  private mutating func capture(
    _ configuration: UIButton.Configuration, of button: UIButton, _ traits: UITraitCollection
  ) {
    style =
      switch configuration.ground {
      case .plain: .plain
      case .gray: .gray
      case .tinted: .tinted
      case .filled: .filled
      }
    size = ControlSize.allCases.first { $0.layoutSize == configuration.buttonSize && $0 != .medium }
    subtitle = configuration.subtitle
    font = configuration.titleFont.map { SceneFont($0, in: traits) }
    if button.currentAttributedTitle != nil { font = SceneFont(button.titleFont, in: traits) }
    textColor = configuration.baseForegroundColor.map { SceneColor($0) }
    imagePadding = configuration.imagePadding
    imagePlacement = SceneImagePlacement.allCases.first {
      $0 != .leading && $0.layoutEdge == configuration.imagePlacement
    }
    cornerStyle = CornerStyle.allCases.first { $0 != .dynamic && $0.layoutStyle == configuration.cornerStyle }
    groundColor = configuration.baseBackgroundColor.map { SceneColor($0) }
    var usual = UIButton.Configuration(configuration.ground)
    usual.buttonSize = configuration.buttonSize
    let insets = configuration.contentInsets
    if insets != usual.contentInsets {
      contentInsets = Insets(insets.top, insets.leading, insets.bottom, insets.trailing)
    }
  }

  @MainActor
  private mutating func capturePlain(_ button: UIButton, _ traits: UITraitCollection) {
    style = button.buttonType == .system ? nil : SceneButtonStyle.allCases.first { $0.buttonType == button.buttonType }
    if button.titleFont != .systemFont(ofSize: button.buttonType == .system ? 15 : 18) {
      font = SceneFont(button.titleFont, in: traits)
    }
    textColor = button.titleColor(for: .normal).map { SceneColor($0) }
    imagePadding = button.imagePadding
    if button.titleEdgeInsets != .zero { titleInsets = Insets(button.titleEdgeInsets) }
    if button.imageEdgeInsets != .zero { imageInsets = Insets(button.imageEdgeInsets) }
    if let insets = button.configurationInsets {
      hasBareConfiguration = true
      contentInsets = Insets(insets)
    } else if button.contentEdgeInsets != .zero {
      contentInsets = Insets(button.contentEdgeInsets)
    }
  }

  static func read(_ object: UIButton, isDark: Bool) -> SolvedContent {
    let ground = object.configuration?.backgroundColor(tint: object.tintColor, isEnabled: object.isEnabled)
    let isTinted = object.buttonType.isDrawnBySystem && object.isEnabled
    return .button(
      SolvedButton(
        ground: ground.map { SceneColor($0, isDark: isDark) }, cornerRadius: object.configurationCornerRadius,
        foreground: SceneColor(isTinted ? object.tintColor : object.foregroundColor, isDark: isDark),
        image: ButtonPlacing(object).image.map { rect in
          let isSystem = object.buttonType.isDrawnBySystem
          return SolvedImage(
            content: isSystem
              ? .symbol(SolvedSymbol("\(object.buttonType)"))
              : SolvedImage.Content(object.currentImage).shown(in: object.traitCollection, isDark: isDark),
            rect: rect, isClipped: false)
        }, background: background(of: object, isDark: isDark)))
  }

  /// Returns the picture behind a button's content; nil for one of which only the size is known.
  @MainActor
  private static func background(of button: UIButton, isDark: Bool) -> SolvedImage? {
    guard case .picture(let picture)? = button.currentBackgroundImage.map({ SolvedImage.Content($0) }) else {
      return nil
    }
    return SolvedImage(
      content: SolvedImage.Content.picture(picture).shown(in: button.traitCollection, isDark: isDark),
      rect: CGRect(origin: .zero, size: button.bounds.size), isClipped: false)
  }
}

extension SceneContentAlignment {
  fileprivate var layoutAlignment: UIControl.ContentHorizontalAlignment {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    case .fill: .fill
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension SceneContentEnd {
  fileprivate var layoutAlignment: UIControl.ContentVerticalAlignment {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    }
  }
}

extension SceneImagePlacement {
  fileprivate var layoutEdge: NSDirectionalRectEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }
}

extension SceneButton.CornerStyle {
  fileprivate var layoutStyle: UIButton.Configuration.CornerStyle {
    switch self {
    case .fixed: .fixed
    case .dynamic: .dynamic
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .capsule: .capsule
    }
  }
}

extension SceneButton.ControlSize {
  fileprivate var layoutSize: UIButton.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
