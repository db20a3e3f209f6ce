import Values

/// A fact of a record in words: `"Red View"`, `frame`, `16 40 343 607`.
struct FactLine: Hashable {
  /// What the fact is about: a view's quoted name or `root`, its kind, and its number among the view's facts of that
  /// kind, such as a line of text.
  struct Key: Hashable {
    let subject: String
    let kind: String
    var index = 0

    /// Whether the fact is about the root view.
    var isRoot: Bool { subject == FactSubject.root.text }
    /// Whether its numbers are lengths in points that may be stated by lengths of the root view.
    var hasLengths: Bool { !isRoot && Self.lengths.contains(kind) }

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
    var line = line
    self = line.withUTF8 { Self($0) }
  }

  /// Reads a line in which the number of a fact follows its kind: `text/2`.
  init(numbered line: String) {
    self.init(line)
    guard let slash = key.kind.utf8.firstIndex(of: UInt8(ascii: "/")),
      let index = Int(key.kind[slash...].dropFirst())
    else { return }
    key = Key(subject: key.subject, kind: String(key.kind[..<slash]), index: index)
  }

  /// The line in a layout's facts.
  var text: String { text(kind: key.kind) }

  /// The line with the number of the fact after its kind.
  var numberedText: String { text(kind: key.index == 0 ? key.kind : "\(key.kind)/\(key.index)") }

  private func text(kind: String) -> String {
    var text = key.subject
    text.reserveCapacity(words.reduce(text.utf8.count + kind.utf8.count + 1) { $0 + 1 + $1.utf8.count })
    func add(_ word: String) {
      if !text.isEmpty { text += " " }
      text += word
    }
    if !kind.isEmpty { add(kind) }
    for word in words { add(word) }
    return text
  }

  // MARK: Reading

  // Spaces, quotation marks and backslashes are never bytes of other scalars, so that a combining mark after one of them
  // does not hide it.
  private static let (space, quote, backslash) = (UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "\\"))

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    let subject = rest.first == Self.quote ? Self.quoted(&rest) : Self.word(&rest) ?? ""
    let kind = Self.word(&rest) ?? ""
    var words: [String] = []
    while let word = Self.word(&rest) { words.append(word) }
    self.init(key: Key(subject: subject, kind: kind), words: words)
  }

  /// Takes a quoted name; all the rest if the closing quotation mark is missing.
  private static func quoted(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var (end, isEscaped) = (rest.startIndex + 1, false)
    while end < rest.endIndex, isEscaped || rest[end] != quote {
      isEscaped = !isEscaped && rest[end] == backslash
      end += 1
    }
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return String(decoding: rest[..<min(end + 1, rest.endIndex)], as: UTF8.self)
  }

  /// Takes what precedes the next space outside quotation marks; nil at the end.
  private static func word(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    rest = rest.drop { $0 == space }
    if rest.isEmpty { return nil }
    var (end, isQuoted, isEscaped) = (rest.startIndex, false, false)
    while end < rest.endIndex, isQuoted || rest[end] != space {
      if isEscaped {
        isEscaped = false
      } else if rest[end] == backslash {
        isEscaped = true
      } else if rest[end] == quote {
        isQuoted.toggle()
      }
      end += 1
    }
    defer { rest = rest[end...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
