import Foundation
import TestSupport
import Testing

@testable import Reports
@testable import Verifying

/// The gallery in a browser, with its Content Security Policy enforced.
@MainActor
@Suite(.enabled(if: Browser.installed != nil, "headless Chromium is not installed"))
struct GalleryPageTests {
  private static let recipes = [
    "screens/sign-in", "screens/calendar", "intrinsic-content-size/two-buttons-with-size-class-based-layouts",
    "errors/conflicting-layouts",
  ]

  /// A gallery of four recipes on a dozen devices, in all states; one also from right to left and dark.
  private static let files = Result {
    let sample = try SampleGallery()
    let ids = [
      "iphone-se-3", "iphone-16", "iphone-16-pro-max", "iphone-8-plus", "ipad-mini-8-3", "ipad-pro-11-m4",
    ]
    var matrix = Matrix()
    matrix.devices = .ids(ids)
    let cells = try matrix.cells()
    return try sample.files(
      recipes.map { name in
        let scene = try SampleGallery.recipe(name)
        var all = ([nil] + scene.states.map { Optional($0.id) }).flatMap { state in cells.map { $0.inState(state) } }
        if name == "screens/sign-in" {
          all += cells.map { $0.varied(CellVariant(direction: .rightToLeft)) }
          all += cells.map { $0.varied(CellVariant(appearance: .dark)) }
        }
        return try sample.scene(scene, in: all, text: try Repository.text("Recipes/\(name).yaml"))
      })
  }

  /// Runs steps on the gallery, and returns what they said, without the problems, of which there must be none.
  private func run(_ steps: String, changing change: (inout [String: String]) -> Void = { _ in }) throws -> [String] {
    var files = try Self.files.get()
    let probe = """
      const said = [];
      const say = (...values) => said.push(values.join(" "));
      const wait = (time = 30) => new Promise((done) => setTimeout(done, time));
      const until = async (holds) => { for (let turn = 0; turn < 1200 && !holds(); turn += 1) await wait(50); };
      const isShown = () => all("main h1, main .empty").some(({ textContent }) => textContent !== "Unpacking.");
      const follow = async (move) => {
        const followed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
        move();
        await followed; await wait(); await until(isShown); await wait();
      };
      const go = async (address) => { if (location.hash !== address) await follow(() => { location.hash = address; }); };
      const all = (selector) => [...document.querySelectorAll(selector)];
      const one = (selector) => document.querySelector(selector);
      const press = (key, on = document.body) => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const choose = async (name, value) => { const input = one(`[name=${name}][value="${value}"]`); input.focus(); input.click(); await wait(60); };
      (async () => {
        try { await ready; await wait(); \(steps) } catch (error) { problems.push(String(error)); }
        byID("result").textContent = [...said, `problems ${problems.length} ${problems.join("; ")}`].join("\\n");
      })();
      """
    files["index.html"] = Browser.probed(try #require(files["index.html"]), by: probe)
    change(&files)
    var lines = try #require(Browser.installed).result(of: files).split(separator: "\n").map(String.init)
    #expect(lines.popLast() == "problems 0 ", "\(lines)")
    return lines
  }

  @Test func `the overview has a card for each scene, and search says why a scene was found`() throws {
    let said = try run(
      """
      say(all(".card").length, all(".chapter").length);
      await until(() => all(".card img").every((image) => image.naturalWidth > 0));
      say(all(".card img").every((image) => image.naturalWidth > 300));
      say(["header", "nav[aria-label]", "main", "[role=search]"].every((name) => all(name).length === 1));
      press("/"); say(document.activeElement.id);
      const find = async (text) => { byID("find").value = text; byID("find").dispatchEvent(new Event("input")); await wait(250); };
      const found = () => all(".card h3").map((title) => title.textContent).join(", ") + " | " + all(".why").map((why) => why.textContent).join(", ");
      await find("welcome BACK"); say(found());
      await find("agenda"); say(found());
      await find("ipad pro"); say(all(".pill").length, all(".pill")[0].textContent);
      await find("calendar iphone se"); say(found()); say(one(".card").hash);
      await find("wrong password"); say(found());
      await find("nowhere at all"); say(one(".empty").firstChild.textContent);
      say(byID("said").textContent);
      await find(""); say(all(".card").length);
      """)
    #expect(
      said == [
        "4 3", "true", "true", "find", "Sign In | text: “Welcome back”", "Calendar | view: Agenda",
        "2 iPad Pro 11-inch (M4, M5), upright", "Calendar | on iPhone SE (3rd generation), upright",
        "#/scene/screens/calendar/on/iphone-se-3-portrait", "Sign In | text: “Wrong password. Try again.”",
        "No scene, device, view, text or layout has this. ", "0 scenes and 0 screens found", "4",
      ])
  }

