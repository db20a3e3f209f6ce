package import Layout

extension SolvedText {
  /// Whether a line ends inside a word, as lines that are narrower than a word do.
  /// - Complexity: O(characters · lines).
  var dividesWord: Bool {
    let words = string.split(whereSeparator: \.isWhitespace)
    return zip(lines, lines.dropFirst()).contains { line, next in
      guard let end = line.run.text.split(separator: " ", omittingEmptySubsequences: false).last,
        let start = next.run.text.split(separator: " ", omittingEmptySubsequences: false).first,
        let last = end.last, let first = start.first, last.isOfSpacedScript, first.isOfSpacedScript
      else { return false }
      return words.contains { $0.contains(end + start) }
    }
  }
}

extension SolvedLayout {
  /// Returns the name of a view with a line that ends inside a word, and none in another layout of the same cell; nil if
  /// there is none.
  /// - Complexity: O(characters).
  package func newlyDividedText(besides other: SolvedLayout) -> String? {
    let known = Set(other.views.filter { $0.text?.dividesWord ?? false }.map(\.id))
    return views.first { !known.contains($0.id) && !$0.isHidden && $0.text?.dividesWord ?? false }?.name
  }
}

extension Character {
  /// Whether it is a letter of a script that separates words: not of those of eastern Asia, and not Thai or Khmer.
  fileprivate var isOfSpacedScript: Bool {
    isLetter && unicodeScalars.allSatisfy { $0.value < 0x0E00 || (0x10A0..<0x1780).contains($0.value) }
  }
}
