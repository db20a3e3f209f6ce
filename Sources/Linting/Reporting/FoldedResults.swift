import Layout
import Values

/// Findings with one cause: of one rule, in one document, which say the same about different views or constraints.
///
/// A rule that says more than two different things about a document is folded further: numbers and equations are left out of
/// the comparison, so that one cause stands for each advice.
package struct FoldedResults {
  /// The first, which is shown.
  package let first: LintResult
  /// The others, in the order of the document.
  package private(set) var others: [LintResult] = []

  private init(_ first: LintResult) { self.first = first }

  /// More causes of a rule in a document are folded further.
  private static let mostCauses = 2

  /// What findings with one cause have in common.
  private struct Cause: Hashable {
    let rule: String
    let severity: LintSeverity
    let document: String
    var text: String
    var next: String
    /// Empty for all that were examined: each scene of a storyboard has a canvas of its own.
    let cells: [String]

    init(_ result: LintResult) {
      (rule, severity, document) = (result.rule.id, result.severity, result.document)
      (text, next) = (result.text.without(result.subjects), result.next.without(result.subjects))
      cells = result.cells.count == result.cellCount ? [] : result.cells
    }

    /// The same without numbers and equations.
    var general: Cause {
      var cause = self
      cause.text = (text.split(separator: ": ").last.map(String.init) ?? text).withoutNumbers
      cause.next = next.contains("\u{FFFC}") ? "" : next.withoutNumbers
      return cause
    }
  }

  private struct Topic: Hashable {
    let rule: String
    let document: String
  }

  /// Returns findings by cause, each where its first one is.
  /// - Complexity: O(findings).
  package static func folded(_ results: [LintResult]) -> [FoldedResults] {
    let causes = results.map(Cause.init)
    let counts = Dictionary(grouping: Set(causes)) { Topic(rule: $0.rule, document: $0.document) }.mapValues(\.count)
    var folded: [FoldedResults] = []
    var places: [Cause: Int] = [:]
    for (result, cause) in zip(results, causes) {
      let isFrequent = counts[Topic(rule: cause.rule, document: cause.document), default: 0] > mostCauses
      let cause = isFrequent ? cause.general : cause
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
    let names = others.map { other in
      (other.subjects.first ?? "") + (other.place.map { " (line \($0.line))" } ?? "")
    }
    return first.lines + [Escaped.line("    also \(Listing.text(names, limit: Self.listed))")]
  }
}

extension String {
  /// The text with each of some names left out.
  fileprivate func without(_ names: [String]) -> String {
    names.sorted { $0.utf8.count > $1.utf8.count }
      .reduce(self) { text, name in name.isEmpty ? text : text.replacing(name, with: "\u{FFFC}") }
  }

  fileprivate var withoutNumbers: String { replacing(/-?\d+(\.\d+)?/, with: "#") }
}
