/// Representatives that meet in rows, with everything that pulls at them: the unit of optimisation.
///
/// A row on one representative is no row but a *hint*, a bend in that representative's cost. A soft or inequality row
/// on several representatives becomes an equation with a slack variable that carries the hint.
struct Component {
  /// `coefficient · variable + constant  REL  0`, at a level.
  struct Hint {
    /// Position in ``Component/members``.
    var variable: Int
    var coefficient: Double
    var constant: Double
    var relation: Relation
    var level: Int
    /// Index in the row table; nil for the hidden "size ≥ 0".
    var entry: Int?

    /// Where the expression is zero.
    var target: Double { -constant / coefficient }
    /// The relation as seen by the variable: a negative coefficient turns it round.
    var side: Relation {
      coefficient > 0 ? relation : Relation(rawValue: -relation.rawValue) ?? relation
    }

    /// By how much the expression misses its relation, in the row's own unit (AL-2.4, AL-2.6).
    func error(at value: Double) -> Double {
      let expression = coefficient * value + constant
      return switch relation {
      case .equal: abs(expression)
      case .greaterThanOrEqual: max(0, -expression)
      case .lessThanOrEqual: max(0, expression)
      }
    }
  }

  /// `Σ coefficient · variable = right side`, variables by position in ``Component/members``.
  struct Coupling {
    var terms: [(variable: Int, coefficient: Double)]
    var rightSide: Double
  }

  /// A representative's variable index, or -1 for a slack.
  var members: [Int] = []
  var hints: [Hint] = []
  var couplings: [Coupling] = []
}

extension Component {
  /// Splits what the reduction left into components.
  /// - Complexity: O(terms), nearly.
  static func split(
    _ table: RowTable, reduction: inout EquationReduction, domains: [Domain]
  ) -> (components: [Component], places: [Int: (component: Int, member: Int)], constantViolations: [Int]) {
    var hints: [(owner: Int, hint: Hint)] = []
    var couplings: [(terms: [(owner: Int, coefficient: Double)], rightSide: Double)] = []
    var violations: [Int] = []
    let variableCount = domains.count
    var ownerCount = variableCount  // slacks follow the variables

    for index in table.entries.indices {
      let entry = table.entries[index]
      if EquationReduction.isRequiredEquation(entry) { continue }
      let (terms, constant) = reduction.reduced(index, of: table)
      let pattern = Hint(
        variable: 0, coefficient: 1, constant: constant, relation: entry.relation, level: entry.level, entry: index)
      switch terms.count {
      case 0:
        if entry.level == RowTable.requiredLevel, pattern.error(at: 0) > Solver.tolerance { violations.append(index) }
      case 1:
        var hint = pattern
        hint.coefficient = terms[0].coefficient
        hints.append((terms[0].representative, hint))
      default:
        let slack = ownerCount
        ownerCount += 1
        var hint = pattern
        hint.constant = 0
        couplings.append((terms.map { ($0.representative, $0.coefficient) } + [(slack, -1)], -constant))
        hints.append((slack, hint))
      }
    }
    for index in reduction.waiting {
      let (terms, constant) = reduction.reduced(index, of: table)
      couplings.append((terms.map { ($0.representative, $0.coefficient) }, -constant))
    }
    for variable in 0..<variableCount where domains[variable] == .size {
      let image = reduction.image(of: variable)
      let hint = Hint(
        variable: 0, coefficient: image.scale, constant: image.offset, relation: .greaterThanOrEqual,
        level: RowTable.requiredLevel, entry: nil)
      if let representative = image.representative {
        hints.append((representative, hint))
      } else if image.offset < -Solver.tolerance {
        violations.append(-1)
      }
    }

    var groups = DisjointSets(count: ownerCount)
    for row in couplings { for term in row.terms.dropFirst() { groups.unite(row.terms[0].owner, term.owner) } }

    var components: [Component] = []
    var componentOf: [Int: Int] = [:]
    var places: [Int: (component: Int, member: Int)] = [:]
    func place(_ owner: Int) -> (component: Int, member: Int) {
      if let known = places[owner] { return known }
      let root = groups.root(of: owner)
      let component: Int
      if let known = componentOf[root] {
        component = known
      } else {
        component = components.count
        componentOf[root] = component
        components.append(Component())
      }
      components[component].members.append(owner < variableCount ? owner : -1)
      let new = (component, components[component].members.count - 1)
      places[owner] = new
      return new
    }
    for variable in 0..<variableCount where reduction.image(of: variable).representative == variable {
      _ = place(variable)
    }
    for (owner, hint) in hints {
      let (component, member) = place(owner)
      var hint = hint
      hint.variable = member
      components[component].hints.append(hint)
    }
    for row in couplings {
      let terms = row.terms.map { (variable: place($0.owner).member, coefficient: $0.coefficient) }
      components[place(row.terms[0].owner).component].couplings.append(
        Coupling(terms: terms, rightSide: row.rightSide))
    }
    return (components, places, violations)
  }
}

/// Plain union-find.
struct DisjointSets {
  private var parent: [Int]

  init(count: Int) { parent = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parent[element] != element {
      parent[element] = parent[parent[element]]
      element = parent[element]
    }
    return element
  }

  mutating func unite(_ a: Int, _ b: Int) { parent[root(of: a)] = root(of: b) }
}
