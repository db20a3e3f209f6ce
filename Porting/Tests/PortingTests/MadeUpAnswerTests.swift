import Foundation
import MadeUpAnswers
import Testing

/// The decoder of ported applications makes up values for answers that a walk makes up.
@Suite struct MadeUpAnswerTests {
  private enum Kind: String, Codable { case film, series }
  private struct Film: Codable, Equatable {
    let id: Int
    let title: String
    let posterPath: String?
    let kind: Kind
    let similar: [Film]?
    let released: Date
  }
  private struct Answer: Codable, Equatable {
    let page: Int
    let results: [Film]
    let rates: [String: Double]
    let error: String?
    let address: URL
  }

  private static func answer(_ address: String) -> Data { Data("{\"made-up answer\":\"\(address)\"}".utf8) }

  @Test func `values suit their names and types, the same each time`() throws {
    let one = try AnswerDecoder().decode(Answer.self, from: Self.answer("https://example.com/a"))
    #expect(try AnswerDecoder().decode(Answer.self, from: Self.answer("https://example.com/a")) == one)
    #expect(one.page == 1 && one.error == nil && one.rates == ["1": 12.5] && one.address.scheme == "https")
    #expect(one.results.map(\.title) == ["Title 1", "Title 2", "Title 3", "Title 4"])
    #expect(one.results[1].posterPath == "/2.png" && one.results[1].kind == .film)
    // An object inside itself ends.
    #expect(one.results[0].similar == nil)
    let other = try AnswerDecoder().decode(Answer.self, from: Self.answer("https://example.com/b"))
    #expect(Set((one.results + other.results).map(\.id)).count == 8)
  }

  @Test func `other data is decoded as it is`() throws {
    #expect(try AnswerDecoder().decode([Int].self, from: Data("[1, 2]".utf8)) == [1, 2])
    #expect(throws: DecodingError.self) { try AnswerDecoder().decode([Int].self, from: Data("{}".utf8)) }
  }
}
