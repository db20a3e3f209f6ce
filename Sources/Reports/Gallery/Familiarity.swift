import Verifying

/// How well a cell represents others in a gallery: an upright iPhone of today, then one on its side, then an iPad.
enum Familiarity {
  /// The lowest is best.
  static func rank(_ cell: Cell) -> Int {
    let known = Representative.rankOfScreen(cell)
    var rank = known * 2
    switch cell.family {
    case .phone: break
    case .pad: rank += 2
    case .tv: rank += 8
    case nil: rank += 1
    }
    if case .device(_, _, .some) = cell.screen { rank += 10 }
    return rank
  }
}
