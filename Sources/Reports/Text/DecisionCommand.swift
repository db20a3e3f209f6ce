package import Verifying

/// The commands that decide on a run, as typed in a terminal: with the folders, unless they are the defaults.
package struct DecisionCommand {
  /// How one decides on a run.
  package enum Way: String, CaseIterable, Sendable {
    /// On a command line.
    case terminal
    /// By a comment that a job reads (`plumb review comment`).
    case comment
  }

  /// The text after the pattern: empty, or ` --report 'diff'`.
  let options: String
  private let way: Way
  /// Whether the run was compared with goldens, so that it can be accepted.
  let isPossible: Bool

  /// - Parameters:
  ///   - run: The run to decide on.
  ///   - folder: The run's folder as named on the command line.
  ///   - link: The address of the published report, from which any machine can take the run.
  package init(_ run: StoredRun, folder: String, link: String? = nil, way: Way = .terminal) {
    isPossible = !run.goldens.isEmpty
    self.way = way
    options =
      (link.map { " --run \(Escaped.shell($0.hasSuffix("/") ? String($0.dropLast()) : $0))" } ?? "")
      + (folder == "report" || link != nil ? "" : " --report \(Escaped.shell(folder))")
      + (run.goldens == OutputFolder.goldens || !isPossible ? "" : " --goldens \(Escaped.shell(run.goldens))")
  }

  /// Returns `plumb review accept 'login#1'`, or `/plumb accept login#1` if a comment can name the pattern.
  func accept(_ pattern: String) -> String {
    if way == .comment, let word = Self.word(pattern) { return "/plumb accept \(word)" }
    return "plumb review accept \(Escaped.shell(pattern))\(options)"
  }

  /// Returns a pattern as a word of a comment, in quotation marks if it needs them; nil if it cannot be one. A comment
  /// names causes one by one.
  private static func word(_ pattern: String) -> String? {
    let scalars = pattern.unicodeScalars
    if scalars.contains(where: { $0.isHidden || "`*?".unicodeScalars.contains($0) }) { return nil }
    if scalars.allSatisfy({ $0 != "'" && $0 != "\"" && !$0.properties.isWhitespace }) { return pattern }
    guard let quote = ["'", "\""].first(where: { !scalars.contains($0) }),
      scalars.allSatisfy({ $0 == " " || !$0.properties.isWhitespace })
    else { return nil }
    return "\(quote)\(pattern)\(quote)"
  }
}
