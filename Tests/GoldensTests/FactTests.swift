import Foundation
import Testing

@testable import Goldens

/// Facts are values; only records have them as text.
@Suite struct FactTests {
  private static let facts: [(name: String, fact: Fact, text: String)] = [
    ("size", .size(CGSize(width: 393, height: 852)), "size 393 852"),
    ("safe area", .safeArea(Insets(59, 0, 34, 0)), "safe-area 59 0 34 0"),
    ("keyboard", .keyboard(336), "keyboard 336"),
    ("margins", .margins(Insets(0, 16, 0, 16)), "margins 0 16 0 16"),
    ("frame", .frame(CGRect(x: 16, y: -0.5, width: 0.333, height: 1e6)), "frame 16 -0.5 0.333 1000000"),
    ("exact frame", .exact(CGRect(x: 0.001, y: 0, width: 1, height: 1)), "exact 0.001 0 1 1"),
    ("baseline", .baseline(15.667), "baseline 15.667"),
    ("hidden", .hidden, "hidden"),
    ("content", .content(CGSize(width: 393, height: 1200)), "content 393 1200"),
    ("offset", .offset(CGPoint(x: 0, y: -59)), "offset 0 -59"),
    ("image", .image("a \"b\"", CGRect(x: 1, y: 2, width: 3, height: 4)), #"image "a \"b\"" 1 2 3 4"#),
    ("text", .text(Fact.TextLine(text: "size 1\n2", x: 0, baseline: 15, width: 40)), #"text "size 1\n2" 0 15 40"#),
    ("missing", .missing(["\u{1F9F6}", "a"]), "missing U+1F9F6 U+61"),
    ("scale", .scale(0.9), "scale 0.9"),
    ("truncated", .truncated, "truncated"),
    ("clipped", .clipped, "clipped"),
    ("open", .open(.minY, lower: -.infinity, upper: 20), "open minY -inf 20"),
    ("later version", .other(kind: "tint", words: ["#ff0000"]), "tint #ff0000"),
  ]

  @Test(arguments: facts.map(\.name))
  func `a fact is written and read again`(_ name: String) throws {
    let (_, fact, text) = try #require(Self.facts.first { $0.name == name })
    #expect(fact.description == text)
    let line = "\"a view\" \(text)"
    let read = LayoutFacts(lines: [line])
    #expect(read.entries == [.init(subject: .view("a view"), fact: fact)])
    #expect(read.lines == [line])
  }

  @Test func `a view named root is not the root view`() {
    let facts = LayoutFacts(lines: ["root size 1 2", "\"root\" frame 0 0 1 2"])
    #expect(facts.entries.map(\.subject) == [.root, .view("root")])
    let moved = LayoutFacts(lines: ["root size 1 2", "\"root\" hidden", "\"root\" frame 0 0 1 2"])
    #expect(FactComparison.changes(from: facts, to: moved).allSatisfy { !$0.isOfDevice })
  }

  @Test(
    arguments: [
      (-.infinity, .infinity, "left may be anything at all"), (-.infinity, 20, "left may be anything up to 20"),
      (0, .infinity, "left may be anything from 0 on"), (0, 9, "left may be anything from 0 to 9"),
    ] as [(Double, Double, String)])
  func `what is open is shown in words`(_ lower: Double, _ upper: Double, _ words: String) {
    let facts = LayoutFacts(entries: [
      LayoutFacts.Entry(subject: .view("A"), fact: .frame(.zero)),
      LayoutFacts.Entry(subject: .view("A"), fact: .open(.minX, lower: lower, upper: upper)),
    ])
    #expect(facts.shownLines == ["\"A\" frame 0 0 0 0", "\"A\" ambiguous: \(words)"])
  }

  @Test(arguments: ["frame 1 2 3", "frame 1 2 3 four", "hidden 1", "missing U+110000", "open minX 1", "text 1 2 3 4 5"])
  func `a line with other words is kept as it is`(_ text: String) {
    let line = "\"A\" \(text)"
    let facts = LayoutFacts(lines: [line])
    #expect(facts.lines == [line])
    guard case .other = facts.entries[0].fact else {
      Issue.record("read as \(facts.entries[0].fact)")
      return
    }
  }

  @Test func `equal kinds at other positions have moved, other contents have not`() {
    let line = Fact.TextLine(text: "A", x: 0, baseline: 10, width: 5)
    var (moved, other) = (line, line)
    moved.x = 3
    other.text = "B"
    #expect(FactChange.fact(.view("V"), from: .text(line), to: .text(moved)).distanceInPoints == 3)
    #expect(FactChange.fact(.view("V"), from: .text(line), to: .text(other)).distanceInPoints == nil)
    #expect(FactChange.fact(.view("V"), from: .baseline(1), to: .baseline(2.5)).distanceInPoints == 1.5)
    #expect(FactChange.fact(.view("V"), from: .scale(1), to: .scale(0.5)).distanceInPoints == nil)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0.5", -0.5), ("111.667", 111.667), ("1e3", 1000), ("inf", .infinity), ("-inf", -.infinity),
      ("123456789012345680", 123_456_789_012_345_680), ("0.3333333333333333", 0.3333333333333333), ("", nil),
      (".", nil),
      ("1.2.3", nil), ("-", nil), ("1 2", nil),
    ] as [(String, Double?)])
  func `numbers are read as the standard library reads them`(_ text: String, _ number: Double?) {
    #expect(NumberText.number(text) == number)
    #expect(NumberText.number(text) == Double(text))
  }
}
