import UIKit

/// A text view: a text of any length, which scrolls or has the height of its text.
package struct SceneTextView: SceneContent {
  /// The whole text.
  package var text: String
  /// Whether it scrolls; a view that does not has the height of its text.
  package var scrolls: Bool
  /// nil for Interface Builder's 14 points.
  package var font: SceneFont?
  /// nil for the class's colour.
  package var textColor: SceneColor?
  /// nil for natural alignment.
  package var alignment: SceneTextAlignment?

  /// Creates a text view, which scrolls by default.
  package init(_ text: String = "", scrolls: Bool = true) {
    self.text = text
    self.scrolls = scrolls
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .textView(self) }
  /// The whole text.
  package var texts: [String] { [text] }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }

  /// Replaces the text with its translation.
  package mutating func translate(_ translation: Translation) { text = translation(text, "text") }
}

extension SceneTextView: ViewContent {
  func makeObject() -> UITextView { UITextView() }

  func configure(_ object: UITextView, _ setting: ViewSetting) {
    object.text = text
    object.isScrollEnabled = scrolls
    object.font = font.map { UIFont.make($0, in: setting.traits) } ?? .systemFont(ofSize: 14)
    object.adjustsFontForContentSizeCategory = font.followsReader
    object.textColor = textColor.map(UIColor.init) ?? object.textColor
    object.textAlignment = alignment?.layoutAlignment ?? object.textAlignment
  }

  /// A text with styles of its own is captured without them.
  static func captured(from object: UITextView, _ setting: CaptureSetting) -> SceneTextView? {
    var view = SceneTextView(object.text ?? "", scrolls: object.isScrollEnabled)
    view.font = SceneFont(object.effectiveFont, in: setting.traits)
    view.textColor = object.textColor.flatMap { $0 == .label ? nil : SceneColor($0) }
    view.alignment = SceneTextAlignment(captured: object.textAlignment)
    return view
  }

  static func read(_ object: UITextView, isDark: Bool) -> SolvedContent { .textView }
}
