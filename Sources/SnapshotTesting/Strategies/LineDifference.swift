/// A difference of two texts: lines that only one of them has are marked, with some context.
enum LineDifference {
  /// The number of equal lines before and after a change.
  private static let around = 3

  /// - Returns: nil for equal texts.
  /// - Complexity: O((lines)²) at worst.
  static func text(_ old: String, _ new: String) -> String? {
    if old == new { return nil }
    let (before, after) = (lines(old), lines(new))
    let changes = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var marked: [(mark: Character, line: Substring)] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        marked.append(("-", before[i]))
        i += 1
      } else if j < after.count, added.contains(j) {
        marked.append(("+", after[j]))
        j += 1
      } else {
        if i < before.count { marked.append((" ", before[i])) }
        (i, j) = (i + 1, j + 1)
      }
    }
    return near(marked).joined(separator: "\n")
  }

  /// Returns only lines near a change, with dots for the rest.
  private static func near(_ marked: [(mark: Character, line: Substring)]) -> [String] {
    var kept = [Bool](repeating: false, count: marked.count)
    for (index, line) in marked.enumerated() where line.mark != " " {
      for near in max(0, index - around)...min(marked.count - 1, index + around) { kept[near] = true }
    }
    var lines: [String] = []
    for (index, line) in marked.enumerated() {
      if kept[index] {
        lines.append("\(line.mark) \(line.line)")
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
