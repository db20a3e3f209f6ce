/// Facts by what they are about.
package struct KeyedFacts {
  /// What a fact is about: a subject, a kind, and its number among similar facts.
  package struct Key: Hashable {
    /// The root view, or a view by its name.
    package let subject: FactSubject
    /// The record's word for the kind: `frame`, `text`, `hidden`.
    package let kind: String
    /// Distinguishes several facts of one kind: the lines of a text.
    package let index: Int
  }

  /// In the record's order.
  package private(set) var order: [Key] = []
  /// The facts by their keys.
  package private(set) var facts: [Key: Fact] = [:]

  /// - Complexity: O(facts).
  package init(_ layout: LayoutFacts) {
    var counts: [Key: Int] = [:]
    for entry in layout.entries {
      let first = Key(subject: entry.subject, kind: entry.fact.kind, index: 0)
      let number = counts[first, default: 0]
      let key = Key(subject: entry.subject, kind: first.kind, index: number)
      counts[first] = number + 1
      order.append(key)
      facts[key] = entry.fact
    }
  }
}
