import Foundation
import Testing

/// Figures, pages and traces on the command line.
@Suite struct FigureCommandTests {
  private static let recipe = """
    title: Pair
    views:
      Red: { background: red }
      Blue: { background: blue }
    constraints: |
      1. Red.Leading = Superview.LeadingMargin
      2. Blue.Leading = Red.Trailing + 8
      3. Superview.TrailingMargin = Blue.Trailing
      4. Red.Width = Blue.Width
      5. Red.Top = Safe Area.Top + 20
      6. Blue.Top = Red.Top
      7. Red.Height = 60
      8. Blue.Height = 60
    variations:
      compact x regular:
        uninstall: [8]
        constraints: |
          9. Blue.Height = 90
    """

  private func phone(_ workplace: Workplace, _ options: String...) throws -> Workplace.Outcome {
    try workplace.plumb(["render", "--device", "iphone-15", "--orientation", "portrait"] + options)
  }

  @Test func `a figure is a picture with each number once, the same in every run`() throws {
    let workplace = try Workplace(["pair": Self.recipe])
    for folder in ["one", "two"] {
      #expect(try phone(workplace, "--style", "figure", "--format", "both", "--out", folder).code == 0)
    }
    let name = "pair/iphone-15-portrait"
    let figure = try workplace.text("one/\(name).svg")
    for mark in ["1", "2", "3", "4", "5", "6", "7", "9"] {
      #expect(figure.components(separatedBy: "id=\"mark-\(mark)\"").count == 2, "\(mark)")
      #expect(figure.components(separatedBy: "id=\"row-\(mark)\"").count == 2, "\(mark)")
    }
    #expect(!figure.contains("id=\"mark-8\""))
    #expect(try figure == workplace.text("two/\(name).svg"))
    #expect(workplace.bytes("one/\(name).png") == workplace.bytes("two/\(name).png"))
  }

  @Test func `all size classes are one figure, too`() throws {
    let workplace = try Workplace(["pair": Self.recipe])
    #expect(try workplace.plumb("render", "--all-size-classes", "--style", "figure").code == 0)
    let figure = try workplace.text("gallery/pair/size-classes.svg")
    for classes in ["any-any", "compact-regular", "regular-compact"] {
      #expect(figure.contains("id=\"box-\(classes)\""), "\(classes)")
    }
    #expect(try phone(workplace, "--style", "figure", "--out", "plain").code == 0)
    #expect(!workplace.files("plain").contains("pair/size-classes.svg"))
  }

  @Test func `a page has picture, figure and equations in one file`() throws {
    let workplace = try Workplace(["pair": Self.recipe])
    #expect(try phone(workplace, "--format", "html").code == 0)
    let page = try workplace.text("gallery/pair/iphone-15-portrait.html")
    for id in ["p-view-Red", "f-mark-1", "f-frame-0-1"] {
      #expect(page.components(separatedBy: " id=\"\(id)\"").count == 2, "\(id)")
    }
    #expect(page.contains("<span class=\"gives\">8 = 8</span>"))
    #expect(page.contains("约束"))
    let ids = page.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `an anatomy names the parts of the first equation between two views`() throws {
    let workplace = try Workplace(["pair": Self.recipe])
    #expect(try phone(workplace, "--style", "anatomy").code == 0)
    let figure = try workplace.text("gallery/pair/iphone-15-portrait.svg")
    for part in ["item 1", "relationship", "multiplier", "constant"] {
      #expect(figure.contains("aria-label=\"\(part)\""), "\(part)")
    }
  }

  @Test func `a trace is that of UIKit, with numbers for addresses`() throws {
    let workplace = try Workplace(["pair": Self.recipe])
    let first = try workplace.plumb(
      "layout", "Recipes/pair.yaml", "--device", "iphone-15", "--orientation", "portrait", "--trace")
    let second = try workplace.plumb(
      "layout", "Recipes/pair.yaml", "--device", "iphone-15", "--orientation", "portrait", "--trace")
    #expect(first.code == 0)
    #expect(first.out == second.out)
    #expect(first.out.contains("•UIWindow:0x1\n|   +UIView:0x2\n|   |   *UIView:0x3\n|   |   *UIView:0x4\n"))
    let both = try workplace.plumb("layout", "Recipes/pair.yaml", "--trace", "--json")
    #expect(both.code == 2)
    #expect(both.talk.contains("--trace prints text; leave out --json"))
  }
}
