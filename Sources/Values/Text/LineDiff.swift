/// The lines in which two texts differ, as `diff -u` shows them.
package struct LineDiff: Sendable, Hashable {
  /// Neighbouring lines that differ, with lines around them.
  package struct Hunk: Sendable, Hashable {
    /// The first line in the old text, from 1.
    package let oldStart: Int
    /// The first line in the new text, from 1.
    package let newStart: Int
    /// Each begins with a space, `-` or `+`.
    package let lines: [String]
  }

  /// In the order of the texts.
  package let hunks: [Hunk]

  /// - Parameter context: The number of equal lines around each difference.
  /// - Complexity: O(lines · differences).
  package init(from old: String, to new: String, context: Int = 1) {
    func lines(_ text: String) -> [Substring] {
      var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      if lines.last?.isEmpty ?? false { lines.removeLast() }
      return lines
    }
    let all = Self.marked(lines(old), lines(new))
    let changed = all.indices.filter { all[$0].mark != " " }
    var hunks: [Hunk] = []
    var next = 0
    while next < changed.count {
      var last = next
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * context + 1 { last += 1 }
      let range = max(0, changed[next] - context)...min(all.count - 1, changed[last] + context)
      hunks.append(
        Hunk(
          oldStart: all[range.lowerBound].old + 1, newStart: all[range.lowerBound].new + 1,
          lines: all[range].map { "\($0.mark)\($0.text)" }))
      next = last + 1
    }
    self.hunks = hunks
  }

  /// A line of either text, or of both, with the numbers of lines before it in each.
  package typealias MarkedLine = (mark: Character, text: Substring, old: Int, new: Int)

  /// Returns all lines of two texts in order, those of only one of them marked `-` or `+`, the others with a space.
  /// - Complexity: O(lines · differences).
  package static func marked(_ a: [Substring], _ b: [Substring]) -> [MarkedLine] {
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in b.difference(from: a) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var all: [MarkedLine] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, gone.contains(i) {
        all.append(("-", a[i], i, j))
        i += 1
      } else if j < b.count, come.contains(j) {
        all.append(("+", b[j], i, j))
        j += 1
      } else {
        all.append((" ", i < a.count ? a[i] : b[j], i, j))
        i += 1
        j += 1
      }
    }
    return all
  }

  /// `@@ -12,3 +12,3 @@` and the lines of each hunk.
  package var lines: [String] {
    hunks.flatMap { hunk -> [String] in
      let (old, new) = (hunk.lines.count { !$0.hasPrefix("+") }, hunk.lines.count { !$0.hasPrefix("-") })
      // A range without lines begins with the line before it.
      let starts = (old == 0 ? hunk.oldStart - 1 : hunk.oldStart, new == 0 ? hunk.newStart - 1 : hunk.newStart)
      return ["@@ -\(starts.0),\(old) +\(starts.1),\(new) @@"] + hunk.lines
    }
  }
}
