import Foundation
import Reports
import Testing

@testable import Goldens

/// Pages in a browser, with their Content Security Policy in force.
@Suite struct BrowserTests {
  /// Runs a script at the end of a page, and returns the lines it said.
  private func run(_ script: String, on html: String) throws -> String {
    let probe = """
      const say = (value) => byID("result").append(value + "\\n");
      \(script)
      say("problems " + problems.length + problems.join("; "));
      """
    return try #require(Browser.installed).result(of: ["index.html": Browser.probed(html, by: probe)])
  }

  private var gallery: Gallery {
    let cells = (try? Matrix.everything.cells()) ?? []
    let entries = (1...14).map { number in
      Gallery.Entry(
        scene: Scene(title: "Recipe \(number)", document: "", views: [], constraints: []), folder: "chapter/\(number)",
        cells: cells.map {
          Gallery.CellEntry(
            cell: $0, pictureSize: $0.size, facts: LayoutFacts(lines: ["\"A \\\"b\\\"\" frame 1 2.5 3 4"]), findings: []
          )
        })
    }
    return Gallery(entries: entries, formats: [.svg, .png])
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `three thousand pictures filter, open and step, without a problem`() throws {
    let result = try run(
      """
      const shown = () => pictures.filter((picture) => !picture.tile.hidden).length;
      const change = () => byID("filters").dispatchEvent(new Event("input"));
      say(shown());
      document.querySelector("input[name=family][value=tv]").click(); say(shown());
      document.querySelector("input[name=family][value='']").click();
      document.querySelector("input[name=orientation][value=landscape]").click(); say(shown());
      byID("classes").value = "regular × compact"; change(); say(shown());
      byID("find").value = "recipe 3 iphone-15-pro-max"; change(); say(shown());
      byID("find").value = "nowhere"; change(); say(shown() + " " + byID("nothing").hidden);
      byID("reset").click(); say(shown());
      pictures[0].tile.click();
      say(dialog.open + " " + byID("large-title").textContent + ", " + byID("large-cell").textContent);
      say(byID("large-frames").textContent);
      step(1); say(byID("large-cell").textContent); say(location.hash);
      step(-1); dialog.close(); say(dialog.open);
      """, on: gallery.html)
    let cells = try Matrix.everything.cells()
    let landscape = cells.filter { $0.orientation == .landscape }
    let wide = landscape.filter { $0.sizeClasses == SizeClasses(horizontal: .regular, vertical: .compact) }
    #expect(cells.count > 200 && landscape.count > 100 && wide.count > 10)
    #expect(
      result == """
        \(14 * cells.count)
        14
        \(14 * landscape.count)
        \(14 * wide.count)
        2
        0 false
        \(14 * cells.count)
        true Recipe 1, iPhone 4s, portrait
        A "b"12.534
        iPhone 4s, landscape
        #chapter/1/iphone-4s-landscape
        false
        problems 0

        """)
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `a report shows folded effects, and all of them on request`() throws {
    var report = TextReportTests.run(2)
    report.scenes[0].groups[0].summary = [StoredEffect(text: "A and B: up by 8", example: "", cells: ["cell-0"])]
    let result = try run(
      """
      const lines = (list) => [...list.children].map((line) => line.textContent).join("|");
      for (const group of document.querySelectorAll(".group")) {
        const details = group.querySelector("details");
        say(lines(group.querySelector(".effects")) + (details ? ` ${details.open} ${lines(details)}` : ""));
      }
      """, on: ReportPage.html(report))
    #expect(
      result == """
        A and B: up by 8 in 1 of 4 cells false All effects (1)|Scene.Top +1 pt in 1 of 4 cells
        Scene.Top +1 pt in 1 of 4 cells
        problems 0

        """)
  }

  /// A run with a thousand cells of twenty causes, in names that mean something in HTML.
  private var manyChanges: StoredRun {
    var run = TextReportTests.run(0, name: TextReportTests.nasty)
    for group in 0..<20 {
      let names = (0..<50).map { "iphone-\($0)-portrait+\(group)" }
      run.scenes[0].groups.append(
        StoredGroup(
          kind: .document, cause: "constraint \(group): <i>moved</i>",
          effects: [StoredEffect(text: "View.Left +\(group) pt", example: "", cells: names)], cells: names))
      for name in names {
        run.scenes[0].cells.append(
          StoredCell(
            name: name, status: group == 19 ? .paint : .layout, group: group,
            changes: group == 19
              ? [] : [StoredChange(.edge(view: "View", edge: group % 2 == 0 ? .left : .top, from: 1, to: 2))],
            facts: 0, goldenFacts: 0, pixelHash: "1", goldenHash: "2", isPictured: true,
            pictures: ["actual", "difference", "expected"], size: [100, 200],
            outlines: [StoredOutline(name: "View", from: [0, 0, 5, 5], to: [1, 0, 5, 5])]))
      }
    }
    return run
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `a report of a thousand cells filters, compares, steps and links, without a problem`() throws {
    let result = try run(
      """
      const tiles = () => document.querySelectorAll(".tile").length;
      const pick = (name, value) => document.querySelector(`input[name=${name}][value="${value}"]`).click();
      const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      say(shown.length + " " + tiles());
      say([...document.images].every((image) => image.loading === "lazy"));
      pick("status", "paint"); say(shown.length);
      pick("status", ""); pick("axis", "x"); say(shown.length);
      pick("axis", ""); byID("device").value = "iphone-7"; build(); say(shown.length);
      byID("device").value = ""; byID("find").value = "SCENE constraint iphone-7-portrait"; build(); say(shown.length);
      byID("find").value = "nowhere"; build(); say(shown.length + " " + byID("nothing").hidden);
      byID("find").value = ""; build();
      document.querySelector(".more").click(); say(tiles());
      document.querySelector(".tile").click(); say(byID("large").open + " " + location.hash.endsWith("@side"));
      say(byID("stage").querySelectorAll("img").length);
      for (const key of ["2", "3", "4", "5", "6"]) { press(key); say(mode + " " + byID("stage").querySelectorAll("img").length); }
      say(byID("stage").querySelectorAll("rect").length);
      const first = byID("large-cell").textContent; press("j"); say(byID("large-cell").textContent !== first);
      press("k"); say(byID("large-cell").textContent === first);
      say(byID("large-facts").rows.length + " " + byID("large-accept").textContent.startsWith("plumb accept '"));
      byID("close").click(); say(location.hash === "");
      location.hash = "#chapter/scene/iphone-9-portrait+4@blink"; follow(); say(byID("large-cell").textContent + " " + mode);
      say(document.querySelectorAll("b i, h2 b, h3 i").length);
      say(performance.getEntriesByType("resource").filter((entry) => !entry.name.startsWith("file:")).length);
      """, on: ReportPage.html(manyChanges))
    #expect(
      result == """
        1000 960
        true
        50
        500
        20
        20
        0 false
        962
        true true
        3
        slider 2
        onion 2
        blink 2
        difference 1
        outlines 1
        2
        true
        true
        2 true
        true
        iphone-9-portrait+4 blink
        0
        0
        problems 0

        """)
  }
}
