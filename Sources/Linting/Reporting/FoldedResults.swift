import Layout
import Values

/// Findings with one cause: of one rule, in one scene, which say the same about different views or constraints.
package struct FoldedResults {
  /// The first, which is shown.
  package let first: LintResult
  /// The others, in the order of the document.
  package private(set) var others: [LintResult] = []

  private init(_ first: LintResult) { self.first = first }

  /// What findings with one cause have in common.
  private struct Cause: Hashable {
    let rule: String
    let severity: LintSeverity
    let document: String
    let scene: String
    let text: String
    let next: String
    let cells: [String]

    init(_ result: LintResult) {
      (rule, severity, document, scene) = (result.rule.id, result.severity, result.document, result.scene)
      (text, next, cells) = (result.text.without(result.subjects), result.next.without(result.subjects), result.cells)
    }
  }

  /// Returns findings by cause, each where its first one is.
  /// - Complexity: O(findings).
  package static func folded(_ results: [LintResult]) -> [FoldedResults] {
    var folded: [FoldedResults] = []
    var places: [Cause: Int] = [:]
    for result in results {
      let cause = Cause(result)
      if let place = places[cause] {
        folded[place].others.append(result)
      } else {
        places[cause] = folded.count
        folded.append(FoldedResults(result))
      }
    }
    return folded
  }

  /// The most names of others that are listed.
  private static let listed = 4

  /// The finding as lines for people, with the names and lines of the others.
  package var lines: [String] {
    if others.isEmpty { return first.lines }
    let names = others.prefix(Self.listed).map { other in
      (other.subjects.first ?? "") + (other.place.map { " (line \($0.line))" } ?? "")
    }
    let rest = others.count > names.count ? " and \(others.count - names.count) more" : ""
    return first.lines + [Escaped.line("    also \(names.joined(separator: ", "))\(rest)")]
  }
}

extension String {
  /// The text with each of some names left out.
  fileprivate func without(_ names: [String]) -> String {
    names.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(self) { text, name in name.isEmpty ? text : text.replacing(name, with: "\u{FFFC}") }
  }
}
