import Foundation

/// The transition between two layouts of a scene, as in an animation: views move from their old frames to the new ones,
/// and appear and disappear by their opacity (AL-11.15).
package struct LayoutTransition: Sendable {
  private let before: SolvedLayout
  private let after: SolvedLayout
  private let known: [String: SolvedView]

  /// Creates a transition from one layout to another of the same scene.
  package init(from before: SolvedLayout, to after: SolvedLayout) {
    (self.before, self.after) = (before, after)
    known = Dictionary(before.views.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns the layout at a time, where 0 is the first and 1 the second: fast in the middle and slow at both ends.
  ///
  /// Texts and contents are those of the second layout from the start of the movement. A view that exists only in the
  /// first layout disappears immediately.
  /// - Complexity: O(views).
  package func layout(at time: Double) -> SolvedLayout {
    if time <= 0 { return before }
    if time >= 1 { return after }
    let part = time * time * (3 - 2 * time)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    func between(_ a: CGRect, _ b: CGRect) -> CGRect {
      CGRect(
        x: between(a.minX, b.minX), y: between(a.minY, b.minY), width: between(a.width, b.width),
        height: between(a.height, b.height))
    }
    var layout = after
    // The keyboard appears from below, and disappears there.
    layout.keyboardHeight = between(before.keyboardHeight, after.keyboardHeight)
    if before.cell.size != after.cell.size {
      let (a, b) = (before.cell.size, after.cell.size)
      layout.cell = Cell(
        canvas: Size(between(a.width, b.width), between(a.height, b.height)), sizeClasses: after.cell.sizeClasses,
        displayScale: after.cell.displayScale)
    }
    for index in layout.views.indices {
      let view = layout.views[index]
      guard let old = known[view.id] else {
        layout.views[index].paint.alpha *= part
        continue
      }
      layout.views[index].frame = between(old.frame, view.frame)
      layout.views[index].absoluteFrame = between(old.absoluteFrame, view.absoluteFrame)
      layout.views[index].scrollOffset = CGPoint(
        x: between(old.scrollOffset.x, view.scrollOffset.x), y: between(old.scrollOffset.y, view.scrollOffset.y))
      layout.views[index].isHidden = old.isHidden && view.isHidden
      // A sheet appears from below, and disappears there.
      if view.presentation?.dims ?? false, old.isHidden != view.isHidden {
        let part = old.isHidden ? 1 - part : part
        layout.views[index].frame.origin.y += part * (after.rootSize.height - view.absoluteFrame.minY)
        continue
      }
      layout.views[index].paint.alpha = between(
        old.isHidden ? 0 : old.paint.alpha, view.isHidden ? 0 : view.paint.alpha)
    }
    return layout
  }
}
