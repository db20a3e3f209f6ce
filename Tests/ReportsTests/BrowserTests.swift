import Foundation
import Goldens
import Reports
import Testing

/// The gallery in a real browser, where headless Chromium is installed (`make deps` installs it where it can be had).
@Suite struct BrowserTests {
  static let browser = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Opens a page with a script of its own at the end, and gives back what that wrote into `#result`.
  private func run(_ script: String, on html: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let probe = """
      <pre id="result"></pre><script>
      window.problems = window.problems || [];
      const say = (value) => byID("result").append(value + "\\n");
      \(script)
      say("problems " + window.problems.length);
      </script></body>
      """
    let watch = "<head><script>window.problems=[];window.onerror=(m)=>problems.push(m);</script>"
    try html.replacing("</body>", with: probe).replacing("<head>", with: watch)
      .write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "file://\(file.path(percentEncoded: false))",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let match = try #require(output.firstMatch(of: /<pre id="result">([^<]*)<\/pre>/))
    return String(match.output.1)
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
    return Gallery(entries: entries, formats: ["svg", "png"])
  }

  @Test(.enabled(if: browser != nil, "headless Chromium is not installed"))
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
}
