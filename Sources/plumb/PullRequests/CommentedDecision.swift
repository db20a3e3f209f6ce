import Values

/// A decision in a comment's first line: `/plumb accept login#1`, `/plumb accept all`, `/plumb reject login#1`,
/// `/plumb undo`. The words are compared with the causes of a run, and never become a command of a shell.
enum CommentedDecision: Equatable {
  /// Causes, scenes or cells to accept.
  case accept([String])
  /// Everything that is not decided on.
  case acceptAll
  /// Causes, scenes or cells to reject.
  case reject([String])
  /// The last decision.
  case undo

  /// The first word.
  private static let call = "/plumb"
  /// The most names in one comment.
  private static let limit = 50
  private static let usage =
    "a comment begins with `/plumb accept login#1` (several causes, separated by spaces), `/plumb accept all`, "
    + "`/plumb reject login#1` or `/plumb undo`"

  /// Whether a comment is meant for plumb: its first line that is not empty begins with the word.
  static func isAddressed(by body: String) -> Bool { lines(of: body).first.map(isCall) ?? false }

  /// - Throws: ``DecisionRefusal`` for a comment that is meant for plumb and does not say what to do.
  init(_ body: String) throws(DecisionRefusal) {
    let lines = Self.lines(of: body)
    guard let line = lines.first, lines.count(where: Self.isCall) == 1 else {
      throw DecisionRefusal("the comment has several commands: write one command per comment")
    }
    if line.contains(where: { $0.isHidden || $0.properties.isWhitespace && $0 != " " }) {
      throw DecisionRefusal("the command has hidden characters: type it by hand")
    }
    var words = try Self.words(line.dropFirst(Self.call.unicodeScalars.count))
    // As the command that the comment on the run shows.
    if words.first == "review" { words.removeFirst() }
    let names = Array(words.dropFirst())
    switch (words.first, names.isEmpty) {
    case ("accept", false) where names == ["all"] || names == ["--all"]: self = .acceptAll
    case ("accept", false): self = .accept(try Self.checked(names))
    case ("reject", false) where names == ["all"] || names == ["--all"]:
      throw DecisionRefusal("causes are rejected by name: `/plumb reject login#1`")
    case ("reject", false): self = .reject(try Self.checked(names))
    case ("undo", true): self = .undo
    default: throw DecisionRefusal(Self.usage)
    }
  }

  /// The word in outputs and records: `accept`, `reject`, `undo`.
  var verb: String {
    switch self {
    case .accept, .acceptAll: "accept"
    case .reject: "reject"
    case .undo: "undo"
    }
  }

  /// What it is about, as a comment names it.
  var names: [String] {
    switch self {
    case .accept(let names), .reject(let names): names
    case .acceptAll: ["all"]
    case .undo: []
    }
  }

  private static func checked(_ names: [String]) throws(DecisionRefusal) -> [String] {
    if names.count > limit { throw DecisionRefusal("a comment has at most \(limit) names") }
    if names.contains("all") {
      throw DecisionRefusal("`all` takes no other names: `/plumb accept all`; what is rejected stays rejected")
    }
    if let name = names.first(where: { $0.hasPrefix("-") }) {
      throw DecisionRefusal("a comment takes no options, such as \(quoted(name))")
    }
    if names.contains(where: { $0.contains { "*?".contains($0) } }) {
      throw DecisionRefusal("a comment names causes one by one, without `*` and `?`; or `/plumb accept all`")
    }
    return names
  }

  /// Returns a name of a comment for an answer; a long one is shortened.
  static func quoted(_ name: String) -> String {
    Escaped.markdownCode(name.count > nameLimit ? "\(name.prefix(nameLimit))…" : name)
  }

  private static let nameLimit = 100

  // MARK: Lines and words

  /// The lines that are not empty, without spaces around them.
  private static func lines(of body: String) -> [[Unicode.Scalar]] {
    body.unicodeScalars.split { "\n\r\u{0B}\u{0C}\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }.map { line in
      Array(
        line.drop { " \t".unicodeScalars.contains($0) }.reversed().drop { " \t".unicodeScalars.contains($0) }.reversed()
      )
    }.filter { !$0.isEmpty }
  }

  private static func isCall(_ line: [Unicode.Scalar]) -> Bool {
    line.starts(with: call.unicodeScalars)
      && line.dropFirst(call.unicodeScalars.count).first.map { $0.properties.isWhitespace || $0.isHidden } ?? true
  }

  /// Splits a line at spaces; a word may be in single or double quotation marks, as the shown command has it.
  private static func words(_ line: ArraySlice<Unicode.Scalar>) throws(DecisionRefusal) -> [String] {
    var (words, word, quote): ([String], String?, Unicode.Scalar?) = ([], nil, nil)
    for scalar in line {
      if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "'" || scalar == "\"" {
        (quote, word) = (scalar, word ?? "")
      } else if quote == nil, scalar == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = word ?? ""
        word?.unicodeScalars.append(scalar)
      }
    }
    if quote != nil { throw DecisionRefusal("a quotation mark is not closed") }
    return words + (word.map { [$0] } ?? [])
  }
}

/// Why a decision in a comment is not carried out, in a sentence of Markdown without a full stop.
struct DecisionRefusal: ReportedError, Equatable {
  var description: String

  init(_ description: String) { self.description = description }
}
