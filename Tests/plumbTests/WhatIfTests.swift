import Foundation
import Testing

/// `plumb try`, `plumb bisect` and `plumb impact`, as run by a user.
@Suite struct WhatIfTests {
  private static let card = """
    title: Card
    views:
      Title: { label: Hello, font: 17 }
      Price: { label: 12 kr, font: 17 }
    constraints: |
      1. Title.Leading = Superview.Leading + 16
      2. Price.Leading = Title.Trailing + 8
      3. Title.Top = Superview.Top + 100
      4. Price.Baseline = Title.Baseline

    """

  @Test func `a try says what an edited document would change, and changes nothing`() throws {
    let workplace = try Workplace(["card": Self.card])
    let found = try workplace.plumb(
      "try", "card", "--device", "iphone-15", "--set", "2.constant = 20", "--set", "Title.text = \"Goodbye\"")
    #expect(found.code == 1)
    #expect(
      found.out.contains("  Price.Leading: constant 8 -> 20, card.yaml:7\n"))
    #expect(found.out.contains("  Title: text \"Hello\" -> \"Goodbye\", card.yaml:3\n"))
    #expect(found.talk == "2 of 2 cells would change\n")
    #expect(try workplace.text("Recipes/card.yaml") == Self.card)
    #expect(!workplace.exists("Snapshots"))
    #expect(workplace.exists("try/index.html"))
  }

  @Test(arguments: [
    ("Titel.text = A", "Titel.text = A: unknown constraint or view \"Titel\"; did you mean Title?"),
    ("2.weight = 3", "2.weight = 3: a constraint has no \"weight\"; it has constant, multiplier, priority"),
    ("2.priority = 0", "2.priority = 0: a priority is a number above 0, at most 1000"),
    ("2.constant = far", "2.constant = far: a constant is a number from -1000000 to 1000000"),
    (
      "Title.colour = red",
      "Title.colour = red: Title: unknown key \"colour\"; did you mean textColor?"
    ),
  ])
  func `an edit that means nothing is refused with the way out`(_ edit: String, _ message: String) throws {
    let found = try Workplace(["card": Self.card]).plumb("try", "Recipes/card.yaml", "--set", edit)
    #expect(found.code == 2)
    #expect(found.talk == "plumb try: Recipes/card.yaml: \(message)\n")
  }

  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  /// Uses seven commits, the fifth of which moves the price.
  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a bisection names the commit, the line and the cause`() throws {
    let workplace = try Workplace(["card": Self.card])
    try workplace.git("init", "-q", "-b", "main", ".")
    func commit(_ text: String, _ title: String) throws {
      try workplace.write(text, to: "Recipes/card.yaml")
      try workplace.git("add", "-A")
      try workplace.git("commit", "-qm", title)
    }
    try commit(Self.card, "one")
    for name in ["two", "three", "four"] { try commit(Self.card.replacing("Card", with: "Card \(name)"), name) }
    let moved = Self.card.replacing("Trailing + 8", with: "Trailing + 12")
    try commit(moved.replacing("+ 100", with: "+ 101"), "five")
    try commit(moved, "six")
    try commit(moved.replacing("Hello", with: "Hallo"), "seven")
    try workplace.git("tag", "good", "HEAD~6")
    try workplace.write("broken", to: "Recipes/card.yaml")

    let found = try workplace.plumb(
      "bisect", "Recipes/card.yaml", "Price.left", "--good", "good", "--bad", "HEAD~1", "--cell", "iphone-15-portrait")
    #expect(found.code == 0, "\(found.talk)")
    let lines = found.out.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix(" A: five"))
    #expect(lines[1].hasSuffix(" in iphone-15-portrait"))
    #expect(
      lines[2]
        == "  Recipes/card.yaml: Price.Leading: constant 8 -> 12, card.yaml:7")
    #expect(found.talk == "5 revisions laid out\n")
    #expect(try workplace.text("Recipes/card.yaml") == "broken")

    let equal = try workplace.plumb("bisect", "card", "Title.top", "--good", "good", "--bad", "HEAD~1")
    #expect(equal.code == 2)
    #expect(
      equal.talk == "plumb bisect: Title.top is at 100 in both good and HEAD~1; name revisions that differ\n")
    let unknown = try workplace.plumb("bisect", "card", "Titel.top", "--good", "good")
    #expect(unknown.talk == "plumb bisect: no view \"Titel\"; did you mean Title?\n")
  }

  @Test func `a device that is measured like another one is covered, and a new one is drawn`() throws {
    let workplace = try Workplace(["card": Self.card])
    let known = try workplace.plumb("impact", "iphone-15")
    #expect(known.code == 0)
    #expect(known.out.hasPrefix("iPhone 15: 1 of 1 scene laid out as on another device\n"), "\(known.out)")
    #expect(!workplace.exists("impact"))
    try workplace.write(
      #"{"id":"wide","scale":2,"faces":[{"orientation":"portrait","size":[500,900],"safeArea":[60,0,30,0]}]}"#,
      to: "wide.json")
    let new = try workplace.plumb("impact", "wide.json")
    #expect(
      new.out == """
        wide: 0 of 1 scene laid out as on another device
        new:
          card: portrait; pictures in impact/card

        """)
    #expect(workplace.exists("impact/card/wide-portrait.png"))
    try workplace.write(#"{"id":"wide","scale":9,"faces":[]}"#, to: "wide.json")
    #expect(
      try workplace.plumb("impact", "wide.json").talk
        == "plumb impact: wide.json: scale: from 1 to 4 pixels per point\n")
  }

  @Test func `a try says which findings would be gone`() throws {
    let workplace = try Workplace([
      "card": """
      title: Card
      views:
        Box: { background: blue }
      constraints: |
        1. Box.Leading = Superview.Leading
        2. Box.Top = Superview.Top
        3. Box.Width = 100
        4. Box.Height = 100
        5. Box.Height = 120

      """
    ])
    let found = try workplace.plumb(
      "try", "card", "--device", "iphone-15", "--orientation", "portrait", "--set", "5.priority = 999")
    #expect(found.code == 1)
    #expect(found.out.contains("Recipes/card.yaml: resolved: conflict: "), "\(found.out)")
    let json = try workplace.plumb(
      "try", "card", "--device", "iphone-15", "--orientation", "portrait", "--set", "5.priority = 999", "--json")
    #expect(json.out.contains("\"resolved\":["), "\(json.out)")
  }
}
