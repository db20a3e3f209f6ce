import Foundation
import Testing

/// Scenes that have not changed since all their cells were identical are not fully examined again.
@Suite struct SettledSceneTests {
  private static let count = 12

  /// Returns a workplace with recipes with goldens, verified once.
  private func verified() throws -> Workplace {
    let recipe = Workplace.simple.replacing("title: Simple", with: "title: Simple\ncells: [iphone-8-portrait]")
    let workplace = try Workplace(
      Dictionary(uniqueKeysWithValues: (1...Self.count).map { ("scene-\($0)", recipe) }))
    #expect(try workplace.plumb("record").code == 0)
    #expect(try workplace.plumb("verify").code == 0)
    return workplace
  }

  private func files(_ workplace: Workplace, _ kind: String) -> [String] {
    workplace.files(".cache/plumb").filter { $0.hasPrefix("\(kind)-") }
  }

  @Test func `a sample is looked at, and the result is that of all`() throws {
    let workplace = try verified()
    #expect(files(workplace, "settled").count == Self.count)
    let alone = try workplace.plumb("verify", "--report", "all", environment: ["PLUMB_CACHE": "off"])
    for file in files(workplace, "cells") {
      try FileManager.default.removeItem(atPath: workplace.path(".cache/plumb/\(file)"))
    }
    let some = try workplace.plumb("verify", "--report", "some")
    #expect(some.code == 0)
    #expect(some.talk == alone.talk)
    #expect(some.out == alone.out)
    #expect(try workplace.text("some/run.json") == workplace.text("all/run.json"))
    // The minimum sample of eight: their cells are cached again.
    #expect(files(workplace, "cells").count == 8)
    #expect(try workplace.plumb("verify", "--no-cache").code == 0)
    #expect(files(workplace, "cells").count == Self.count)
  }

  @Test func `a damaged entry is written again, and a proof repeats none`() throws {
    let workplace = try verified()
    let file = ".cache/plumb/\(files(workplace, "settled")[0])"
    for flag in [[], ["--no-cache"]] {
      try workplace.write("damaged", to: file)
      #expect(try workplace.plumb(["verify"] + flag).code == 0)
      #expect(try workplace.text(file).hasPrefix("plumb cache 1\n"))
    }
    #expect(files(workplace, "settled").count == Self.count)
  }

