import UIKit

/// A text field: what was typed, what invites to type, and its border.
package struct SceneTextField: SceneContent {
  package var text: String?
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

  package init(text: String? = nil, placeholder: String? = nil) {
    self.text = text
    self.placeholder = placeholder
  }

  package var kind: SceneView.Kind { .textField(self) }
  package var texts: [String] { [text, placeholder].compactMap { $0 } }
  package static var frameIsAlignmentRect: Bool { true }

  package mutating func translate(_ translation: Translation) {
    text = translation(text, "text")
    placeholder = translation(placeholder, "placeholder")
  }
}

/// The look of a text field's border; the names are UIKit's.
public enum SceneFieldBorder: String, Sendable, CaseIterable {
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
