import Values

/// The result of comparing a layout with its goldens.
public struct LayoutOutcome: Sendable {
  /// One cell that is not identical.
  public struct Difference: Sendable {
    /// The cell's name.
    public let cell: String
    /// The views that moved, or the reason why there is nothing to compare.
    public let message: String
    /// Picture files written: expected, actual, difference.
    public let pictures: [String]
  }

  /// The number of cells laid out.
  public let cells: Int
  /// Every cell that is not identical and was not recorded.
  public let differences: [Difference]
  /// Problems with the layout itself: ambiguity, contradictions.
  public let faults: [String]
  /// Paths of goldens written.
  public let written: [String]
  /// Why nothing could be compared; nil if it could.
  public let problem: String?
  /// Why the first edge that moved is where it is; nil if none moved.
  public internal(set) var explanation: String?

  /// Whether every cell equals its golden and nothing was written.
  public var isIdentical: Bool { differences.isEmpty && faults.isEmpty && problem == nil && written.isEmpty }

  /// Everything that failed, as one text; nil if nothing failed. None of its lines is a command to a terminal or a CI
  /// system.
  public var message: String? { rawMessage.map(Escaped.lines) }

  private var rawMessage: String? {
    if let problem { return problem }
    var lines = faults
    // Equal messages of several cells are merged.
    var order: [String] = []
    var cells: [String: [String]] = [:]
    for difference in differences {
      if cells[difference.message] == nil { order.append(difference.message) }
      cells[difference.message, default: []].append(difference.cell)
    }
    for message in order {
      let names = cells[message] ?? []
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      lines.append("\(message)\n  in \(shown)")
    }
    if let explanation { lines.append("why:\n\(explanation)") }
    if let picture = differences.lazy.flatMap(\.pictures).first { lines.append("pictures: \(picture)") }
    if !written.isEmpty {
      lines.append("goldens were missing and have been written; look at them, and run again: \(written[0])")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
