import Foundation
import Layout
import LayoutMaps
import Values

/// What moves when a document is edited, in the cells of a matrix.
package struct Movement: Sendable, Hashable {
  /// A view with the farthest that one of its edges moves, in points.
  package struct View: Sendable, Hashable {
    /// The view's name.
    package let name: String
    /// In points.
    package let points: Double
  }

  /// The number of cells.
  package private(set) var cells = 0
  /// The number of cells in which nothing moves and no text is set otherwise.
  package private(set) var unchanged = 0
  /// The sum over all views and cells of the farthest that an edge moves, in points.
  package private(set) var points = 0.0
  /// Views that move, the farthest first.
  package private(set) var views: [View] = []
  /// Lengths and places of views that were left open, as they are determined now in the first of the cells: `Dot is 12
  /// high`.
  package private(set) var settled: [String] = []

  /// Compares layouts of the same cells. Views that were ambiguous do not count: where they were was chance.
  /// - Complexity: O(cells · views).
  init(from before: [SolvedLayout], to after: [SolvedLayout]) {
    var farthest: [String: Double] = [:]
    var order: [String] = []
    for (old, new) in zip(before, after) {
      cells += 1
      let open = Set(old.openAxes.map(\.view))
      let known = Dictionary(old.views.filter { !open.contains($0.name) }.map { ($0.id, $0) }) { first, _ in first }
      var isSame = old.views.count == new.views.count
      for view in new.views {
        guard let earlier = known[view.id] else { continue }
        let distance = Self.distance(earlier.absoluteFrame, view.absoluteFrame)
        if earlier.text?.lines.map(\.run.text) != view.text?.lines.map(\.run.text) { isSame = false }
        if distance < MapTolerance.invisible { continue }
        isSame = false
        points += distance
        if farthest[view.name] == nil { order.append(view.name) }
        farthest[view.name] = max(farthest[view.name] ?? 0, distance)
      }
      if isSame { unchanged += 1 }
      if cells == 1 { settled = Self.settled(old, new) }
    }
    views = order.map { View(name: $0, points: farthest[$0] ?? 0) }.sorted {
      $0.points == $1.points ? $0.name < $1.name : $0.points > $1.points
    }
  }

  /// Returns what is determined now of what a layout left open.
  private static func settled(_ old: SolvedLayout, _ new: SolvedLayout) -> [String] {
    if new.views.count != old.views.count { return [] }
    let still = Set(new.openAxes.map(\.view))
    return new.views.compactMap { view in
      let (frame, open) = (view.exactFrame, old.openParts(of: [view.name]))
      func length(_ part: SolvedView.OpenSide.FramePart, _ points: CGFloat, _ word: String) -> String? {
        open[part].map { _ in "\(NumberText.plain(Double(points), digits: 1)) \(word)" }
      }
      func place(_ part: SolvedView.OpenSide.FramePart, _ points: CGFloat, _ word: String) -> String? {
        open[part].map { _ in "at \(word) = \(NumberText.plain(Double(points), digits: 1))" }
      }
      let parts = [
        length(.width, frame.width, "wide"), length(.height, frame.height, "high"),
        // An open length moves the edges that follow from the other ones.
        open[.width] == nil ? place(.minX, frame.minX, "x") : nil,
        open[.height] == nil ? place(.minY, frame.minY, "y") : nil,
      ].compactMap { $0 }
      if parts.isEmpty || still.contains(view.name) { return nil }
      return "\(view.name) is \(parts.joined(separator: " and "))"
    }
  }

  private static func distance(_ a: CGRect, _ b: CGRect) -> Double {
    Double(
      [abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)].max() ?? 0)
  }
}
