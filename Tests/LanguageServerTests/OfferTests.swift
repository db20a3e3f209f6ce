import JSONRPC
import Testing
import Values

/// What is offered at the cursor, which stands at `^`.
@MainActor @Suite struct OfferTests {
  private func offers(_ text: String, at path: String = "/project/Recipes/card.yaml") throws -> [JSONText] {
    let before = try #require(text.split(separator: "^", omittingEmptySubsequences: false).first)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place = Conversation.place(lines.count - 1, lines.last?.utf16.count ?? 0)
    let list = try Conversation(text.replacing("^", with: ""), at: path)
      .result("textDocument/completion", [("position", place)])
    return try #require(list["items"]?.items)
  }

  private func labels(_ text: String, at path: String = "/project/Recipes/card.yaml") throws -> [String] {
    try offers(text, at: path).compactMap { $0["label"]?.string }
  }

  private static let views = "views:\n  Red: { background: red }\n  Blue View: { background: blue }\n"

  @Test(arguments: ["states:\n  wide:\n    remove: [^", "states:\n  wide:\n    remove: [Red, ^"])
  func `what a state removes is offered the views`(_ text: String) throws {
    #expect(try labels(Self.views + text) == ["Red", "Blue View"])
  }

  @Test func `what a state sets is offered the views that it does not set yet`() throws {
    let found = try labels(Self.views + "states:\n  wide:\n    set:\n      Red: { hidden: true }\n      ^\n")
    #expect(found == ["Blue View"])
  }

  @Test func `variations are offered the nine pairs of size classes`() throws {
    let found = try labels(Self.views + "variations:\n  ^\n")
    #expect(found.count == 9)
    #expect(found.first == "any x any")
    #expect(found.last == "regular x regular")
    #expect(found.contains("compact x regular"))
  }

  @Test func `a pair that is there is not offered again`() throws {
    let found = try labels(Self.views + "variations:\n  compact x any: {}\n  ^\n")
    #expect(found.count == 8)
    #expect(!found.contains("compact x any"))
  }

  @Test func `lint of a recipe is offered the rules, and a rule the views`() throws {
    let rules = try labels(Self.views + "lint:\n  ^\n")
    #expect(rules.contains("touch-target"))
    #expect(!rules.contains("Red"))
    let views = try labels(Self.views + "lint:\n  touch-target:\n    ^\n")
    #expect(views.contains("Red"))
    #expect(!views.contains("touch-target"))
  }

  @Test func `rules of a project are offered by their names`() throws {
    let found = try labels("lint:\n  rules:\n    ^\n", at: "/project/plumb.yaml")
    #expect(found.contains("touch-target"))
  }

  @Test func `a silence of a project is offered the rules`() throws {
    let found = try labels("lint:\n  silence:\n    - { rule: ^", at: "/project/plumb.yaml")
    #expect(found.contains("touch-target"))
  }

  @Test func `cells of a project are offered by their names`() throws {
    #expect(try labels("cells: [^", at: "/project/plumb.yaml").contains("iphone-15-portrait"))
    #expect(try !labels(Self.views + "cells: [^").contains("iphone-15-portrait"))
  }

  @Test func `a background is offered the colors, in the order of their names`() throws {
    let found = try labels("views:\n  Red:\n    background: ^\n")
    #expect(found.contains("systemBlue"))
    #expect(found == found.sorted())
  }

  @Test func `a font is offered the text styles, and weights with a size`() throws {
    let found = try labels("views:\n  Red:\n    label: A\n    font: ^\n")
    #expect(found.contains("body"))
    #expect(found.contains("17 bold"))
    #expect(!found.contains("systemBlue"))
  }

  @Test func `offers keep their order in the client`() throws {
    let found = try offers(Self.views + "constraints: |\n  ^\n")
    let keys = found.compactMap { $0["sortText"]?.string }
    #expect(keys.prefix(2) == ["0000", "0001"])
    #expect(keys == keys.sorted())
    #expect(keys.allSatisfy { $0.count == 4 })
  }

  @Test(
    arguments: [
      ("constraints: |\n  ^", ["Red", "Superview"], ["=", "no overlap:", "Leading"]),
      ("constraints: |\n  1. ^", ["Red", "Superview"], ["=", "no overlap:"]),
      ("constraints: |\n  Red.^", ["Leading", "FirstBaseline"], ["Red", "="]),
      ("constraints: |\n  Red.Lead^", ["Leading"], ["Red"]),
      ("constraints: |\n  Re^", ["Red"], ["Leading"]),
      ("constraints: |\n  Red.Leading ^", ["=", ">=", "<="], ["Red", "+ Standard", "(Priority 750)"]),
      ("constraints: |\n  Red.Leading = ^", ["Red", "Superview"], ["=", "(Priority 750)"]),
      ("constraints: |\n  Red.Leading = 2 ^", ["Red", "(Priority 750)"], ["=", "Leading"]),
      ("constraints: |\n  Red.Leading = Superview.Leading ^", ["+ Standard", "(Priority 999)"], ["=", "Red"]),
      ("constraints: |\n  Red.Leading = 8 (Priority 750) ^", [], ["=", "Red", "(Priority 750)"]),
      ("invariants: |\n  ^", ["Red", "no overlap:", "not cut:"], ["="]),
      ("invariants: |\n  no overlap: ^", ["Red", "*"], ["=", "(Priority 750)"]),
    ] as [(String, Set<String>, Set<String>)])
  func `an equation is offered what may follow`(_ text: String, _ some: Set<String>, _ none: Set<String>) throws {
    let found = Set(try labels(Self.views + text + "\n"))
    #expect(found.isSuperset(of: some), "\(found)")
    #expect(found.isDisjoint(with: none), "\(found)")
  }

  @Test func `an offer replaces what is typed of it`() throws {
    let offer = try #require(try offers(Self.views + "constraints: |\n  Red.Lead^ = 8\n").first)
    let range = try #require(offer["textEdit"]?["range"])
    #expect(range["start"]?["character"]?.integer == 6)
    #expect(range["end"]?["character"]?.integer == 10)
  }

  @Test(arguments: [
    ("no overlap: ^", "no overlap: View, View", 0), ("inside safe area: ^", "inside safe area: *", 0),
    ("lines(^", "lines(View) <= 2", 0), ("lines(Red) ^", "lines(View) <= 2", 1),
    ("Red.Leading ^", "Item.Attribute = multiplier x Item.Attribute + constant (Priority 750)", 1),
  ])
  func `an invariant has its own form, and other lines that of an equation`(
    _ line: String, _ form: String, _ part: Int
  ) throws {
    let text = Self.views + "invariants: |\n  \(line.replacing("^", with: ""))\n"
    let place = Conversation.place(4, line.utf16.count + 1)
    let help = try Conversation(text).result("textDocument/signatureHelp", [("position", place)])
    #expect(help["signatures"]?.items?.first?["label"]?.string == form)
    #expect(help["activeParameter"]?.integer == part)
  }
}
