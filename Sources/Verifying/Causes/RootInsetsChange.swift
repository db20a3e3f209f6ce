import Values

/// How the root view's safe area and margins differ from the golden's: `safe area and margins +30 pt at the top`.
struct RootInsetsChange {
  /// One effect for insets that changed alike, side by side.
  private(set) var effects: [[(word: EffectWord, amount: Double?)]] = []
  /// Changes of the root that are not of insets.
  private(set) var others: [FactChange] = []

  /// - Parameter changes: The changes of the root in one cell.
  init(_ changes: [FactChange]) {
    var found: [(names: [String], moves: [Double])] = []
    for change in changes {
      guard case .fact(_, let from?, let to?) = change, let (name, old) = Self.insets(from),
        let (_, new) = Self.insets(to), from.kind == to.kind
      else {
        others.append(change)
        continue
      }
      // Records have three decimal places.
      let moves = zip(Self.sides(old), Self.sides(new)).map { (($1 - $0) * 100).rounded() / 100 }
      if let known = found.firstIndex(where: { $0.moves == moves }) {
        found[known].names.append(name)
      } else {
        found.append(([name], moves))
      }
    }
    effects = found.map { Self.words($0.names.joined(separator: " and "), $0.moves) }.filter { !$0.isEmpty }
  }

  private static func insets(_ fact: Fact) -> (String, Insets)? {
    switch fact {
    case .safeArea(let insets): ("safe area", insets)
    case .margins(let insets): ("margins", insets)
    default: nil
    }
  }

  private static func sides(_ insets: Insets) -> [Double] { [insets.top, insets.left, insets.bottom, insets.right] }

  private static func words(_ name: String, _ moves: [Double]) -> [(word: EffectWord, amount: Double?)] {
    let (top, left, bottom, right) = (moves[0], moves[1], moves[2], moves[3])
    let sides = [("at the top", top), ("at the bottom", bottom)]
    let ends = left == right ? [("at both sides", left)] : [("on the left", left), ("on the right", right)]
    return (sides + ends).filter { $0.1 != 0 }.enumerated().map { index, side in
      let sign = side.1 > 0 ? "+" : "-"
      return (EffectWord(before: index == 0 ? "\(name) \(sign)" : sign, after: " pt \(side.0)"), abs(side.1))
    }
  }
}
