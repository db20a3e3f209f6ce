/// Modules without anything that does not compile: each is judged after those that it imports were made.
package struct CompilableModules {
  /// The declarations that were left out, with the compiler's reasons.
  package private(set) var findings: [Finding] = []
  /// The errors that remain.
  package private(set) var problems: [CompilerReport.Problem] = []
  /// The modules that cannot be made.
  private var missing: Set<String> = []

  /// Judges modules.
  /// - Parameters:
  ///   - modules: Modules, each after those that it imports.
  ///   - leavesOut: Whether what does not compile is left out; otherwise, it is only listed.
  ///   - texts: A module's sources by their paths.
  ///   - make: Compiles a module for those that import it.
  ///   - check: Compiles a module for its errors; receives its sources that changed.
  /// - Complexity: One compilation per module that compiles, and those of ``CompilableSources`` for each of the others.
  package init(
    _ modules: [PortedModule], leavesOut: Bool,
    texts: (PortedModule) throws(PortFailure) -> [String: String],
    make: (PortedModule) throws(PortFailure) -> CompilerReport,
    check: (PortedModule, [String: String]) throws(PortFailure) -> CompilerReport
  ) throws(PortFailure) {
    for module in modules {
      guard missing.isDisjoint(with: module.imports) else {
        // Nothing is left out because of a module that is not there.
        add(try check(module, [:]), of: module)
        missing.insert(module.name)
        continue
      }
      var made = try make(module)
      if leavesOut, !made.problems.isEmpty {
        let sources = try CompilableSources(try texts(module)) { changed throws(PortFailure) in
          try check(module, changed)
        }
        findings += sources.findings
        made = sources.rest.problems.isEmpty ? try make(module) : sources.rest
      }
      add(made, of: module)
    }
  }

  private mutating func add(_ report: CompilerReport, of module: PortedModule) {
    problems += report.problems
    if !report.problems.isEmpty { missing.insert(module.name) }
  }
}
