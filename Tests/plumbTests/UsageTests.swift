import Foundation
import JSONRPC
import Testing
import Values

/// Help texts of the tool, and its messages for wrong usage.
@Suite struct UsageTests {
  let workplace: Workplace

  init() throws { workplace = try Workplace() }

  @Test func `help lists every command and says the exit codes`() throws {
    let help = try workplace.plumb("--help")
    #expect(help.code == 0)
    for command in ["render", "record", "verify", "layout", "sizes", "list", "doctor", "mcp"] {
      #expect(help.out.contains("\n  \(command)"))
      let own = try workplace.plumb("help", command)
      #expect(own.code == 0)
      #expect(own.out.contains("usage: plumb \(command)"))
      #expect(try workplace.plumb(command, "--help").out == own.out)
    }
    #expect(help.out.contains("\n  4  layout gate"))
    #expect(try workplace.plumb().code == 2)
    #expect(try workplace.plumb("--version").out.hasPrefix("plumb "))
    #expect(try workplace.plumb("-V").out == workplace.plumb("--version").out)
  }

  @Test(arguments: [
    (["rendr"], "plumb: unknown command \"rendr\"; did you mean render?"),
    (["pruen"], "plumb: unknown command \"pruen\"; did you mean review prune?"),
    (
      ["review", "acept"],
      "plumb review: \"acept\" is an unexpected argument: plumb review [OPTION...]; did you mean review accept?"
    ),
    (["list", "device"], "plumb list: no document or scene \"device\""),
    (["render", "--device", "iphone-8,"], "plumb render: a value of --device is empty in \"iphone-8,\""),
    (["render", "--formt", "png"], "plumb render: unknown option --formt; did you mean --format?"),
    (["render", "--format", "gif"], "plumb render: --format cannot be \"gif\"; possible: both, html, png, svg"),
    (["render", "--device"], "plumb render: --device needs a value: --device ID"),
    (["render", "--device", "ihpone-15"], "plumb render: unknown device \"ihpone-15\"; did you mean iphone-15?"),
    (["render", "--all-devices=yes"], "plumb render: --all-devices takes no value"),
    (["render", "--size", "600"], "plumb render: --size is WIDTHxHEIGHT in points"),
    (["render", "--size", "0x5"], "plumb render: --size is WIDTHxHEIGHT in points"),
    (["render", "--scale", "9"], "plumb render: --scale is a number from 0.25 to 4, not \"9\""),
    (["render", "--size-class", "small,big"], "plumb render: --size-class is WIDTH,HEIGHT"),
    (
      ["render", "--orientation", "potrait"],
      "plumb render: --orientation cannot be \"potrait\"; did you mean portrait?"
    ),
    (
      ["render", "--device", "iphone-15", "--size-class", "regular,regular"],
      "plumb render: no cell fits these matrix options"
    ),
    (["render", "nowhere.yaml"], "plumb render: nowhere.yaml: no such file or folder"),
    (["record", "--mode", "sometimes"], "plumb record: --mode cannot be \"sometimes\"; possible: all, changed,"),
    (["layout"], "plumb layout: name a recipe"),
    (["explain", "Recipes/x.yaml"], "plumb explain: name a scene and a view"),
    (["explain", "nowhere", "Title"], "plumb explain: no document or scene \"nowhere\""),
    (["layout", "smiple"], "plumb layout: no document or scene \"smiple\"; did you mean simple?"),
    (
      ["explain", "--cell", "iphone-99-portrait", "a", "b"],
      "plumb explain: unknown cell \"iphone-99-portrait\"; expected a name like iphone-15-portrait"
    ),
    (["devices", "ipad"], "plumb devices: unknown device \"ipad\""),
  ])
  func `wrong usage ends with 2 and a next step`(_ arguments: [String], _ message: String) throws {
    let process = try run(arguments)
    #expect(process.code == 2)
    #expect(process.talk.hasPrefix(message), "\(process.talk)")
    #expect(process.out.isEmpty)
  }

  private func run(_ arguments: [String]) throws -> Workplace.Outcome {
    switch arguments.count {
    case 1: try workplace.plumb(arguments[0])
    case 2: try workplace.plumb(arguments[0], arguments[1])
    case 3: try workplace.plumb(arguments[0], arguments[1], arguments[2])
    case 4: try workplace.plumb(arguments[0], arguments[1], arguments[2], arguments[3])
    default: try workplace.plumb(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4])
    }
  }

  @Test func `devices and recipes list what there is, as text and as JSON`() throws {
    let devices = try workplace.plumb("devices")
    #expect(devices.out.split(separator: "\n").count == 60)
    let json = try JSONSerialization.jsonObject(with: Data(try workplace.plumb("devices", "--json").out.utf8))
    #expect(((json as? [String: Any])?["devices"] as? [Any])?.count == 60)
    #expect(try workplace.plumb("devices", "iphone-15").out.contains("landscape: 852×393, compact × compact"))
    #expect(try workplace.plumb("recipes").out == "Recipes/simple.yaml  Simple\n")
    let recipes = try JSONSerialization.jsonObject(with: Data(try workplace.plumb("recipes", "--json").out.utf8))
    #expect(((recipes as? [String: Any])?["recipes"] as? [Any])?.count == 1)
  }

  /// Checks the contract that external tools rely on.
  @Test func `layout prints frames as JSON`() throws {
    let outcome = try workplace.plumb("layout", "Recipes/simple.yaml", "--size", "600x600", "--format", "json")
    #expect(outcome.code == 0)
    let scene = try #require(JSONReader.read(Array(outcome.out.utf8))["scenes"]?.items?.first)
    #expect(scene["id"]?.string == "simple")
    #expect(scene["cell"]?.string == "600x600-any-any")
    #expect(scene["size"]?.compact == "[600,600]")
    let views = try #require(scene["views"]?.items)
    #expect(views.map { $0["id"]?.string } == ["Superview", "Red View"])
    #expect(views.map { $0["name"]?.string } == ["Root View", "Red View"])
    #expect(views.map { $0["frame"]?.compact } == ["[0,0,600,600]", "[20,40,560,540]"])
  }

  @Test func `a missing font says its name and the way out`() throws {
    let outcome = try workplace.plumb("render", environment: ["PLUMB_FONTS": "/nowhere"])
    #expect(outcome.code == 2)
    #expect(
      outcome.talk.hasPrefix("plumb render: font Inter-Thin.otf not found in /nowhere; install Debian's fonts-inter"))
    #expect(!workplace.exists("gallery/index.html"))
  }

  @Test func `results that cannot be written are no crash`() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "'\(Workplace.tool.path(percentEncoded: false))' devices > /dev/full"]
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
  }

  @Test(arguments: [
    ["render", "--out", ""], ["render", "--format", ""], ["record", "--snapshots", ""], ["recipes", ""],
    ["render", "--format", "png", "--size", "20000x20000"], ["render", "--all-devices", "--device", "iphone-8"],
    ["help", "rendr"],
  ])
  func `what makes no sense ends with 2`(_ arguments: [String]) throws {
    #expect(try run(arguments).code == 2)
  }

  @Test func `a folder that cannot be written is reported before any work`() throws {
    let outcome = try workplace.plumb("render", "--out", "/dev/null/gallery")
    #expect(outcome.code == 2)
    #expect(outcome.talk.contains("cannot write /dev/null/gallery"))
  }
}
