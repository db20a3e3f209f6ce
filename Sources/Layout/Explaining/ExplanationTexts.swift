import Values

/// Texts that explain what determines edges, as printed by `plumb explain` and failed tests.
package enum ExplanationTexts {
  /// Returns several lines, already escaped.
  package static func text(_ explanations: [EdgeExplanation], of scene: Scene, in cell: Cell) -> String {
    ([Escaped.line("\(scene.title), \(cell.name)")] + explanations.flatMap { lines($0, in: scene.document) })
      .joined(separator: "\n")
  }

  /// Returns the lines of an edge: what determines it and what would change it, escaped.
  /// - Parameter document: The document of the places; places in code are not shown.
  package static func lines(_ explanation: EdgeExplanation, in document: String = "") -> [String] {
    let value = NumberText.plain(explanation.value)
    let arithmetic = explanation.arithmetic
    let head = "  \(explanation.view).\(explanation.edge) = \(value)" + (arithmetic == value ? "" : " = \(arithmetic)")
    let open = explanation.open.sorted { $0.key < $1.key }.map { name, range in
      "    ambiguous: \(name) may be anything \(interval(range.lower, range.upper))"
    }
    let (numbers, ties) = split(explanation.deciders)
    let deciders = numbers.map { decider in
      let amount = sum(decider)
      let priority = priority(decider.priority, decider.text)
      let same = decider.equivalents.isEmpty ? "" : " (the same: \(decider.equivalents.joined(separator: "; ")))"
      let lines = decider.breakingWidth.map { "; its lines break at \(NumberText.plain($0))" } ?? ""
      return
        "    \(amount.padded(toRight: 10))  \(decider.text)\(priority)\(lines)\(same)\(place(decider.place, document))"
    }
    let rest =
      ties == 0 ? [] : ["    stack views tie views by \(Count.text(ties, "constraint")) more; --json lists all"]
    let supports = explanation.supports.map { support in
      let priority = priority(support.priority, support.text)
      return "    \((support.gaveWay ? "gave way" : "holds it").padded(toRight: 10))  \(support.text)\(priority)"
        + place(support.place, document)
    }
    // It is obvious that a large enough constant contradicts something, but a small enough screen is worth a line.
    let turns = explanation.next.filter { !$0.isContradictory || $0.isOfSystem }.map(turn)
    let next = turns.isEmpty ? [] : ["    what would change it:"] + turns.prefix(listedTurns)
    let more = Listing.rest(turns.count - listedTurns, "limit", hint: "--json lists all").map { ["      \($0)"] } ?? []
    let findings = explanation.findings.map { "    \($0)" }
    return ([head] + open + deciders + supports + rest + next + more + findings).map(Escaped.line)
  }

  /// The most limits that are listed.
  private static let listedTurns = 6

  /// The most constraints without a number that are listed.
  private static let listedTies = 4

  /// Returns the words after `may be anything`: `from 0 on`, `at all`.
  package static func interval(_ lower: Double, _ upper: Double) -> String {
    switch (lower.isFinite, upper.isFinite) {
    case (true, true): "from \(NumberText.plain(lower)) to \(NumberText.plain(upper))"
    case (true, false): "from \(NumberText.plain(lower)) on"
    case (false, true): "up to \(NumberText.plain(upper))"
    case (false, false): "at all"
    }
  }

  /// Rounds to a millionth, because further digits are arithmetic noise.
  package static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// Returns ` @750`, unless the document's text already contains the priority.
  private static func priority(_ priority: ScenePriority, _ text: String) -> String {
    let isWritten = text.contains("riority") || text.contains("@")
    return priority < 1000 && !isWritten ? " @\(NumberText.plain(priority.value))" : ""
  }

  private static func place(_ place: ScenePlace?, _ document: String) -> String {
    place.map { "  \(document):\($0.line):\($0.column)" } ?? ""
  }

  /// Returns `the content width of Title above 201 (now 88): Title: its content is 201 wide, resisting compression
  /// @751`.
  private static func turn(_ turn: EdgeExplanation.Turn) -> String {
    let way = turn.isAbove ? "above" : "below"
    let takers = turn.takesOver.prefix(2).map { decider in
      decider.text + priority(decider.priority, decider.text)
    }
    let outcome =
      turn.isContradictory
      ? ": the constraints contradict each other"
      : ", at \(NumberText.plain(turn.value)): \(takers.joined(separator: "; "))"
    return "      \(turn.subject) \(way) \(NumberText.plain(turn.limit)) (now \(NumberText.plain(turn.now)))\(outcome)"
  }

  /// Returns the deciders worth a line, and how many constraints of stack views are only counted: those that add
  /// nothing, if there are many.
  ///
  /// It is obvious that the root view fills the screen.
  private static func split(_ deciders: [EdgeExplanation.Decider]) -> ([EdgeExplanation.Decider], Int) {
    func isSilent(_ decider: EdgeExplanation.Decider, _ kind: EdgeExplanation.Decider.Category) -> Bool {
      decider.kind == kind && rounded(decider.amount) == 0
    }
    let telling = deciders.filter { !isSilent($0, .system) }
    let numbers = telling.filter { !isSilent($0, .stack) }
    let ties = telling.count - numbers.count
    return ties <= listedTies ? (telling, 0) : (numbers, ties)
  }

  /// Returns what a decider adds: `-16`, `+196.5`, empty for one that only connects items.
  private static func sum(_ decider: EdgeExplanation.Decider) -> String {
    let amount = rounded(decider.amount)
    if amount == 0 { return "" }
    return (amount > 0 ? "+" : "") + NumberText.plain(amount)
  }
}
