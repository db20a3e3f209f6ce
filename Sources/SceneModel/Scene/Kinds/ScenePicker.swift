/// A picker view: titles on a wheel, with the middle one selected.
package struct ScenePicker: SceneContent {
  /// The titles from top to bottom.
  package var titles: [String]

  /// Creates a picker with rows.
  package init(_ titles: [String] = []) { self.titles = titles }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .picker }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .picker(self) }
  /// The texts that a reader sees.
  package var texts: [String] { titles }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) { titles = titles.map { translation($0) } }
}
