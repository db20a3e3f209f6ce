import Foundation
import Values

/// Checks a document's bytes before an XML parser sees them: they must be UTF-8, as Interface Builder saves them, and
/// declare no document type.
///
/// The parser crashes on a name that is not UTF-8. Entities of a document type can grow without limit, or refer to
/// other files.
struct XMLProlog {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private var offset = 0

  /// - Throws: The problem, with its line and column.
  /// - Complexity: O(size).
  static func check(_ data: Data) throws(XMLTree.Failure) {
    if GitLFSPointer.isIn(data) {
      throw XMLTree.Failure(message: GitLFSPointer.message(insteadOf: "document"), line: 1, column: 1)
    }
    if let place = TextPlace.ofInvalidUTF8(in: data) {
      throw XMLTree.Failure(
        message: "not UTF-8; save the document as UTF-8, as Interface Builder does", line: place.line,
        column: place.column)
    }
    // UTF-16 letters with zero bytes are valid UTF-8, too, and a parser would read them as UTF-16.
    if let zero = data.firstIndex(of: 0) {
      let place = TextPlace(of: zero - data.startIndex, in: [UInt8](data))
      throw XMLTree.Failure(
        message: "a zero byte, as in UTF-16; save the document as UTF-8", line: place.line, column: place.column)
    }
    if let line = MergeConflict.line(in: String(decoding: data, as: UTF8.self)) {
      throw XMLTree.Failure(
        message: MergeConflict.message, line: line, column: 1)
    }
    var prolog = XMLProlog(data)
    try prolog.scan()
  }

  private init(_ data: Data) { bytes = [UInt8](data) }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      offset + wanted.count <= bytes.count && wanted.indices.allSatisfy { bytes[offset + $0] == wanted[$0] }
    }
  }

  /// Moves past the next occurrence of a text, or past the last byte if there is none.
  private mutating func skip(past text: StaticString) -> Range<Int> {
    let start = offset
    while offset < bytes.count, !starts(with: text) { offset += 1 }
    let end = offset
    offset = min(bytes.count, offset + text.utf8CodeUnitCount)
    return start..<end
  }

  private func failure(_ message: String) -> XMLTree.Failure {
    let place = TextPlace(of: offset, in: bytes)
    return XMLTree.Failure(message: message, line: place.line, column: place.column)
  }

  /// Walks over declarations, comments and instructions, up to the root element or to anything that is not XML, which
  /// the parser reports.
  private mutating func scan() throws(XMLTree.Failure) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if starts(with: "<?xml") {
      let declaration = bytes[skip(past: "?>")]
      try Self.checkEncoding(String(decoding: declaration, as: UTF8.self))
    }
    while offset < bytes.count {
      if starts(with: "<!--") {
        offset += 4
        _ = skip(past: "-->")
      } else if starts(with: "<?") {
        _ = skip(past: "?>")
      } else if starts(with: "<!DOCTYPE") {
        throw failure("declares a document type, which Interface Builder documents never do; remove the declaration")
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) {
        offset += 1
      } else {
        return
      }
    }
  }

  /// Another encoding could hide a declaration from this scan, but not from the parser.
  private static func checkEncoding(_ declaration: String) throws(XMLTree.Failure) {
    guard let match = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/.matchingSemantics(.unicodeScalar))
    else { return }
    let name = match.output.1.lowercased()
    if name == "utf-8" || name == "us-ascii" { return }
    throw XMLTree.Failure(message: "declared as \(match.output.1); save the document as UTF-8", line: 1, column: 1)
  }
}
