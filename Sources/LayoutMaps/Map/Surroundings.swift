import Scenes
import Values

/// What surrounds a scene's content at a size: it explains why layouts differ, and is none of them.
struct Surroundings: Sendable, Hashable {
  /// The root view's, in points.
  let margins: Insets
  /// The root view's, in points.
  let safeArea: Insets

  init(_ layout: SolvedLayout) { (margins, safeArea) = (layout.margins, layout.safeArea) }

  /// What changes from one size to another, in a few words; nil where nothing does.
  func change(to new: Surroundings) -> String? {
    if safeArea != new.safeArea { return "the safe area changes" }
    if margins == new.margins { return nil }
    let isOfSides =
      margins.top == new.margins.top && margins.bottom == new.margins.bottom && new.margins.left == new.margins.right
    return isOfSides ? "the side margins become \(NumberText.plain(new.margins.left))" : "the margins change"
  }
}
