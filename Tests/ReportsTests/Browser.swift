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
  ///
  /// The page runs in real time and ends when its text is complete: a virtual clock goes on drawing frames until its
  /// budget is spent, and can stand still for ever.
  /// - Parameters:
  ///   - files: Contents by name; `index.html` is loaded.
  ///   - isComplete: A script's expression about `text`, the element's text; once it is true, nothing more is awaited.
  func result(of files: [String: String], when isComplete: String = "text !== ''") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = files
    files["index.html", default: ""] += Self.watch(isComplete)
    for (name, content) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    return try text(ofPage: "file://\(folder.path(percentEncoded: false))/index.html")
  }

  /// A script that writes the text of the `result` element to the console: when it is complete, and some time later, so
  /// that something unexpected is in it too. After three minutes it writes what there is.
  private static func watch(_ isComplete: String) -> String {
    """
    <script nonce="probe">{
      const start = Date.now(), element = document.getElementById("result");
      const write = () => console.info("\(mark)" + encodeURIComponent(element.textContent) + ";");
      const look = () => {
        const text = element.textContent;
        if ((\(isComplete)) || Date.now() - start > 180000) setTimeout(write, 200); else setTimeout(look, 50);
      };
      look();
    }</script>
    """
  }

  private static let mark = "text-of-the-result:"

  /// Returns what a page writes to the console after the mark.
  private func text(ofPage address: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = [
      "--signal=KILL", "240", program, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
      // Without a port the browser ends at once. Pages that go to hundreds of addresses are not slowed down.
      "--remote-debugging-port=0", "--disable-ipc-flooding-protection", address,
    ]
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    defer {
      // `timeout` leads a group of its own. It inherits the blocked signals of this thread, but nothing blocks this one.
      kill(-process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let (start, end) = (Data(Self.mark.utf8), Data(";".utf8))
    var log = Data()
    while true {
      let more = pipe.fileHandleForReading.availableData
      log += more
      if let begin = log.range(of: start)?.upperBound, let last = log.range(of: end, in: begin..<log.endIndex) {
        let text = String(decoding: log[begin..<last.lowerBound], as: UTF8.self)
        return try #require(text.removingPercentEncoding)
      }
      try #require(!more.isEmpty, "no answer: \(String(decoding: log.suffix(2000), as: UTF8.self))")
    }
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
