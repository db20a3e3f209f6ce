import CairoCanvas
import Foundation
import Testing

/// Incomplete sets of shards: each missing one is named, and only that one is run again.
@Suite struct ShardTests {
  private static let cells = ["--size", "300x300"]

  private func workplace() throws -> Workplace {
    let recipes = (0..<4).map { ("r\($0)", Workplace.simple.replacing("Simple", with: "R\($0)")) }
    let workplace = try Workplace(Dictionary(uniqueKeysWithValues: recipes))
    #expect(try workplace.plumb(["record"] + Self.cells).code == 0)
    for shard in 1...3 { #expect(try verify(workplace, shard).code == 0) }
    return workplace
  }

  private func verify(_ workplace: Workplace, _ shard: Int) throws -> Workplace.Outcome {
    try workplace.plumb(["verify", "--report", "shard-\(shard)", "--shard", "\(shard)/3"] + Self.cells)
  }

  private func merge(_ workplace: Workplace) throws -> Workplace.Outcome {
    try workplace.plumb("merge", "shard-1", "shard-2", "shard-3", "--report", "merged")
  }

  @Test func `a shard that was stopped is named, and rerun alone`() throws {
    let workplace = try workplace()
    #expect(try merge(workplace).code == 0)
    let whole = workplace.bytes("merged/run.json")
    // A killed run has removed the files of the run before it.
    let killed = Process()
    killed.executableURL = URL(filePath: "/bin/sh")
    killed.arguments =
      ["-c", "ulimit -f 0; exec \"$@\"", "sh", Workplace.tool.path(percentEncoded: false), "verify"]
      + ["--report", "shard-2", "--shard", "2/3"] + Self.cells
    killed.currentDirectoryURL = URL(filePath: workplace.folder)
    killed.environment = ["PATH": "/usr/bin:/bin", "PLUMB_CACHE": "off"]
    (killed.standardOutput, killed.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try killed.run()
    killed.waitUntilExit()
    #expect(killed.terminationStatus != 0)
    #expect(!workplace.exists("shard-2/run.json"))
    let refused = try merge(workplace)
    #expect(refused.code == 2)
    #expect(
      refused.talk == """
        plumb merge: these runs cannot be merged: shard 2/3 missing (no run is stored in shard-2); run only what is missing \
        again: plumb verify --shard 2/3 --report DIR, with the other options of the run

        """)
    #expect(try verify(workplace, 2).code == 0)
    #expect(try merge(workplace).code == 0)
    #expect(workplace.bytes("merged/run.json") == whole)
  }

  @Test func `shards of other documents, programs or renderers are refused by name`() throws {
    let workplace = try workplace()
    let run = try workplace.text("shard-3/run.json")
    for (pattern, cause) in [
      (#/"program" : "[^"]*"/#, "shard 3/3 was made by plumb x, shard 1/3 by plumb 0."),
      (#/"renderer" : "[^"]*"(?=,\n *"scenes" : ")/#, "shard 3/3 was drawn by "),
    ] {
      let key = cause.contains("made") ? #""program" : "x""# : #""renderer" : "y""#
      try workplace.write(run.replacing(pattern, with: key, maxReplacements: 1), to: "shard-3/run.json")
      let refused = try merge(workplace)
      #expect(refused.code == 2, "\(refused.talk)")
      #expect(refused.talk.contains(cause), "\(refused.talk)")
      #expect(refused.talk.hasSuffix("; run one of them again\n"))
    }
    try workplace.write(run, to: "shard-3/run.json")
    #expect(try merge(workplace).code == 0)
    // One commit later, in the same report folder.
    try workplace.write(Workplace.simple.replacing("red", with: "blue"), to: "Recipes/r0.yaml")
    _ = try verify(workplace, 3)
    #expect(
      try merge(workplace).talk.contains(
        "the documents or the settings of shard 3/3 are not those of shard 1/3; run one of them again"))
  }

  /// Ways to make the second shard another run's, with what the refusal says.
  private static let misuses: [(name: String, message: String, arguments: [String], files: [(String, String)])] = [
    ("tolerance", "tolerance of shard 2/3: loose: a channel up to 9 of 255", ["--tolerance", "loose"], []),
    ("cells", "cells of shard 2/3: 320x300-any-any; of shard 1/3: 300x300-any-any", ["--size", "320x300"], []),
    ("reader", "cells of shard 2/3: 300x300-any-any+dark", ["--appearance", "dark"], []),
    ("state", "cells of shard 2/3: 300x300-any-any, states start", ["--state", "start"], []),
    ("pictures", "pictures of a cause of shard 2/3: 3; of shard 1/3: 24", ["--pictures", "3"], []),
    ("live pages", "live pages of shard 2/3: free canvas at scale 2; of shard 1/3: none", ["--live"], []),
    ("goldens", "the goldens of shard 2/3 are not those of shard 1/3", ["--goldens", "Elsewhere"], []),
    (
      "a golden", "the goldens of shard 2/3 are not those of shard 1/3", [], [("Snapshots/r1/300x300-any-any.png", "x")]
    ),
    (
      "a document's picture", "the pictures, colors or fonts in the documents of shard 2/3", [],
      [("Recipes/Images/dot.png", "")]
    ),
    ("a document", "the documents or the settings of shard 2/3", [], [("Recipes/r2.yaml", Workplace.simple)]),
    ("settings", "the documents or the settings of shard 2/3", [], [("plumb.yaml", "pictureFormat: png\n")]),
    ("another number of shards", "different numbers of shards", ["--shard", "2/4"], []),
    ("no shard", "one of them is not a shard", [], []),
    ("fonts", "shard 2/3 was drawn with other fonts than shard 1/3", [], [("fonts/Another.otf", "OTTO")]),
  ]

  @Test(arguments: misuses.map(\.name))
  func `a shard of another run is refused with what differs`(_ name: String) throws {
    let misuse = try #require(Self.misuses.first { $0.name == name })
    let workplace = try Workplace([:])
    for number in 0..<4 {
      try workplace.write(Workplace.simple.replacing("Simple", with: "R\(number)"), to: "Recipes/r\(number).yaml")
    }
    try workplace.write(
      "title: Dot\nviews: { Dot: { image: dot } }\nconstraints: [Dot.Top = Superview.Top + 9, Dot.Leading = Superview.Leading]\n",
      to: "Recipes/dot.yaml")
    try workplace.write("tolerances: { loose: { channel: 9 } }\n", to: "plumb.yaml")
    func picture(_ color: UInt32) throws -> Data {
      Data(try PNGWriter.encode(PixelImage(width: 2, height: 2, pixels: Array(repeating: color, count: 4))))
    }
    try FileManager.default.createDirectory(atPath: workplace.path("Recipes/Images"), withIntermediateDirectories: true)
    try picture(0xFF00_0000).write(to: URL(filePath: workplace.path("Recipes/Images/dot.png")))
    var environment: [String: String] = [:]
    if misuse.name == "fonts" {
      try FileManager.default.copyItem(
        atPath: "/usr/share/fonts/opentype/inter", toPath: workplace.path("fonts"))
      environment["PLUMB_FONTS"] = workplace.path("fonts")
    }
    func plumb(_ arguments: [String]) throws -> Workplace.Outcome {
      try workplace.plumb(arguments, environment: environment)
    }
    #expect(try plumb(["record"] + Self.cells).code == 0)
    func verify(_ shard: Int, _ others: [String] = []) throws {
      let cells = others.contains("--size") ? [] : Self.cells
      let part = others.contains("--shard") || misuse.name == "no shard" && shard == 2 ? [] : ["--shard", "\(shard)/3"]
      _ = try plumb(["verify", "--report", "shard-\(shard)"] + part + cells + others)
    }
    for shard in [1, 3] { try verify(shard) }
    for (file, text) in misuse.files {
      if file.hasSuffix("dot.png") {
        try picture(0xFFFF_FFFF).write(to: URL(filePath: workplace.path(file)))
      } else {
        try workplace.write(text, to: file)
      }
    }
    try verify(2, misuse.arguments)
    let refused = try plumb(["merge", "shard-1", "shard-2", "shard-3", "--report", "merged"])
    #expect(refused.code == 2, "\(misuse.name): \(refused.talk)")
    #expect(refused.talk.contains(misuse.message), "\(misuse.name): \(refused.talk)")
    #expect(!workplace.exists("merged/run.json"))
  }
}
