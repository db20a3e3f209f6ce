import Foundation
import Testing

@testable import plumb

/// `plumb watch`: the effects of a save.
@MainActor
@Suite struct WatchTests {
  private nonisolated static let cell = ["--device", "iphone-8", "--orientation", "portrait"]

  /// A watch that ends after some saves; it is killed after a timeout, so that a missed save fails the test.
  private final class Watch {
    private let process = Process()
    private let out: URL
    let workplace: Workplace

    init(_ workplace: Workplace, saves: Int? = nil, _ more: [String] = []) throws {
      self.workplace = workplace
      out = URL(filePath: workplace.path("watch.txt"))
      _ = FileManager.default.createFile(atPath: out.path(percentEncoded: false), contents: nil)
      process.executableURL = Workplace.tool
      process.arguments = ["watch"] + (saves.map { ["--saves", "\($0)"] } ?? []) + WatchTests.cell + more
      process.currentDirectoryURL = URL(filePath: workplace.folder)
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": workplace.folder]
      process.standardOutput = try FileHandle(forWritingTo: out)
      process.standardError = process.standardOutput
      try process.run()
    }

    var text: String { get throws { try String(contentsOf: out, encoding: .utf8) } }

    /// Waits until the output contains a text.
    func wait(for text: String) async throws {
      for _ in 0..<4_800 {
        if try self.text.contains(text) { return }
        try await Task.sleep(for: .milliseconds(50))
      }
      Issue.record("\(text) is missing in \(try self.text)")
    }

    func end() async throws -> String {
      for _ in 0..<4_800 where process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 0)
      return try text
    }

    /// Interrupts it as Control-C does.
    func interrupt() {
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGINT)
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The state passed to the page.
    var state: [String: Any] {
      get throws {
        let script = try workplace.text("watch/state.js")
        let json = script.dropFirst("plumbState(".count).dropLast(");\n".count)
        return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      }
    }

    func scene(_ id: String) throws -> [String: Any] {
      let scenes = try #require(try state["scenes"] as? [[String: Any]])
      return try #require(scenes.first { $0["id"] as? String == id })
    }

