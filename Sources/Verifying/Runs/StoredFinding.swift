import Values

/// A problem with a scene's layouts: one cause over all cells.
package struct StoredFinding: Codable, Sendable, Equatable {
  /// One line of text; numbers that differ from cell to cell are ranges.
  package var text: String
  /// The advice on how to fix it, in one line.
  package var advice: String?
  /// The line in the document, from 1; nil if unknown.
  package var line: Int?
  /// The column in the document, from 1.
  package var column: Int?
  /// Whether a layout with this problem cannot be recorded.
  package var isFault: Bool
  /// Names of the cells.
  package var cells: [String]

  /// Creates a finding for some cells, at a place in the document.
  package init(
    _ text: String, advice: String? = nil, at place: ScenePlace? = nil, isFault: Bool = true, cells: [String] = []
  ) {
    self.text = text
    self.advice = advice
    (line, column) = (place?.line, place?.column)
    self.isFault = isFault
    self.cells = cells
  }
}

extension StoredFinding {
  /// Also reads version 1 of a run, which has only the texts of findings that stop a recording.
  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let line = try container.decodeIfPresent(Int.self, forKey: .line)
    self.init(
      try container.decode(String.self, forKey: .text),
      advice: try container.decodeIfPresent(String.self, forKey: .advice),
      at: try line.map { ScenePlace(line: $0, column: try container.decode(Int.self, forKey: .column)) },
      isFault: try container.decode(Bool.self, forKey: .isFault),
      cells: try container.decode([String].self, forKey: .cells))
  }

  /// Returns `Recipes/login.yaml:12:3`, or only the document.
  package func place(in document: String) -> String {
    ([document] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }

  /// The problem and its remedy, for reports with one text per finding.
  package var sentence: String { text + (advice.map { "; next: \($0)" } ?? "") }

  /// Returns the place with the problem, the remedy, and the number of cells, escaped, on separate lines of which the
  /// first is not indented.
  /// - Parameter total: The number of the scene's cells.
  package func lines(in document: String, of total: Int) -> [String] {
    (["\(place(in: document)): \(text)"] + (advice.map { ["    next: \($0)"] } ?? [])
      + (cells.isEmpty ? [] : ["    in \(CellNames.text(cells, of: total))"])).map(Escaped.line)
  }
}

extension [StoredFinding] {
  /// The findings of all cells of a scene, grouped by cause, faults first.
  /// - Complexity: O(n) in the length of all findings.
  package init(_ found: [(cell: String, findings: [Finding])]) {
    var causes = FindingCauses()
    for (cell, findings) in found { causes.add(findings, in: cell) }
    self = causes.all.map { cause in
      StoredFinding(
        cause.text.text, advice: cause.finding.advice, at: cause.finding.place, isFault: cause.finding.isFault,
        cells: cause.cells)
    }
  }
}
