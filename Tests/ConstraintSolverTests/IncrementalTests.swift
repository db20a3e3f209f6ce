import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// A solver after many changes gives the same answers as a new one (AL-2.18).
@Suite struct IncrementalTests {
  /// Run more with `PLUMB_SOAK=20000 swift test --filter Incremental`.
  static let seeds = 1...(UInt64(ProcessInfo.processInfo.environment["PLUMB_SOAK"] ?? "") ?? 170)

  /// One solver through many changes.
  private struct Life {
    let solver = Solver()
    let variables: [Variable]
    let viewCount: Int
    var lines: RandomLayout.Numbered = []
    var ids: [RowID] = []
    var parameters = Array(repeating: 0.0, count: RandomLayout.parameterCount)
    var installed = 0
    var closingOrder: [Variable] = []
    var story: [String] = []

    init(_ layout: RandomLayout, pieceSize: Int?) throws {
      if let pieceSize { solver.divideFinely(into: pieceSize) }
      viewCount = layout.viewCount
      variables = RandomLayout.makeVariables(solver, viewCount: viewCount)
      for line in layout.lines { try add(line) }
      for (index, value) in RandomLayout.parameters(width: 320).enumerated() { try set(index, value) }
    }

    mutating func add(_ line: RandomLayout.Line) throws {
      ids.append(try solver.add(RandomLayout.row(line, number: installed, variables)))
      lines.append((installed, line))
      installed += 1
    }

    mutating func set(_ parameter: Int, _ value: Double) throws {
      parameters[parameter] = value
      try solver.set(variables[parameter], to: value)
    }

    mutating func change(using random: inout SeededGenerator) throws {
      let place = Int.random(in: 0..<max(lines.count, 1), using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 10:
        story.append("another closing order")
        closingOrder = variables.dropFirst(RandomLayout.parameterCount).shuffled(using: &random)
        if Bool.random(using: &random) { closingOrder.removeLast(closingOrder.count / 2) }
        solver.closingOrder = closingOrder
      case 11 where lines.count > 1:
        let other = Int.random(in: 0..<lines.count, using: &random)
        story.append("\(lines[place].number) and \(lines[other].number) change places")
        if place != other, lines[place].number % 15 == lines[other].number % 15 {
          (lines[place].number, lines[other].number) = (lines[other].number, lines[place].number)
          try solver.setSequence(lines[place].number, of: ids[place])
          try solver.setSequence(lines[other].number, of: ids[other])
        }
      case 0...3:
        let widths: [Double] = [320, 375, 414, 568, 667, 768, 1024, 200]
        let width = widths.randomElement(using: &random) ?? 320
        story.append("width \(width)")
        try set(0, width)
      case 4:
        let parameter = Int.random(in: 1..<RandomLayout.parameterCount, using: &random)
        story.append("parameter \(parameter)")
        try set(parameter, Double(Int.random(in: -2...4, using: &random) * 4))
      case 5 where lines.count > 2:
        story.append("remove \(lines[place])")
        try solver.remove(ids.remove(at: place))
        lines.remove(at: place)
      case 6:
        let line = RandomLayout.extra(viewCount: viewCount, using: &random)
        story.append("add \(line)")
        try add(line)
      case 7 where !lines.isEmpty:
        lines[place].line.priority = [1000, 750, 500, 250].randomElement(using: &random) ?? 750
        story.append("priority of \(lines[place])")
        try solver.setPriority(Priority(rawValue: lines[place].line.priority), of: ids[place])
      default:
        if lines.isEmpty { return }
        lines[place].line.constant += Double(Int.random(in: -3...3, using: &random) * 10)
        story.append("constant of \(lines[place])")
        try solver.setConstant(lines[place].line.constant, of: ids[place])
      }
    }

    /// The answer of a new solver.
    func fresh() throws -> RandomLayout.Answer {
      try RandomLayout.solve(lines, parameters: parameters, viewCount: viewCount, closingOrder: closingOrder)
    }

    func difference(from fresh: RandomLayout.Answer) -> String? {
      let numbers = Dictionary(uniqueKeysWithValues: zip(ids, lines.map(\.number)))
      return RandomLayout.Answer(solver, variables, numbers).difference(from: fresh)
    }
  }

  /// Solvers that divide their rows differently go through the same changes.
  @Test func `after every change the answer is that of a new solver`() throws {
    let pieceSizes = [nil, 1, 5]
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      var random = SeededGenerator(seed: seed)
      let viewCount = Int.random(in: 1...12, using: &random)
      let layout = RandomLayout(using: &random, viewCount: viewCount)
      var lives = try pieceSizes.map { try Life(layout, pieceSize: $0) }
      for step in 0..<12 {
        let fresh = try lives[0].fresh()
        let differences = zip(pieceSizes, lives).compactMap { size, life in
          life.difference(from: fresh).map { "in pieces of \(size ?? 0): \($0)" }
        }
        if let difference = differences.first {
          failures += 1
          Issue.record("seed \(seed), step \(step), \(difference)\n\(lives[0].story.joined(separator: "\n"))")
          break
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let start = random
          for index in lives.indices {
            random = start
            try lives[index].change(using: &random)
          }
        }
      }
    }
  }

  @Test func `the order in which rows are added does not matter`() throws {
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      var random = SeededGenerator(seed: seed &+ 7_000_000)
      let layout = RandomLayout(using: &random, viewCount: Int.random(in: 1...12, using: &random))
      let lines: RandomLayout.Numbered = layout.lines.enumerated().map { (number: $0, line: $1) }
      let first = try RandomLayout.solve(
        lines, parameters: RandomLayout.parameters(width: 375, left: 8), viewCount: layout.viewCount)
      let second = try RandomLayout.solve(
        lines.shuffled(using: &random), parameters: RandomLayout.parameters(width: 375, left: 8),
        viewCount: layout.viewCount)
      if let difference = second.difference(from: first) {
        failures += 1
        Issue.record("seed \(seed): \(difference)")
      }
    }
  }
}
