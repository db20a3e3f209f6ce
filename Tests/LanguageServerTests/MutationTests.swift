import Foundation
import JSONRPC
import LanguageServer
import TestSupport
import Testing
import Values

/// Slightly malformed messages: no crash, and no answer outside the protocol.
@MainActor @Suite struct MutationTests {
  /// Returns the framed messages of the exchanges.
  private static func corpus() throws -> [[UInt8]] {
    try Repository.files("Tests/LanguageServerTests/Exchanges", ending: ".txt").flatMap { file in
      try Repository.text(file).split(separator: "\n").filter { $0.hasPrefix("-> ") }.map { line in
        Array(MessageFraming(.header).framed(String(line.dropFirst(3))).utf8)
      }
    }.filter { !String(decoding: $0, as: UTF8.self).contains("\"shutdown\"") }
  }

  private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let body = bytes.firstIndex(of: UInt8(ascii: "{")) ?? 0
    // Most headers stay valid, so that the content is read.
    let keepsHeader = Int.random(in: 0..<10, using: &random) > 0
    var content = keepsHeader ? Array(bytes[body...]) : bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !content.isEmpty {
      let place = Int.random(in: content.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: content[place] = UInt8.random(in: 0...255, using: &random)
      case 1: content.remove(at: place)
      case 2: content.insert(Array("{}[]\":,0-9.\\n".utf8).randomElement(using: &random) ?? 0, at: place)
      case 3: content.replaceSubrange(place..<min(content.count, place + 8), with: [])
      case 4:
        let numbers = ["-1", "99999999", "1e308", "null", "true", "\"\\ud800\"", "[]", "{}"]
        content.replaceSubrange(
          place..<min(content.count, place + 1), with: Array((numbers.randomElement(using: &random) ?? "").utf8))
      default:
        let other = Int.random(in: content.indices, using: &random)
        content.swapAt(place, other)
      }
    }
    return keepsHeader ? Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content : content
  }

  @Test func `mutated messages are answered within the protocol`() throws {
    let corpus = try Self.corpus()
    let isSoak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
    var random = SeededGenerator(seed: 30)
    var server = Exchange.server()
    var framing = MessageFraming(.header)
    var (count, answers) = (0, 0)
    func check(_ messages: [JSONText]) {
      for message in messages {
        answers += 1
        #expect(message["jsonrpc"]?.string == "2.0")
        if message["method"] != nil {
          let known = ["textDocument/publishDiagnostics", "window/showMessage"]
          #expect(message["method"]?.string.map(known.contains) ?? false)
          #expect(message["id"] == nil)
        } else {
          #expect(message["id"] != nil)
          #expect((message["result"] == nil) != (message["error"] == nil))
          if let error = message["error"] {
            #expect(error["code"]?.integer != nil)
            #expect(error["message"]?.string != nil)
          }
        }
        // Every sent message is readable.
        #expect(throws: Never.self) { try JSONReader.read(Array(message.compact.utf8)) }
      }
    }
    for index in 0..<(isSoak ? 10_000 : 300) {
      if server.exitCode != nil || index % 50 == 0 {
        server = Exchange.server()
        framing = MessageFraming(.header)
        // The first messages of an exchange, unchanged, so that documents are open.
        for bytes in corpus.prefix(4) { framing.add(bytes) }
      }
      framing.add(Self.mutated(corpus.randomElement(using: &random) ?? [], &random))
      while let piece = framing.next() {
        count += 1
        switch piece {
        case .message(let bytes): check(server.take(bytes))
        case .damage(let text): check(server.take(damage: text))
        }
      }
      if isSoak, index % 10 == 0 { check(server.publishNext()) }
    }
    #expect(count > 200)
    #expect(answers > 100)
  }

  @Test func `a stream is read in pieces of any size`() {
    let framed = ["{}", "{\"a\":\"é\"}", "[1,2,3]"].map { MessageFraming(.header).framed($0) }.joined()
    for size in [1, 2, 3, 7, 1000] {
      var framing = MessageFraming(.header)
      var found: [String] = []
      let bytes = Array(framed.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        framing.add(bytes[start..<min(bytes.count, start + size)])
        while case .message(let message)? = framing.next() { found.append(String(decoding: message, as: UTF8.self)) }
      }
      #expect(found == ["{}", "{\"a\":\"é\"}", "[1,2,3]"])
    }
  }

  @Test func `reading goes on behind bytes that are not a message`() {
    var framing = MessageFraming(.header)
    framing.add(Array("nonsense\r\n\r\nContent-Length: 2\r\n\r\n{}".utf8))
    #expect(framing.next() == .damage("a message begins with Content-Length: and its length in bytes"))
    #expect(framing.next() == .message(Array("{}".utf8)))
    #expect(framing.next() == nil)
    framing.add(Array("Content-Length: 99999999999\r\n\r\nxx".utf8))
    #expect(framing.next() == .damage("a message is at most 64 MiB"))
    #expect(framing.next() == nil)
  }

  @Test func `a line that is too long is one mistake, however it comes`() {
    var framing = MessageFraming(.line, limit: 1 << 20)
    var found: [MessageFraming.Piece] = []
    func add(_ bytes: [UInt8]) {
      framing.add(bytes)
      while let piece = framing.next() { found.append(piece) }
    }
    let part = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
    for _ in 0..<20 { add(part) }
    add(part + Array("\n{}\r\n\n[".utf8))
    add(Array("]\n".utf8))
    #expect(found == [.damage("a message is at most 1 MiB"), .message(Array("{}".utf8)), .message(Array("[]".utf8))])
  }

  @Test(arguments: [
    ("[1", "the JSON is truncated"), ("{\"a\":01}", "not JSON at byte 6"), ("\"\\x\"", "not JSON at byte 3"),
    ("1 2", "more than one JSON value"), (String(repeating: "[", count: 200), "more than 128 levels of JSON"),
    ("1e999", "a number at byte 0 is too large"), ("tru", "not JSON at byte 0"), ("\"\u{7}\"", "not JSON at byte 1"),
  ])
  func `text that is not JSON is refused with its place`(_ text: String, _ message: String) {
    #expect(throws: JSONReader.Failure(message: message)) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test func `JSON is read as it is written`() throws {
    let text = #"{"a":[1,-2.5,1000000],"b":null,"c":{"d":true,"e":"\n\"é😀"},"f":[]}"#
    #expect(try JSONReader.read(Array(text.utf8)).compact == text)
    #expect(try JSONReader.read(Array(#""\ud83d\ude00\u00e9\ud800""#.utf8)).string == "😀é\u{FFFD}")
  }
}
