import Foundation
import TestSupport
import Testing

/// What is true of every edit of a document: trying it says what verifying it says, and recording what was accepted
/// changes nothing.
@Suite struct DecisionRelationTests {
  private static let isSoak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  private static let cells = ["--device", "iphone-15", "--orientation", "portrait"]

  /// A document with values that edits change.
  private struct Card {
    var gap = 8
    var top = 100
    var priority = 750
    var text = "Hello"
    var isHidden = false

    var recipe: String {
      """
      title: Card
      views:
        Title: { label: \(text), font: 17, hidden: \(isHidden) }
        Price: { label: 12 kr, font: 17 }
      constraints: |
        1. Title.Leading = Superview.Leading + 16
        2. Price.Leading = Title.Trailing + \(gap)
        3. Title.Top = Superview.Top + \(top)
        4. Price.Baseline = Title.Baseline
        5. Price.Width = 90 (Priority \(priority))

      """
    }

    /// Changes one value, and returns the words of that change for `plumb try`.
    mutating func change(_ random: inout SeededGenerator) -> String {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        gap += Int.random(in: 1...20, using: &random)
        return "2.constant = \(gap)"
      case 1:
        top += Int.random(in: 1...20, using: &random)
        return "3.constant = \(top)"
      case 2:
        text += ["a", "bc", "def"].randomElement(using: &random) ?? "x"
        return "Title.text = \(text)"
      case 3:
        isHidden.toggle()
        return "Title.hidden = \(isHidden)"
      default:
        priority = priority == 750 ? 250 : 750
        return "5.priority = \(priority)"
      }
    }
  }

  /// Returns the lines that say what changed.
  private static func causes(_ outcome: Workplace.Outcome) -> [String] {
    outcome.out.split(separator: "\n").map(String.init).filter { $0.hasPrefix("  ") && !$0.contains("pictures in") }
  }

  private static func goldens(_ workplace: Workplace) -> [String: Data?] {
    Dictionary(uniqueKeysWithValues: workplace.files("Snapshots").map { ($0, workplace.bytes("Snapshots/\($0)")) })
  }

  @Test func `an edit that is tried says what it says when it is made, and is recorded once it is accepted`() throws {
    var card = Card()
    var random = SeededGenerator(seed: 64)
    let workplace = try Workplace(["card": card.recipe])
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    for step in 0..<(Self.isSoak ? 40 : 3) {
      let edit = card.change(&random)
      let tried = try workplace.plumb(["try", "card", "--set", edit] + Self.cells)
      try workplace.write(card.recipe, to: "Recipes/card.yaml")
      let verified = try workplace.plumb(["verify"] + Self.cells)
      #expect(Self.causes(tried) == Self.causes(verified), "step \(step): \(edit)")
      #expect(tried.code == verified.code, "step \(step): \(edit)")
      #expect(try workplace.plumb("accept", "--all").code == (verified.code == 0 ? 2 : 0), "step \(step): \(edit)")
      let accepted = Self.goldens(workplace)
      let recorded = try workplace.plumb(["record", "--mode", "all"] + Self.cells)
      #expect(recorded.out.isEmpty, "step \(step): \(edit)")
      #expect(Self.goldens(workplace) == accepted, "step \(step): \(edit)")
    }
  }

  @Test func `what changes beneath an opaque view is recorded with what is accepted`() throws {
    let recipe = """
      title: Shop
      cells: [iphone-8-portrait]
      bars: { tab: [{ title: Shop, selected: true }, { title: Orders }] }
      views:
        Box: { background: yellow }
        Sheet: { sheet: large, hidden: true }
      constraints: |
        1. Box.Leading = Superview.Leading + 20
        2. Box.Top = Superview.Top + 100
        3. Box.Width = 50
        4. Box.Height = 50
      states: { open: { set: { Sheet: { hidden: false } } } }

      """
    let workplace = try Workplace(["shop": recipe])
    #expect(try workplace.plumb("record").code == 0)
    try workplace.write(recipe.replacing("Orders", with: "Parcels"), to: "Recipes/shop.yaml")
    #expect(try workplace.plumb("verify").talk == "1 of 2 cells identical in 1 scene\n")
    #expect(try workplace.plumb("accept", "--all").code == 0)
    let accepted = Self.goldens(workplace)
    #expect(try workplace.plumb("record", "--mode", "all").code == 0)
    #expect(Self.goldens(workplace) == accepted)
  }
}
