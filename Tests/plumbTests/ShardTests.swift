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
    #expect(killed.terminationStatus != 0 && !workplace.exists("shard-2/run.json"))
    let refused = try merge(workplace)
    #expect(refused.code == 2)
    #expect(
      refused.talk == """
        plumb merge: these runs cannot be merged: shard 2/3 missing (no run is stored in shard-2); run only what is missing \
        again: plumb verify --shard 2/3 --report DIR, with the other options of the run

        """)
    #expect(try verify(workplace, 2).code == 0)
    #expect(try merge(workplace).code == 0 && workplace.bytes("merged/run.json") == whole)
  }

  @Test func `shards of other documents, programs or renderers are refused by name`() throws {
    let workplace = try workplace()
    let run = try workplace.text("shard-3/run.json")
    for (pattern, cause) in [
      (#/"program" : "[^"]*"/#, "shard 3/3 was made by plumb x, shard 1/3 by plumb 0."),
      (#/"renderer" : "[^"]*"(?=\n)/#, "shard 3/3 was drawn by "),
    ] {
      let key = cause.contains("made") ? #""program" : "x""# : #""renderer" : "y""#
      try workplace.write(run.replacing(pattern, with: key, maxReplacements: 1), to: "shard-3/run.json")
      let refused = try merge(workplace)
      #expect(refused.code == 2 && refused.talk.contains(cause), "\(refused.talk)")
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
}
