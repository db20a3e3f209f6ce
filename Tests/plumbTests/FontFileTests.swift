import Foundation
import Testing

/// A font file of the project is part of its documents, like a picture: what it draws is compared.
@Suite struct FontFileTests {
  private static let recipe = """
    title: Letters
    fonts: [Fonts/Own.otf]
    cells: [iphone-8-portrait]
    views:
      Title: { label: Letters, font: InterDisplay-Light 17 }
      Box: { background: yellow }
    constraints: |
      1. Title.Leading = Superview.Leading + 20
      2. Title.Top = Superview.Top + 100
      3. Box.Top = Title.Bottom + 8
      4. Box.Leading = Title.Leading
      5. Box.Width = 30
      6. Box.Height = 30

    """
  private static let file = "Recipes/Fonts/Own.otf"

  /// The font with wider letters.
  private static func widened(_ font: Data) throws -> Data {
    var font = font
    func number(_ place: Int, _ count: Int) -> Int { font[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
    let entries = (0..<number(4, 2)).map { 12 + 16 * $0 }
    let table = try #require(entries.first { font[$0..<$0 + 4] == Data("hmtx".utf8) })
    for place in stride(from: number(table + 8, 4), to: number(table + 8, 4) + 4000, by: 4) {
      let advance = number(place, 2) + 100
      (font[place], font[place + 1]) = (UInt8(advance >> 8), UInt8(advance & 0xFF))
    }
    return font
  }

  private func project() throws -> (Workplace, font: Data) {
    let workplace = try Workplace(["letters": Self.recipe])
    let font = try Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/InterDisplay-Light.otf"))
    try FileManager.default.createDirectory(
      atPath: workplace.path("Recipes/Fonts"), withIntermediateDirectories: true)
    try font.write(to: URL(filePath: workplace.path(Self.file)))
    return (workplace, font)
  }

  @Test func `another file is the cause of what it moves, and hides no edit`() throws {
    let (workplace, font) = try project()
    #expect(try workplace.plumb("record").code == 0)
    try Self.widened(font).write(to: URL(filePath: workplace.path(Self.file)))
    try workplace.write(Self.recipe.replacing("+ 8", with: "+ 12"), to: "Recipes/letters.yaml")
    let verified = try workplace.plumb("verify")
    #expect(verified.code == 1)
    let causes = [
      "  the content of the font file Own.otf changed\n    Title.Right ",
      "  Box.Top: constant 8 -> 12, letters.yaml:10\n    Box: down by 4",
    ]
    for cause in causes { #expect(verified.out.contains(cause), "\(verified.out)") }
    #expect(try workplace.plumb("accept", "--all").code == 0)
    let accepted = try workplace.text("Snapshots/letters/frames.txt")
    #expect(try workplace.plumb("verify").code == 0)
    #expect(try workplace.plumb("record", "--mode", "all").code == 0)
    #expect(try workplace.text("Snapshots/letters/frames.txt") == accepted)
  }

  @Test func `a comparison of revisions says that it does not show what a file changes`() throws {
    let (workplace, font) = try project()
    for command in ["init -q", "add .", "-c user.name=n -c user.email=e@x commit -qm font"] {
      #expect(try workplace.shell("git \(command)").code == 0, "\(command)")
    }
    #expect(try workplace.plumb("diff", "--base", "HEAD").code == 0)
    try Self.widened(font).write(to: URL(filePath: workplace.path(Self.file)))
    let compared = try workplace.plumb("diff", "--base", "HEAD")
    #expect(compared.code == 1)
    #expect(
      compared.talk.hasPrefix("Recipes/Fonts/Own.otf: not the file of HEAD, and both sides are drawn with one of them"),
      "\(compared.talk)")
  }
}
