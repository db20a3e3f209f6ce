import Scenes
import Values

/// Two constraints that say the same, or of which one says more than the other.
struct ConstraintPairs {
  /// A constraint that could go, and the one that makes it needless.
  struct Pair: Hashable {
    let needless: SceneConstraint
    let other: SceneConstraint
    /// Whether both say the same at the same priority.
    let isDuplicate: Bool
  }

  /// The pairs among constraints that are installed together, each needless constraint once.
  /// - Complexity: O(n log n) in their number, beside the pairs.
  static func pairs(in scene: LintedScene) -> [Pair] {
    let forms = LinearForms(scene: scene)
    var found: [Pair] = []
    for set in scene.installedSets {
      var groups: [[LinearForms.Symbol: Double]: [Bound]] = [:]
      for constraint in set {
        let bound = Bound(constraint, forms.form(of: constraint))
        groups[bound.terms, default: []].append(bound)
      }
      var needless: Set<SceneConstraint> = []
      for constraint in set {
        let bound = Bound(constraint, forms.form(of: constraint))
        guard let group = groups[bound.terms], group.count > 1 else { continue }
        for other in group where other.constraint != constraint && !needless.contains(other.constraint) {
          guard let isDuplicate = other.makesNeedless(bound), needless.insert(constraint).inserted else { continue }
          let pair = Pair(needless: constraint, other: other.constraint, isDuplicate: isDuplicate)
          if !found.contains(where: { $0.needless == constraint }) { found.append(pair) }
        }
      }
    }
    return found
  }

  /// A constraint as a bound of one sum of symbols: the sum REL limit.
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
      relation = scale > 0 || constraint.relation == .equal ? constraint.relation : constraint.inverse
    }

    /// Whether this one makes another needless, and if so whether both say the same.
    func makesNeedless(_ other: Bound) -> Bool? {
      let (a, b) = (constraint, other.constraint)
      let isSame = relation == other.relation && abs(limit - other.limit) < 1e-6
      if isSame, a.priority == b.priority {
        // Of two that say the same the later one is needless.
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

extension SceneConstraint {
  fileprivate var inverse: Relation {
    switch relation {
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    case .lessThanOrEqual: .greaterThanOrEqual
    }
  }
}

/// Two constraints that say the same at the same priority (AL-1.22).
enum DuplicateConstraintRule: DocumentRule {
  static let info = LintRuleInfo("duplicate-constraint", .guide, .warning, "two constraints say the same")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.needless.filter(\.isDuplicate).map { pair in
      LintFinding(
        [scene.subject(pair.needless), scene.subject(pair.other)],
        "\(scene.text(pair.needless)): says what \(scene.text(pair.other)) says",
        at: pair.needless.place, next: "remove one of the two")
    }
  }
}

/// A constraint that follows from others, in every cell (AL-2.10).
enum RedundantConstraintRule: DocumentRule {
  static let info = LintRuleInfo("redundant-constraint", .guide, .note, "a constraint follows from others")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let weaker = scene.needless.filter { !$0.isDuplicate }.map { pair in
      LintFinding(
        [scene.subject(pair.needless), scene.subject(pair.other)],
        "\(scene.text(pair.needless)): follows from \(scene.text(pair.other))",
        at: pair.needless.place, next: "remove it")
    }
    let dependent = scene.dependent.filter { $0.outcome == .follows }.map { found in
      LintFinding(
        [scene.subject(found.constraint)], "\(scene.text(found.constraint)): follows from the constraints before it",
        at: found.constraint.place, next: "remove it, or one of those")
    }
    return weaker + dependent
  }
}

/// A required constraint that agrees with the others only for the numbers of some cell.
enum HeldByLuckRule: DocumentRule {
  static let info = LintRuleInfo(
    "held-by-luck", .guide, .warning, "a required constraint agrees with the others for certain numbers only")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.dependent.compactMap { found in
      guard case .needs(let form) = found.outcome else { return nil }
      return LintFinding(
        [scene.subject(found.constraint)],
        "\(scene.text(found.constraint)): agrees with the constraints before it only where \(condition(form))",
        at: found.constraint.place,
        next: "lower its priority to 999, or make one of the constants follow from the screen")
    }
  }

  /// `Superview.width is 393`, or a sum that has to be 0.
  private static func condition(_ form: LinearForms.Form) -> NumberedText {
    let terms = form.terms.sorted { $0.key < $1.key }
    if terms.count == 1, let only = terms.first {
      return "\(only.key.name) is \(number: -form.constant / only.value)"
    }
    return "\(terms.map(\.key.name).listed) happen to fit each other"
  }
}

/// Required equations that add nothing to those before them.
enum DependentEquations {
  struct Found {
    let constraint: SceneConstraint
    let outcome: EquationReduction.Outcome
  }

  /// Each once, in the document's order; those that another one says alone are left to ``ConstraintPairs``.
  /// - Complexity: That of eliminating the equations of each set of installed constraints.
  static func found(in scene: LintedScene) -> [Found] {
    let forms = LinearForms(scene: scene)
    let needless = Set(scene.needless.map(\.needless))
    var found: [Found] = []
    for set in scene.installedSets {
      var reduction = EquationReduction()
      for constraint in set
      where constraint.relation == .equal && constraint.priority == .required && !needless.contains(constraint) {
        let outcome = reduction.add(forms.form(of: constraint))
        if outcome == .decides || outcome == .contradicts { continue }
        if !found.contains(where: { $0.constraint == constraint }) {
          found.append(Found(constraint: constraint, outcome: outcome))
        }
      }
    }
    return found
  }
}
