import CairoCanvas
import Foundation
import Testing

@testable import plumb

/// The review's keys, and its terminal output.
@Suite struct ReviewKeysTests {
  /// Returns a workplace with three recipes, each with one cause.
  private func changed() throws -> Workplace {
    let names = ["a", "b", "c"]
    let workplace = try Workplace(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Workplace.simple.replacing("Simple", with: $0)) }))
    let cell = ["--device", "iphone-8", "--orientation", "portrait"]
    #expect(try workplace.plumb(["record"] + cell).code == 0)
    for name in names {
      try workplace.write(
        Workplace.simple.replacing("Simple", with: name).replacing("Guide.Bottom + 20", with: "Guide.Bottom + 30"),
        to: "Recipes/\(name).yaml")
    }
    #expect(try workplace.plumb(["verify"] + cell).code == 1)
    return workplace
  }

  /// Returns the decisions after some keys, and the rows that report them.
  private func press(_ keys: String, _ workplace: Workplace, _ more: String...) throws -> [String] {
    let outcome = try workplace.plumb(["review", "--keys", keys] + more)
    return outcome.out.split(separator: "\n").map(String.init).filter { line in
      ["[", "  accepted", "  rejected", "  undone"].contains { line.hasPrefix($0) } || line.hasSuffix(" undecided")
    }
  }

  @Test func `capital letters are for the rest, b goes back`() throws {
    let workplace = try changed()
    let (a, b) = ("[1 of 3] Recipes/a.yaml: a#1", "[2 of 3] Recipes/b.yaml: b#1")
    #expect(try press("S", workplace) == [a, "3 cells undecided"])
    #expect(
      try press("rA", workplace) == [a, "  rejected", b, "  accepted, 4 files written", "0 cells undecided"])
    #expect(try workplace.text("report/decisions.json").contains(#""a/iphone-8-portrait" : "rejected""#))
    #expect(try press("q", workplace) == ["0 cells undecided"])
    _ = try workplace.plumb("undo")
    // Only two are undecided. The previous one is shown although it is already decided.
    let again = try workplace.plumb("review", "--keys", "rbaq").out
    #expect(again.contains("[1 of 2] Recipes/b.yaml: b#1\n"), "\(again)")
    #expect(again.components(separatedBy: "  rejected already\n").count == 2, "\(again)")
    #expect(again.hasSuffix("1 cell undecided\n"))
    #expect(try press("R", workplace) == ["[1 of 1] Recipes/c.yaml: c#1", "  rejected", "0 cells undecided"])
  }

  @Test func `colour and pictures are shown where they were asked for, nothing else is`() throws {
    let workplace = try changed()
    let plain = try workplace.plumb("review", "--keys", "q").out
    #expect(!plain.contains("\u{1B}"))
    #expect(plain.contains("\n    picture: report/a/iphone-8-portrait.crop.png; o opens it\n"), "\(plain)")
    let colored = try workplace.plumb("review", "--keys", "q", "--color", "always").out
    #expect(colored.contains("\u{1B}[2m[1 of 3]\u{1B}[0m \u{1B}[1mRecipes/a.yaml: a#1\u{1B}[0m\n"), "\(colored)")
    for (kind, start) in [
      ("kitty", "\u{1B}_Ga=T,f=100,c="), ("iterm2", "\u{1B}]1337;File=inline=1;"), ("sixel", "\u{1B}Pq\"1;1;"),
    ] {
      #expect(
        try workplace.plumb("review", "--keys", "q", "--show-pictures", kind).out.contains("\n\(start)"), "\(kind)")
    }
    #expect(
      try workplace.plumb("review", "--show-pictures", "sixels").talk
        == "plumb review: --show-pictures cannot be \"sixels\"; did you mean sixel?\n")
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalPictures.kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM_PROGRAM": "iTerm.app"], .iterm2), (["TERM": "foot"], .sixel), (["TERM": "xterm-sixel"], .sixel),
    (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "WezTerm"], .kitty),
    (["KONSOLE_VERSION": "1"], .kitty), (["TERM_PROGRAM": "mintty"], .iterm2), (["LC_TERMINAL": "iTerm2"], .iterm2),
    (["TERM": "mlterm"], .sixel), (["TERM": "contour"], .sixel), (["TERM": "yaft-256color"], .sixel),
    (["WT_SESSION": "1"], .sixel), (["TERM": "screen", "WT_SESSION": "1"], .none),
    (["TERM": "xterm-256color"], .none), (["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"], .none),
    (["TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"], .none), ([:], .none),
  ])
  func `terminals are known by what they say of themselves`(
    _ environment: [String: String], _ pictures: TerminalPictures
  ) {
    #expect(TerminalPictures.detected(environment) == pictures)
  }

  @Test func `colour is for terminals, unless NO_COLOR is set`() {
    func text(_ choice: TextStyle.Choice, _ isTerminal: Bool, _ environment: [String: String]) -> String {
      TextStyle(choice, isTerminal: isTerminal, environment: environment).text("a\u{1B}", .right)
    }
    let (plain, green) = ("a\\u{1b}", "\u{1B}[32ma\\u{1b}\u{1B}[0m")
    #expect(text(.auto, true, ["TERM": "xterm"]) == green)
    #expect(text(.always, false, [:]) == green)
    #expect(text(.auto, true, ["TERM": "xterm", "NO_COLOR": "1"]) == plain)
    #expect(text(.auto, true, [:]) == plain)
    #expect(text(.auto, false, ["TERM": "xterm"]) == plain)
    #expect(text(.never, true, ["TERM": "xterm"]) == plain)
  }

  @Test func `sixels are bands of six rows, a line for each colour`() {
    var picture = PixelImage(width: 5, height: 7, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 35))
    picture[0, 0] = 0xFF00_0000
    picture[1, 6] = 0xFFFF_0000
    #expect(
      SixelWriter.text(picture)
        == "\u{1B}Pq\"1;1;5;7#0;2;0;0;0#180;2;100;0;0#215;2;100;100;100#0@!4?$#215}!4~-#180?@???$#215@?@@@-\u{1B}\\")
  }

  @Test func `pictures for terminals are limited`() throws {
    let wide = PixelImage(width: 3200, height: 8, pixels: [UInt32](repeating: 0xFF33_6699, count: 3200 * 8))
    let png = try PNGWriter.encode(wide)
    let text = try #require(TerminalPictures.sixel.text(png, columns: 84))
    #expect(text.hasPrefix("\u{1B}Pq\"1;1;640;1#"), "\(text.prefix(40))")
    #expect(TerminalPictures.kitty.text(png, columns: 44)?.hasPrefix("\u{1B}_Ga=T,f=100,c=40,q=2,m=") == true)
    #expect(TerminalPictures.kitty.text([1, 2, 3], columns: 80) == nil)
  }
}
