/// A segmented control: titles next to each other, one of them selected.
package struct SceneSegments: SceneContent {
  /// The titles in reading direction.
  package var titles: [String]
  /// The selected index, from 0; nil for none.
  package var selected: Int?
  /// Whether each segment's width depends on its own title.
  package var followsTitles = false

  /// Creates segments, with the first one selected by default.
  package init(_ titles: [String] = [], selected: Int? = 0) {
    self.titles = titles
    self.selected = selected
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .segments }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .segments(self) }
  /// The texts that a reader sees.
  package var texts: [String] { titles }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    titles = titles.enumerated().map { translation($1, "segmentTitles[\($0)]") }
  }
}
