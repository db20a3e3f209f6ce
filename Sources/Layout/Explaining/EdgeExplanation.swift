import Values

/// An explanation of why an edge of a view is where it is: what determines it, and how that adds up.
package struct EdgeExplanation: Sendable, Hashable {
  /// Something that determines the edge.
  package struct Decider: Sendable, Hashable {
    /// The kind of a decider; raw values are those of the JSON.
    package enum Category: String, Sendable, CaseIterable {
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

    /// The decider's kind.
    package let kind: Category
    /// A constraint in the document's notation, anything else in plain words.
    package let text: String
    /// The place of a constraint; nil if it is not in the document.
    package let place: ScenePlace?
    /// The key that identifies changes of it: a constraint's ``SceneConstraint/inputKey``, a view's name in quotation
    /// marks.
    package let key: String?
    /// Above 0, at most 1000.
    package let priority: ScenePriority
    /// How far the edge moves when the constant grows by one.
    package let factor: Double
    /// Its contribution to the edge, in points.
    package let amount: Double
    /// Constraints that would keep the edge where it is without this one because they are equivalent, in the document's
    /// notation.
    package var equivalents: [String] = []
    /// The length of the window that it states, `the screen's width`, which is another one in each window; nil for any
    /// other decider.
    package var windowLength: String?
    /// The width at which the lines of a text break, in points; nil for content that does not depend on a width
    /// (AL-3.13).
    package var breakingWidth: Double?
  }

  /// Something that contributes nothing to an edge, but without which it would move or be open.
  package struct Support: Sendable, Hashable {
    /// A constraint in the document's notation, anything else in plain words.
    package let text: String
    /// The place of a constraint; nil if it is not in the document.
    package let place: ScenePlace?
    /// Above 0, at most 1000.
    package let priority: ScenePriority
    /// Whether it is optional and not satisfied.
    package let gaveWay: Bool
  }

  /// A number that moves the edge, or would, up to a limit beyond which something else determines it.
  package struct Turn: Sendable, Hashable {
    /// The owner of the number, in plain words.
    package let subject: String
    /// The place of a constraint; nil if it is not in the document.
    package let place: ScenePlace?
    /// The present number, in points.
    package let now: Double
    /// The number from which something else determines the edge, in points.
    package let limit: Double
    /// The edge's value at the limit, in points.
    package let value: Double
    /// The deciders of the edge beyond the limit that do not determine it now.
    package let takesOver: [Decider]
    /// Whether required constraints contradict each other beyond the limit.
    package let isContradictory: Bool
    /// Whether the number is not the document's: the screen's width, a margin.
    package let isOfSystem: Bool
    /// Whether it happens above the limit, and not below; the limit of a tied priority is the present one.
    package let isAbove: Bool
  }

  /// The possible values of an open edge.
  package struct Range: Sendable, Hashable {
    /// In points; infinite if nothing bounds it.
    package let lower: Double
    /// In points; infinite if nothing bounds it.
    package let upper: Double
  }

  /// The document's name of the view.
  package let view: String
  /// The edge as requested: `leading` is `left` or `right`.
  package let edge: String
  /// In points, in the superview's coordinates, not rounded to pixels.
  package let value: Double
  /// Constraints of the document first, ordered by ``Decider/Category``. Their amounts add up to the value.
  package let deciders: [Decider]
  /// The unknowns of an ambiguous edge by name (`left`, `top`, `width`, `height`), with their possible values.
  package let open: [String: Range]
  /// Other influences on the edge: constraints that pull at it but gave way, and those that keep it from moving
  /// further.
  package let supports: [Support]
  /// The changes that would move the edge: the nearest limits of the view's own content first, then of constraints,
  /// then of the system.
  package let next: [Turn]
  /// Problems with the view in this cell, each as one line with the next step.
  package let findings: [String]
}

extension EdgeExplanation {
  /// The amounts as one sum, with common factors outside brackets: `(393 - 16 - 16 - 16) / 2`.
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
    // Terms that cancel out say nothing: two texts of the same height, aligned by their baselines.
    groups.removeAll { abs($0.terms.reduce(0, +)) < Self.tolerance }
    if groups.isEmpty { return "0" }
    return groups.enumerated().map { index, group in
      let isBare = abs(group.factor - 1) < Self.tolerance || group.terms.count == 1
      // The sign of a single number becomes that of the addition.
      let isTurned = index > 0 && group.terms.count == 1 && group.terms[0] < 0
      let sum = Self.sum(isTurned ? [-group.terms[0]] : group.terms)
      let sign = index == 0 || isBare && sum.hasPrefix("-") ? "" : isTurned ? " - " : " + "
      // A group that begins with a minus continues the previous sum.
      let inner = isBare ? (sign.isEmpty && index > 0 ? " - " + sum.dropFirst() : sum) : "(\(sum))"
      return sign + inner + Self.times(group.factor)
    }.joined()
  }

  /// In points; less than any pixel.
  private static let tolerance = 1e-6

  private static func sum(_ terms: [Double]) -> String {
    // A sum is easier to read if it begins with a positive term.
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
    for divisor in 1...12 {
      let multiplier = (factor * Double(divisor)).rounded()
      if multiplier > 1, abs(factor * Double(divisor) - multiplier) < tolerance {
        return " × \(NumberText.plain(multiplier))" + (divisor > 1 ? " / \(divisor)" : "")
      }
    }
    return " × \(NumberText.plain(factor))"
  }
}
