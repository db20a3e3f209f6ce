import Values

/// What is wrong with a scene's layouts, one cause over all cells.
package struct StoredFinding: Codable, Sendable, Equatable {
  /// In one line; numbers that differ from cell to cell are ranges.
  package var text: String
  /// What to do about it, in one line.
  package var advice: String?
  /// In the document, from 1; nil where it does not say.
  package var line: Int?
  /// In the document, from 1.
  package var column: Int?
  /// Whether a layout with this cannot be recorded.
  package var isFault: Bool
  /// Names of the cells.
  package var cells: [String]

  /// A finding in some cells, at a place of the document.
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
  /// Reads what version 1 of a run has, too: the text alone, of what stops a recording.
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

  /// `Recipes/login.yaml:12:3`, or the document alone.
  package func place(in document: String) -> String {
    ([document] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }

  /// What is wrong and what to do about it, for reports that have one text for a finding.
  package var sentence: String { text + (advice.map { "; next: \($0)" } ?? "") }

  /// The place with what is wrong, what to do, and in how many cells: a line each, the first one not indented, escaped.
  /// - Parameter total: How many cells the scene has.
  package func lines(in document: String, of total: Int) -> [String] {
    (["\(place(in: document)): \(text)"] + (advice.map { ["    next: \($0)"] } ?? [])
      + (cells.isEmpty ? [] : ["    in \(CellNames.text(cells, of: total))"])).map(Escaped.line)
  }
}

extension [StoredFinding] {
  /// The findings of all cells of a scene by cause, faults first.
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
