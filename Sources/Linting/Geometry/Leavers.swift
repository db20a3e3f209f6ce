import Scenes
import Values

/// What lies beyond a boundary, side by side, over all cells: what leaves at one side has one cause.
struct Leavers {
  /// A view that leaves.
  struct Item {
    let name: String
    /// Where the document says it.
    let place: ScenePlace?
    let side: ScreenSide
    /// By how much.
    let points: Double
  }

  /// What leaves at one side.
  struct Side {
    /// Names of the views, in the order in which they were met.
    var names: [String] = []
    /// The same, to look names up.
    fileprivate var known: Set<String> = []
    /// Where the document says the first of them.
    var place: ScenePlace?
    /// In each cell, by how many points the farthest of them leaves.
    var excess: [(points: Double, cells: [String])] = []
  }

  private(set) var sides: [ScreenSide: Side] = [:]

  /// Notes what leaves in one layout.
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

  /// A finding for each of some sides.
  func findings(
    at shown: [ScreenSide],
    _ text: (_ names: String, _ side: ScreenSide) -> NumberedText, next: String
  ) -> [(finding: LintFinding, cells: [String])] {
    shown.flatMap { side -> [(finding: LintFinding, cells: [String])] in
      guard let found = sides[side] else { return [] }
      return found.excess.map { points, cells in
        var words = text(found.names.listed, side)
        words.append(" by ")
        words.append(number: points)
        words.append(" points")
        return (LintFinding(["\(side.rawValue)"] + found.names, words, at: found.place, next: next), cells)
      }
    }
  }
}
