import Values

/// A difference of two texts: lines that only one of them has are marked, with some context.
enum LineDifference {
  /// The number of equal lines before and after a change.
  private static let around = 3

  /// - Returns: nil for equal texts.
  /// - Complexity: O((lines)²) at worst.
  static func text(_ old: String, _ new: String) -> String? {
    if old == new { return nil }
    return near(LineDiff.marked(lines(old), lines(new))).joined(separator: "\n")
  }

  /// Returns only lines near a change, with dots for the rest.
  private static func near(_ marked: [LineDiff.MarkedLine]) -> [String] {
    var kept = [Bool](repeating: false, count: marked.count)
    for (index, line) in marked.enumerated() where line.mark != " " {
      for near in max(0, index - around)...min(marked.count - 1, index + around) { kept[near] = true }
    }
    var lines: [String] = []
    for (index, line) in marked.enumerated() {
      if kept[index] {
        lines.append("\(line.mark) \(line.text)")
      } else if index == 0 || kept[index - 1] {
        lines.append("…")
      }
    }
    return lines
  }

  private static func lines(_ text: String) -> [Substring] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }
}
