package import Foundation

/// The positions of one cell's views on the screen, in its golden and now.
package struct ViewPlaces {
  private let tree: ViewParents
  private let before: PlacedViews
  private let after: PlacedViews

  /// Reads frames from facts.
  /// - Complexity: O(facts).
  package init(_ tree: ViewParents, from old: LayoutFacts, to new: LayoutFacts) {
    self.tree = tree
    before = PlacedViews(old)
    after = PlacedViews(new)
  }

  /// The side of a view on which others are.
  package enum Side: String, CaseIterable {
    case below = "below"
    case above = "above"
    case right = "to the right of"
    case left = "to the left of"
  }

  /// Returns views that are visible both in the golden and now, except a view, its descendants and its ancestors.
  package func others(than view: String) -> [String] {
    let around = Set(tree.ancestors(of: view))
    return before.order.filter { name in
      name != view && !around.contains(name) && isShown(name) && !tree.ancestors(of: name).contains(view)
    }
  }

  /// Returns views that were completely on one side of a view in the golden.
  package func views(_ side: Side, _ view: String) -> Set<String> {
    guard let frame = before.place(of: view, in: tree) else { return [] }
    return Set(
      others(than: view).filter { name in
        guard let other = before.place(of: name, in: tree) else { return false }
        return switch side {
        case .below: other.minY >= frame.maxY - 0.5
        case .above: other.maxY <= frame.minY + 0.5
        case .right: other.minX >= frame.maxX - 0.5
        case .left: other.maxX <= frame.minX + 0.5
        }
      })
  }

  /// Returns the nearest superview that has moved on the screen; nil if none has.
  package func movedSuperview(of view: String) -> String? {
    tree.ancestors(of: view).first { name in
      guard let old = before.place(of: name, in: tree), let new = after.place(of: name, in: tree) else { return false }
      return abs(old.minX - new.minX) > 0.005 || abs(old.minY - new.minY) > 0.005
    }
  }

  /// Returns where a view is on the screen, in the golden and now; nil if it does not exist there.
  package func places(of view: String) -> (old: CGRect?, new: CGRect?) {
    (before.place(of: view, in: tree), after.place(of: view, in: tree))
  }

  /// Returns the golden and the present frames of a view on the screen, without those that do not exist.
  package func frames(of view: String) -> [CGRect] {
    let (old, new) = places(of: view)
    return [old, new].compactMap(\.self)
  }

  /// Returns the lines of a view's text.
  package func texts(of view: String) -> (before: [String], after: [String]) {
    (before.texts[view] ?? [], after.texts[view] ?? [])
  }

  private func isShown(_ view: String) -> Bool {
    let line = [view] + tree.ancestors(of: view)
    return after.frames[view] != nil && !line.contains { before.hidden.contains($0) || after.hidden.contains($0) }
  }
}
