import Foundation
import Testing

/// `plumb review --web`: the page of a run on a local port, and the requests that it rejects.
@Suite struct WebReviewTests {
  private static let cells = ["--device", "iphone-8", "--orientation", "portrait"]

  /// Returns a workplace with two recipes with goldens, both changed, and the run that found the changes.
  private func changed() throws -> Workplace {
    let other = Workplace.simple.replacing("title: Simple", with: "title: Other")
    let workplace = try Workplace(["simple": Workplace.simple, "other": other])
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    for (name, text) in [("simple", Workplace.simple), ("other", other)] {
      let changed = text.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 30.0")
      try workplace.write(changed, to: "Recipes/\(name).yaml")
    }
    #expect(try workplace.plumb(["verify", "--live"] + Self.cells).code == 1)
    return workplace
  }

  /// The running command.
  private final class Served {
    let process = Process()
    let client: LoopbackClient

    init(_ workplace: Workplace) throws {
      process.executableURL = Workplace.tool
      process.arguments = ["review", "--web"]
      process.currentDirectoryURL = URL(filePath: workplace.folder)
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": workplace.folder]
      let out = Pipe()
      process.standardOutput = out
      process.standardError = FileHandle.nullDevice
      try process.run()
      let line = String(decoding: out.fileHandleForReading.availableData, as: UTF8.self)
      client = try #require(LoopbackClient(line), "\(line)")
    }

    deinit { if process.isRunning { process.terminate() } }

