import Foundation
import Layout
import LayoutMaps
import RecipeDocuments
import TestSupport
import Testing
import Verifying

@testable import Reports

/// The page of a resizable window compared with layouts of the same sizes.
@MainActor
@Suite struct LivePageTests {
  private nonisolated static let isSoak = ProcessInfo.processInfo.environment["PLUMB_SOAK"] != nil
  /// Boxes with captions, and a text with a picture; all recipes in `make soak`.
  private nonisolated static let recipes: [String] = {
    if !isSoak {
      return ["simple-constraints/three-tier-widths", "stack-views/simple-stack-view"]
    }
    let files = FileManager.default.enumerator(atPath: Repository.path("Recipes"))
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yaml") }.sorted().map {
      String($0.dropLast(5))
    }
  }()
  private nonisolated static let sizeCount = isSoak ? 200 : 5
  private nonisolated static let range = isSoak ? 320.0...1366 : 360.0...480

  private static func windows(_ recipe: String, _ pipeline: LayoutPipeline) throws -> WindowSizes {
    let scene = try RecipeDocument.read(Repository.path("Recipes/\(recipe).yaml"), fonts: .installed)
    return WindowSizes(
      scene, .canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 2), pipeline: pipeline)
  }

  private static func map(_ sizes: WindowSizes) -> LayoutMap {
    var builder = LayoutMapBuilder(sizes, width: range, height: range)
    return builder.build()
  }

  private static func page(_ sizes: WindowSizes) -> LivePage {
    LivePage([.init(now: .init(map(sizes), sizes))], scale: 2, surroundings: "free canvas")
  }

  private static func sizes(_ count: Int) -> [SIMD2<Double>] {
    var generator = SeededGenerator(seed: 24)
    return (0..<count).map { _ in
      // Half points, too, for which edges are between two pixels.
      SIMD2(Double.random(in: range, using: &generator), Double.random(in: range, using: &generator)).onHalves()
    }
  }

  /// Returns a page with a script that reports the frames at sizes, and then the displayed content.
  private static func probed(_ page: LivePage, _ name: String, at sizes: [SIMD2<Double>]) -> String {
    let list = sizes.map { "[\($0.x),\($0.y)]" }.joined(separator: ",")
    return Browser.probed(
      page.html,
      by: """
        setTimeout(() => {
        const frames = [\(list)].map(([w, h]) => {
          show(w, h);
          return framesAt(w, h, 2).map(({ x, y, width, height }) => [x, y, width, height]);
        });
        const groups = byID("picture").querySelectorAll("g").length;
        top.postMessage(JSON.stringify({ name: "\(name)", frames, groups, problems }), "*");
        }, 200);
        """)
  }

  private struct Answer: Decodable {
    let name: String
    let frames: [[[Double]]]
    let groups: Int
    let problems: [String]
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `a page's frames are those of a layout of that size`() throws {
    let pipeline = try LayoutPipeline()
    let places = Self.sizes(Self.sizeCount)
    var files: [String: String] = [:]
    for (index, recipe) in Self.recipes.enumerated() {
      let windows = try Self.windows(recipe, pipeline)
      let page = Self.page(windows)
      files["page\(index).html"] = Self.probed(page, recipe, at: places)
    }
    let frames = files.keys.sorted().map { "<iframe src=\"\($0)\" width=\"900\" height=\"700\"></iframe>" }
    files["index.html"] = """
      <!doctype html><meta charset="utf-8"><title>x</title><pre id="result"></pre><script>
      const said = [];
      addEventListener("message", (event) => {
        said.push(event.data);
        document.getElementById("result").textContent = `[${said.join(",")}]`;
      });
      </script>\(frames.joined())
      """
    let said = try #require(Browser.installed).result(
      of: files, when: "text && JSON.parse(text).length === \(Self.recipes.count)")
    let answers = try JSONDecoder().decode([Answer].self, from: Data(said.utf8))
    #expect(answers.map(\.name).sorted() == Self.recipes.sorted())
    for answer in answers {
      #expect(answer.problems == [], "\(answer.name)")
      #expect(answer.groups > 2, "\(answer.name) draws \(answer.groups) groups")
      let windows = try Self.windows(answer.name, pipeline)
      for (size, found) in zip(places, answer.frames) {
        let layout = pipeline.solve(windows.scene, in: windows.cell(size))
        #expect(found.count == layout.views.count)
        for (view, frame) in zip(layout.views, found) {
          let wanted = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
          let isEqual = zip(frame, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
          #expect(isEqual, "\(answer.name) at \(size.x) x \(size.y): \(view.name) \(frame), not \(wanted)")
        }
      }
    }
  }

  @Test func `a page's drawing is that of a layout of that size`() throws {
    let pipeline = try LayoutPipeline()
    for recipe in Self.recipes {
      let windows = try Self.windows(recipe, pipeline)
      let map = Self.map(windows)
      var drawing = LiveDrawing(windows)
      let pieces = map.regions.map { (region: $0, pieces: drawing.pieces(of: $0)) }
      let forms = drawing.forms.values.map { text in
        text.dropFirst().dropLast().split(separator: ",").compactMap { Double($0) }
      }
      for size in Self.sizes(Self.sizeCount) {
        let known = pieces.first { $0.region.contains(size) }
        let piece = try #require(known?.pieces.first { $0.polygon.contains(size) }, "\(recipe)")
        // A truncated text has another ellipsis at every width.
        if Self.isSoak, piece.isApproximate { continue }
        #expect(!piece.isApproximate, "\(recipe) at \(size.x) x \(size.y)")
        let drawn = drawing.draw(size)
        #expect(drawn.map(\.shape) == piece.parts.map { $0[0] }, "\(recipe) at \(size.x) x \(size.y)")
        for (part, own) in zip(drawn, piece.parts) {
          for (number, form) in zip(part.numbers, own.dropFirst().map({ forms[$0] })) {
            let value = form[0] + (form.count > 1 ? form[1] * size.x : 0) + (form.count > 2 ? form[2] * size.y : 0)
            #expect(abs(value - number) < 0.06, "\(recipe) at \(size.x) x \(size.y): \(value), not \(number)")
          }
        }
      }
    }
  }

  private static func card(_ width: Int, _ last: String) throws -> Scene {
    try RecipeDocument.decode(
      """
      title: Card
      views: { Box: { }, Name: { label: Name }, \(last): { } }
      constraints: |
        Box.Leading = Superview.Leading
        Box.Top = Superview.Top
        Box.Height = 40
        Box.Width <= \(width)
        Box.Trailing = Superview.Trailing @750
        Name.Leading = Superview.Leading
        Name.Top = Box.Bottom + 8
        \(last).Leading = Superview.Leading
        \(last).Width = 10
        \(last).Height = 10
        \(last).Bottom = Superview.Bottom

      """, document: "card.yaml", fonts: .installed)
  }

  private struct Comparison: Decodable {
    let atSmall, atLarge, inDark: [String]
    let share, dark: String
    let clip, flipped: String
    let problems: [String]
  }

  /// The box was up to 400 points wide, and now is up to 440: only wider windows differ.
  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `a page of a change says what differs at a size, and uncovers what was`() throws {
    let pipeline = try LayoutPipeline()
    let (now, before) = (try Self.card(440, "Foot"), try Self.card(400, "Foot"))
    func mapped(_ scene: Scene, _ variant: CellVariant) -> LivePage.Mapped {
      let sizes = WindowSizes(
        scene, .canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 2), variant: variant,
        pipeline: pipeline)
      return LivePage.Mapped(Self.map(sizes), sizes)
    }
    let dark = CellVariant(appearance: .dark)
    let page = LivePage(
      [
        .init(now: mapped(now, CellVariant()), before: mapped(before, CellVariant())),
        .init(now: mapped(now, dark), before: mapped(try Self.card(440, "Toe"), dark)),
      ], scale: 2, surroundings: "free canvas")
    let script = """
      setTimeout(() => {
      const at = (w, h) => { show(w, h); return differences(region, frames, regionBefore, framesBefore).map(({ name, text }) => `${name}: ${text}`); };
      const [atSmall, atLarge] = [at(380, 380), at(460, 380)];
      const share = byID("share").textContent;
      const { clipPath: clip } = earlier.style;
      flip();
      const { clipPath: flipped } = earlier.style;
      chooseVariant(1);
      const inDark = at(460, 380);
      const dark = byID("variant").selectedOptions[0].textContent;
      byID("result").textContent = JSON.stringify({ atSmall, atLarge, inDark, share, dark, clip, flipped, problems });
      }, 200);
      """
    let said = try #require(Browser.installed).result(
      of: ["index.html": Browser.probed(page.html, by: script)])
    let found = try JSONDecoder().decode(Comparison.self, from: Data(said.utf8))
    #expect(found.problems == [])
    #expect(found.atSmall == [])
    #expect(found.atLarge == ["Box: width +40"])
    // Windows are 360 to 480 points wide; those wider than 400 differ.
    #expect(found.share == "at 66.7 % of all sizes")
    #expect(found.inDark == ["Foot: new", "Toe: removed"])
    #expect(found.dark == "dark")
    #expect((found.clip, found.flipped) == ("inset(0px 50% 0px 0px)", "inset(0px 100% 0px 0px)"))
  }

  @Test func `names of a document stay texts in a page`() throws {
    let scene = try RecipeDocument.decode(
      """
      title: "</script><b>x"
      views: { "A <i>&": { background: red } }
      constraints: |
        A <i>&.Leading = Superview.Leading

      """, document: "bad.yaml", fonts: .installed)
    let windows = WindowSizes(
      scene, .canvas(SizeClasses(horizontal: .any, vertical: .any), displayScale: 2), pipeline: try LayoutPipeline())
    let page = Self.page(windows).html
    #expect(!page.contains("</script><b>"))
    #expect(!page.contains("<i>"))
    #expect(page.split(separator: "</script>", omittingEmptySubsequences: false).count == 3)
  }
}

extension SIMD2<Double> {
  /// Returns the values rounded to the nearest half.
  fileprivate func onHalves() -> SIMD2<Double> { (self * 2).rounded(.toNearestOrEven) / 2 }
}