    func file(of id: String) throws -> String {
      let cells = try #require(try scene(id)["cells"] as? [[String: Any]])
      return try #require(cells.first?["file"] as? String)
    }
  }

  @Test(arguments: [[], ["--poll"]])
  func `only what was saved is drawn again; a broken document keeps its picture`(_ more: [String]) async throws {
    let workplace = try Workplace(["simple": Workplace.simple, "other": Workplace.simple])
    #expect(try workplace.plumb(["record"] + Self.cell).code == 0)
    let watch = try Watch(workplace, saves: 2, more)
    try await watch.wait(for: "watch/index.html")
    let first = try watch.file(of: "simple")
    let written = [first, "index.html"].filter { workplace.exists("watch/\($0)") }
    #expect(written == [first, "index.html"])
    #expect(try watch.scene("simple")["verdict"] as? [String] == ["matches its goldens"])

    let moved = Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 30.0")
    try workplace.write(moved, to: "Recipes/simple.yaml")
    try await watch.wait(for: "Red View.Top: constant 20 -> 30, simple.yaml:7\n    Red View.Top ")
    let second = try watch.file(of: "simple")
    #expect(second != first)
    let isDrawn = workplace.exists("watch/\(second)")
    #expect(isDrawn)
    #expect(try watch.file(of: "other") == first.replacing("simple/", with: "other/"))

    try workplace.write(moved.replacing("Superview.Lead", with: "Nowhere.Lead"), to: "Recipes/simple.yaml")
    let text = try await watch.end()
    #expect(text.contains("unknown view \"Nowhere\""), "\(text)")
    #expect(text.components(separatedBy: "other.yaml: ").count == 2, "\(text)")
    #expect(try watch.file(of: "simple") == second)
    let problems = try #require(try watch.scene("simple")["problems"] as? [String])
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.hasPrefix("Recipes/simple.yaml:5:") == true, "\(problems)")
  }

  @Test func `the page is served between saves, and no file that the watch has not written`() async throws {
    let workplace = try Workplace(["simple": Workplace.simple])
    for name in ["watch/old.txt", "watch/simple/old.png"] { try workplace.write("old", to: name) }
    let watch = try Watch(workplace, ["--web"])
    try await watch.wait(for: "no golden; `plumb record` writes it")
    // The state with the verdict is written after the verdict is printed.
    for _ in 0..<4_800 where try !workplace.text("watch/state.js").contains("no golden") {
      try await Task.sleep(for: .milliseconds(50))
    }
    let text = try watch.text
    let client = try #require(LoopbackClient(text), "\(text)")
    let page = try client.get("")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"), "\(page.prefix(200))")
    #expect(page.hasSuffix(try workplace.text("watch/index.html")))
    #expect(try client.get("index.html") == page)
    let state = try client.get("state.js?1")
    #expect(state.contains("\r\nContent-Type: text/javascript; charset=utf-8\r\n"))
    #expect(state.hasSuffix("\r\n\r\n\(try workplace.text("watch/state.js"))"))
    let live = try client.get("simple/live.html")
    #expect(live.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"), "\(live.prefix(200))")
    #expect(live.contains(" at any size</title>"))
    #expect(try client.get("other/live.html").hasPrefix("HTTP/1.1 404 "))
    let first = try watch.file(of: "simple")
    let size = try #require(workplace.bytes("watch/\(first)")?.count)
    let picture = try client.get(first, as: "HEAD")
    #expect(picture.contains("\r\nContent-Type: image/png\r\nContent-Length: \(size)\r\n"), "\(picture)")
    #expect(picture.hasSuffix("\r\n\r\n"), "\(picture)")
    let (good, token) = ("Host: \(client.host)\r\n", client.token)
    let zeros = String(repeating: "0", count: 32)
    let requests: [(request: String, status: Int)] = [
      ("GET /\(token)/\(first) HTTP/1.1\r\n\(good)\r\n", 200),
      ("GET /\(token)/\(first.replacing("/", with: "%2f")) HTTP/1.1\r\n\(good)\r\n", 200),
      ("GET / HTTP/1.1\r\n\(good)\r\n", 403), ("GET /state.js HTTP/1.1\r\n\(good)\r\n", 403),
      ("GET /\(zeros)/\(first) HTTP/1.1\r\n\(good)\r\n", 403),
      ("GET /\(token)/state.js HTTP/1.1\r\nHost: example.org\r\n\r\n", 403),
      ("GET /\(token)/state.js HTTP/1.1\r\n\r\n", 403),
      ("GET /\(token)/../Recipes/simple.yaml HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET /\(token)/%2e%2e/Recipes/simple.yaml HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET /\(token)/simple/../state.js HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET /\(token)/old.txt HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET /\(token)/simple/old.png HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET /\(token)//etc/passwd HTTP/1.1\r\n\(good)\r\n", 404),
      ("POST /\(token)/ HTTP/1.1\r\n\(good)Content-Length: 2\r\n\r\n{}", 405),
      ("PUT /\(token)/state.js HTTP/1.1\r\n\(good)\r\n", 405),
    ]
    for (request, expected) in requests {
      #expect(try client.status(of: request) == expected, "\(request.debugDescription)")
    }

    // To read changed settings, the same process starts over: the address stays.
    try workplace.write("pictures: 1\n", to: "plumb.yaml")
    for _ in 0..<4_800 where try client.get("state.js") == state { try await Task.sleep(for: .milliseconds(50)) }
    try await watch.wait(for: "is read again\nhttp://\(client.host)/\(token)/\nRecipes/simple.yaml: ")
    let again = try client.get("state.js")
    #expect(again != state, "\(again)")
    #expect(again.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(again)")

    try workplace.write(
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 30.0"), to: "Recipes/simple.yaml")
    for _ in 0..<4_800 where try watch.file(of: "simple") == first { try await Task.sleep(for: .milliseconds(50)) }
    let second = try watch.file(of: "simple")
    #expect(second != first)
    #expect(try client.get("state.js").contains(second))
    #expect(try client.get(second).hasPrefix("HTTP/1.1 200 OK\r\n"))
    watch.interrupt()
    #expect(throws: POSIXError.self) { try client.get("") }
  }

  @Test func `folders are watched with what is in them, but for hidden and omitted ones`() throws {
    let workplace = try Workplace([:])
    for name in ["a/b/x.yaml", ".git/y.yaml", "watch/z.yaml", "a/.hidden/w.yaml"] { try workplace.write("", to: name) }
    let root = workplace.folder
    let folders = WatchedFolders([root], omitted: ["\(root)/watch"])
    #expect(folders.all == [root, "\(root)/a", "\(root)/a/b"])
    let events = try #require(FolderEvents(folders))
    try workplace.write("1", to: "a/b/x.yaml")
    #expect(events.wait() == ["\(root)/a/b/x.yaml"])
    // An editor that writes a temporary file and moves it into place.
    try workplace.write("2", to: "a/b/.x.swp")
    #expect(rename(workplace.path("a/b/.x.swp"), workplace.path("a/b/x.yaml")) == 0)
    #expect(events.wait() == ["\(root)/a/b/x.yaml"])
    try workplace.write("3", to: "a/c/new.yaml")
    #expect(events.wait() == nil)
    try workplace.write("4", to: "a/c/new.yaml")
    #expect(events.wait() == ["\(root)/a/c/new.yaml"])
  }
}
