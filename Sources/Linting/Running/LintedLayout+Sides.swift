import Foundation
import Scenes
import Values

/// A side of the screen, as people name it.
enum ScreenSide: String, CaseIterable {
  case left, right, top, bottom

  /// By how much a rectangle lies beyond this side of another one, in points; below 0 if it does not.
  func excess(of rect: CGRect, beyond bounds: CGRect) -> Double {
    switch self {
    case .left: bounds.minX - rect.minX
    case .right: rect.maxX - bounds.maxX
    case .top: bounds.minY - rect.minY
    case .bottom: rect.maxY - bounds.maxY
    }
  }
}

extension LintedLayout {
  /// Less than this is the rounding of edges to pixels, in points.
  static let slack = 1.0

  /// The root view's rectangle.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: layout.rootSize.width, height: layout.rootSize.height) }

  /// What bars, notch and home indicator leave free.
  var safeBounds: CGRect {
    CGRect(
      x: layout.safeArea.left, y: layout.safeArea.top,
      width: max(0, bounds.width - layout.safeArea.left - layout.safeArea.right),
      height: max(0, bounds.height - layout.safeArea.top - layout.safeArea.bottom))
  }
}

/// What lies beyond a boundary, side by side, over all cells: what leaves at one side has one cause.
struct Leavers {
  /// What leaves at one side.
  struct Side {
    /// Names of the views, in the order in which they were met.
    var names: [String] = []
    /// Where the document says the first of them.
    var place: ScenePlace?
    /// In each cell, by how many points the farthest of them leaves.
    var excess: [(points: Double, cells: [String])] = []
  }

  private(set) var sides: [ScreenSide: Side] = [:]

  /// Notes what leaves in one layout.
  mutating func note(
    _ leaving: [(name: String, place: ScenePlace?, side: ScreenSide, points: Double)], in cells: [String]
  ) {
    for side in ScreenSide.allCases {
      let own = leaving.filter { $0.side == side }
      guard let farthest = own.map(\.points).max() else { continue }
      var known = sides[side] ?? Side()
      for item in own where !known.names.contains(item.name) {
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
