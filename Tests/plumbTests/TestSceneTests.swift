import Foundation
import Testing

/// Scenes of Swift tests as operands of commands: the golden of an assertion states the scene.
@Suite struct TestSceneTests {
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
  private static let folder = "Tests/AppTests/Snapshots/CardTests/testCard"
  private static let asCaptured =
    "\(folder): as captured by a Swift test: layoutSubviews and changes of traits are not run\n"

  /// A package in which a test has recorded the card.
  private func package() throws -> Workplace {
    let workplace = try Workplace(["card": Self.card])
    try workplace.plumb("record", "--device", "iphone-15")
    let moved = "\(Self.folder)/frames.txt"
    try workplace.write(try workplace.text("Snapshots/card/frames.txt"), to: moved)
    try workplace.rewrite(moved, isOfTest: true)
    for folder in ["Recipes", "Snapshots"] { try FileManager.default.removeItem(atPath: workplace.path(folder)) }
    return workplace
  }

  @Test(arguments: [
    ["recipe", "SCENE"], ["layout", "SCENE"], ["explain", "SCENE", "Title.top"], ["headroom", "SCENE"],
    ["edges", "SCENE"], ["cells", "SCENE"], ["lint", "SCENE"], ["sweep", "SCENE"],
    ["prove", "SCENE", "Title.top >= 0"],
    ["impact", "iphone-15", "SCENE"], ["render", "SCENE", "--device", "iphone-15"],
    ["render", "SCENE", "--live", "--device", "iphone-15"],
  ])
  func `commands work on the scene of a test, by its folder and by its name`(_ words: [String]) throws {
    let workplace = try package()
    for name in [Self.folder, "CardTests/testCard", "testCard"] {
      let found = try workplace.plumb(words.map { $0 == "SCENE" ? name : $0 })
      #expect(found.code == 0, "\(words) \(found.talk)")
      #expect(found.talk.hasPrefix(Self.asCaptured), "\(words)")
    }
  }

  @Test func `places of constraints are lines of the golden's record`() throws {
    let workplace = try package()
    let found = try workplace.plumb("explain", "testCard", "Title.top", "--cell", "iphone-15-portrait")
    let lines = try workplace.text("\(Self.folder)/frames.txt").split(separator: "\n", omittingEmptySubsequences: false)
    let number = try #require(lines.firstIndex { $0.contains("Title.Top = ") }) + 1
    #expect(found.out.contains("\(Self.folder):\(number):"), "\(found.out)")
  }

  @Test func `an edit is tried on the scene of a test`() throws {
    let workplace = try package()
    let found = try workplace.plumb("try", "CardTests/testCard", "--set", "2.constant = 20")
    #expect(found.code == 1)
    #expect(found.out.contains("Price.Leading: constant 8 -> 20"), "\(found.out)")
    #expect(found.out.contains("Price: right by 12"), "\(found.out)")
  }

  @Test func `a repair of the scene of a test is lines of Swift, and is not written`() throws {
    let workplace = try package()
    let words = ["fix", "testCard", "Price.Leading >= Title.Trailing + 20"]
    let found = try workplace.plumb(words)
    #expect(found.code == 1, "\(found.talk)")
    #expect(found.out.contains("Price.leadingAnchor.constraint("), "\(found.out)")
    let refused = try workplace.plumb(words + ["--apply", "1"])
    #expect(refused.code == 2, "\(refused.talk)")
    #expect(refused.talk.contains("is made by code"), "\(refused.talk)")
  }

  @Test(arguments: ["record", "verify"])
  func `goldens of tests are compared and written by tests`(_ command: String) throws {
    let workplace = try package()
    let before = try workplace.text("\(Self.folder)/frames.txt")
    let found = try workplace.plumb(command, "CardTests/testCard")
    #expect(found.code == 2)
    #expect(
      found.talk == "plumb \(command): \(Self.folder) is the golden of a Swift test: `swift test` compares it, and "
        + "PLUMB_RECORD=changed swift test records it\n")
    #expect(try workplace.text("\(Self.folder)/frames.txt") == before)
    #expect(!workplace.exists("Snapshots"))
  }

  @Test func `a name that two tests have is ambiguous`() throws {
    let workplace = try package()
    let other = "Tests/OtherTests/Snapshots/CardTests/testCard/frames.txt"
    try workplace.write(try workplace.text("\(Self.folder)/frames.txt"), to: other)
    let found = try workplace.plumb("recipe", "testCard")
    #expect(found.code == 2)
    #expect(
      found.talk == "plumb recipe: \"testCard\" matches 2 scenes of tests; name one: "
        + "\(Self.folder), Tests/OtherTests/Snapshots/CardTests/testCard\n")
  }

  @Test func `a golden without its scene says how to record it`() throws {
    let workplace = try package()
    let old = "plumb record 4\nrenderer x\ntitle \"Card\"\n\ncell a pixels 1\n  root size 1 2\n\nend\n"
    try workplace.write(old, to: "\(Self.folder)/frames.txt")
    let found = try workplace.plumb("recipe", "testCard")
    #expect(found.code == 2)
    #expect(
      found.talk
        == "\(Self.folder): this golden is of an earlier format, which does not state the scene; record it with "
        + "PLUMB_RECORD=all swift test\n")
  }

  @Test func `render without a path also draws what the tests of a package captured`() throws {
    let workplace = try package()
    let none = try workplace.plumb("render", "--device", "iphone-15")
    #expect(none.code == 2, "a folder without a package has no tests: \(none.talk)")
    try workplace.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    for package in ["", "Other/"] { try workplace.write("", to: "\(package)Tests/AppTests/CardTests.swift") }
    // Tests of another package, a golden beside no test, and one that does not state its scene are left out.
    try workplace.write("// swift-tools-version: 6.2\n", to: "Other/Package.swift")
    let record = try workplace.text("\(Self.folder)/frames.txt")
    try workplace.write(record, to: "Other/\(Self.folder)/frames.txt")
    try workplace.write(record, to: "Examples/Snapshots/CardTests/testCard/frames.txt")
    let old = "plumb record 4\nrenderer x\ntitle \"Card\"\n\ncell a pixels 1\n  root size 1 2\n\nend\n"
    try workplace.write(old, to: "Tests/AppTests/Snapshots/CardTests/testOld/frames.txt")
    let found = try workplace.plumb("render", "--device", "iphone-15")
    #expect(found.code == 0, "\(found.talk)")
    let expected = Self.asCaptured.replacing(Self.folder, with: "1 scene of Swift tests")
    #expect(found.talk.hasPrefix("\(expected)1 scene: 2 layouts"), "\(found.talk)")
    let files = workplace.files("gallery").filter { !$0.hasPrefix(".") }
    #expect(files == ["\(Self.folder)/scene.html", "cards.html", "index.html"])
  }
}
