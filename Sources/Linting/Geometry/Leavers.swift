import Layout
import Values

/// What extends beyond a boundary, by side, over all cells: everything beyond one side has one cause.
struct Leavers {
  /// A view that extends beyond the boundary.
  struct Item {
    let name: String
    /// The view's place in the document.
    let place: ScenePlace?
    let side: ScreenSide
    /// The distance beyond the boundary.
    let points: Double
  }

  /// The views that extend beyond one side.
  struct Side {
    /// Names of the views, in the order in which they were found.
    var names: [String] = []
    /// The same names as a set.
    fileprivate var known: Set<String> = []
    /// The first view's place in the document.
    var place: ScenePlace?
    /// The largest excess in each cell, in points.
    var excess: [(points: Double, cells: [String])] = []
  }

  private(set) var sides: [ScreenSide: Side] = [:]

  /// Records what extends beyond the boundary in one layout.
  mutating func note(_ leaving: [Item], in cells: [String]) {
    for side in ScreenSide.allCases {
      let own = leaving.filter { $0.side == side }
      guard let farthest = own.map(\.points).max() else { continue }
      var known = sides[side] ?? Side()
      for item in own where known.known.insert(item.name).inserted {
        known.names.append(item.name)
        if known.place == nil { known.place = item.place }
      }
      known.excess.append((farthest, cells))
      sides[side] = known
    }
  }

  /// Returns a finding for each of some sides.
  /// - Parameters:
  ///   - scene: Where a wrong inequality may be the reason; nil if none can be.
  ///   - advice: What to do otherwise.
  func findings(
    at shown: [ScreenSide],
    _ text: (_ names: String, _ side: ScreenSide) -> NumberedText,
    in scene: LintedScene? = nil, next advice: String
  ) -> [(finding: LintFinding, cells: [String])] {
    shown.flatMap { side -> [(finding: LintFinding, cells: [String])] in
      guard let found = sides[side] else { return [] }
      let wrong = scene?.wrongInequality(of: found.names, at: side)
      return found.excess.map { points, cells in
        var words = text(found.names.listed, side)
        words.append(" by ")
        words.append(number: points)
        words.append(" points")
        return (
          LintFinding(
            ["\(side.rawValue)"] + found.names, words, at: found.place, next: wrong?.advice ?? advice, fix: wrong?.fix),
          cells
        )
      }
    }
  }
}
