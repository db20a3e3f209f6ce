import UIKit

/// A segmented control: titles side by side, one of them chosen.
package struct SceneSegments: SceneContent {
  /// In reading direction.
  package var titles: [String]
  /// From 0; nil for none of them.
  package var selected: Int?
  /// Whether each segment is as wide as its own title needs.
  package var followsTitles = false

  /// Segments, the first one chosen by default.
  package init(_ titles: [String] = [], selected: Int? = 0) {
    self.titles = titles
    self.selected = selected
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .segments(self) }
  /// The texts that a reader sees.
  package var texts: [String] { titles }

  /// Puts translations in the place of the texts.
  package mutating func translate(_ translation: Translation) {
    titles = titles.enumerated().map { translation($1, "segmentTitles[\($0)]") }
  }
}

extension SceneSegments: ViewContent {
  func makeObject() -> UISegmentedControl { UISegmentedControl(items: titles) }

  func configure(_ object: UISegmentedControl, _ setting: ViewSetting) {
    object.show(titles)
    object.apportionsSegmentWidthsByContent = followsTitles
    object.selectedSegmentIndex = selected ?? -1
  }

  static func read(_ object: UISegmentedControl, isDark: Bool) -> SolvedContent {
    let selected = object.selectedSegmentIndex
    var content = SceneSegments(object.titles, selected: selected >= 0 ? selected : nil)
    content.followsTitles = object.apportionsSegmentWidthsByContent
    return .segments(content)
  }
}
