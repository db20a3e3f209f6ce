import Values

/// A fact of a record in words: `"Red View"`, `frame`, `16 40 343 607`.
struct FactLine: Hashable {
  /// What the fact is about: a view's quoted name or `root`, its kind, and its number among the view's facts of that
  /// kind, such as a line of text.
  struct Key: Hashable {
    let subject: String
    let kind: String
    var index = 0

    /// Whether its numbers are lengths in points that may be stated by lengths of the root view.
    var hasLengths: Bool { subject != "root" && Self.lengths.contains(kind) }

    private static let lengths = Set(
      [Fact.Kind.frame, .exact, .baseline, .content, .offset, .image, .text].map(\.rawValue))
  }

  var key: Key
  /// Numbers, words and quoted texts.
  var words: [String]

  private static let ranks = Dictionary(uniqueKeysWithValues: Fact.Kind.allCases.enumerated().map { ($1.rawValue, $0) })

  /// The place of the fact among those of its view.
  var rank: (Int, Int) { (Self.ranks[key.kind] ?? Self.ranks.count, key.index) }

  /// Returns the facts of a layout in words; equal keys are numbered.
  /// - Complexity: O(facts).
  static func facts(_ facts: LayoutFacts) -> [FactLine] {
    var counts: [Key: Int] = [:]
    return facts.entries.map { entry in
      var fact = FactLine(key: Key(subject: entry.subject.text, kind: entry.fact.kind), words: entry.fact.words)
      let number = counts[fact.key, default: 0]
      counts[fact.key] = number + 1
      fact.key.index = number
      return fact
    }
  }

  init(key: Key, words: [String]) { (self.key, self.words) = (key, words) }

  /// Splits a line whose fact is the first of its kind.
  init(_ line: String) {
    let (subject, rest) = KeyedLine.subject(of: line)
    var words = Self.words(rest)
    let kind = words.isEmpty ? "" : words.removeFirst()
    self.init(key: Key(subject: subject, kind: kind), words: words)
  }

  /// Reads a line in which the number of a fact follows its kind: `text/2`.
  init(numbered line: String) {
    self.init(line)
    let parts = key.kind.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    if parts.count == 2, let index = Int(parts[1]) { key = Key(subject: key.subject, kind: parts[0], index: index) }
  }

  /// The line in a layout's facts.
  var text: String { ([key.subject, key.kind].filter { !$0.isEmpty } + words).joined(separator: " ") }

  /// The line with the number of the fact after its kind.
  var numberedText: String {
    let kind = key.index == 0 ? key.kind : "\(key.kind)/\(key.index)"
    return ([key.subject, kind].filter { !$0.isEmpty } + words).joined(separator: " ")
  }

  /// Splits at spaces outside quotation marks.
  private static func words(_ text: String) -> [String] {
    if !text.utf8.contains(UInt8(ascii: "\"")) {
      return text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
    var (words, word) = ([String](), String.UnicodeScalarView())
    var (isQuoted, isEscaped) = (false, false)
    for scalar in text.unicodeScalars {
      if scalar == " ", !isQuoted {
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
        continue
      }
      word.append(scalar)
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }
}
