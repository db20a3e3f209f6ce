import ConstraintSolver
@preconcurrency import Glibc

/// Solves a workload repeatedly and measures the time.
struct Run {
  private let workload: Workload
  private let options: Options
  /// Whether edit variables are set, instead of suggested: possible unless that contradicts required rows.
  private var givesEdits = true

  init(_ workload: Workload, _ options: Options) {
    self.workload = workload
    self.options = options
  }

  /// A solver with the workload's rows, and the objects needed to move the edit variables.
  private struct Instance {
    let solver = Solver()
    var variables: [Variable] = []
    var rows: [RowID] = []
    var pulls: [RowID] = []
  }

  // MARK: Steps

  private func makeVariables(_ instance: inout Instance) {
    instance.variables.reserveCapacity(workload.variableCount)
    var isParameter = [Bool](repeating: false, count: workload.variableCount)
    if givesEdits { for edit in workload.edits { isParameter[edit.variable] = true } }
    for index in 0..<workload.variableCount {
      instance.variables.append(instance.solver.makeVariable(isParameter[index] ? .parameter : .free))
    }
  }

  private func addRows(_ instance: inout Instance) throws {
    let terms = workload.terms.span
    instance.solver.reserve(variables: 0, rows: workload.lines.count, terms: terms.count)
    instance.rows.reserveCapacity(workload.lines.count)
    for (index, line) in workload.lines.enumerated() {
      let id = try instance.solver.add(
        terms.extracting(line.first..<line.first + line.count), constant: line.constant, line.relation,
        priority: line.priority, sequence: index)
      instance.rows.append(id)
    }
    if givesEdits { return }
    for edit in workload.edits {
      let row = Row(LinearExpression(instance.variables[edit.variable]), .equal, priority: edit.priority)
      instance.pulls.append(try instance.solver.add(row))
    }
  }

  /// - Returns: The sum of all values, so that all of them are read.
  private func solve(_ instance: Instance, _ suggestion: [Double]) throws -> Double {
    for (index, edit) in workload.edits.enumerated() {
      if givesEdits {
        try instance.solver.set(instance.variables[edit.variable], to: suggestion[index])
      } else {
        try instance.solver.setConstant(-suggestion[index], of: instance.pulls[index])
      }
    }
    instance.solver.solve()
    return instance.solver.withValues { values in
      var sum = 0.0
      for index in values.indices { sum += values[index] }
      return sum
    }
  }

  private func makeInstance() throws -> Instance {
    var instance = Instance()
    makeVariables(&instance)
    try addRows(&instance)
    return instance
  }

  // MARK: Reports

  mutating func report() throws {
    givesEdits = try !contradictsEdits()
    if options.dumps { return try dump() }
    if options.printsStatistics { return try printStatistics() }
    try time()
  }

  /// Whether setting the edit variables to some of their values leaves no solution.
  private func contradictsEdits() throws -> Bool {
    let instance = try makeInstance()
    for suggestion in workload.suggestions {
      _ = try solve(instance, suggestion)
      if !instance.solver.conflicts.isEmpty { return true }
    }
    return false
  }

  private func dump() throws {
    let instance = try makeInstance()
    for (number, suggestion) in workload.suggestions.enumerated() {
      _ = try solve(instance, suggestion)
      fputs("suggest \(number)\n", stdout)
      for variable in instance.variables {
        withVaList([instance.solver.value(of: variable)]) { _ = vprintf("%.6f\n", $0) }
      }
    }
  }

  private func printStatistics() throws {
    let instance = try makeInstance()
    for suggestion in workload.suggestions { _ = try solve(instance, suggestion) }
    fputs("\(instance.solver.statistics)\n", stdout)
  }

  private func time() throws {
    var builds: [Double] = []
    var making: [Double] = []
    var adding: [Double] = []
    var firsts: [Double] = []
    var nexts: [Double] = []
    var swaps: [Double] = []
    var heap = 0
    var sink = 0.0
    let start = Self.now()
    repeat {
      let heapBefore = builds.isEmpty ? Heap.bytesInUse() : 0
      let begin = Self.now()
      var instance = Instance()
      makeVariables(&instance)
      let made = Self.now()
      try addRows(&instance)
      let added = Self.now()
      sink += try solve(instance, workload.suggestions[0])
      let first = Self.now()
      if builds.isEmpty { heap = Heap.bytesInUse() - heapBefore }
      builds.append(first - begin)
      making.append(made - begin)
      adding.append(added - made)
      firsts.append(first - added)
      for suggestion in workload.suggestions.dropFirst() {
        let before = Self.now()
        sink += try solve(instance, suggestion)
        nexts.append(Self.now() - before)
      }
      if builds.count <= 16 { swaps += try swap(instance, &sink) }
    } while Self.now() - start < options.cap * 1e6 && builds.count < 20_000
    let columns = [
      "plumb", workload.kind, "\(workload.size)", "\(workload.viewCount)", "\(workload.lines.count)",
      Self.decimal(Self.median(builds), 1), Self.decimal(Self.median(making), 1), Self.decimal(Self.median(adding), 1),
      Self.decimal(Self.median(firsts), 1), Self.decimal(Self.median(nexts), 2), Self.decimal(nexts.max() ?? 0, 2),
      "\(heap / 1024)", "\(builds.count)", Self.decimal(Self.median(swaps), 2),
    ]
    fputs(columns.joined(separator: "\t") + "\n", sink == 42.4242 ? stderr : stdout)
  }

  /// Removes single rows and adds them with another constant.
  private func swap(_ instance: Instance, _ sink: inout Double) throws -> [Double] {
    var times: [Double] = []
    let count = workload.lines.count
    for (index, line) in workload.lines.enumerated() where times.count < 8 {
      if line.priority != 750 || index * 8 < times.count * count { continue }
      let before = Self.now()
      let row = try instance.solver.row(instance.rows[index])
      try instance.solver.remove(instance.rows[index])
      try instance.solver.add(
        row.expression.terms.span, constant: row.expression.constant - 10, row.relation, priority: row.priority,
        sequence: row.sequence)
      sink += try solve(instance, workload.suggestions[workload.suggestions.count - 1])
      times.append(Self.now() - before)
    }
    return times
  }

  // MARK: Measuring

  /// Returns the time in microseconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  private static func decimal(_ value: Double, _ digits: Int) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      _ = withVaList([Int32(digits), value]) { vsnprintf(base, 64, "%.*f", $0) }
      return String(cString: base)
    }
  }
}

struct Options {
  var dumps = false
  var printsStatistics = false
  /// In seconds.
  var cap = 1.0
}
