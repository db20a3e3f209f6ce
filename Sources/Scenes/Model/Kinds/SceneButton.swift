import UIKit

/// A button: its title and picture, and what it stands on.
package struct SceneButton: SceneContent {
  /// The heights of a configuration; the names are UIKit's.
  package enum ControlSize: String, Sendable, CaseIterable, Encodable {
    case mini, small, medium, large
  }

  /// Empty for a button with a picture alone.
  package var title: String
  /// The title in parts that look different.
  package var runs: [SceneTextRun]?
  /// nil for the style's own.
  package var font: SceneFont?
  /// nil for the style's own.
  package var textColor: SceneColor?
  /// Where a title that is too wide is cut; nil cuts its middle.
  package var lineBreak: SceneLineBreak?
  /// nil for the system's.
  package var style: SceneButtonStyle?
  /// Of a button whose style is a configuration; nil for the medium one.
  package var size: ControlSize?
  /// Below the title of a button whose style is a configuration.
  package var subtitle: String?
  /// One of the system's symbols beside the title, by name.
  package var symbol: String?
  /// Of the picture beside the title, in points, where a document gives it; nil goes by the symbol.
  package var imageSize: Size?
  /// Of the picture behind the title, in points.
  package var backgroundImageSize: Size?
  /// Between picture and title, in points.
  package var imagePadding: Double = 0
  /// Around the title, in points; nil for the style's own.
  package var contentInsets: Insets?
  /// Whether a button of a style without one has a configuration, which only adds insets.
  package var hasBareConfiguration = false

  /// A button with a title, all else as usual.
  package init(
    _ title: String = "", style: SceneButtonStyle? = nil, size: ControlSize? = nil, subtitle: String? = nil
  ) {
    self.title = title
    self.style = style
    self.size = size
    self.subtitle = subtitle
  }

  /// Whether the button has a configuration, as buttons may have since iOS 15.
  package var hasConfiguration: Bool { hasBareConfiguration || style?.isConfigured ?? false }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .button(self) }
  /// The texts that a reader sees.
  package var texts: [String] { runs?.map(\.text) ?? [title, subtitle].compactMap { $0 } }

  /// Puts translations in the place of the texts.
  package mutating func translate(_ translation: Translation) {
    title = translation(title, "normalTitle", "configuration.title")
    subtitle = translation(subtitle, "configuration.subtitle")
    runs = translation(runs)
  }
}

/// How a button looks; the names are UIKit's for types, and for configurations.
package enum SceneButtonStyle: String, Sendable, CaseIterable, Encodable {
  case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close
  case plain, gray, tinted, filled

  /// Whether the style is a configuration.
  package var isConfigured: Bool { [.plain, .gray, .tinted, .filled].contains(self) }

  /// Whether UIKit fixes the style when the button is made.
  package var isFixed: Bool { self == .custom || buttonType.isDrawnBySystem }

  /// UIKit's type for it.
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
    if let runs { object.setAttributedTitle(attributedTitle(runs, object, traits), for: .normal) }
    object.titleStyle.adjustsFontForContentSizeCategory = font.followsReader
    if let lineBreak { object.titleStyle.lineBreakMode = lineBreak.layoutMode }
    object.backgroundImageSize = backgroundImageSize.map { CGSize(width: $0.width, height: $0.height) }
  }

  /// What stands beside the title.
  private var picture: UIImage? {
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
    configuration.subtitle = subtitle
    configuration.buttonSize = size?.layoutSize ?? .medium
    configuration.image = picture
    configuration.imagePadding = imagePadding
    configuration.titleFont = font.map { UIFont.make($0, in: traits) }
    if let textColor { configuration.baseForegroundColor = UIColor(textColor) }
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

  @MainActor
  private func attributedTitle(
    _ runs: [SceneTextRun], _ button: UIButton, _ traits: UITraitCollection
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font.map { UIFont.make($0, in: traits) } ?? button.titleFont
      if let color = run.color { attributes[.foregroundColor] = UIColor(color) }
      whole.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return whole
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
              ? .symbol(SolvedSymbol("\(object.buttonType)")) : SolvedImage.Content(object.currentImage), rect: rect,
            isClipped: false)
        }))
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
