/// The content of one kind of view: its data, and its texts and font.
///
/// It knows no file format and no UIKit. Each later phase adds its own protocol for a kind: `ViewContent` makes and
/// reads UIKit's objects, and documents and drawings have one protocol each.
package protocol SceneContent: Sendable, Hashable, Encodable {
  /// The entry in the list of kinds.
  static var viewKind: ViewKind { get }
  /// The case of ``SceneView/Kind`` that holds this content.
  var kind: SceneView.Kind { get }
  /// Every text that a reader sees, in reading order.
  var texts: [String] { get }
  /// The font of the content's text, or the font its symbol is sized by; nil for the kind's own font, and for kinds
  /// without text.
  var font: SceneFont? { get set }
  /// Replaces every text with its translation.
  mutating func translate(_ translation: Translation)

  /// The default hugging priorities of the kind unless a document specifies others: Interface Builder's values
  /// (`control-metrics.md` 4). The only table of hugging defaults below UIKit.
  static var hugging: AxisPriorities { get }
  /// Whether constraints use the frame's edges: the view neither scrolls its content nor has its own alignment rect
  /// (AL-2.42).
  static var frameIsAlignmentRect: Bool { get }
}

extension SceneContent {
  /// The texts that a reader sees.
  package var texts: [String] { [] }
  /// Always nil and cannot be set: the kind has no text.
  package var font: SceneFont? {
    get { nil }
    set {}
  }
  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {}
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 250) }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { false }
}

/// The content of a kind of view whose frame is its alignment rect (AL-2.42).
package protocol FramedContent: SceneContent {}

extension FramedContent {
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { true }
}

/// How the texts of one view are translated into a language.
package struct Translation {
  private let translate: (_ text: String, _ properties: [String]) -> String

  /// - Parameter translate: Returns the translation of a text, given the properties that may contain it.
  package init(_ translate: @escaping (_ text: String, _ properties: [String]) -> String) { self.translate = translate }

  /// - Parameter properties: Interface Builder's names of the properties that may contain the text; the first one with
  ///   its own translation wins.
  package func callAsFunction(_ text: String, _ properties: String...) -> String { translate(text, properties) }

  /// Translates a text that may be absent.
  package func callAsFunction(_ text: String?, _ properties: String...) -> String? {
    text.map { translate($0, properties) }
  }

  /// Translates the parts of a text, each separately.
  package func callAsFunction(_ runs: [SceneTextRun]?) -> [SceneTextRun]? {
    runs?.map { run in
      var run = run
      run.text = translate(run.text, [])
      return run
    }
  }
}
