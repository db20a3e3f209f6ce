import Values

/// Why an edge of a view is where it is: what decides it, and how that adds up.
package struct EdgeExplanation: Sendable, Hashable {
  /// Something that holds the edge.
  package struct Decider: Sendable, Hashable {
    /// What kind of thing holds the edge; raw values are those of JSON.
    package enum Kind: String, Sendable, CaseIterable {
      /// A constraint of the document.
      case constraint
      /// Hugging or compression resistance.
      case content
      /// A constraint that a stack view makes.
      case stack
      /// Screen, safe area, margins, a frame with its mask.
      case system
      /// A size is not negative (AL-1.13).
      case bound
      /// Nothing else decides it (AL-2.18).
      case closing
    }

    /// What kind of thing it is.
    package let kind: Kind
    /// A constraint as the document writes it, anything else in plain words.
    package let text: String
    /// Of a constraint; nil where the document does not say.
    package let place: ScenePlace?
    /// Under which a change of it is known: a constraint's ``SceneConstraint/inputKey``, a view's name in quotation marks.
    package let key: String?
    /// Above 0, at most 1000.
    package let priority: ScenePriority
    /// By how much the edge moves when the constant grows by one.
    package let factor: Double
    /// What it adds to the edge, in points.
    package let amount: Double
    /// What keeps the edge where it is without this: constraints that say the same, as the document writes them.
    package var equivalents: [String] = []
  }

  /// Something that adds nothing to an edge, and without which it would move or be open.
  package struct Support: Sendable, Hashable {
    /// A constraint as the document writes it, anything else in plain words.
    package let text: String
    /// Of a constraint; nil where the document does not say.
    package let place: ScenePlace?
    /// Above 0, at most 1000.
    package let priority: ScenePriority
    /// Whether it is optional and not met.
    package let gaveWay: Bool
  }

  /// A number that moves the edge, or would, up to a limit at which something else takes over.
  package struct Turn: Sendable, Hashable {
    /// Whose number it is, in plain words.
    package let subject: String
    /// Of a constraint; nil where the document does not say.
    package let place: ScenePlace?
    /// The number now, in points.
    package let now: Double
    /// The number from which on something else decides, in points.
    package let limit: Double
    /// The edge's value there, in points.
    package let value: Double
    /// What decides the edge beyond, and does not now.
    package let takesOver: [Decider]
    /// Whether required constraints contradict each other beyond.
    package let isContradictory: Bool
    /// Whether the number is none of the document's: the screen's width, a margin.
    package let isOfSystem: Bool

    /// Whether the limit is above the number.
    package var isAbove: Bool { limit > now }
  }

  /// What the edge has instead of one value.
  package struct Range: Sendable, Hashable {
    /// In points; infinite where nothing bounds it.
    package let lower: Double
    /// In points; infinite where nothing bounds it.
    package let upper: Double
  }

  /// What the document calls the view.
  package let view: String
  /// As it was asked for: `leading` is `left` or `right`.
  package let edge: String
  /// In points, in the superview's coordinates, not rounded to pixels.
  package let value: Double
  /// Constraints of the document first, then by ``Decider/Kind-swift.enum``. Their amounts add up to the value.
  package let deciders: [Decider]
  /// Of an ambiguous edge: its unknowns by name (`left`, `top`, `width`, `height`), and what each may be.
  package let open: [String: Range]
  /// What holds the edge beside the deciders: what pulls at it and gave way, and what keeps it from moving further.
  package let supports: [Support]
  /// What would change the edge: the nearest limits of the view's own content first, then of constraints, then of the
  /// system.
  package let next: [Turn]
  /// What is wrong with the view in this cell, each as one line with the next step.
  package let findings: [String]
}

extension EdgeExplanation {
  /// The amounts as one sum, factors outside of brackets: `(393 - 16 - 16 - 16) / 2`.
  package var arithmetic: String {
    var groups: [(factor: Double, terms: [Double])] = []
    for decider in deciders where abs(decider.amount) > Self.tolerance {
      let factor = abs(decider.factor)
      let term = decider.amount / factor
      if let place = groups.firstIndex(where: { abs($0.factor - factor) < Self.tolerance }) {
        groups[place].terms.append(term)
      } else {
        groups.append((factor, [term]))
      }
    }
    // What cancels out says nothing: two texts of one height, aligned by their baselines.
    groups.removeAll { abs($0.terms.reduce(0, +)) < Self.tolerance }
    if groups.isEmpty { return "0" }
    return groups.enumerated().map { index, group in
      let isBare = abs(group.factor - 1) < Self.tolerance || group.terms.count == 1
      // Of a single number the sign is that of the addition.
      let isTurned = index > 0 && group.terms.count == 1 && group.terms[0] < 0
      let sum = Self.sum(isTurned ? [-group.terms[0]] : group.terms)
      let sign = index == 0 || isBare && sum.hasPrefix("-") ? "" : isTurned ? " - " : " + "
      // What begins with a minus goes on where the sum before it ends.
      let inner = isBare ? (sign.isEmpty && index > 0 ? " - " + sum.dropFirst() : sum) : "(\(sum))"
      return sign + inner + Self.times(group.factor)
    }.joined()
  }

  /// Less than any pixel, in points.
  private static let tolerance = 1e-6

  private static func sum(_ terms: [Double]) -> String {
    // A sum reads better when it begins with something positive.
    let ordered = terms.filter { $0 >= 0 } + terms.filter { $0 < 0 }
    return ordered.enumerated().map { index, term in
      let number = NumberText.plain(abs(term))
      return index == 0 ? (term < 0 ? "-\(number)" : number) : (term < 0 ? " - " : " + ") + number
    }.joined()
  }

  private static func times(_ factor: Double) -> String {
    if abs(factor - 1) < tolerance { return "" }
    let divisor = (1 / factor).rounded()
    if divisor > 1, abs(1 / factor - divisor) < tolerance { return " / \(NumberText.plain(divisor))" }
    for divisor in 2...12 {
      let multiplier = (factor * Double(divisor)).rounded()
      if multiplier > 1, abs(factor * Double(divisor) - multiplier) < tolerance {
        return " × \(NumberText.plain(multiplier)) / \(divisor)"
      }
    }
    return " × \(NumberText.plain(factor))"
  }
}
