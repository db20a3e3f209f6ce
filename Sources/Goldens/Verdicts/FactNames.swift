/// The present names of views whose names have changed since a record was made. Their identities are the same.
package struct FactNames: Sendable {
  /// Recorded and present names, in the document's order.
  package let pairs: [(old: String, new: String)]
  /// Quoted names by quoted recorded ones.
  private let names: [String: String]

  /// No names have changed.
  package init() { self.init([]) }

  /// - Parameter pairs: Recorded and present names, in the document's order.
  package init(_ pairs: [(old: String, new: String)]) {
    self.pairs = pairs
    names = Dictionary(pairs.map { (LayoutFacts.quoted($0.old), LayoutFacts.quoted($0.new)) }) { first, _ in first }
  }

  /// Pairs the views of a record that states no identities with the present ones, in the order of their frames; no pairs
  /// if their numbers differ.
  ///
  /// Views in records of earlier formats may have had the same name.
  /// - Complexity: O(lines).
  package init(of facts: LayoutFacts, inOrderOf present: LayoutFacts) {
    func names(_ facts: LayoutFacts) -> [String] {
      facts.lines.map(LayoutFacts.split).filter { $0.rest.hasPrefix("frame ") }.map { LayoutFacts.unquoted($0.subject) }
    }
    let (old, new) = (names(facts), names(present))
    let isUnique = Set(old).count == old.count
    self.init(old.count == new.count && isUnique ? zip(old, new).filter { $0 != $1 }.map { (old: $0, new: $1) } : [])
  }

  /// Returns a golden's facts with the present names.
  /// - Complexity: O(lines).
  package func applied(to facts: LayoutFacts) -> LayoutFacts {
    if pairs.isEmpty { return facts }
    return LayoutFacts(
      lines: facts.lines.map { line in
        let (subject, rest) = LayoutFacts.split(line)
        return names[subject].map { "\($0) \(rest)" } ?? line
      })
  }

  /// Returns the renamed views of a golden.
  package func renamed(in golden: LayoutFacts) -> [FactChange] {
    if pairs.isEmpty { return [] }
    let subjects = Set(golden.lines.map { LayoutFacts.unquoted(LayoutFacts.split($0).subject) })
    return pairs.filter { subjects.contains($0.old) }.map { .renamed(from: $0.old, to: $0.new) }
  }
}
