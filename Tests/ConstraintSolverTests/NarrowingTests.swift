import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Large components with many priorities, which are narrowed level by level, have the answers of a simplex (AL-2.2).
@Suite struct NarrowingTests {
  /// Run more with `PLUMB_SOAK=20000 swift test --filter Narrowing`.
  static let seeds = 1...(UInt64(ProcessInfo.processInfo.environment["PLUMB_SOAK"] ?? "") ?? 60)

  /// Strips of views that push each other by inequalities, with a priority of its own for each preference.
  private static func layout(seed: UInt64) -> RandomLayout {
    var random = SeededGenerator(seed: seed &+ 81_000_000)
    var layout = RandomLayout(using: &random, viewCount: Int.random(in: 3...24, using: &random))
    let priorityCount = [5, 60, 900].randomElement(using: &random) ?? 60
    for index in layout.lines.indices where layout.lines[index].priority < 1000 {
      layout.lines[index].priority = Float(1 + Int.random(in: 0..<priorityCount, using: &random) * 900 / priorityCount)
    }
    for index in layout.lines.indices where layout.lines[index].terms.count == 3 && index % 2 == 0 {
      if layout.lines[index].relation == .equal { layout.lines[index].relation = .greaterThanOrEqual }
    }
    for view in 0..<layout.viewCount where Int.random(in: 0..<4, using: &random) > 0 {
      layout.lines.append(
        .init(
          terms: [(RandomLayout.position(view), 1), (1, -1)], constant: 0, relation: .equal,
          priority: Float(Int.random(in: 1...999, using: &random))))
    }
    return layout
  }

  private static func answer(_ layout: RandomLayout, width: Double, isNarrowed: Bool) throws -> RandomLayout.Answer {
    let solver = Solver()
    if isNarrowed { solver.divideFinely(into: 1000) }
    let variables = RandomLayout.makeVariables(solver, viewCount: layout.viewCount)
    var numbers: [RowID: Int] = [:]
    for (number, line) in layout.lines.enumerated() {
      numbers[try solver.add(RandomLayout.row(line, number: number, variables))] = number
    }
    for (index, value) in RandomLayout.parameters(width: width).enumerated() {
      try solver.set(variables[index], to: value)
    }
    return RandomLayout.Answer(solver, variables, numbers)
  }

  @Test func `values, ranges and conflicts are those of a simplex`() throws {
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      let layout = Self.layout(seed: seed)
      for width in [320.0, 1024] {
        let plain = try Self.answer(layout, width: width, isNarrowed: false)
        let narrowed = try Self.answer(layout, width: width, isNarrowed: true)
        guard let difference = narrowed.difference(from: plain) else { continue }
        failures += 1
        Issue.record("seed \(seed) at \(width): \(difference)")
      }
    }
  }

  /// As one program, it would have a slope for each of its columns and 64 levels.
  @Test func `a chain of inequalities with a priority for each preference keeps no slopes`() throws {
    let count = 2000
    let solver = Solver()
    let views = (0..<count).map { _ in (solver.makeVariable(), solver.makeVariable(.size)) }
    for (index, (position, size)) in views.enumerated() {
      if index > 0 {
        let (before, width) = views[index - 1]
        try solver.add(
          Row(
            LinearExpression([Term(position, 1), Term(before, -1), Term(width, -1)], constant: -2),
            .greaterThanOrEqual))
      }
      try solver.add(Row(LinearExpression(position), .equal, priority: Priority(rawValue: Float(1 + index % 900))))
      try solver.add(Row(LinearExpression(size) - 40, .greaterThanOrEqual, priority: 750))
      try solver.add(Row(LinearExpression(size) - 40, .lessThanOrEqual, priority: 250))
      if index > 0, index % 3 == 0 {
        try solver.add(
          Row(
            LinearExpression([Term(size, 1), Term(views[index - 3].1, -1)]), .equal,
            priority: Priority(rawValue: Float(500 + index % 400))))
      }
    }
    solver.solve()
    func position(_ view: Int) -> Double { solver.value(of: views[view].0) }
    // Views 899 and 1799 are pulled hardest: no width between them is worth as much, so that only the gaps remain.
    #expect(position(1799) - position(899) == 900 * 2)
    // The pulls of the last 200 views are weaker than content sizes.
    #expect(position(1999) - position(1799) == 200 * (40 + 2))
    #expect(solver.statistics.slopes < 50_000)
  }
}
