import Foundation

/// A compiler's messages about the rewritten sources, at the places of the originals.
package struct CompilerReport: Sendable {
  /// An error.
  package struct Problem: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String
  }

  /// Errors common to many files.
  package struct Cause: Sendable {
    package var message: String
    package var files: Set<String>
    /// How many of the files are screens.
    package var screens: Int
    /// The first place.
    package var place: String
  }

  /// Problems without duplicates, in the compiler's order.
  package private(set) var problems: [Problem] = []

  /// Creates a report of problems.
  init(problems: [Problem]) { self.problems = problems }

  /// Reads a compiler's output: lines such as `/app/Card.swift:3:5: error: cannot find 'x' in scope`.
  /// - Complexity: Linear in the output.
  package init(output: String) {
    var seen: Set<Problem> = []
    for line in output.split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2]) else {
        continue
      }
      let problem = Problem(
        file: SourceLocation.path(written: place.dropLast(2).joined(separator: ":")), line: number, column: column,
        message: String(line[mark.upperBound...]))
      if seen.insert(problem).inserted { problems.append(problem) }
    }
  }

  /// Files with errors.
  package var failed: Set<String> { Set(problems.map(\.file)) }

  /// Returns screens whose own files have no errors.
  package func freeScreens(of screens: [Screen]) -> [Screen] {
    let failed = failed
    return screens.filter { !failed.contains($0.file) }
  }

  /// Returns errors by message: first those that affect most screens, then those in most files.
  package func causes(of screens: [Screen]) -> [Cause] {
    let screenFiles = Dictionary(grouping: screens, by: \.file).mapValues(\.count)
    return Dictionary(grouping: problems, by: \.message).map { message, problems in
      let files = Set(problems.map(\.file))
      return Cause(
        message: message, files: files, screens: files.reduce(0) { $0 + (screenFiles[$1] ?? 0) },
        place: problems.first.map { "\($0.file):\($0.line):\($0.column)" } ?? "")
    }.sorted { ($1.screens, $1.files.count, $0.message) < ($0.screens, $0.files.count, $1.message) }
  }
}
