/// Parses a visual format; errors include the position (AL-8.1, AL-8.19).
///
/// Names are looked up as soon as they are parsed, so an unknown name is reported before an error behind it.
struct VisualFormatParser {
  private let text: [Character]
  private var place = 0
  private let names: Names

  /// The names that a format can refer to.
  struct Names {
    let views: Set<String>
    let metrics: [String: Double]
    /// Whether the view with a name has a superview.
    let hasSuperview: (String) -> Bool
  }

  static func parse(_ format: String, _ names: Names) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text: Array(format), names: names)
    return try parser.format()
  }

  private init(text: [Character], names: Names) { (self.text, self.names) = (text, names) }

  private var next: Character? { place < text.count ? text[place] : nil }

  private func failure(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, place: place) }

  private mutating func take(_ character: Character) -> Bool {
    if next != character { return false }
    place += 1
    return true
  }

  // MARK: Structure

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    if text.isEmpty { throw failure("It's an empty string.") }
    var format = VisualFormat()
    if next == "H" || next == "V" {
      format.axis = next == "V" ? .vertical : .horizontal
      let word = format.axis == .vertical ? ("V", "vertical") : ("H", "horizontal")
      place += 1
      if !take(":") { throw failure("Expected ':' after '\(word.0)' to specify \(word.1) arrangement") }
    }
    let startsAtSuperview = take("|")
    if startsAtSuperview {
      format.parts.append(.superview)
      format.links.append(try link())
    }
    var last = try view()
    format.parts.append(last.part)
    if startsAtSuperview { try requireSuperview(of: last.name) }
    while next != nil {
      format.links.append(try link())
      if take("|") {
        format.parts.append(.superview)
        try requireSuperview(of: last.name)
        if next != nil { throw failure("Nothing may follow the superview's far edge") }
        break
      }
      last = try view()
      format.parts.append(last.part)
    }
    return format
  }

  /// Checked once the view next to the `|` is known, so the reported position is behind both.
  private func requireSuperview(of name: String) throws(VisualFormatError) {
    if names.hasSuperview(name) { return }
    throw failure("Unable to interpret '|' character, because the related view doesn't have a superview")
  }

  private mutating func view() throws(VisualFormatError) -> (part: VisualFormat.Part, name: String) {
    if !take("[") { throw failure("Expected a view") }
    let name = try name("Expected the name of a view")
    if !names.views.contains(name.text) { throw failure("\(name.text) is not a key in the views dictionary.") }
    var sizes: [VisualFormat.Predicate] = []
    let unclosed = "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    if take("(") { sizes = try predicates(ofSize: true, unclosed) }
    if !take("]") { throw failure(unclosed) }
    return (.view(name, sizes: sizes), name.text)
  }

  private mutating func link() throws(VisualFormatError) -> VisualFormat.Link {
    if !take("-") { return .flush }
    if next == "[" || next == "|" { return .standard }
    var gap: [VisualFormat.Predicate]
    if take("(") {
      gap = try predicates(ofSize: false, "A list of predicates must end with ')'")
    } else {
      gap = [VisualFormat.Predicate(object: try object("Expected a number, a metric or a list of predicates"))]
    }
    if !take("-") { throw failure("Expected '-' after a gap") }
    return .gap(gap)
  }

  // MARK: Predicates

  /// Parses the rest of a list after its opening parenthesis, including the closing one.
  private mutating func predicates(
    ofSize isSize: Bool, _ unclosed: String
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list = [try predicate(ofSize: isSize)]
    while take(",") { list.append(try predicate(ofSize: isSize)) }
    if !take(")") { throw failure(unclosed) }
    return list
  }

  private mutating func predicate(ofSize isSize: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(
      relation: relation, object: try object("Expected a number or a name", isSize: isSize))
    if take("@") { predicate.priority = try object("Expected a priority") }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> ConstraintRelation {
    guard let first = next, "=<>".contains(first) else { return .equal }
    place += 1
    if !take("=") { throw failure("Unknown relation. Must be ==, >=, or <=") }
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  /// - Parameter isSize: Whether a view may be named; a metric with the same name takes precedence (AL-8.3).
  private mutating func object(
    _ expected: String, isSize: Bool = false
  ) throws(VisualFormatError) -> VisualFormat.Object {
    if let number = try number() { return .number(number) }
    let word = try name(expected)
    if let number = names.metrics[word.text] { return .number(number) }
    let isView = names.views.contains(word.text)
    if isSize, isView { return .view(word) }
    throw failure(
      isView
        ? "\"\(word.text)\" is a view, but only a number or a metric is allowed here. Use a spacer view instead."
        : "Encountered metric with name \"\(word.text)\", but value was not specified in metrics or views dictionaries")
  }

  // MARK: Words

  private mutating func name(_ expected: String) throws(VisualFormatError) -> VisualFormat.Word {
    let start = place
    func belongs(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character == "_" || character.isNumber && place > start)
    }
    while let character = next, belongs(character) { place += 1 }
    if place == start { throw failure(expected) }
    return VisualFormat.Word(text: String(text[start..<place]), place: start)
  }

  /// Parses a number in C's notation; nil, with nothing consumed, if there is none.
  private mutating func number() throws(VisualFormatError) -> Double? {
    let start = place
    if next == "-" || next == "+" { place += 1 }
    let digits = place
    while let character = next, character.isASCII, character.isNumber || character == "." { place += 1 }
    if place == digits {
      place = start
      return nil
    }
    if next == "e" || next == "E" {
      let mark = place
      place += 1
      if next == "-" || next == "+" { place += 1 }
      let exponent = place
      while let character = next, character.isASCII, character.isNumber { place += 1 }
      if place == exponent { place = mark }
    }
    guard let number = Double(String(text[start..<place])) else { throw failure("Expected a number") }
    return number
  }
}
