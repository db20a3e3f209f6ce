package import Values

/// Findings of many cells by cause; findings with the same key (``Finding/key``) are one.
package struct FindingCauses: Sendable {
  /// A finding with the cells that have it.
  package struct Cause: Sendable {
    /// The finding of the first of the cells.
    package let finding: Finding
    /// The message, with ranges for numbers that differ from cell to cell.
    package fileprivate(set) var text: RangedText
    /// Names of the cells, without duplicates.
    package fileprivate(set) var cells: [String]
  }

  /// Causes in the order in which they were found.
  private var found: [Cause] = []
  /// Indices in ``found``, by key.
  private var places: [[String]: Int] = [:]

  /// Creates an empty collection.
  package init() {}

  /// Adds the findings of a cell.
  /// - Complexity: O(n) in the length of the findings.
  package mutating func add(_ findings: [Finding], in cell: String) {
    for finding in findings {
      let key = finding.key
      if let place = places[key] {
        found[place].text.add(finding.message)
        if found[place].cells.last != cell { found[place].cells.append(cell) }
      } else {
        places[key] = found.count
        found.append(Cause(finding: finding, text: RangedText(finding.message), cells: [cell]))
      }
    }
  }

  /// Faults first, otherwise in the order in which they were found.
  package var all: [Cause] { found.filter(\.finding.isFault) + found.filter { !$0.finding.isFault } }
}
