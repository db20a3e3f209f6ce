import Scenes
import Values

/// What decides edges, as `plumb explain` prints it.
enum ExplanationTexts {
  /// Several lines, whose values are lines already.
  static func text(_ explanations: [EdgeExplanation], of scene: Scene, in cell: Cell) -> String {
    ([Escaped.line("\(scene.title), \(cell.name)")] + explanations.flatMap { lines($0, of: scene) })
      .joined(separator: "\n")
  }

  private static func lines(_ explanation: EdgeExplanation, of scene: Scene) -> [String] {
    let value = NumberText.plain(explanation.value)
    let arithmetic = explanation.arithmetic
    let head = "  \(explanation.view).\(explanation.edge) = \(value)" + (arithmetic == value ? "" : " = \(arithmetic)")
    let open = explanation.open.sorted { $0.key < $1.key }.map { name, range in
      "    ambiguous: \(name) may be anything \(interval(range))"
    }
    let (numbers, ties) = split(explanation.deciders)
    let deciders = numbers.map { decider in
      let amount = sum(decider)
      let priority = decider.priority < 1000 ? " @\(NumberText.plain(decider.priority.value))" : ""
      let same = decider.equivalents.isEmpty ? "" : " (the same: \(decider.equivalents.joined(separator: "; ")))"
      return "    \(amount.padded(toRight: 10))  \(decider.text)\(priority)\(same)\(place(decider.place, scene))"
    }
    let rest =
      ties == 0 ? [] : ["    stack views tie views by \(Count.text(ties, "constraint")) more; --json lists all"]
    let supports = explanation.supports.map { support in
      let priority = support.priority < 1000 ? " @\(NumberText.plain(support.priority.value))" : ""
      return "    \((support.gaveWay ? "gave way" : "holds it").padded(toRight: 10))  \(support.text)\(priority)"
        + place(support.place, scene)
    }
    // That a large enough constant contradicts something goes without saying; a small enough screen is worth a line.
    let turns = explanation.next.filter { !$0.isContradictory || $0.isOfSystem }.map { turn($0, scene) }
    let next = turns.isEmpty ? [] : ["    what would change it:"] + turns.prefix(listedTurns)
    let more =
      turns.count > listedTurns
      ? ["      and \(Count.text(turns.count - listedTurns, "limit")) more; --json lists all"] : []
    let findings = explanation.findings.map { "    \($0)" }
    return ([head] + open + deciders + supports + rest + next + more + findings).map(Escaped.line)
  }

  private static func place(_ place: ScenePlace?, _ scene: Scene) -> String {
    place.map { "  \(scene.document):\($0.line):\($0.column)" } ?? ""
  }

  /// `the content width of Title above 201 (now 88): Title: its content is 201 wide, resisting compression @751`.
  private static func turn(_ turn: EdgeExplanation.Turn, _ scene: Scene) -> String {
    let way = turn.isAbove ? "above" : "below"
    let takers = turn.takesOver.prefix(2).map { decider in
      decider.text + (decider.priority < 1000 ? " @\(NumberText.plain(decider.priority.value))" : "")
    }
    let outcome =
      turn.isContradictory
      ? ": the constraints contradict each other"
      : ", at \(NumberText.plain(turn.value)): \(takers.joined(separator: "; "))"
    return "      \(turn.subject) \(way) \(NumberText.plain(turn.limit)) (now \(NumberText.plain(turn.now)))\(outcome)"
  }

  /// So many limits are listed.
  private static let listedTurns = 6

  /// What is worth a line, and how many constraints of stacks are only counted: those that add nothing, if they are many.
  ///
  /// That the root view fills the screen goes without saying.
  private static func split(_ deciders: [EdgeExplanation.Decider]) -> ([EdgeExplanation.Decider], Int) {
    func isSilent(_ decider: EdgeExplanation.Decider, _ kind: EdgeExplanation.Decider.Kind) -> Bool {
      decider.kind == kind && rounded(decider.amount) == 0
    }
    let telling = deciders.filter { !isSilent($0, .system) }
    let numbers = telling.filter { !isSilent($0, .stack) }
    let ties = telling.count - numbers.count
    return ties <= listedTies ? (telling, 0) : (numbers, ties)
  }

  /// So many constraints without a number are listed.
  private static let listedTies = 4

  /// What a decider adds: `-16`, `+196.5`, nothing for one that only ties things together.
  private static func sum(_ decider: EdgeExplanation.Decider) -> String {
    let amount = rounded(decider.amount)
    if amount == 0 { return "" }
    return (amount > 0 ? "+" : "") + NumberText.plain(amount)
  }

  private static func interval(_ range: EdgeExplanation.Range) -> String {
    switch (range.lower.isFinite, range.upper.isFinite) {
    case (true, true): "from \(NumberText.plain(range.lower)) to \(NumberText.plain(range.upper))"
    case (true, false): "from \(NumberText.plain(range.lower)) on"
    case (false, true): "up to \(NumberText.plain(range.upper))"
    case (false, false): "at all"
    }
  }

  /// To a millionth: what arithmetic leaves beyond says nothing.
  static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
}
