import Foundation
import Testing

@testable import Values

@Suite struct JSONDamageTests {
  private struct File: Decodable {
    struct Entry: Decodable {
      var count: Int
      var names: [String]?
    }
    var entries: [String: Entry]
  }

  @Test(arguments: [
    ("", "line 1, column 1: not JSON: the file is truncated"),
    ("{\n  \"entries\": {", "line 2, column 15: not JSON: the file is truncated"),
    ("{\n  \"entries\" 3}", "line 2, column 13: not JSON"), ("{\"entries\": {},,}", "line 1, column 16: not JSON"),
    ("{\"é\": \"a\nb\"}", "line 1, column 9: not JSON"), ("[1, 02]", "line 1, column 6: not JSON"),
    ("[1, \"\\x\"]", "line 1, column 7: not JSON"), ("[tru]", "line 1, column 5: not JSON"),
    ("[] []", "line 1, column 4: not JSON"),
    ("[]", "expected an object"), ("{}", "\"entries\" is missing"),
    ("{\"entries\": {\"a\": {\"count\": \"3\"}}}", "entries.a.count: expected a whole number"),
    ("{\"entries\": {\"a\": {\"count\": 3, \"names\": [\"b\", 4]}}}", "entries.a.names[1]: expected a string"),
    ("{\"entries\": {\"a\": {\"count\": 3.5}}}", "not valid JSON"),
  ])
  func `damage is named with its place or its field`(_ text: String, _ expected: String) {
    #expect(Self.damage(Data(text.utf8)) == expected)
  }

  @Test func `what is not UTF-8 is named with its place`() {
    #expect(Self.damage(Data("{\n \"é".utf8) + [0xFF, 0x22, 0x7D]) == "line 2, column 4: not UTF-8")
  }

  @Test func `depth costs no stack`() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(JSONScan.firstError(in: deep) == 1_000_000)
  }

  @Test(arguments: [
    "{}", " [ ] ", "-0.5e+3", "\"\\u00e9\\n\"", "{\"a\":[1,{\"b\":null},true,false],\"c\":\"d\"}\n", "[[],[[]],{}]",
  ])
  func `JSON has no error`(_ text: String) {
    #expect(JSONScan.firstError(in: Array(text.utf8)) == nil)
  }

  private static func damage(_ data: Data) -> String? {
    do {
      _ = try JSONDecoder().decode(File.self, from: data)
      return nil
    } catch {
      return JSONDamage(error, in: data).description
    }
  }
}
