/// A change of a text: of a word, a number or a text in it, or of a whole block.
struct TextMutation {
  private let grammar: Grammar
  private let bytes: [UInt8]
  private let tokens: [Range<Int>]

  init(_ grammar: Grammar, _ bytes: [UInt8]) {
    (self.grammar, self.bytes) = (grammar, bytes)
    tokens = Self.tokens(bytes)
  }

  func mutated(_ random: inout RandomSource, _ other: [UInt8]) -> [UInt8] {
    guard !tokens.isEmpty else { return Array(random.pick(grammar.words).utf8) }
    let place = tokens[random.index(below: tokens.count)]
    switch random.index(below: 14) {
    case 0, 1: return replacing(place, with: random.pick(grammar.words))
    case 2: return inserting(random.pick(grammar.words), at: place.lowerBound)
    case 3, 4: return replacing(token(isNumber, &random) ?? place, with: random.pick(Grammar.numbers))
    case 5: return replacing(token(isWord, &random) ?? place, with: random.pick(Grammar.texts))
    case 6: return Self.splice(bytes, place, [])
    case 7:
      let source = tokens[random.index(below: tokens.count)]
      return Self.splice(bytes, place, Array(bytes[source]))
    case 8: return Self.splice(bytes, block(&random), [])
    case 9, 10:
      let source = other.isEmpty || random.index(below: 2) == 0 ? self : TextMutation(grammar, other)
      return Self.splice(bytes, place.lowerBound..<place.lowerBound, Array(source.bytes[source.block(&random)]))
    case 11:
      let (a, b) = (block(&random), block(&random))
      return Self.splice(bytes, a, Array(bytes[b]))
    case 12:
      let block = block(&random)
      let times = [2, 3, 10, 100][random.index(below: 4)]
      return Self.splice(bytes, block, Array(repeatElement(bytes[block], count: times).joined()))
    default:
      var changed = bytes
      changed[random.index(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      return changed
    }
  }

  private static func splice(_ bytes: [UInt8], _ range: Range<Int>, _ new: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + new + bytes[range.upperBound...]
  }

  private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    Self.splice(bytes, range, Array(text.utf8))
  }

  private func inserting(_ text: String, at place: Int) -> [UInt8] {
    // On a separate line, indented like the following line, in formats made of lines.
    switch grammar.shape {
    case .indentation, .lines:
      let start = lineStart(place)
      let indent = bytes[start...].prefix { $0 == 0x20 }
      return Self.splice(bytes, start..<start, Array(indent) + Array(text.utf8) + [0x0A])
    default: return Self.splice(bytes, place..<place, Array(text.utf8))
    }
  }

  // MARK: Words

  /// Returns words, numbers, spaces and single punctuation marks, as ranges of the bytes.
  private static func tokens(_ bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      var end = start + 1
      let kind = kind(bytes[start])
      if kind != 0 { while end < bytes.count, Self.kind(bytes[end]) == kind { end += 1 } }
      found.append(start..<end)
      start = end
    }
    return found
  }

  private static func kind(_ byte: UInt8) -> Int {
    switch byte {
    case 0x20, 0x09: 1
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E, 0x5F, 0x80...: 2
    default: 0
    }
  }

  private func isNumber(_ token: Range<Int>) -> Bool { (0x30...0x39).contains(bytes[token.lowerBound]) }
  private func isWord(_ token: Range<Int>) -> Bool { Self.kind(bytes[token.lowerBound]) == 2 && !isNumber(token) }

  private func token(_ holds: (Range<Int>) -> Bool, _ random: inout RandomSource) -> Range<Int>? {
    let first = random.index(below: tokens.count)
    return (tokens[first...] + tokens[..<first]).first(where: holds)
  }

  // MARK: Blocks

  private func lineStart(_ place: Int) -> Int { bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }
  private func lineEnd(_ place: Int) -> Int { bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count }

  /// Returns a block that begins at or after a random place.
  private func block(_ random: inout RandomSource) -> Range<Int> {
    let place = random.index(below: bytes.count)
    switch grammar.shape {
    case .indentation:
      let start = lineStart(place)
      let depth = bytes[start...].prefix { $0 == 0x20 }.count
      var end = lineEnd(place)
      while end < bytes.count, bytes[end...].prefix(while: { $0 == 0x20 }).count > depth { end = lineEnd(end) }
      return start..<end
    case .markup: return element(at: place)
    case .brackets: return brackets(at: place)
    default: return lineStart(place)..<lineEnd(place)
    }
  }

  /// Returns the range from the first start tag after a place to its end tag.
  private func element(at place: Int) -> Range<Int> {
    guard let start = bytes[place...].firstIndex(of: 0x3C) ?? bytes.firstIndex(of: 0x3C) else {
      return place..<place + 1
    }
    var depth = 0
    var index = start
    while let open = bytes[index...].firstIndex(of: 0x3C), let close = bytes[open...].firstIndex(of: 0x3E) {
      let isEnd = open + 1 < bytes.count && bytes[open + 1] == 0x2F
      let isEmpty = bytes[close - 1] == 0x2F
      if isEnd { depth -= 1 } else if !isEmpty { depth += 1 }
      index = close + 1
      if depth <= 0 { return start..<index }
    }
    return start..<max(index, start + 1)
  }

  /// Returns the range from the first opening bracket after a place to its closing bracket.
  private func brackets(at place: Int) -> Range<Int> {
    let opening: Set<UInt8> = [0x7B, 0x5B]
    guard let start = bytes[place...].firstIndex(where: opening.contains) ?? bytes.firstIndex(where: opening.contains)
    else { return place..<place + 1 }
    var depth = 0
    for index in start..<bytes.count {
      if opening.contains(bytes[index]) { depth += 1 }
      if bytes[index] == 0x7D || bytes[index] == 0x5D { depth -= 1 }
      if depth == 0 { return start..<index + 1 }
    }
    return start..<bytes.count
  }
}

extension RandomSource {
  /// Returns an element of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[index(below: list.count)] }
}
