/// What one kind of view consists of: its facts, and the texts and the font in it.
///
/// Knows no file format and no UIKit. Each later phase adds its own view of a kind: ``ViewContent`` in this module makes
/// and reads UIKit's objects, documents and drawings have a protocol each.
package protocol SceneContent: Sendable, Hashable, Encodable {
  /// The case of ``SceneView/Kind`` that holds this content.
  var kind: SceneView.Kind { get }
  /// Every text that a reader sees, in reading order.
  var texts: [String] { get }
  /// What the content's text is set in, or what its symbol goes by; nil for the kind's own font, and for kinds without text.
  var font: SceneFont? { get set }
  /// Puts a translation in the place of every text.
  mutating func translate(_ translation: Translation)

  /// What a view of the kind hugs with unless a document says otherwise: Interface Builder's values
  /// (`control-metrics.md` 4). The one table of hugging defaults below UIKit.
  static var hugging: AxisPriorities { get }
  /// Whether the frame's edges are those that constraints use: the view neither scrolls its content nor has an alignment
  /// rectangle of its own (AL-2.42).
  static var frameIsAlignmentRect: Bool { get }
}

extension SceneContent {
  /// The texts that a reader sees.
  package var texts: [String] { [] }
  /// None, and none can be set: the kind has no text.
  package var font: SceneFont? {
    get { nil }
    set {}
  }
  /// Puts translations in the place of the texts.
  package mutating func translate(_ translation: Translation) {}
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 250) }
  /// Whether constraints use the edges of the frame.
  package static var frameIsAlignmentRect: Bool { false }
}

/// How the texts of one view become those of a language.
package struct Translation {
  private let translate: (_ text: String, _ properties: [String]) -> String

  /// - Parameter translate: The translation of a text, given the properties that may hold it.
  package init(_ translate: @escaping (_ text: String, _ properties: [String]) -> String) { self.translate = translate }

  /// - Parameter properties: What Interface Builder calls the property that holds the text; the first one with a
  ///   translation of its own wins.
  package func callAsFunction(_ text: String, _ properties: String...) -> String { translate(text, properties) }

  /// A text that may be absent.
  package func callAsFunction(_ text: String?, _ properties: String...) -> String? {
    text.map { translate($0, properties) }
  }

  /// The parts of a text, each translated by itself.
  package func callAsFunction(_ runs: [SceneTextRun]?) -> [SceneTextRun]? {
    runs?.map { run in
      var run = run
      run.text = translate(run.text, [])
      return run
    }
  }
}
