package import Values

/// Reads untrusted JSON (RFC 8259), nested at most ``depthLimit`` levels deep.
package struct JSONReader {
  /// The reason why bytes are not JSON.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// The reason, in a few words.
    package let message: String

    /// Creates a failure with its message.
    package init(message: String) { self.message = message }

    package var description: String { message }
  }

  /// The maximum number of nested lists and objects.
  package static let depthLimit = 128

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads one value; numbers are read as `Double`.
  /// - Throws: ``Failure``.
  /// - Complexity: O(length).
  package static func read(_ bytes: [UInt8]) throws(Failure) -> JSONText {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpaces()
    guard reader.index == bytes.count else { throw Failure(message: "more than one JSON value") }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func fail() -> Failure {
    Failure(message: next == nil ? "the JSON is truncated" : "not JSON at byte \(index)")
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(Failure) {
    if !take(byte) { throw fail() }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONText {
    if depth > Self.depthLimit { throw Failure(message: "more than \(Self.depthLimit) levels of JSON") }
    skipSpaces()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .nothing)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONText {
    index += 1
    var pairs: [(String, JSONText)] = []
    skipSpaces()
    if take(UInt8(ascii: "}")) { return .pairs(pairs) }
    while true {
      skipSpaces()
      guard next == UInt8(ascii: "\"") else { throw fail() }
      let key = try string()
      skipSpaces()
      try expect(UInt8(ascii: ":"))
      pairs.append((key, try value(depth: depth + 1)))
      skipSpaces()
      if take(UInt8(ascii: "}")) { return .pairs(pairs) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func list(depth: Int) throws(Failure) -> JSONText {
    index += 1
    var items: [JSONText] = []
    skipSpaces()
    if take(UInt8(ascii: "]")) { return .list(items) }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpaces()
      if take(UInt8(ascii: "]")) { return .list(items) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONText) throws(Failure) -> JSONText {
    let count = word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer {
      index + count <= bytes.count && bytes[index..<(index + count)].elementsEqual($0)
    }
    guard isThere else { throw fail() }
    index += count
    return value
  }

  private mutating func number() throws(Failure) -> Double {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
      throw Failure(message: "a number at byte \(start) is too large")
    }
    return number
  }

  private mutating func digits() throws(Failure) {
    let start = index
    while let byte = next, 0x30...0x39 ~= byte { index += 1 }
    if index == start { throw fail() }
  }

  private mutating func string() throws(Failure) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      guard let byte = next, byte >= 0x20 else { throw fail() }
      index += 1
      if byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let sign = next else { throw fail() }
      index += 1
      switch sign {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(sign)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"): text += Array(String(try escaped()).utf8)
      default: throw fail()
      }
    }
    guard let found = String(validating: text, as: UTF8.self) else { throw Failure(message: "a text is not UTF-8") }
    return found
  }

  /// Reads the scalar after `\u`; half of a pair is replaced.
  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    let first = try unit()
    if 0xD800..<0xDC00 ~= first, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let start = index
      index += 2
      let second = try unit()
      if 0xDC00..<0xE000 ~= second {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
      }
      index = start
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(Failure) -> UInt32 {
    guard index + 4 <= bytes.count else { throw fail() }
    let digits = bytes[index..<(index + 4)]
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 || 0x41...0x46 ~= $0 & ~0x20 }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fail() }
    index += 4
    return unit
  }
}
