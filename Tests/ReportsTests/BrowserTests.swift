import Foundation
import Reports
import Testing

@testable import Verifying

/// Pages in a browser, with their Content Security Policy enforced.
@Suite struct BrowserTests {
  /// Runs a script at the end of a page, and returns the lines that it wrote.
  private func run(_ script: String, on html: String) throws -> String {
    let probe = """
      const say = (value) => byID("result").append(value + "\\n");
      \(script)
      say("problems " + problems.length + problems.join("; "));
      """
    return try #require(Browser.installed).result(of: ["index.html": Browser.probed(html, by: probe)])
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `a page shows folded effects, and all of them on request`() throws {
    var report = TextReportTests.run(2)
    report.scenes[0].groups[0].summary = [StoredEffect(text: "A and B: up by 8", example: "", cells: ["cell-0"])]
    let result = try run(
      """
      const lines = (list) => [...list.children].map((line) => line.textContent).join("|");
      for (const entry of causes) {
        choose(entry);
        const all = byID("effects-all");
        say(entry.title + ": " + lines(byID("effects")) + (all.hidden ? "" : ` ${all.open} ${all.textContent}`));
      }
      """, on: ReportPage(report).html)
    #expect(
      result == """
        A and B: up by 8: A and B: up by 8 in 1 of 4 cells false All effects (1)Scene.Top +1 pt in 1 of 4 cells
        Scene.Top +1 pt: Scene.Top +1 pt in 1 of 4 cells
        problems 0

        """)
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `a page of a thousand cells filters, compares, steps and links, without a problem`() throws {
    let result = try run(
      """
      const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const left = () => entries.filter(shows).reduce((sum, entry) => sum + shownItems(entry).length, 0);
      const pick = (name, value) => { byID(`filter-${name}`).value = value; filter(); return left(); };
      say(byID("headline").textContent + " | " + document.title);
      say(document.querySelectorAll("button.cause").length + " " + document.querySelectorAll("button.cause[tabindex='0']").length);
      say(pick("status", "picture only") + " " + pick("status", ""));
      say(pick("device", "iPhone 7") + " " + pick("device", ""));
      say(pick("find", "SCENE constraint iphone-7-portrait") + " " + pick("find", "nowhere") + " " + byID("nothing").textContent);
      pick("find", ""); choose(causes[0]);
      say(tiles.length + " " + byID("strip").querySelectorAll(".tile").length + " " + byID("strip").querySelectorAll("[tabindex='0']").length);
      say(tiles[0].twins.length + " " + byID("stage").querySelectorAll(".pair img").length);
      for (const key of ["2", "3", "4", "5", "6"]) { press(key); say(mode + " " + byID("stage").querySelectorAll(".picture img").length); }
      say(byID("stage").querySelectorAll("rect.from").length + " " + byID("stage").querySelector("text").textContent);
      const first = cause; press("j"); say(cause !== first && isCompared(current)); press("k"); say(cause === first);
      say(byID("facts").rows.length + " " + byID("decide").textContent.startsWith("plumb review accept 'chapter/scene#1'"));
      press("Enter"); say(document.body.classList.contains("large")); press("Enter");
      byID("filter-device").value = "iPhone 7"; filter(); say(location.hash.endsWith("@outlines?cause=1&device=iPhone+7"));
      byID("filter-device").value = ""; location.hash = "#chapter/scene/iphone-9-portrait+4@blink?status=layout"; follow();
      say(current.key + " " + mode + " " + filterOf("status") + " " + left());
      say(document.querySelectorAll("b i, strong i, h2 i, small i").length);
      say(performance.getEntriesByType("resource").filter((entry) => !entry.name.startsWith("file:")).length);
      """, on: ReportPage(.manyChanges).html)
    #expect(
      result == """
        20 causes, 1000 layouts | Plumb: 20 causes, 1000 layouts
        20 1
        50 1000
        20 1000
        20 0 No cell fits these filters.
        2 2 1
        10 2
        slider 2
        onion 2
        blink 2
        difference 1
        outlines 1
        1 View → 1
        true
        true
        2 true
        true
        true
        chapter/scene/iphone-9-portrait+4 blink layout 950
        0
        0
        problems 0

        """)
  }
}
