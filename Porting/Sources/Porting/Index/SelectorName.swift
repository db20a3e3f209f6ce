/// The Objective-C name of a Swift method.
package enum SelectorName {
  /// Words that join a label to a name without "With".
  private static let prepositions: Set<String> = [
    "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via",
    "when", "with", "within",
  ]

  /// Returns `save`, `save:`, `saveWithDocument:`, `saveFor:`.
  package static func of(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let word = String(first.prefix { !$0.isUppercase })
      let isJoined = prepositions.contains(word) || prepositions.contains(lastWord(of: base))
      name += (isJoined ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}
