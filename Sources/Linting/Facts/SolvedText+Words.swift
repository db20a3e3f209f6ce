package import Layout
import Values

extension SolvedText {
  /// Whether a line ends inside a word, as lines that are narrower than a word do.
  /// - Complexity: O(characters).
  var dividesWord: Bool {
    var rest = string[...]
    for line in lines {
      rest = rest.drop(while: \.isWhitespace)
      let shown = line.run.text.trimmingSpaces
      // What is shown otherwise than written, such as a truncated text, says nothing.
      guard rest.hasPrefix(shown) else { return false }
      rest = rest.dropFirst(shown.count)
      if let last = shown.last, let next = rest.first, last.isOfSpacedScript, next.isOfSpacedScript { return true }
    }
    return false
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
