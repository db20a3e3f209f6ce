/// Facts by their subjects.
package struct KeyedFacts {
  /// The key of a line, with its number among similar lines.
  package struct Key: Hashable {
    /// A view's name in quotation marks, or `root`.
    package let subject: String
    /// The line's first word: `frame`, `text`, `hidden`. Empty for a line without one.
    package let kind: String
    /// Distinguishes several lines of one kind: the lines of a text.
    package let index: Int

    /// The view's name.
    package var view: String { LayoutFacts.unquoted(subject) }
  }

  /// In the record's order.
  package private(set) var order: [Key] = []
  /// The text after the kind; empty for a fact such as `hidden`.
  package private(set) var values: [Key: String] = [:]

  /// - Complexity: O(lines).
  package init(_ facts: LayoutFacts) {
    var counts: [Key: Int] = [:]
    for line in facts.lines {
      let (subject, rest) = LayoutFacts.split(line)
      let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
      let first = Key(subject: subject, kind: words.first ?? "", index: 0)
      let key = Key(subject: subject, kind: first.kind, index: counts[first, default: 0])
      counts[first, default: 0] += 1
      order.append(key)
      values[key] = words.count > 1 ? words[1] : ""
    }
  }
}
