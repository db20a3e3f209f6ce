/// Sources without anything that does not compile, found by compiling repeatedly.
package struct CompilableSources {
  /// Sources by their paths in the package.
  package private(set) var texts: [String: String]
  /// The declarations that were left out, with the compiler's reasons.
  package private(set) var findings: [Finding] = []
  /// The errors that remain.
  package private(set) var rest: CompilerReport
  /// The number of further compilations.
  package private(set) var rounds = 0

  /// Leaves out everything that the compiler reports until it reports nothing more.
  /// - Parameters:
  ///   - texts: Sources by their paths.
  ///   - compile: Compiles sources; receives those that changed.
  /// - Complexity: One compilation per round, at most `limit` rounds.
  package init(
    _ texts: [String: String], limit: Int = 40,
    compile: ([String: String]) throws(PortFailure) -> CompilerReport
  ) throws(PortFailure) {
    self.texts = texts
    rest = try compile(texts)
    while !rest.problems.isEmpty, rounds < limit {
      rounds += 1
      let changed = leaveOut(rest.problems)
      if changed.isEmpty { break }
      rest = try compile(changed)
    }
  }

  /// - Returns: The sources that changed.
  private mutating func leaveOut(_ problems: [CompilerReport.Problem]) -> [String: String] {
    let names = texts.keys.sorted()
    let map = PlaceMap(names.map { texts[$0] ?? "" })
    var byFile: [Int: [(problem: CompilerReport.Problem, offset: Int)]] = [:]
    for problem in problems {
      guard let (file, offset) = map.place(problem.file, problem.line, problem.column) else { continue }
      byFile[file, default: []].append((problem, offset))
    }
    var changed: [String: String] = [:]
    for (index, entries) in byFile.sorted(by: { $0.key < $1.key }) {
      let source = SourceFile(path: names[index], text: texts[names[index]] ?? "")
      // A class may have no initialisers only because the type of a property is missing, so that goes first.
      let causes = entries.filter { !$0.problem.message.hasSuffix("has no initializers") }
      var omissions = Omissions(source, causes.map { ($0.offset, $0.problem.message) }).found
      if omissions.isEmpty { omissions = Omissions(source, entries.map { ($0.offset, $0.problem.message) }).found }
      guard !omissions.isEmpty else { continue }
      let text = omissions.map(\.edit).applied(to: source.bytes)
      guard text != texts[names[index]] else { continue }
      changed[names[index]] = text
      for omission in omissions {
        guard
          let cause = entries.first(where: { omission.range.contains($0.offset) || omission.range.isEmpty })?.problem
        else { continue }
        findings.append(
          Finding(.notCompiled, cause.file, cause.line, "this \(omission.what) is left out: \(cause.message)"))
      }
    }
    texts.merge(changed) { $1 }
    return changed
  }
}
