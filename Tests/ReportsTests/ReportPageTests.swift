import Foundation
import Testing

@testable import Reports
@testable import Verifying

/// What one does on the page of a run, with fingers, links and buttons.
@Suite struct ReportPageTests {
  /// Runs the steps of a script on a page one after the other, and returns the lines they wrote. Before the next step the
  /// page has the parts that it loads; `go` waits until the browser has gone back or forward.
  private func run(_ steps: [String], on files: [(name: String, text: String)]) throws -> [String] {
    let probe = """
      const say = (value) => byID("result").append(value + "\\n");
      const touch = (type, id, x, y) => document.querySelector(".picture").dispatchEvent(new PointerEvent(type,
        { pointerId: id, pointerType: "touch", clientX: x, clientY: y, bubbles: true, isPrimary: id === 1 }));
      const go = (steps) => new Promise((done) => {
        addEventListener("popstate", done, { once: true });
        history.go(steps);
      });
      const steps = [\(steps.map { "async () => { \($0) }" }.joined(separator: ",\n"))];
      const next = async () => {
        const step = steps.shift();
        if (!step) { say("problems " + problems.length + problems.join("; ")); return; }
        try { await step(); } catch (error) { problems.push(String(error)); }
        await Promise.allSettled(loads.values());
        setTimeout(next, 150);
      };
      setTimeout(next, 150);
      """
    var contents = Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first }
    contents["index.html"] = Browser.probed(contents["index.html"] ?? "", by: probe)
    let text = try #require(Browser.installed).result(of: contents, when: "/^problems /m.test(text)")
    return text.split(separator: "\n").map(String.init)
  }

  private func page(_ run: StoredRun, isServed: Bool = false) -> [(name: String, text: String)] {
    [("index.html", ReportPage(run, isServed: isServed).html)]
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `a link names cause, cell and mode, and Back and Forward walk through what was looked at`() throws {
    let place = #"say([location.hash.split("/").pop(), mode, entries.indexOf(cause) + 1].join(" "));"#
    let said = try run(
      [
        place, "step(1); \(place)", "setMode('slider'); \(place)", "stepCause(1); \(place)",
        "await go(-1);", place, "await go(-1);", place, "await go(1);", place,
        #"filterWith("iphone-9");"#.replacing(
          #"filterWith("iphone-9")"#, with: "byID('filter-find').value = 'iphone-9-'; filter()"),
        "say(location.hash.includes('find=iphone-9')); await go(-1);", place,
        "location.hash = '#chapter/gone@onion';", "say(byID('notice').textContent);",
      ], on: page(.manyChanges))
    #expect(
      said == [
        "iphone-15-portrait+0@side?cause=1 side 1", "iphone-0-portrait+0@side?cause=1 side 1",
        "iphone-0-portrait+0@slider?cause=1 slider 1", "iphone-15-portrait+1@slider?cause=2 slider 2",
        "iphone-0-portrait+0@slider?cause=1 slider 1", "iphone-0-portrait+0@side?cause=1 side 1",
        "iphone-0-portrait+0@slider?cause=1 slider 1", "true", "iphone-0-portrait+0@side?cause=1 side 1",
        "chapter/gone does not differ (any more): the link is of another run.", "problems 0",
      ])
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `fingers swipe to the next cell, pinch, and drag what is zoomed`() throws {
    let place =
      "say(entries.indexOf(cause) + ' ' + tiles.findIndex((tile) => tile.item === current) + ' ' + zoom.scale);"
    let swipe = { (from: Int, to: Int) in
      "touch('pointerdown', 1, \(from), 300); touch('pointermove', 1, \(to), 304); touch('pointerup', 1, \(to), 304); \(place)"
    }
    let said = try run(
      [
        swipe(300, 200), swipe(200, 300), swipe(300, 290),
        """
        touch('pointerdown', 1, 100, 300); touch('pointerdown', 2, 200, 300); touch('pointermove', 2, 300, 300);
        touch('pointerup', 1, 100, 300); touch('pointerup', 2, 300, 300); \(place)
        say([...document.querySelectorAll('.layers')].every((layers) => layers.style.transform.includes('scale(2)')));
        """,
        // Zoomed, one finger moves the picture.
        swipe(300, 200), "say(zoom.x < 0 && !byID('unzoom').hidden); byID('unzoom').click(); \(place)",
      ], on: page(.manyChanges))
    #expect(said == ["0 1 1", "0 0 1", "0 0 1", "0 0 2", "true", "0 0 2", "true", "0 0 1", "problems 0"])
  }

  /// A run of one cell with two edits that both move the same view, in a view that moves as well.
  private var twoEdits: StoredRun {
    var run = StoredRun.manyChanges
    let name = "iphone-15-portrait"
    func effects(_ texts: [String]) -> [StoredEffect] {
      texts.map { StoredEffect(text: $0, example: "", cells: [name]) }
    }
    run.scenes[0].cellCount = 1
    run.scenes[0].superviews = ["Button": "Box"]
    run.scenes[0].facts = [
      ["\"Box\" frame 10 20 100 100", "\"Button\" frame 10 46 30 30"],
      ["\"Box\" frame 10 12 100 100", "\"Button\" frame 10 30 30 30"],
    ]
    run.scenes[0].groups = [
      StoredGroup(
        kind: .document, cause: "first",
        effects: effects(["Button.Top -20 pt", "Button.Bottom -20 pt", "Box.Top +8 pt", "Box.Bottom +8 pt"]),
        cells: [name]),
      StoredGroup(
        kind: .document, cause: "second", effects: effects(["Button.Top +36 pt", "Button.Bottom +36 pt"]), cells: [name]
      ),
    ]
    let changes: [FactChange] = [
      .edge(view: "Box", edge: .top, from: 12, to: 20), .edge(view: "Box", edge: .bottom, from: 112, to: 120),
      .edge(view: "Button", edge: .top, from: 30, to: 46), .edge(view: "Button", edge: .bottom, from: 60, to: 76),
    ]
    run.scenes[0].cells = [
      StoredCell(
        name: name, status: .layout, group: 0, changes: changes.map(StoredChange.init), facts: 0, goldenFacts: 1,
        pixelHash: "1", goldenHash: "2", isPictured: true, pictures: [.actual, .expected], size: [429, 888],
        outlines: [
          StoredOutline(name: "Box", from: [28, 30, 100, 100], to: [28, 38, 100, 100]),
          StoredOutline(name: "Button", from: [38, 60, 30, 30], to: [38, 84, 30, 30]),
        ], causes: [0, 1])
    ]
    return run
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `numbers on pictures are those of the sentences, inside the superview and of each edit its own`() throws {
    let marks = "say(marksOf(current, cause.group).map((mark) => `${mark.names}: ${mark.text}`).join('; '));"
    let said = try run([marks, "choose(causes[1]); \(marks)"], on: page(twoEdits))
    #expect(
      said == ["Box: ↓ 8; Button: ↑ 20 (in all ↓ 16)", "Button: ↓ 36 (in all ↓ 16)", "problems 0"])
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `views are pointed at in the picture, and tell their frames and constraints; the history has who changed what`()
    throws
  {
    let at = { (x: Int, y: Int) in
      """
      { const box = document.querySelector(".picture[data-kind=actual]").getBoundingClientRect();
        const event = { clientX: box.left + \(x) / 429 * box.width, clientY: box.top + \(y) / 888 * box.height, bubbles: true, pointerType: "mouse" };
        document.querySelector(".picture[data-kind=actual]").dispatchEvent(new PointerEvent("pointermove", event)); }
      say(byID("pointed").hidden ? "nothing" : byID("pointed").textContent + " " + document.querySelectorAll("svg.pointed").length);
      """
    }
    var edited = twoEdits
    edited.scenes[0].recipe = [
      "views:", "  Box.Top = none", "constraints: |", "  1. Button.Top = Box.Top + 46",
      "  2. Big Box.Top = Safe Area.Top",
      "  3. Box.Left = Superview.Left", "expect: |", "  Box.Width >= 1",
    ]
    edited.scenes[0].history = [
      StoredState(
        commit: "1a2b3c4d5e", date: "2026-11-25", author: "Ada", subject: "Widen <b>it</b>",
        changes: ["Box.Width: 9 -> 10"],
        isPictured: true),
      StoredState(
        commit: "5e4d3c2b1a", date: "2026-11-20", author: "Bo", subject: "Begin", changes: [], isPictured: false),
    ]
    let states = """
      say(byID("history-part").hidden + " " + [...byID("history").children].map((state) =>
        [state.querySelector("img")?.getAttribute("src") ?? "no picture", ...[...state.querySelectorAll("b, small, span")].map((part) => part.textContent)].join(", ")).join("; "));
      """
    let said = try run([at(40, 90), at(120, 130), at(300, 500), states], on: page(edited))
    #expect(
      said == [
        "Buttonbefore 30 × 30 at 10, 30now 30 × 30 at 10, 46in Box1. Button.Top = Box.Top + 46 2",
        "Boxbefore 100 × 100 at 10, 12now 100 × 100 at 10, 201. Button.Top = Box.Top + 463. Box.Left = Superview.Left 2",
        "nothing",
        "false ./chapter/scene/history-1.png, Widen <b>it</b>, Ada, 2026-11-25, 1a2b3c4d, Box.Width: 9 → 10; "
          + "no picture, Begin, Bo, 2026-11-20, 5e4d3c2b",
        "problems 0",
      ])
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `Undo is a button, and when all is decided the page says what is next`() throws {
    let server = """
      window.made = {};
      fetch = async (_, request) => {
        const { verb, pattern } = JSON.parse(request.body);
        if (verb === "undo") made = {};
        else for (const item of causes.find((entry) => entry.pattern === pattern).items) made[item.key] = verb + "ed";
        return { ok: true, json: async () => ({ message: verb, refused: [], decisions: { ...made } }) };
      };
      """
    let said = try run(
      [
        server, "document.querySelector('.choices .yes').click();",
        "say(byID('notice').textContent); byID('notice').querySelector('.undo').click();",
        "say(byID('notice').textContent + ' ' + byID('notice').querySelectorAll('button').length);",
        "for (const entry of causes) await send(entry === causes[3] ? 'reject' : 'accept', entry.pattern);",
        "say(byID('notice').textContent);",
      ], on: page(.manyChanges, isServed: true))
    #expect(
      said == [
        "accept · 19 causes leftUndo", "undo · 20 causes left 0",
        "accept. All decided: 19 causes accepted, 1 rejected. Next: commit the folder Snapshots. For what is rejected, "
          + "correct the document and run plumb verify again. Done ends the review.Undo", "problems 0",
      ])
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
  func `a large page is small, and loads the rest of a scene when one looks at it`() throws {
    var large = StoredRun.manyChanges
    let scene = large.scenes[0]
    large.scenes = (0..<10).map { number in
      var copy = scene
      copy.id += "-\(number)"
      copy.findings = [StoredFinding("Title is cut off", cells: [scene.cells[7].name])]
      return copy
    }
    let files = ReportPage(large).files
    let html = ReportPage(large).html
    #expect(files.map(\.name) == ["index.html"] + (1...10).map { "index.data/\($0).html" })
    #expect(files[0].text.utf8.count * 3 < html.utf8.count, "\(files[0].text.utf8.count) of \(html.utf8.count)")
    let said = try run(
      [
        // The part of the first scene may take its time.
        "await loads.get(current.scene); await new Promise((done) => setTimeout(done, 50));",
        "say([items.length, entries.length, byID('facts').rows.length, outlinesOf(current).length].join(' '));",
        "say(loads.size + ' ' + run.scenes.filter(isWhole).length);",
        "choose(causes.at(-2), causes.at(-2).items[7]);",
        "say([byID('facts').rows.length, outlinesOf(current).length, current.cell.changes.length].join(' '));",
        "say(document.querySelectorAll('iframe').length + ' ' + (current.scene.findings[0].cells[0] === current.scene.cells[7].name));",
      ], on: files)
    #expect(said == ["10000 210 2 1", "1 1", "2 1 2", "0 true", "problems 0"])
  }
}

extension StoredRun {
  /// A run with a thousand cells of twenty causes, with names that have a meaning in HTML.
  static var manyChanges: StoredRun {
    var run = TextReportTests.run(0, name: TextReportTests.nasty)
    run.scenes[0].cellCount = 1002
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
              ? []
              : (group % 2 == 0 ? [.left, .right] : [.top, .bottom]).map {
                StoredChange(.edge(view: "View", edge: $0, from: 1, to: 2))
              },
            facts: 0, goldenFacts: 0, pixelHash: "1", goldenHash: "2", isPictured: true,
            pictures: [.actual, .difference, .expected], size: [100, 200],
            outlines: [StoredOutline(name: "View", from: [0, 0, 5, 5], to: [1, 0, 5, 5])]))
      }
    }
    return run
  }
}
