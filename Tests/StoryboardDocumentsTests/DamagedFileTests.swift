import Foundation
import Layout
import Testing

@testable import StoryboardDocuments

/// Files with invalid bytes are rejected before a parser sees them, with the place of the error.
@Suite struct DamagedFileTests {
  private static let root = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"#

  private static func problem(_ data: Data) -> StoryboardProblem? {
    do {
      _ = try StoryboardDocument.decode(data, document: "x.xib", fonts: .installed)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a name that is not UTF-8 does not reach the parser`() {
    let data = Data("<?xml version=\"1.0\"?>\n\(Self.root)\n<a é".utf8) + [0xFF] + Data("=\"1\"/></document>".utf8)
    #expect(
      Self.problem(data)
        == StoryboardProblem(
          document: "x.xib", message: "not UTF-8; save the document as UTF-8, as Interface Builder does", line: 3,
          column: 5))
  }

  @Test(arguments: [
    "", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "\u{FEFF}<?xml version=\"1.0\"?>\n\n",
    "<?xml version=\"1.0\"?><!-- \(String(repeating: "x\n", count: 40_000)) -->", "<!-- <a> -- --><?a <!-- ?>\t\r\n",
  ])
  func `a document type is refused wherever it is in the prolog`(_ prolog: String) {
    let text = prolog + "<!DOCTYPE document [<!ENTITY a \"aaaa\">]>\n\(Self.root)&a;</document>"
    let problem = Self.problem(Data(text.utf8))
    #expect(
      problem?.message == "declares a document type, which Interface Builder documents never do; remove the declaration"
    )
    #expect(problem?.line == prolog.unicodeScalars.count { $0 == "\n" } + 1)
  }

  @Test(arguments: ["UTF-16", "utf-7", "ISO-8859-1"])
  func `another encoding cannot hide a declaration`(_ name: String) {
    func text(_ name: String) -> Data {
      Data("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n\(Self.root)</document>".utf8)
    }
    #expect(
      Self.problem(text(name))
        == StoryboardProblem(
          document: "x.xib", message: "declared as \(name); save the document as UTF-8", line: 1, column: 1))
    #expect(Self.problem(text("\u{301}\(name)"))?.message == "declared as \u{301}\(name); save the document as UTF-8")
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 without a mark cannot hide a declaration`(_ encoding: String.Encoding) throws {
    let text = "<!DOCTYPE a [<!ENTITY x \"boo\">]><a>&x;</a>"
    let data = try #require(text.data(using: encoding))
    #expect(Self.problem(data)?.message == "a zero byte, as in UTF-16; save the document as UTF-8")
    #expect((try? XMLTree.parse(data)) == nil)
    #expect((try? XMLTree.parse(Data(text.utf8))) == nil)
  }

  @Test func `a comment with the words of a declaration is none`() {
    let text = "<!-- <!DOCTYPE x> --><?x <!DOCTYPE x> ?>\n\(Self.root)</document>"
    #expect(Self.problem(Data(text.utf8)) == nil)
  }

  // MARK: Texts

  @Test(
    arguments: [
      ("", [:]), ("\"a\" = \"b\";", ["a": "b"]), ("/* x */ // y\na.text = \"b\"; \"c\";\n", ["a.text": "b", "c": "c"]),
      ("{ \"a\" = b; }", ["a": "b"]), ("\u{FEFF}'a'='\"';", ["a": "\""]),
      ("\"\\\"\\n\\U00e9\\Ud83d\\Ude00\\101\" = \"\u{301}\";", ["\"\n\u{e9}😀A": "\u{301}"]),
      ("\"a\" /* ; */ = /**/ \"//\" ;", ["a": "//"]),
    ] as [(String, [String: String])])
  func `texts are read as Xcode saves them`(_ text: String, _ expected: [String: String]) throws {
    #expect(try StringsFile.texts(Data(text.utf8)) == expected)
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : encoding == .utf16 ? [] : [0xFE, 0xFF]
      let data = Data(mark) + (text.replacing("\u{FEFF}", with: "").data(using: encoding) ?? Data())
      #expect(try StringsFile.texts(data) == expected)
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\";\n\"c\" \"d\";", 2, "expected = after the key"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, "expected ; after the text"),
    ("\n\n\"a\" = \"b;\n\n", 3, "unterminated text"), ("a = ;", 1, "expected a text in quotation marks"),
    ("a = b; }", 1, "expected a key in quotation marks"), ("{ a = b;\n", 2, "expected } at the end"),
    ("{}\n\nx", 3, "expected nothing after }"), ("/* \n */\n/* a /", 3, "unterminated comment"),
    ("a = { b = c; };", 1, "expected a text in quotation marks"),
    ("<?xml version=\"1.0\"?><plist/>", 1, "not a property list of texts"),
  ])
  func `what is wrong with texts is named with its line`(_ text: String, _ line: Int, _ message: String) {
    #expect(Self.failure(Data(text.utf8)) == "\(line): \(message)")
  }

  @Test func `texts in no known encoding are named with their line`() {
    #expect(Self.failure(Data("\"a\" = \"b\";\n\"".utf8) + [0xE9, 0x22]) == "2: neither UTF-8 nor UTF-16")
    #expect(Self.failure(Data([0xFE, 0xFF, 0, 0x0A, 0xD8, 0x00, 0, 0x22])) == "2: not UTF-16")
  }

  private static func failure(_ data: Data) -> String? {
    do {
      _ = try StringsFile.texts(data)
      return nil
    } catch {
      return "\(error.line): \(error.message)"
    }
  }
}
