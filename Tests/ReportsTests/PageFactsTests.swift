import Foundation
import RecipeDocuments
import Reports
import Testing

@testable import Verifying

/// Requirements on the pages on two phones, a tablet and a desktop, in light and dark: as facts, since pixels depend on
/// the browser.
@Suite struct PageFactsTests {
  /// Pages in frames of four sizes and two appearances, in one browser.
  private static let sizes = [(320, 568), (390, 844), (820, 1180), (1440, 900)]

  /// Checks a page as its readers see it: reports `ok`, or the problems.
  ///
  /// Contrast is that of WCAG 2.1, 1.4.3: 4.5 for text.
  private static let probe = """
    const wrong = [];
    const isShown = (element) => element.getClientRects().length > 0 && !element.closest(".unseen, dialog:not([open])");
    const box = (element) => element.getBoundingClientRect();
    const first = document.querySelector(FIRST);
    if (!first) wrong.push("no picture");
    else if (box(first).top < 0 || WHOLE && box(first).bottom > innerHeight || box(first).top > innerHeight || box(first).width < 50) wrong.push(`picture at ${Math.round(box(first).top)} to ${Math.round(box(first).bottom)} of ${innerHeight}`);
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`${document.documentElement.scrollWidth} wide`);
    let group = "";
    const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter((element) => {
      if (element.tabIndex < 0 || !isShown(element)) return false;
      if (element.type !== "radio") return true;
      const isNew = element.name !== group;
      group = element.name;
      return isNew;
    });
    const tile = stops.findIndex((element) => element.matches(".tile"));
    // The gallery leads past its list by a link.
    if (!document.querySelector(".skip")) {
      if (tile < 0 || tile > 9) wrong.push(`tile after ${tile} stops`);
      if (document.querySelectorAll(".tile").length < 2) wrong.push("no tiles");
    }
    const rgba = (text) => {
      const numbers = text.match(/[\\d.]+/g).map(Number);
      return text.startsWith("color(") ? [...numbers.slice(0, 3).map((number) => number * 255), numbers[3] ?? 1] : [...numbers.slice(0, 3), numbers[3] ?? 1];
    };
    const light = (color) => color.slice(0, 3).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
    const ground = (element) => {
      for (let other = element; other; other = other.parentElement) {
        const color = rgba(getComputedStyle(other).backgroundColor);
        if (color[3] > 0.9) return color;
      }
      return [255, 255, 255, 1];
    };
    for (const element of document.querySelectorAll("body *")) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (!own || !isShown(element) || element.closest("svg, script, option, :disabled")) continue;
      const [a, b] = [light(rgba(getComputedStyle(element).color)), light(ground(element))].sort((one, other) => other - one);
      const contrast = (a + 0.05) / (b + 0.05);
      if (contrast < 4.5) wrong.push(`contrast ${contrast.toFixed(1)} of ${element.textContent.trim().slice(0, 20)}`);
    }
    for (const target of document.querySelectorAll("button, select, summary, input:not([type=radio]), label:has(input[type=radio]), #live a")) {
      const { width, height } = box(target);
      if (isShown(target) && (height < TARGET || width < TARGET)) wrong.push(`${Math.round(width)} x ${Math.round(height)}: ${target.id} ${target.textContent.trim().slice(0, 20)}`);
    }
    EXTRA
    for (const button of document.querySelectorAll("button")) {
      if (!button.textContent.trim() && !button.getAttribute("aria-label")) wrong.push("a button without a name");
    }
    if ([...document.images].some((image) => !image.hasAttribute("alt"))) wrong.push("a picture without alt");
    if (document.querySelectorAll("h1").length !== 1 || document.querySelectorAll("main").length !== 1) wrong.push("landmarks");
    if (![...document.querySelectorAll("select, input")].every((input) => input.closest("label") || input.getAttribute("aria-label"))) wrong.push("a field without a label");
    const isDark = light(rgba(getComputedStyle(document.body).backgroundColor)) < 0.2;
    top.postMessage(`${innerWidth} ${isDark ? "dark" : "light"}: ${[...new Set(wrong)].join("; ") || "ok"}`, "*");
    """

  /// - Parameters:
  ///   - files: Files beside the page.
  ///   - place: What follows the page's address.
  private static func facts(
    of page: String, first: String, target: Int, extra: String = "", files: [String: String] = [:],
    at place: String = ""
  ) throws -> String {
    let script = probe.replacing("FIRST", with: "\"\(first)\"").replacing("TARGET", with: "\(target)")
      // The gallery's pictures are as large as they are.
      .replacing("WHOLE", with: files.isEmpty ? "true" : "false")
      .replacing("EXTRA", with: extra)
    let frames = sizes.flatMap { width, height in
      ["light", "dark"].map {
        "<iframe src=\"page.html\(place)\" width=\"\(width)\" height=\"\(height)\" style=\"color-scheme: \($0); border: 0\"></iframe>"
      }
    }
    let harness = """
      <!doctype html><meta charset="utf-8"><title>x</title><pre id="result"></pre>\(frames.joined())<script>
      const said = [];
      addEventListener("message", (event) => {
        said.push(String(event.data));
        document.getElementById("result").textContent = said.sort().join("\\n");
      });
      </script>
      """
    // The gallery unpacks its scenes first.
    let start = """
      {
      const isThere = () => document.querySelector("\(first)")?.getBoundingClientRect().width >= 50;
      const check = () => { \(script) };
      const begin = (turn) => setTimeout(() => { if (isThere() || turn > 1200) setTimeout(check, 500); else begin(turn + 1); }, 50);
      \(files.isEmpty ? "setTimeout(check, 200);" : "begin(0);")
      }
      """
    let probed = Browser.probed(page, by: start)
    let all = files.merging(["index.html": harness, "page.html": probed]) { $1 }
    return try #require(Browser.installed).result(of: all, when: "text.split('\\n').length === \(frames.count)")
  }

