import Foundation
package import Goldens

/// A run as a page that opens from disk: the causes with their cells, and each cell's pictures compared in six ways.
package enum ReportPage {
  /// The page. Its pictures lie beside it, where ``RunFolder`` puts them.
  /// - Complexity: O(cells · facts).
  package static func html(_ run: StoredRun) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let totals = run.totals
    let differing = totals.text
    let summary = "\(totals.identical) of \(totals.cells) cells identical" + (differing.isEmpty ? "" : "; \(differing)")
    // Values that are strings, numbers and lists always encode.
    let json = (try? encoder.encode(Data(run: run, summary: summary))) ?? Foundation.Data("{}".utf8)
    return Page.report(
      title: differing.isEmpty ? "Plumb: nothing changed" : "Plumb: \(differing)",
      data: String(decoding: json, as: UTF8.self))
  }

  /// The run with a summary; identical cells are left out, as they are in the run.
  private struct Data: Encodable {
    let run: StoredRun
    let summary: String

    private enum Key: String, CodingKey {
      case summary
    }

    func encode(to encoder: any Encoder) throws {
      try run.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(summary, forKey: .summary)
    }
  }
}

extension RunFolder {
  /// Writes a run's page beside it.
  /// - Throws: ``FileError``.
  package func writePage(_ run: StoredRun) throws {
    try write(ReportPage.html(run), to: RunFolder.pageName)
  }

  /// Writes a run and its page.
  /// - Throws: ``FileError``.
  package func writeWithPage(_ run: StoredRun) throws {
    try write(run)
    try writePage(run)
  }
}
