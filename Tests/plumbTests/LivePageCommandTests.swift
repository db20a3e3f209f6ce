import Foundation
import Testing

/// `--live` of `render`, `verify`, `diff` and `try`: pages with resizable windows.
@Suite struct LivePageCommandTests {
  private static let cell = ["--device", "iphone-8", "--orientation", "portrait"]
  private static let page = "simple/live.html"

  private static let states = """

    states:
      Wide:
        constraints: |
          1. Red View.Leading = Superview.Leading
    """

  /// Returns the labels of a page's menu, and whether each is compared.
  private func variants(_ workplace: Workplace, _ name: String) throws -> [String] {
    struct Page: Decodable {
      struct Variant: Decodable {
        struct Part: Decodable {}

        let label: String
        let before: Part?
      }

      let surroundings: String
      let variants: [Variant]
    }
    let html = try workplace.text(name)
    let data = try #require(html.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/))
      .output.1
    let page = try JSONDecoder().decode(Page.self, from: Data(data.utf8))
    return [page.surroundings] + page.variants.map { "\($0.label)\($0.before == nil ? "" : " with before")" }
  }

  @Test func `a page has light and dark, the states, and the readers that are asked for`() throws {
    let workplace = try Workplace(["simple": Workplace.simple + Self.states])
    let plain = ["render", "--size", "390x844", "--format", "svg", "--live"]
    let reader = ["--state", "start", "--appearance", "dark", "--content-size", "l,ax3"]
    #expect(try workplace.plumb(plain).code == 0)
    #expect(try variants(workplace, "gallery/\(Self.page)") == ["free canvas", "light", "dark", "wide"])
    #expect(
      try workplace.plumb(
        plain + reader + ["--like", "ipad-pro-11"]
      )
      .code == 0)
    #expect(
      try variants(workplace, "gallery/\(Self.page)") == ["like iPad Pro 11-inch (2018-2022)", "dark", "ax3, dark"])
    let lonely = try workplace.plumb("verify", "--like", "iphone-8")
    #expect(lonely.code == 2)
    #expect(
      lonely.talk.hasPrefix("plumb verify: --like chooses the windows of live pages; add --live\n"), "\(lonely.talk)")
  }

  @Test func `verify compares with what the record says, and clears its pages`() throws {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 30.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb(["verify", "--live"] + Self.cell).code == 1)
    #expect(try variants(workplace, "report/\(Self.page)") == ["like iPhone 8", "light with before"])
    let page = try workplace.text("report/index.html")
    #expect(page.contains("\"hasLivePage\":true"))
    #expect(try workplace.plumb(["verify"] + Self.cell).code == 1)
    #expect(!workplace.exists("report/\(Self.page)"))
  }

  @Test func `a new recipe has a page of its own, and a try one of before and after`() throws {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["verify", "--live"] + Self.cell).code == 3)
    #expect(try variants(workplace, "report/\(Self.page)") == ["like iPhone 8", "light"])
    let tried = try workplace.plumb(
      ["try", "Recipes/simple.yaml", "--set", "1.constant = 30", "--live", "--like", "ipad-pro-11"] + Self.cell)
    #expect(tried.code == 1)
    #expect(try variants(workplace, "try/\(Self.page)") == ["like iPad Pro 11-inch (2018-2022)", "light with before"])
  }
}
