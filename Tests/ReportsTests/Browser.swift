import Foundation
import Testing

/// Headless Chromium, if it is installed (`make deps` installs it if Debian has it).
struct Browser {
  /// The installed browser; nil if there is none.
  static let installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }.map(Browser.init)

  let program: String

  /// Loads a page from a folder of its own, and returns the text of the `result` element.
  /// - Parameters:
  ///   - files: Contents by name; `index.html` is loaded.
  ///   - wait: How long the page's timers may run, in seconds of the page's own clock.
  func result(of files: [String: String], wait: Double? = nil) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    let arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
      + (wait.map { ["--virtual-time-budget=\(Int($0 * 1000))"] } ?? [])
      + ["file://\(folder.path(percentEncoded: false))/index.html"]
    let output = try Self.output(of: program, arguments) ?? Self.output(of: program, arguments) ?? "no answer"
    let match = try #require(output.firstMatch(of: /<pre id="result">([^<]*)<\/pre>/), "\(output.prefix(2000))")
    return String(match.output.1)
  }

  /// Returns what the browser writes; nil if it does not end in two minutes: its virtual clock can stand still for ever.
  private static func output(of program: String, _ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["--kill-after=5", "120", program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 124 ? nil : output
  }

  /// Returns a page with a script of ours at its end. Its Content Security Policy still applies to all other scripts;
  /// violations are appended to `problems`, as are script errors.
  static func probed(_ html: String, by script: String) -> String {
    let watch = """
      <script nonce="probe">
      window.problems = [];
      window.onerror = (message) => problems.push(message);
      document.addEventListener("securitypolicyviolation", (event) => problems.push("forbidden: " + event.effectiveDirective));
      </script>
      """
    return inserting(watch, before: "<title>", into: inserting("'nonce-probe' ", after: "script-src ", into: html))
      .replacing("</body>", with: "<pre id=\"result\"></pre><script nonce=\"probe\">\n\(script)\n</script></body>")
  }

  private static func inserting(_ text: String, after mark: String, into html: String) -> String {
    html.replacing(mark, with: mark + text, maxReplacements: 1)
  }

  private static func inserting(_ text: String, before mark: String, into html: String) -> String {
    html.replacing(mark, with: text + mark, maxReplacements: 1)
  }
}
