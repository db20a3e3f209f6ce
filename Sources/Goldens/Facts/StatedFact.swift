/// A fact of a group of cells: its line, the line's text, and the fact that it states.
struct StatedFact {
  let line: FactLine
  let text: String
  let entry: LayoutFacts.Entry

  /// - Complexity: O(characters).
  init(_ line: FactLine) {
    self.line = line
    text = line.text
    entry = LayoutFacts.Entry(
      subject: FactSubject(text: line.key.subject), fact: Fact(kind: line.key.kind, words: line.words))
  }
}
