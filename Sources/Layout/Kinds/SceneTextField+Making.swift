import UIKit

extension SceneTextField: ViewContent {
  func makeObject() -> UITextField { UITextField() }

  func configure(_ object: UITextField, _ setting: ViewSetting) {
    object.borderStyle = border?.layoutStyle ?? .roundedRect
    object.text = text
    object.isSecureTextEntry = isSecure
    object.placeholder = placeholder
    object.clearButtonMode = clearButton?.layoutMode ?? .never
    // Interface Builder's default, not the class's.
    object.font = font.map { UIFont.make($0, in: setting.traits) } ?? .systemFont(ofSize: 14)
    object.adjustsFontForContentSizeCategory = font.followsReader
    object.adjustsFontSizeToFitWidth = minimumScale != nil
    object.minimumFontSize = (minimumScale ?? 0) * (object.font?.pointSize ?? 0)
    object.textColor = textColor.map(UIColor.init) ?? object.textColor
    object.textAlignment = alignment?.layoutAlignment ?? object.textAlignment
  }

  /// A text with styles of its own is captured without them.
  static func captured(from object: UITextField, _ setting: CaptureSetting) -> SceneTextField? {
    var field = SceneTextField(text: object.givenText, placeholder: object.placeholder)
    field.isSecure = object.isSecureTextEntry
    field.hideSecret()
    field.clearButton = SceneClearButton.allCases.first { $0.layoutMode == object.clearButtonMode }
    field.border = SceneFieldBorder(object.borderStyle)
    // Without a font, a document's field has another size.
    field.font = SceneFont(object.font ?? .systemFont(ofSize: UIFont.labelFontSize), in: setting.traits)
    field.textColor = object.textColor.flatMap { $0 == .label ? nil : SceneColor($0) }
    field.alignment = SceneTextAlignment(captured: object.textAlignment)
    if object.adjustsFontSizeToFitWidth, let size = object.font?.pointSize {
      field.minimumScale = object.minimumFontSize / size
    }
    return field
  }

  static func read(_ object: UITextField, isDark: Bool) -> SolvedContent {
    .textField(
      SceneFieldBorder(object.borderStyle),
      clearButton: object.showsClearButton ? object.clearButtonRect(forBounds: object.bounds) : nil)
  }
}

extension SceneClearButton {
  fileprivate var layoutMode: UITextField.ViewMode {
    switch self {
    case .whileEditing: .whileEditing
    case .unlessEditing: .unlessEditing
    case .always: .always
    }
  }
}

extension SceneFieldBorder {
  fileprivate var layoutStyle: UITextField.BorderStyle {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }

  fileprivate init(_ style: UITextField.BorderStyle) {
    self = Self.allCases.first { $0.layoutStyle == style } ?? .none
  }
}
