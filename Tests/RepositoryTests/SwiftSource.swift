import Foundation
import TestSupport

/// A source file as the tests of the house see it: words without comments and texts, texts without words, and the shapes
/// of declarations.
struct SwiftSource {
  /// Relative to the repository.
  let path: String
  let lineCount: Int
  /// Types that the file declares: whether at the top of the file, and whether only for itself.
  private(set) var types: [(name: String, isTop: Bool, isPrivate: Bool)] = []
  /// Capitalised words of at least four letters.
  private(set) var words: Set<String> = []
  /// What string literals have, by line.
  let texts: [[UInt8]]
  /// The functions, with the numbers of their first lines.
  private(set) var functions: [(line: Int, length: Int, parameters: Int)] = []

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let modifiers: Set = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "override", "mutating",
    "nonmutating", "convenience", "required", "class", "indirect", "nonisolated", "consuming", "borrowing", "lazy",
    "MainActor", "preconcurrency", "discardableResult", "objc", "inline", "__always", "inlinable",
  ]

  init(_ path: String) throws {
    self.path = path
    let lines: [[UInt8]]
    (lines, texts) = try Self.code(of: Data(contentsOf: URL(filePath: Repository.path(path))))
    lineCount = lines.count - 1
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      let tokens = Self.tokens(line)
      note(tokens, indent)
      if let function = Self.function(at: index, indent, tokens, lines) { functions.append(function) }
    }
  }

  // MARK: Words

  /// Returns the lines of a file without what comments and texts contain, and what texts contain.
  private static func code(of data: Data) -> (code: [[UInt8]], texts: [[UInt8]]) {
    var (lines, line): ([[UInt8]], [UInt8]) = ([], [])
    var (texts, text): ([[UInt8]], [UInt8]) = ([], [])
    var (isComment, isText, isRaw) = (false, false, false)
    var (last, quotes): (UInt8, Int) = (0, 0)
    for byte in data {
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        texts.append(text)
        (line, text, isComment) = ([], [], false)
        if !isRaw { isText = false }
      } else if !isComment {
        quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
        if quotes == 3 {
          (isRaw, isText) = (!isRaw, !isRaw)
        } else if byte == UInt8(ascii: "\""), !isRaw, last != UInt8(ascii: "\\") {
          isText.toggle()
        } else if isText {
          text.append(byte)
        } else {
          if byte == UInt8(ascii: "/"), last == byte { isComment = true }
          line.append(byte)
        }
      }
      last = byte
    }
    return (lines + [line], texts + [text])
  }

  private static func tokens(_ line: [UInt8]) -> [String] {
    line.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func note(_ tokens: [String], _ indent: Int) {
    for (index, token) in tokens.enumerated() {
      guard let first = token.utf8.first, first < UInt8(ascii: "a"), first > UInt8(ascii: "9") else { continue }
      if token.utf8.count > 3 { words.insert(token) }
      if index > 0, Self.kinds.contains(tokens[index - 1]) {
        let before = tokens[..<(index - 1)]
        types.append((token, indent == 0, before.contains("private") || before.contains("fileprivate")))
      }
    }
  }

  // MARK: Functions

  private static func function(
    at index: Int, _ indent: Int, _ tokens: [String], _ lines: [[UInt8]]
  ) -> (line: Int, length: Int, parameters: Int)? {
    guard let word = tokens.first(where: { !modifiers.contains($0) }), word == "func" || word == "init",
      (UInt8(ascii: "`")...UInt8(ascii: "z")).contains(lines[index][indent] | 0x20),
      var place = lines[index].firstIndex(of: UInt8(ascii: "("))
    else { return nil }
    var (depth, commas, isEmpty, end) = (0, 0, true, index)
    scan: while end < lines.count {
      while place < lines[end].count {
        let byte = lines[end][place]
        // The arrow of a function's type closes nothing.
        let isArrow = byte == UInt8(ascii: ">") && place > 0 && lines[end][place - 1] == UInt8(ascii: "-")
        if "([{<".utf8.contains(byte) {
          depth += 1
        } else if ")]}>".utf8.contains(byte), !isArrow {
          depth -= 1
          if depth == 0 { break scan }
        } else {
          if byte == UInt8(ascii: ","), depth == 1 { commas += 1 }
          if byte != UInt8(ascii: " ") { isEmpty = false }
        }
        place += 1
      }
      (end, place) = (end + 1, 0)
    }
    // The body begins on the last line of the signature.
    var open = end
    while open < min(end + 4, lines.count), !lines[open].contains(UInt8(ascii: "{")), !lines[open].isEmpty { open += 1 }
    let hasBody = open < lines.count && lines[open].last == UInt8(ascii: "{")
    var last = end
    while hasBody, last < lines.count, !isEnd(lines[last], indent) { last += 1 }
    return (index + 1, last - index + 1, isEmpty ? 0 : commas + 1)
  }

  /// Whether a line closes what began with an indentation.
  private static func isEnd(_ line: [UInt8], _ indent: Int) -> Bool {
    line.count > indent && line[indent] == UInt8(ascii: "}") && line[..<indent].allSatisfy { $0 == UInt8(ascii: " ") }
  }
}
