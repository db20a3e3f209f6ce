import JSONRPC
import Layout
import Testing
import Values

@testable import LanguageServer

/// Messages in a stream of bytes.
@Suite struct FramingTests {
  /// Returns what a stream holds that is received in parts of a size: messages, and `damage`.
  private func pieces(_ text: String, _ style: MessageFraming.Style, limit: Int = 100, by size: Int) -> [String] {
    var framing = MessageFraming(style, limit: limit)
    var found: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      framing.add(bytes[start..<min(start + size, bytes.count)])
      while let piece = framing.next() {
        switch piece {
        case .message(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
        case .damage: found.append("damage")
        }
      }
    }
    return found
  }

  private static let sizes = [1, 2, 3, 5, 7, 1000]

  @Test(arguments: sizes) func `a header says how long its message is`(_ size: Int) {
    let text = "Content-Length: 2\r\n\r\n{}content-length:3\n\nabcContent-Type: x\r\nContent-Length:  1\r\n\r\nz"
    #expect(pieces(text, .header, by: size) == ["{}", "abc", "z"])
  }

  @Test(arguments: sizes) func `a message that is too long is skipped as a whole`(_ size: Int) {
    let text = "Content-Length: 5\r\n\r\nabcdeContent-Length: 4\r\n\r\nwxyz"
    #expect(pieces(text, .header, limit: 4, by: size) == ["damage", "wxyz"])
  }

  @Test(arguments: ["Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Length: 2\r\n\r\n"], sizes)
  func `what has no length is passed over`(_ damage: String, _ size: Int) {
    let found = pieces(damage + "Content-Length: 2\r\n\r\n{}", .header, by: size)
    #expect(found.first == "damage")
    #expect(found.last == "{}")
    #expect(found.dropLast().allSatisfy { $0 == "damage" }, "\(found)")
  }

  @Test func `a header has at most 4096 bytes`() {
    let line = "Content-Length: 2\r\n"
    #expect(pieces(line + String(repeating: "x", count: 4096 - line.utf8.count), .header, by: 10_000) == [])
    #expect(pieces(line + String(repeating: "x", count: 4097 - line.utf8.count), .header, by: 10_000) == ["damage"])
  }

  @Test func `a message is not read before its last byte is there`() {
    #expect(pieces("Content-Length: 3\r\n\r\nab", .header, by: 1000) == [])
    #expect(pieces("ab", .line, by: 1000) == [])
  }

  @Test(arguments: sizes) func `a line is a message, an empty one is none`(_ size: Int) {
    #expect(pieces("a\r\n\nbc\n\r\nd\n", .line, by: size) == ["a", "bc", "d"])
  }

  @Test(arguments: sizes) func `a line that is too long is skipped to its end`(_ size: Int) {
    #expect(pieces("abc\nabcdefgh\nxyz\n", .line, limit: 3, by: size) == ["abc", "damage", "xyz"])
  }

  @Test func `a long stream is read to its end`() {
    let message = String(repeating: "x", count: 999)
    let framed = MessageFraming(.header).framed(message)
    let found = pieces(String(repeating: framed, count: 300), .header, limit: 1000, by: 50_000)
    #expect(found.count == 300)
    #expect(Set(found) == [message])
    let lines = pieces(String(repeating: message + "\n", count: 300), .line, limit: 1000, by: 50_000)
    #expect(lines.count == 300)
    #expect(Set(lines) == [message])
  }

  @Test func `the folders around a document end at the root`() {
    #expect(DocumentFiles.folders(around: "/a/b") == ["/a/b", "/a", "/"])
    #expect(DocumentFiles.folders(around: "/") == ["/"])
  }

  @Test func `what has no place in a document is shown at its first line`() {
    let places = RecipePlaces(text: TextLines("  title: A\nviews:\n", .utf8), outline: nil)
    let range = places.range(at: nil)
    #expect(range.start.line == 0)
    #expect(range.start.character == 2)
    #expect(range.end.character == 10)
    #expect(places.range(at: ScenePlace(line: 2, column: 1)).start.line == 1)
  }

  @Test(arguments: ["-", "1.", "1e", "1e+", "-a", "01", "+1", ".5", "1e400", "--1"])
  func `what is no number in JSON is refused`(_ text: String) {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test(
    arguments: [
      ("0", 0), ("-0.5", -0.5), ("12", 12), ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5),
    ] as [(String, Double)])
  func `a number in JSON is read`(_ text: String, _ number: Double) throws {
    #expect(try JSONReader.read(Array(text.utf8)).compact == JSONText.number(number).compact)
  }
}