  private static let wanted = ["1440", "320", "390", "820"].flatMap { ["\($0) dark: ok", "\($0) light: ok"] }

  /// A white picture.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4//8/AAX+Av4zEpUUAAAAAElFTkSuQmCC"

  /// A run with some causes in four cells each, with pictures embedded in the page.
  private static func report(_ causes: Int) -> ReportPage {
    var run = TextReportTests.run(0)
    run.scenes[0].cellCount = 4 * causes
    run.scenes[0].findings = [
      StoredFinding(
        "Title is cut off", advice: "make it wider", at: ScenePlace(line: 3, column: 5), isFault: false,
        cells: ["iphone-15-portrait"])
    ]
    var pictures: [String: String] = [:]
    let names = ["iphone-15-portrait", "iphone-15-landscape", "ipad-pro-11-portrait", "iphone-se-3-portrait"]
    for group in 0..<causes {
      let cells = names.map { group == 0 ? $0 : "\($0)+state-\(group)" }
      let property = DocumentChange.Property(name: "constant", from: "40", to: "48")
      var change = DocumentChange(
        kind: .changed, subject: "Logo.Top", properties: [property], file: "login.yaml", line: 14, views: ["Logo"])
      change.constraint = "1"
      run.scenes[0].groups.append(
        StoredGroup(
          kind: .document, cause: "Logo.Top: constant 40 -> 48, login.yaml:14",
          effects: [
            StoredEffect(text: "Logo and all 5 views below it: down by \(group)", example: "Logo.Top +8", cells: cells),
            StoredEffect(text: "Title: 12 wider around the center", example: "", cells: cells),
          ], cells: cells,
          edits: [change]))
      for (index, name) in cells.enumerated() {
        run.scenes[0].facts.append(["\"Logo\" frame \(index) \(group) 10 10"])
        run.scenes[0].cells.append(
          StoredCell(
            name: name, status: .layout, group: group,
            changes: [StoredChange(.edge(view: "Logo", edge: .top, from: 40, to: 48))],
            facts: run.scenes[0].facts.count - 1, goldenFacts: 0, pixelHash: "1", goldenHash: "2", isPictured: true,
            pictures: [.actual, .expected], size: index == 1 ? [888, 429] : [429, 888],
            outlines: [StoredOutline(name: "Logo", from: [160, 100, 96, 96], to: [160, 108, 96, 96])]))
        for kind in ["actual", "expected"] { pictures["chapter/scene/\(name).\(kind).png"] = pixel }
      }
    }
    return ReportPage(run, pictures: pictures)
  }

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"), arguments: [1, 5, 122])
  func `the page of a run shows a picture first, fits, and can be read, on four screens, light and dark`(
    _ causes: Int
  ) throws {
    // The edit and what moved are in view, too; on a phone the list is a sheet that one thumb opens.
    let extra = """
      for (const name of ["title", "edit", "stage"]) {
        const { top, left, right } = box(byID(name));
        if (top < 0 || left < 0 || top > innerHeight - 60 || right > innerWidth) wrong.push(`${name} out of view`);
      }
      if (!byID("edit").textContent.includes("login.yaml:14")) wrong.push("no line");
      if (innerWidth < 1000 && box(first).bottom > box(byID("dock")).top) wrong.push("a picture under the buttons");
      for (const image of document.querySelectorAll(".picture")) if (box(image).left < 0 || box(image).right > innerWidth) wrong.push("a picture is cut off");
      if (innerWidth < 1000 && \(causes) > 1) {
        byID("list-open").click();
        const list = box(byID("list"));
        if (!isShown(byID("list")) || list.left < 0 || list.right > innerWidth || list.bottom > innerHeight) wrong.push("the list does not open");
        if (document.querySelectorAll("button.cause").length < \(causes)) wrong.push("causes are missing");
        document.querySelectorAll("button.cause")[1].click();
        if (isShown(byID("list")) || byID("list-open").textContent !== `All causes: 2 / ${entries.length}`) wrong.push(byID("list-open").textContent);
      }
      """
    let said = try Self.facts(of: Self.report(causes).html, first: "#stage img", target: 44, extra: extra)
    #expect(said.split(separator: "\n").map(String.init) == Self.wanted, "\(said)")
  }

  /// A gallery of three recipes on the standard devices, in all states.
  @MainActor private static let gallery = Result {
    let sample = try SampleGallery()
    return try sample.files(
      ["screens/sign-in", "simple-constraints/two-views-with-complex-widths", "errors/ambiguous-layouts"].map { name in
        let scene = try SampleGallery.recipe(name)
        return try sample.scene(scene, in: Matrix.standard + scene.states.map { Matrix.standard[0].inState($0.id) })
      })
  }

  /// The overview, a scene, a picture, a comparison and a device.
  private static let places = [
    ("", ".card img"), ("#/scene/screens/sign-in", ".layout img"),
    ("#/scene/screens/sign-in/on/iphone-15-portrait", ".stage img"),
    ("#/scene/screens/sign-in/on/iphone-15-portrait?mode=side&show=equation:3", ".stage img"),
    ("#/device/iphone-15-portrait", ".wall img"),
  ]

  @Test(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"), arguments: places)
  func `so does the gallery`(_ place: String, _ first: String) async throws {
    var files = try await Self.gallery.get()
    let page = try #require(files["index.html"])
    files["index.html"] = nil
    let said = try Self.facts(of: page, first: first, target: 0, files: files, at: place)
    #expect(said.split(separator: "\n").map(String.init) == Self.wanted, "\(said)")
  }
}
