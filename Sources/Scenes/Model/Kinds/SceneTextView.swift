import UIKit

/// A text view: a text of any length, which scrolls or is as high as it is.
package struct SceneTextView: SceneContent {
  package var text: String
  package var scrolls: Bool
  /// nil for Interface Builder's 14 points.
  package var font: SceneFont?
  /// nil for the class's own.
  package var textColor: SceneColor?
  /// nil for the natural one.
  package var alignment: SceneTextAlignment?

  package init(_ text: String = "", scrolls: Bool = true) {
    self.text = text
    self.scrolls = scrolls
  }

  package var kind: SceneView.Kind { .textView(self) }
  package var texts: [String] { [text] }
  package static var frameIsAlignmentRect: Bool { true }

  package mutating func translate(_ translation: Translation) { text = translation(text, "text") }
}

extension SceneTextView: ViewContent {
  static var isMovable: Bool { false }

  func makeObject() -> UITextView { UITextView() }

  func configure(_ object: UITextView, _ setting: ViewSetting) {
    object.text = text
    object.isScrollEnabled = scrolls
    object.font = font.map { UIFont.make($0, in: setting.traits) } ?? .systemFont(ofSize: 14)
    object.adjustsFontForContentSizeCategory = font.followsReader
    object.textColor = textColor.map(UIColor.init) ?? object.textColor
    object.textAlignment = alignment?.layoutAlignment ?? object.textAlignment
  }

  static func read(_ object: UITextView, isDark: Bool) -> SolvedContent { .textView }
}