  @Test func `a scene shows each layout once, and every screen in one of them`() throws {
    let said = try run(
      """
      await go("#/scene/screens/sign-in");
      const scene = await sceneOf("screens/sign-in"), layouts = scene.layoutsIn(scene.settings[0]);
      say(all(".layout").length === layouts.length, new Set(all(".layout h2 a").map((name) => name.textContent)).size === layouts.length);
      say(document.activeElement.localName, document.title);
      say(all(".layout img").every((image) => image.alt.length > 20 && image.naturalWidth > 0), one(".layout img").clientWidth >= 280);
      const links = all(".layout details").map((details) => details.querySelectorAll("a").length);
      say(links.reduce((sum, count) => sum + count, layouts.length) === 12);
      one(".layout summary").click(); say(one(".layout .list a").getClientRects().length > 0);
      say(all(".mark").length > 0, all(".differs p")[0].textContent);
      say(all(".map circle").length > 8, all(".map title")[0].textContent.length > 10);
      await choose("state", "keyboard"); say(location.hash, document.activeElement.name, all(".layout").length > 0);
      await choose("direction", "rtl"); say(all(".layout").length, one(".command code").textContent);
      await choose("state", ""); say(all(".layout").length > 2, byID("said").textContent.startsWith("Sign In: "));
      await choose("size", "ax3"); say(one(".command code").textContent);
      await follow(() => history.back()); say(current.kind);
      """)
    #expect(
      said == [
        "true true", "h1 Sign In · Plumb gallery", "true true", "true", "true", "true Unlike 1", "true true",
        "#/scene/screens/sign-in?state=keyboard state true",
        "0 plumb render Recipes/screens/sign-in.yaml --all-devices --direction rtl", "true true",
        "plumb render Recipes/screens/sign-in.yaml --all-devices --content-size ax3 --direction rtl", "overview",
      ])
  }

  @Test func `a picture is flipped by keys, and equations and views light what they are about`() throws {
    let said = try run(
      """
      await go("#/scene/screens/sign-in/on/iphone-16-portrait");
      say(one(".shown").clientWidth >= 390, current.screen);
      one(".stage").scrollTop = 60; byID("equation-15").click(); await wait();
      say(all(".shown > svg .beam.lit").length, location.hash.includes("show=equation%3A15"), one(".detail h2").textContent);
      press("ArrowRight"); await wait(); say(current.screen, one(".stage").scrollTop, byID("equation-15").getAttribute("aria-selected"));
      press("ArrowLeft"); await wait(); say(current.screen);
      const number = () => one(".ruler p span:last-child").textContent.split(", ")[1];
      const before = number(); press("]"); await wait(); say(before !== number()); press("["); await wait(); say(before === number());
      byID("equation-15").click(); await wait(); say(all(".shown > svg *").length);
      press("o"); await wait(); say(all(".shown > svg .beam").length > 10); press("o"); await wait();
      const box = one(".shown").getBoundingClientRect();
      one(".shown").dispatchEvent(new PointerEvent("pointermove", { clientX: box.left + 200, clientY: box.top + 420, bubbles: true, pointerType: "mouse" }));
      say(one(".detail h2").firstChild.textContent, all(".row.lit").length > 0, all(".shown > svg .frame").length);
      byID("tab-equations").focus(); press("ArrowRight", byID("tab-equations"));
      say(document.activeElement.id, all(".rows [tabindex='0']").length, one("[data-view=Form]") !== null);
      const row = one(".rows [tabindex='0']"); row.focus(); press("ArrowDown", row); say(document.activeElement !== row, document.activeElement.getAttribute("role"));
      byID("screen").value = "ipad-pro-11-m4-portrait"; byID("screen").dispatchEvent(new Event("change")); await wait(); say(current.screen);
      byID("ruler").focus(); byID("ruler").value = 0; byID("ruler").dispatchEvent(new Event("input")); await wait(); say(current.screen, document.activeElement.id === "ruler");
      for (const [key, zoom] of [["0", "fit"], ["2", "double"], ["1", "full"]]) { press(key); say(memory.zoom === zoom); }
      press("Escape"); await wait(); say(current.kind);
      await go("#/scene/screens/sign-in/on/iphone-16-portrait?appearance=dark"); say(one(".shown > svg").getAttribute("class"));
      """)
    #expect(
      said == [
        "true iphone-16-portrait", "1 true Equation 15required", "iphone-8-plus-portrait 60 true",
        "iphone-16-portrait",
        "true", "true", "0", "true", "Mail true 1", "tab-views 1 true", "true option", "ipad-pro-11-m4-portrait",
        "iphone-se-3-portrait true", "true", "true", "true", "scene", "dark",
      ])
  }

  @Test func `two cells are compared in four ways, and each view's move is in words`() throws {
    let said = try run(
      """
      await go("#/scene/screens/sign-in/on/iphone-16-portrait");
      press("c"); await wait(); say(all(".handle").length, current.mode);
      for (const mode of ["side", "difference", "onion", "slider"]) { await choose("mode", mode); say(mode, all(".stage img").length, location.hash.includes(mode)); }
      const mix = byID("mix"); mix.value = 0; mix.dispatchEvent(new Event("input")); say(one(".handle").style.left);
      byID("with").value = "iphone-16-portrait+keyboard"; byID("with").dispatchEvent(new Event("change")); await wait();
      say(all(".moves tbody th").map((cell) => cell.textContent).includes("Form"), all(".moves td")[0].textContent.includes("→"));
      press("Escape"); await wait(); say(all(".handle").length, current.kind);
      await go("#/scene/screens/sign-in/on/iphone-16-portrait?mode=side&with=iphone-16-portrait%2Bdark"); say(all(".moves tbody tr").length, one(".moves p").textContent);
      """)
    #expect(
      said == [
        "1 slider", "side 2 true", "difference 2 true", "onion 2 true", "slider 2 true", "0px", "true true",
        "0 picture",
        "0 The same frames.",
      ])
  }

  @Test func `what is not installed is struck out, and what is broken is seen`() throws {
    let said = try run(
      """
      await go("#/scene/intrinsic-content-size/two-buttons-with-size-class-based-layouts/on/iphone-16-portrait");
      const off = all(".row.off"); say(off.length > 0, getComputedStyle(off[0].querySelector(".equation")).textDecorationLine);
      say(off[0].getAttribute("aria-label").endsWith("not installed here"), off[0].textContent.includes("where"));
      off[0].click(); await wait(); say(one(".detail .quiet").textContent.startsWith("Not installed here"));
      await go("#/scene/errors/conflicting-layouts/on/iphone-16-portrait");
      say(all(".findings li").length > 0, all(".row.broken").length > 0);
      await go("#/scene/screens/sign-in/on/nowhere"); say(one(".empty").textContent.includes("No screen has this name"));
      await go("#/scene/nowhere"); say(one(".empty").textContent.includes("No scene here has this name"));
      await go("#/device/iphone-16-portrait"); await until(() => all(".wall img").length === 4); say(all(".wall img").length);
      await go("#/scene/%3Cimg%20src=x%20onerror=problems.push(1)%3E"); await go("#/?find=%3Cimg%20src%3Dx%20onerror%3Dproblems.push(2)%3E"); say(one("h1").textContent);
      """)
    #expect(
      said == [
        "true line-through", "true true", "true", "false true", "true", "true", "4",
        "Found for “<img src=x onerror=problems.push(2)>”",
      ])
  }

  @Test func `damaged data, a missing file and an old browser get a sentence`() throws {
    let sentence = "say(one(\"main .empty\").firstChild.textContent);"
    let cut = try run("await go(\"#/scene/screens/sign-in\"); \(sentence)") { files in
      let name = "screens/sign-in/scene.html"
      if let text = files[name], let end = text.range(of: "\"</script>")?.lowerBound {
        files[name] = String(text[..<text.index(end, offsetBy: -400)]) + String(text[end...])
      }
    }
    #expect(cut == ["The data are damaged or cut off. Draw the gallery again: plumb render."])
    let missing = try run("await go(\"#/scene/screens/sign-in\"); await wait(2500); \(sentence)") {
      $0["screens/sign-in/scene.html"] = nil
    }
    #expect(
      missing == [
        "./screens/sign-in/scene.html is not beside this page, or is damaged. Draw the gallery again: plumb render."
      ])
    let old = try run("delete window.DecompressionStream; await go(\"#/scene/screens/sign-in\"); \(sentence)")
    #expect(old.first?.hasPrefix("This browser cannot unpack the pictures") ?? false, "\(old)")
  }

  @Test func `print shows the layouts without controls`() throws {
    // Rules for print are looked up, because the test's browser has a screen.
    let said = try run(
      """
      const print = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.media?.mediaText === "print");
      say(print.length, ["header", ".switches", ".tools", ".ruler"].every((name) => print[0].cssText.includes(name)));
      const still = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.media?.mediaText.includes("reduced-motion"));
      say(still.length, [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).every((rule) => !rule.selectorText || !rule.style.transition && !rule.style.animation));
      """)
    #expect(said == ["1 true", "1 true"])
  }

  /// Pictures drawn by a seed from all recipes and devices.
  @Test func `decoded pictures are the files of plumb render to the last byte`() throws {
    var seed: UInt64 = 61
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let sample = try SampleGallery()
    var wanted: [(id: String, cell: String, hash: String)] = []
    let scenes = try SampleGallery.recipes.map { name in
      let scene = try SampleGallery.recipe(name)
      let cells = try SampleGallery.allCells(of: scene)
      var chosen: [Cell] = []
      while chosen.count < 3 {
        let cell = cells[next(cells.count)]
        if !chosen.contains(cell) { chosen.append(cell) }
      }
      let packed = try sample.scene(scene, in: chosen)
      for cell in chosen { wanted.append((scene.id, cell.name, Self.hash(sample.svg(scene, in: cell)))) }
      return packed
    }
    var files = try sample.files(scenes)
    let list = wanted.map { "[\"\($0.id)\",\"\($0.cell)\",\"\($0.hash)\"]" }.joined(separator: ",")
    let probe = """
      const hash = (text) => { let value = 0x811c9dc5; for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0; return `${text.length} ${value}`; };
      (async () => {
        const wrong = [];
        await ready;
        for (const [id, name, wanted] of [\(list)]) {
          const scene = await sceneOf(id), found = hash(svgFile(scene, scene.named.get(name)));
          if (found !== wanted) wrong.push(`${id} ${name}: ${found}, not ${wanted}`);
        }
        byID("result").textContent = `${wrong.length} of \(wanted.count) ${wrong.slice(0, 5).join("; ")} ${problems.join()}`;
      })();
      """
    files["index.html"] = Browser.probed(try #require(files["index.html"]), by: probe)
    #expect(wanted.count >= 300)
    let said = try #require(Browser.installed).result(of: files)
    #expect(said == "0 of \(wanted.count)  ")
  }

  /// Returns the length and the FNV-1a hash of a text's UTF-16 units.
  private static func hash(_ text: String) -> String {
    let value = text.utf16.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return "\(text.utf16.count) \(value)"
  }
}
