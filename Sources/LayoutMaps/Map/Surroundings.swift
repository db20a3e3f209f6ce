import Layout
import Values

/// What surrounds a scene's content at a size: it explains why layouts differ, but is not part of the layout.
struct Surroundings: Sendable, Hashable {
  /// The root view's margins, in points.
  let margins: Insets
  /// The root view's safe area, in points.
  let safeArea: Insets

  /// How much of the root view's bottom is below its keyboard guide, in points (AL-5.26).
  let keyboard: Double

  init(_ layout: SolvedLayout) {
    (margins, safeArea) = (layout.margins, layout.safeArea)
    keyboard = max(layout.safeArea.bottom, layout.keyboardHeight - layout.rootInsets.bottom)
  }

  /// What changes from one size to another, in a few words; nil if nothing does.
  func change(to new: Surroundings) -> String? {
    if safeArea != new.safeArea { return "the safe area changes" }
    if keyboard != new.keyboard { return "the keyboard's height changes" }
    if margins == new.margins { return nil }
    let isOfSides =
      margins.top == new.margins.top && margins.bottom == new.margins.bottom && new.margins.left == new.margins.right
    return isOfSides ? "the side margins become \(NumberText.plain(new.margins.left))" : "the margins change"
  }
}
