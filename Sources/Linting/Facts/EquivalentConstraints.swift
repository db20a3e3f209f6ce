import Layout

/// Pairs of constraints that are equivalent, or of which one implies the other.
struct EquivalentConstraints {
  /// A constraint that could be removed, and the one that makes it redundant.
  struct Pair: Hashable {
    let needless: SceneConstraint
    let other: SceneConstraint
    /// Whether both are equivalent and have the same priority.
    let isDuplicate: Bool
  }

  /// The number of bounds of one sum to compare with each other: no document has that many different ones.
  private static let compared = 100

  /// Returns the pairs among constraints that are installed together, each redundant constraint once.
  /// - Complexity: O(n) in the number of constraints.
  static func pairs(in scene: LintedScene) -> [Pair] {
    let forms = LinearForms(scene: scene)
    var found: [Pair] = []
    var reported: Set<SceneConstraint> = []
    for set in scene.installedSets {
      var groups: [[LinearForms.Symbol: Double]: [Bound]] = [:]
      let bounds = set.map { Bound($0, forms.form(of: $0)) }
      for bound in bounds { groups[bound.terms, default: []].append(bound) }
      var needless: Set<SceneConstraint> = []
      for bound in bounds {
        let constraint = bound.constraint
        guard let group = groups[bound.terms], group.count > 1 else { continue }
        for other in group.prefix(Self.compared)
        where other.constraint != constraint && !needless.contains(other.constraint) {
          guard let isDuplicate = other.makesNeedless(bound), needless.insert(constraint).inserted else { continue }
          let pair = Pair(needless: constraint, other: other.constraint, isDuplicate: isDuplicate)
          if reported.insert(constraint).inserted { found.append(pair) }
        }
      }
    }
    return found
  }

  /// A constraint as a bound of a sum of symbols: the sum REL limit.
  private struct Bound {
    let constraint: SceneConstraint
    /// With factor 1 for the first symbol.
    let terms: [LinearForms.Symbol: Double]
    let relation: SceneConstraint.Relation
    let limit: Double

    init(_ constraint: SceneConstraint, _ form: LinearForms.Form) {
      self.constraint = constraint
      let scale = form.terms.min { $0.key < $1.key }?.value ?? 1
      terms = form.terms.mapValues { ($0 / scale * 1e6).rounded() / 1e6 }
      limit = -form.constant / scale
      relation = scale > 0 || constraint.relation == .equal ? constraint.relation : constraint.relation.reversed
    }

    /// Whether this bound makes another redundant, and if so whether both are equivalent.
    func makesNeedless(_ other: Bound) -> Bool? {
      let (a, b) = (constraint, other.constraint)
      let isSame = relation == other.relation && abs(limit - other.limit) < 1e-6
      if isSame, a.priority == b.priority {
        // Of two equivalent constraints the later one is redundant.
        return isEarlier(than: other) ? true : nil
      }
      guard a.priority == .required else { return nil }
      if isSame { return false }
      switch (relation, other.relation) {
      case (.equal, .greaterThanOrEqual): return limit >= other.limit - 1e-6 ? false : nil
      case (.equal, .lessThanOrEqual): return limit <= other.limit + 1e-6 ? false : nil
      case (.greaterThanOrEqual, .greaterThanOrEqual): return limit > other.limit ? false : nil
      case (.lessThanOrEqual, .lessThanOrEqual): return limit < other.limit ? false : nil
      default: return nil
      }
    }

    private func isEarlier(than other: Bound) -> Bool {
      func key(_ place: ScenePlace?) -> (Int, Int) { place.map { ($0.line, $0.column) } ?? (0, 0) }
      let (own, others) = (key(constraint.place), key(other.constraint.place))
      return own == others ? constraint.text < other.constraint.text : own < others
    }
  }
}
