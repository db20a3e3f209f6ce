import UIKit

/// A text field: what was typed, what invites to type, and its border.
package struct SceneTextField: SceneContent {
  /// What was typed.
  package var text: String?
  /// What is shown while nothing is typed.
  package var placeholder: String?
  /// nil for Interface Builder's 14 points.
  package var font: SceneFont?
  /// nil for the class's own.
  package var textColor: SceneColor?
  /// nil for the natural one.
  package var alignment: SceneTextAlignment?
  /// nil for the rounded one.
  package var border: SceneFieldBorder?
  /// The smallest part of its size that text is drawn at to fit; nil draws it at its size.
  package var minimumScale: Double?

  /// A text field, all else as usual.
  package init(text: String? = nil, placeholder: String? = nil) {
    self.text = text
    self.placeholder = placeholder
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .textField(self) }
  /// What was typed.
  package var texts: [String] { [text, placeholder].compactMap { $0 } }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  /// Puts translations in the place of the texts.
  package mutating func translate(_ translation: Translation) {
    text = translation(text, "text")
    placeholder = translation(placeholder, "placeholder")
  }
}

/// The look of a text field's border; the names are UIKit's.
package enum SceneFieldBorder: String, Sendable, CaseIterable, Encodable {
  case none, line, bezel, roundedRect
}

extension SceneTextField: ViewContent {
  func makeObject() -> UITextField { UITextField() }

  func configure(_ object: UITextField, _ setting: ViewSetting) {
    object.borderStyle = border?.layoutStyle ?? .roundedRect
    object.text = text
    object.placeholder = placeholder
    // Interface Builder's own default, not the class's.
    object.font = font.map { UIFont.make($0, in: setting.traits) } ?? .systemFont(ofSize: 14)
    object.adjustsFontForContentSizeCategory = font.followsReader
    object.adjustsFontSizeToFitWidth = minimumScale != nil
    object.minimumFontSize = (minimumScale ?? 0) * (object.font?.pointSize ?? 0)
    object.textColor = textColor.map(UIColor.init) ?? object.textColor
    object.textAlignment = alignment?.layoutAlignment ?? object.textAlignment
  }

  static func read(_ object: UITextField, isDark: Bool) -> SolvedContent {
    .textField(SceneFieldBorder(object.borderStyle))
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