  @Test func `an edit without effect is green, and named until it is recorded`() throws {
    let workplace = try Workplace([
      "simple": Workplace.simple.replacing("title: Simple", with: "title: Simple\ncells: [iphone-8-portrait]")
    ])
    #expect(try workplace.plumb("record").code == 0)
    let edited = try workplace.text("Recipes/simple.yaml")
      .replacing("title: Simple", with: "title: Plain")
      .replacing("Superview.LeadingMargin", with: "Superview.LeadingMargin @900")
    try workplace.write(edited, to: "Recipes/simple.yaml")
    // The second run repeats what the first has kept; naming the document makes no difference.
    for operands in [[], [], ["Recipes"]] {
      let found = try workplace.plumb(["verify"] + operands)
      #expect(found.code == 0)
      #expect(
        found.out == """
          Recipes/simple.yaml
            edits that change no layout: scene: title "Simple" -> "Plain", simple.yaml:1; Red View.Leading: \
          priority 1000 -> 900, simple.yaml:6; `plumb record` updates the record

          """)
    }
    #expect(try workplace.plumb("record").out == "Snapshots/simple/frames.txt\n")
    #expect(try workplace.plumb("verify").out.isEmpty)
  }

  @Test func `an edit without effect is named beside one that has an effect, and accepted with it`() throws {
    let cells = "cells: [iphone-8-portrait, iphone-8-landscape]"
    let workplace = try Workplace([
      "simple": Workplace.simple.replacing("title: Simple", with: "title: Simple\n\(cells)")
    ])
    #expect(try workplace.plumb("record").code == 0)
    let edited = try workplace.text("Recipes/simple.yaml")
      .replacing("Superview.LeadingMargin", with: "Superview.LeadingMargin @900").replacing("+ 20", with: "+ 30")
    try workplace.write(edited, to: "Recipes/simple.yaml")
    let found = try workplace.plumb("verify")
    #expect(found.code == 1)
    #expect(
      found.out.contains("  edit that changes no layout: Red View.Leading: priority 1000 -> 900, simple.yaml:6\n"))
    // Cells that are not compared may show an effect.
    #expect(!(try workplace.plumb(["verify", "--device", "iphone-8-landscape"]).out.contains("no layout")))
    #expect(try workplace.plumb(["accept", "simple/*"]).code == 0)
    #expect(try workplace.plumb("verify").out.isEmpty)
  }

  @Test(arguments: ["swapped", "renumbered"])
  func `lines in another order are green, and named until they are recorded`(_ kind: String) throws {
    let workplace = try Workplace([
      "simple": Workplace.simple.replacing("title: Simple", with: "title: Simple\ncells: [iphone-8-portrait]")
    ])
    #expect(try workplace.plumb("record").code == 0)
    var lines = try workplace.text("Recipes/simple.yaml").components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.contains("1. ") })
    let second = try #require(lines.firstIndex { $0.contains("2. ") })
    if kind == "swapped" {
      lines.swapAt(first, second)
    } else {
      lines[first] = lines[first].replacing("1. ", with: "7. ")
    }
    try workplace.write(lines.joined(separator: "\n"), to: "Recipes/simple.yaml")
    let found = try workplace.plumb("verify")
    #expect(found.code == 0)
    #expect(
      found.out == """
        Recipes/simple.yaml
          edit that changes no layout: the same parts in another order or with other numbers; `plumb record` updates the record

        """)
    #expect(try workplace.plumb("record").out == "Snapshots/simple/frames.txt\n")
    #expect(try workplace.plumb("verify").out.isEmpty)
  }

  @Test func `a run of a part settles nothing`() throws {
    let workplace = try verified()
    for file in files(workplace, "settled") {
      try FileManager.default.removeItem(atPath: workplace.path(".cache/plumb/\(file)"))
    }
    for part in [["Recipes/scene-1.yaml"], ["--shard", "1/2"], ["--repeat", "2"]] {
      #expect(try workplace.plumb(["verify"] + part).code == 0, "\(part)")
      #expect(files(workplace, "settled").isEmpty, "\(part)")
    }
  }

  /// Each change of each scene is found immediately, whichever scenes the sample contains.
  @Test func `whatever changes is seen`() throws {
    let workplace = try verified()
    let clean = try workplace.plumb("verify")
    let picture = "iphone-8-portrait.png"
    func change(_ name: String, _ change: (String) throws -> Void) throws {
      let files = ["Recipes/\(name).yaml", "Snapshots/\(name)/frames.txt", "Snapshots/\(name)/\(picture)"]
      let before = files.map { workplace.bytes($0) }
      try change(name)
      let found = try workplace.plumb("verify")
      let alone = try workplace.plumb("verify", environment: ["PLUMB_CACHE": "off"])
      #expect(found.code == alone.code, "\(name)")
      #expect(found.out == alone.out, "\(name)")
      #expect(found.talk == alone.talk, "\(name)")
      #expect(found.out != clean.out || found.code != clean.code, "\(name)")
      for (file, bytes) in zip(files, before) { try bytes?.write(to: URL(filePath: workplace.path(file))) }
      try? FileManager.default.removeItem(atPath: workplace.path("Snapshots/\(name)/iphone-15-portrait.png"))
      #expect(try workplace.plumb("verify").out == clean.out, "\(name)")
    }
    try change("scene-1") {
      let path = "Recipes/\($0).yaml"
      try workplace.write(try workplace.text(path).replacing("Bottom + 20.0", with: "Bottom + 21.0"), to: path)
    }
    try change("scene-2") {
      let path = "Snapshots/\($0)/frames.txt"
      try workplace.write(try workplace.text(path).replacing("pixels ", with: "pixels 0"), to: path)
    }
    try change("scene-3") {
      let path = "Snapshots/\($0)/\(picture)"
      let bytes = try #require(workplace.bytes(path))
      try (bytes.dropLast(40) + Data(repeating: 7, count: 40)).write(to: URL(filePath: workplace.path(path)))
    }
    try change("scene-4") {
      try FileManager.default.removeItem(atPath: workplace.path("Snapshots/\($0)/\(picture)"))
    }
    try change("scene-5") {
      try FileManager.default.removeItem(atPath: workplace.path("Snapshots/\($0)/frames.txt"))
    }
    try change("scene-6") {
      let path = "Snapshots/\($0)/"
      try FileManager.default.copyItem(
        atPath: workplace.path(path + picture), toPath: workplace.path(path + "iphone-15-portrait.png"))
    }
  }
}