    func post(_ body: String, _ headers: String = "") throws -> String {
      try client.answer(
        to: "POST /\(client.token)/decisions HTTP/1.1\r\nHost: \(client.host)\r\n\(headers)"
          + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
  }

  @Test func `decisions of the page and of the terminal end in the same journal`() throws {
    let (terminal, web) = (try changed(), try changed())
    #expect(try terminal.plumb("review", "--keys", "ra").code == 0)
    let served = try Served(web)
    let first = try served.post(#"{"verb":"reject","pattern":"other#1"}"#)
    #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(first)")
    #expect(
      first.hasSuffix(
        #"{"message":"1 cell rejected","refused":[],"undecided":1,"decisions":{"other/iphone-8-portrait":"rejected"}}"#)
    )
    let second = try served.post(#"{"verb":"accept","pattern":"simple#1"}"#, "Origin: http://\(served.client.host)\r\n")
    #expect(second.contains(#""message":"Accepted, 2 files written""#), "\(second)")
    let journal = terminal.files("report/journal")
    #expect(journal == ["1/entry.json", "2/0", "2/1", "2/entry.json"])
    #expect(web.files("report/journal") == journal)
    for name in ["report/decisions.json"] + journal.map({ "report/journal/\($0)" }) + ["Snapshots/simple/frames.txt"] {
      #expect(terminal.bytes(name) == web.bytes(name), "\(name)")
      #expect(web.bytes(name) != nil, "\(name)")
    }
    #expect(try served.post(#"{"verb":"undo","pattern":""}"#).contains(#""message":"1 cell undecided again""#))
    #expect(try web.plumb("undo").talk == "1 cell undecided again\n")
    #expect(try served.post(#"{"verb":"done","pattern":""}"#).contains("The review is closed."))
    served.process.waitUntilExit()
    #expect(served.process.terminationStatus == 1)
  }

  @Test func `only the page and its pictures are served, and only with the token`() throws {
    let workplace = try changed()
    let served = try Served(workplace)
    let (host, token) = (served.client.host, served.client.token)
    let page = try served.client.get("")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("connect-src &#39;self&#39;"))
    #expect(try served.client.get("simple/iphone-8-portrait.actual.png").contains("\r\nContent-Type: image/png\r\n"))
    #expect(try served.client.get("simple/iphone-8-portrait.actual.png", as: "HEAD").hasSuffix("\r\n\r\n"))
    let live = try served.client.get("simple/live.html")
    #expect(live.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
    #expect(live.contains("id=\"divider\""))
    #expect(try served.client.get("decisions").hasSuffix(#""decisions":{}}"#))
    let good = "Host: \(host)\r\n"
    let json = "Content-Type: application/json\r\n"
    let body = #"{"verb":"accept","pattern":"*"}"#
    let length = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    let post = "POST /\(token)/decisions HTTP/1.1\r\n\(good)"
    let requests: [(request: String, status: Int)] = [
      ("GET /\(token)/ HTTP/1.1\r\n\r\n", 403), ("GET /\(token)/ HTTP/1.1\r\nHost: example.org\r\n\r\n", 403),
      ("GET /\(token)/ HTTP/1.1\r\n\(good)\(good)\r\n", 400), ("GET / HTTP/1.1\r\n\(good)\r\n", 403),
      ("GET /\(String(repeating: "0", count: 32))/ HTTP/1.1\r\n\(good)\r\n", 403),
      ("GET /\(token) HTTP/1.1\r\n\(good)\r\n", 403), ("GET /\(token)/run.json HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET /\(token)/../run.json HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET /\(token)/%2e%2e/Recipes/simple.yaml HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET /\(token)//etc/passwd HTTP/1.1\r\n\(good)\r\n", 404), ("GET /\(token)/%00 HTTP/1.1\r\n\(good)\r\n", 404),
      ("GET http://\(host)/\(token)/ HTTP/1.1\r\n\(good)\r\n", 400), ("PUT /\(token)/ HTTP/1.1\r\n\(good)\r\n", 405),
      ("GET /\(token)/ HTTP/2\r\n\(good)\r\n", 505), ("GET /\(token)/\r\n\(good)\r\n", 400), ("\r\n\r\n", 400),
      ("GET /\(token)/ HTTP/1.1\r\n\(good)No colon\r\n\r\n", 400),
      ("GET /\(token)/ HTTP/1.1\r\n\(good)a b: c\r\n\r\n", 400),
      ("GET /é HTTP/1.1\r\n\(good)\r\n", 400),
      ("GET /\(token)/ HTTP/1.1\r\n\(good)X: \(String(repeating: "x", count: 20_000))\r\n\r\n", 431),
      ("GET /\(token)/ HTTP/1.1\r\n\(good)\(String(repeating: "X: y\r\n", count: 200))\r\n", 431),
      ("GET /\(token)/ HTTP/1.1\r\n\(good)\r\nGET /", 400),
      ("\(post)\(json)\r\n\(body)", 411),
      ("\(post)\(json)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411),
      ("\(post)\(json)Content-Length: 99999999\r\n\r\n", 413),
      ("\(post)\(json)Content-Length: -1\r\n\r\n", 400),
      ("\(post)Content-Type: text/plain\r\n\(length)", 415),
      ("\(post)\(json)Origin: https://example.org\r\n\(length)", 403),
      ("POST /\(token)/ HTTP/1.1\r\n\(good)\(json)\(length)", 405),
      ("\(post)\(json)Content-Length: 2\r\n\r\n{}", 400),
    ]
    for (request, expected) in requests {
      #expect(
        try served.client.status(of: request) == expected,
        "\(Array(request.utf8.prefix(120)).map { Character(Unicode.Scalar($0)) })")
    }
    #expect(try served.post(#"{"verb":"accept","pattern":"nothing"}"#).hasPrefix("HTTP/1.1 400 "))
    #expect(!workplace.exists("report/decisions.json"))
    let joined = try workplace.plumb("review", "--web", "--json")
    #expect(joined.talk == "plumb review: --web cannot be combined with --json or --keys\n")
  }

  @Test func `a golden without a picture is drawn from its record, pixel for pixel`() throws {
    let workplace = try Workplace()
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    let picture = "Snapshots/simple/iphone-8-portrait.png"
    try FileManager.default.removeItem(atPath: workplace.path(picture))
    // Another position, another colour, and a removed view.
    for text in [
      Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 30.0"),
      Workplace.simple.replacing("background: red", with: "background: blue"),
      Workplace.simple.replacing("Red View", with: "Blue View"),
    ] {
      try workplace.write(text, to: "Recipes/simple.yaml")
      #expect(try workplace.plumb(["verify"] + Self.cells).code == 1)
      #expect(try workplace.text("report/run.json").contains(#""redrawn" : "exact""#))
      #expect(workplace.exists("report/simple/iphone-8-portrait.comparison.png"))
    }
  }
}
