import Foundation
import TestSupport
import Testing

/// Every rule of the chapters that UIKit implements has a test that names it, or a reason for not having one.
@Suite struct RuleCoverageTests {
  static let chapters: Set<Int> = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

  struct Rule: Hashable, Comparable, CustomStringConvertible {
    var chapter: Int
    var number: Int
    var description: String { "AL-\(chapter).\(number)" }
    static func < (a: Rule, b: Rule) -> Bool { (a.chapter, a.number) < (b.chapter, b.number) }
  }

  /// Returns the rules named in a text: `AL-1.2`, `AL-1.2 and 1.3`, `AL-1.2 to 1.4`.
  static func rules(in text: some StringProtocol) -> Set<Rule> {
    var found: Set<Rule> = []
    for match in String(text).matches(of: /(?:AL-)?(\d+)\.(\d+)(?: to (?:(\d+)\.)?(\d+))?/) {
      guard let chapter = Int(match.output.1), let first = Int(match.output.2) else { continue }
      let last = match.output.4.flatMap { Int($0) } ?? first
      for number in first...max(first, last) { found.insert(Rule(chapter: chapter, number: number)) }
    }
    return found
  }

  static func written() throws -> Set<Rule> {
    let text = try Repository.text("Documentation/auto-layout.md")
    let rules = text.matches(of: /\*\*AL-(\d+)\.(\d+)\*\*/).compactMap { match in
      Int(match.output.1).flatMap { chapter in Int(match.output.2).map { Rule(chapter: chapter, number: $0) } }
    }
    return Set(rules.filter { chapters.contains($0.chapter) })
  }

  static func tested() throws -> Set<Rule> {
    var found: Set<Rule> = []
    for file in Repository.files("Tests", ending: ".swift") {
      for match in try Repository.text(file).matches(of: /func `(AL-[^`]*)`/) {
        found.formUnion(rules(in: match.output.1))
      }
    }
    return found
  }

  static func excused() throws -> Set<Rule> {
    let lines = try Repository.text("Documentation/untested-rules.md").split(separator: "\n")
    return lines.filter { $0.hasPrefix("| AL-") }.reduce(into: []) { found, line in
      found.formUnion(rules(in: line.split(separator: "|")[0]))
    }
  }

  @Test func `rules without a test are listed with the reason`() throws {
    let missing = try Self.written().subtracting(Self.tested()).subtracting(Self.excused())
    #expect(missing.isEmpty, "neither tested nor listed: \(missing.sorted())")
  }

  /// Returns the facts of AL-12 named in a title: `AL-12.8 (a) to (c)`, `AL-12.6 (a) (b) and AL-12.7 (a)`.
  static func facts(in title: String) -> Set<String> {
    var found: Set<String> = []
    for match in title.matches(of: /12\.(\d+)((?:,? (?:and )?\([a-g]\)(?: to \([a-g]\))?)+)/) {
      let letters = match.output.2.matches(of: /\(([a-g])\)(?: to \(([a-g])\))?/)
      for letter in letters {
        guard let first = letter.output.1.unicodeScalars.first?.value else { continue }
        let last = letter.output.2?.unicodeScalars.first?.value ?? first
        for value in first...max(first, last) {
          found.insert("12.\(match.output.1) (\(Unicode.Scalar(value).map(String.init) ?? ""))")
        }
      }
    }
    return found
  }

  @Test func `every lettered fact of a recipe has a test or a reason`() throws {
    var written: Set<String> = []
    var rule: String?
    for line in try Repository.text("Documentation/auto-layout.md").split(separator: "\n") {
      if let match = line.firstMatch(of: /^\*\*AL-(\d+\.\d+)\*\*/) { rule = String(match.output.1) }
      if line.hasPrefix("#") { rule = nil }
      guard let rule, rule.hasPrefix("12.") else { continue }
      for match in line.matches(of: #/(?:^|[^\w.])\(([a-g])\) /#) { written.insert("\(rule) (\(match.output.1))") }
    }
    var known: Set<String> = []
    for file in Repository.files("Tests", ending: ".swift") {
      for match in try Repository.text(file).matches(of: /func `(AL-[^`]*)`/) {
        known.formUnion(Self.facts(in: String(match.output.1)))
      }
    }
    for line in try Repository.text("Documentation/untested-rules.md").split(separator: "\n") {
      known.formUnion(Self.facts(in: String(line)))
    }
    let missing = written.subtracting(known)
    #expect(written.count > 100, "neither tested nor listed: \(missing.sorted())")
    #expect(missing.isEmpty, "neither tested nor listed: \(missing.sorted())")
  }

  @Test func `nothing is listed that has a test or is no rule`() throws {
    let (written, tested, excused) = (try Self.written(), try Self.tested(), try Self.excused())
    #expect(excused.intersection(tested).isEmpty, "tested after all: \(excused.intersection(tested).sorted())")
    #expect(excused.subtracting(written).isEmpty, "no such rules: \(excused.subtracting(written).sorted())")
  }
}
