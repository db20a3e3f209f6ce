/// A navigation bar, a toolbar or a tab bar that is a view among others, with its contents.
package struct SceneBar: FramedContent {
  /// The kinds of bars; the words are a recipe's.
  package enum Position: String, Sendable, CaseIterable, Encodable {
    case navigation, toolbar, tab
  }

  /// The kind of bar.
  package var position: Position
  /// Its title, buttons and tabs; a bar without any is empty.
  package var contents: BarContents
  /// The colour of its ground; nil for the system's.
  package var groundColor: SceneColor?

  /// Creates a bar, by default without contents.
  package init(_ position: Position, _ contents: BarContents = BarContents()) {
    (self.position, self.contents) = (position, contents)
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .bar }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .bar(self) }
  /// The texts of its title, buttons and tabs.
  package var texts: [String] { contents.texts }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    contents.translate { translation($0) }
  }
}
