import UIKit

extension SceneView {
  @MainActor
  func configure(_ button: UIButton, _ title: String, _ traits: UITraitCollection, _ followsReader: Bool) {
    let look = self.button
    let picture =
      imageSize.map { UIImage(size: CGSize(width: $0.width, height: $0.height), name: "") }
      ?? symbol.map { .symbol($0, pointSize: font?.pointSize ?? (look.style?.isConfigured ?? false ? 17 : 15)) }
    if look.style?.isConfigured ?? false {
      var configuration = look.style?.configuration ?? .plain()
      configuration.title = title.isEmpty ? nil : title
      configuration.subtitle = look.subtitle
      configuration.buttonSize = look.size?.layoutSize ?? .medium
      configuration.image = picture
      configuration.imagePadding = imagePadding
      configuration.titleFont = font.map { UIFont.make($0, in: traits) }
      if let textColor { configuration.baseForegroundColor = UIColor(textColor) }
      if let contentInsets {
        configuration.contentInsets = NSDirectionalEdgeInsets(
          top: contentInsets.top, leading: contentInsets.left, bottom: contentInsets.bottom,
          trailing: contentInsets.right)
      }
      button.configuration = configuration
    } else {
      if button.configuration != nil {
        button.configuration = nil
        button.titleFont = .systemFont(ofSize: button.buttonType == .system ? 15 : 18)
      }
      button.setTitle(
        title.isEmpty && (picture != nil || look.style?.isDrawnBySystem ?? false) ? nil : title, for: .normal)
      if picture?.size != button.currentImage?.size { button.setImage(picture, for: .normal) }
      button.imagePadding = hasConfiguration ? imagePadding : 0
      if let contentInsets {
        if hasConfiguration {
          button.configurationInsets = UIEdgeInsets(contentInsets)
        } else {
          button.contentEdgeInsets = UIEdgeInsets(contentInsets)
        }
      }
      if let textColor { button.setTitleColor(UIColor(textColor), for: .normal) }
    }
    if let font, button.configuration == nil { button.titleFont = UIFont.make(font, in: traits) }
    if let runs { button.setAttributedTitle(Self.attributedTitle(runs, button, traits), for: .normal) }
    button.titleLabel?.adjustsFontForContentSizeCategory = followsReader
    if let lineBreak = textFit.lineBreak { button.titleLabel?.lineBreakMode = lineBreak.layoutMode }
    button.backgroundImageSize = backgroundImageSize.map { CGSize(width: $0.width, height: $0.height) }
  }
}

extension SceneButtonStyle {
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

extension SceneButton.Size {
  fileprivate var layoutSize: UIButton.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
