import Foundation
import Values

/// The texts of a `.strings` file: `"key" = "text";`, with comments, in UTF-8 or UTF-16.
///
/// Foundation's reader does not report the place of an error, and writes to the standard error.
struct StringsFile {
  /// The error and its place.
  struct Failure: Error, CustomStringConvertible {
    let message: String
    let line: Int
    var description: String { "\(line): \(message)" }
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Reads a file, including property lists in XML or binary format.
  /// - Complexity: O(size).
  static func texts(_ data: Data) throws(Failure) -> [String: String] {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      guard
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
          as? [String: String]
      else { throw Failure(message: "not a property list of texts", line: 1) }
      return list
    }
    var file = StringsFile(scalars: Array(try decoded(data).unicodeScalars))
    return try file.pairs()
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Decodes UTF-8 with or without a byte order mark, as Xcode saves, or UTF-16 from older versions.
  private static func decoded(_ data: Data) throws(Failure) -> String {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
        let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      if let text = String(validating: units, as: UTF16.self), bytes.count.isMultiple(of: 2) { return text }
      let valid = String(decoding: units, as: UTF16.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
      throw Failure(message: "not UTF-16", line: valid.count { $0 == "\n" } + 1)
    }
    if let place = TextPlace.ofInvalidUTF8(in: bytes) {
      throw Failure(message: "neither UTF-8 nor UTF-16", line: place.line)
    }
    return String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  // MARK: Syntax

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func failure(_ message: String) -> Failure {
    Failure(message: message, line: scalars.prefix(index).count { $0 == "\n" } + 1)
  }

  private mutating func take(_ text: String) -> Bool {
    guard scalars.dropFirst(index).starts(with: text.unicodeScalars) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  /// Reads pairs up to the end; braces around them are allowed.
  private mutating func pairs() throws(Failure) -> [String: String] {
    var found: [String: String] = [:]
    try skipSpaces()
    let hasBraces = take("{")
    try skipSpaces()
    while let sign = next, !(hasBraces && sign == "}") {
      let key = try word("a key")
      try skipSpaces()
      // A key alone is its own text.
      if take(";") {
        found[key] = key
      } else {
        guard take("=") else { throw failure("expected = after the key") }
        try skipSpaces()
        found[key] = try word("a text")
        try skipSpaces()
        guard take(";") else { throw failure("expected ; after the text") }
      }
      try skipSpaces()
    }
    if hasBraces {
      guard take("}") else { throw failure("expected } at the end") }
      try skipSpaces()
      guard next == nil else { throw failure("expected nothing after }") }
    }
    return found
  }

  private mutating func skipSpaces() throws(Failure) {
    while let sign = next {
      if take("//") {
        while let sign = next, sign != "\n", sign != "\r", sign != "\u{2028}", sign != "\u{2029}" { index += 1 }
      } else if take("/*") {
        let start = index
        var isClosed = false
        while !isClosed {
          if take("*/") {
            isClosed = true
          } else if next == nil {
            index = start
            throw failure("unterminated comment")
          } else {
            index += 1
          }
        }
      } else if sign.properties.isWhitespace {
        index += 1
      } else {
        return
      }
    }
  }

  /// Reads a text in quotation marks, or a plain word.
  private mutating func word(_ name: String) throws(Failure) -> String {
    guard let mark = next, mark == "\"" || mark == "'" else {
      let start = index
      while let sign = next, Self.isPlain(sign) { index += 1 }
      guard index > start else { throw failure("expected \(name) in quotation marks") }
      return String(String.UnicodeScalarView(scalars[start..<index]))
    }
    let start = index
    index += 1
    var text = String.UnicodeScalarView()
    while let sign = next {
      index += 1
      if sign == mark { return String(text) }
      if sign == "\\" { escape(into: &text) } else { text.append(sign) }
    }
    index = start
    throw failure("unterminated text")
  }

  private static func isPlain(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  /// Reads an escape of C, or `\U` with four hexadecimal digits, which is a UTF-16 code unit.
  private mutating func escape(into text: inout String.UnicodeScalarView) {
    guard let sign = next else { return }
    index += 1
    switch sign {
    case "a": text.append("\u{7}")
    case "b": text.append("\u{8}")
    case "f": text.append("\u{C}")
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "v": text.append("\u{B}")
    case "U", "u":
      var units = [number(digits: 4, radix: 16)]
      if 0xD800..<0xDC00 ~= units[0], take("\\U") || take("\\u") { units.append(number(digits: 4, radix: 16)) }
      text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
    case "0"..."7":
      index -= 1
      text.append(contentsOf: String(decoding: [number(digits: 3, radix: 8)], as: UTF16.self).unicodeScalars)
    default: text.append(sign)
    }
  }

  private mutating func number(digits: Int, radix: UInt16) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<digits {
      guard let sign = next, let digit = UInt16(String(sign), radix: Int(radix)) else { break }
      value = value &* radix &+ digit
      index += 1
    }
    return value
  }
}
