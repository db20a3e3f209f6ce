package import Layout

/// A run of the rules over a scene's cells, one layout at a time, for callers that cannot wait for all of them.
@MainActor
package struct LintPass {
  private let linter: Linter
  private let scene: Scene
  private let linted: LintedScene
  /// Cells grouped by layout.
  private let groups: [(cell: Cell, names: [String])]
  /// The number of ``groups`` examined so far.
  private var position = 0
  private var causes: LintCauses
  private var matrix: [(info: LintRuleInfo, rule: any MatrixRule)]
  private let layoutRules: [any LayoutRule.Type]
  /// Whether no layout was skipped as ambiguous or contradictory.
  private var isComplete = true

  /// The number of layouts after which every class of cells has been examined: see ``init(_:_:in:byClass:)``.
  package let classCount: Int

  /// Examines the document; layouts come later.
  /// - Parameter byClass: Whether the first cell of each class (family of devices, size classes, state and reader) is
  ///   examined before the others.
  /// - Complexity: Near-linear in the views and constraints.
  package init(_ linter: Linter, _ scene: Scene, in cells: [Cell], byClass: Bool = false) {
    (self.linter, self.scene) = (linter, scene)
    linted = LintedScene(scene)
    let shapes = Self.shapes(cells, of: scene)
    (groups, classCount) = byClass ? Self.classes(shapes) : (shapes, shapes.count)
    causes = LintCauses(order: Dictionary(cells.enumerated().map { ($1.name, $0) }) { first, _ in first })
    for rule in LintRules.document where linter.runs(rule.info) {
      causes.add(rule.findings(in: linted), of: rule.info, in: [])
    }
    // A constraint that is inactive in a few cells may be active in others.
    matrix = LintRules.matrix.filter {
      linter.runs($0.info) && (linter.settings.coversMatrix || $0.info != InactiveConstraintRule.info)
    }.map { (info: $0.info, rule: $0.init() as any MatrixRule) }
    layoutRules = LintRules.layout.filter { linter.runs($0.info) }
  }

  /// Whether any rule examines layouts.
  var needsLayouts: Bool { !matrix.isEmpty || !layoutRules.isEmpty }

  /// The number of layouts examined so far.
  package var layoutCount: Int { position }
  /// Whether there are no more layouts.
  package var isAtEnd: Bool { position == groups.count }

  /// Lays the scene out in the next cells and examines the layout.
  /// - Returns: The layout and the names of its cells; nil if there are no more.
  /// - Complexity: One layout, and near-linear work in its views.
  package mutating func next() -> (layout: SolvedLayout, cells: [String])? {
    guard position < groups.count else { return nil }
    let (cell, names) = groups[position]
    position += 1
    let solved = linter.pipeline.solve(scene, in: cell, explained: true)
    look(at: solved, names)
    return (solved, names)
  }

  private mutating func look(at solved: SolvedLayout, _ names: [String]) {
    guard solved.isSound, let explanation = solved.explanation else {
      isComplete = false
      return
    }
    let layout = LintedLayout(linted, solved, explanation, cells: names)
    let isOpen = solved.findings.contains { if case .ambiguous = $0 { true } else { false } }
    // If the frames are ambiguous, only that is worth reporting.
    for rule in layoutRules where !isOpen || rule is EqualHuggingRule.Type {
      causes.add(rule.findings(in: layout), of: rule.info, in: names)
    }
    if isOpen {
      isComplete = false
    } else {
      for index in matrix.indices { matrix[index].rule.note(layout) }
    }
  }

  /// The findings so far; those that need all layouts are included at the end.
  package var outcome: LintOutcome {
    var causes = causes
    if isAtEnd || !needsLayouts {
      for (info, rule) in matrix where isComplete || !type(of: rule).needsAllLayouts {
        for (finding, cells) in rule.findings(in: linted) { causes.add(finding, of: info, in: cells) }
      }
    }
    let isWhole = isComplete && causes.omitted == 0 && (isAtEnd || !needsLayouts)
    return linter.outcome(causes, scene, cellCount, isComplete: isWhole)
  }

  private var cellCount: Int {
    (isAtEnd || !needsLayouts ? groups : Array(groups.prefix(position))).reduce(0) { $0 + $1.names.count }
  }

  // MARK: Cells

  /// Groups cells with one layout, each group represented by its first cell.
  private static func shapes(_ cells: [Cell], of scene: Scene) -> [(cell: Cell, names: [String])] {
    struct Key: Hashable {
      let shape: LayoutShape
      let isOnOwnCanvas: Bool
    }
    var groups: [(cell: Cell, names: [String])] = []
    var places: [Key: Int] = [:]
    for cell in cells {
      let key = Key(shape: cell.under(scene.look(in: cell)).shape, isOnOwnCanvas: scene.isCanvas(cell))
      if let place = places[key] {
        groups[place].names.append(cell.name)
      } else {
        places[key] = groups.count
        groups.append((cell, [cell.name]))
      }
    }
    return groups
  }

  /// Returns the first shape of each class, then the others.
  private static func classes(
    _ shapes: [(cell: Cell, names: [String])]
  ) -> (groups: [(cell: Cell, names: [String])], classCount: Int) {
    struct Key: Hashable {
      let family: Device.Family?
      let sizeClasses: SizeClasses
      let variant: CellVariant
      let state: String?
    }
    var seen: Set<Key> = []
    var (first, others): ([(cell: Cell, names: [String])], [(cell: Cell, names: [String])]) = ([], [])
    for shape in shapes {
      let cell = shape.cell
      let key = Key(family: cell.family, sizeClasses: cell.sizeClasses, variant: cell.variant, state: cell.state)
      if seen.insert(key).inserted { first.append(shape) } else { others.append(shape) }
    }
    return (first + others, first.count)
  }
}
