/// Reads a visual format; what it cannot read it says with the place (AL-8.1, AL-8.19).
struct VisualFormatParser {
  private let text: [Character]
  private var place = 0

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text: Array(format))
    return try parser.format()
  }

  private init(text: [Character]) { self.text = text }

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
    if next == "|" {
      format.parts.append(.superview(place))
      place += 1
      format.links.append(try link())
    }
    format.parts.append(try view())
    while next != nil {
      format.links.append(try link())
      if next == "|" {
        format.parts.append(.superview(place))
        place += 1
        if next != nil { throw failure("Nothing may follow the superview's far edge") }
        break
      }
      format.parts.append(try view())
    }
    return format
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Part {
    if !take("[") { throw failure("Expected a view") }
    let name = try name("Expected the name of a view")
    var sizes: [VisualFormat.Predicate] = []
    let unclosed = "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    if take("(") { sizes = try predicates(unclosed) }
    if !take("]") { throw failure(unclosed) }
    return .view(name, sizes: sizes)
  }

  private mutating func link() throws(VisualFormatError) -> VisualFormat.Link {
    if !take("-") { return .flush }
    if next == "[" || next == "|" { return .standard }
    var gap: [VisualFormat.Predicate]
    if take("(") {
      gap = try predicates("A list of predicates must end with ')'")
    } else {
      gap = [VisualFormat.Predicate(object: try object("Expected a number, a metric or a list of predicates"))]
    }
    if !take("-") { throw failure("Expected '-' after a gap") }
    return .gap(gap)
  }

  // MARK: Predicates

  /// The rest of a list after its opening bracket, the closing one with it.
  private mutating func predicates(_ unclosed: String) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list = [try predicate()]
    while take(",") { list.append(try predicate()) }
    if !take(")") { throw failure(unclosed) }
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(relation: relation, object: try object("Expected a number or a name"))
    if take("@") { predicate.priority = try object("Expected a priority") }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let first = next, "=<>".contains(first) else { return .equal }
    place += 1
    if !take("=") { throw failure("Unknown relation. Must be ==, >=, or <=") }
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func object(_ expected: String) throws(VisualFormatError) -> VisualFormat.Object {
    if let number = try number() { return .number(number) }
    return .name(try name(expected))
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

  /// A number as C writes it; nil, with nothing read, if there is none.
  private mutating func number() throws(VisualFormatError) -> CGFloat? {
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
