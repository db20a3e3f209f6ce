import Foundation
import Testing

/// A cache in one folder for many machines: they may write simultaneously, and fonts may have been installed at
/// different times.
@Suite struct SharedCacheTests {
  @Test func `sixteen processes write into one cache, and every file is whole`() throws {
    let recipes = (0..<4).map { ("r\($0)", Workplace.simple.replacing("Simple", with: "R\($0)")) }
    let workplace = try Workplace(Dictionary(uniqueKeysWithValues: recipes))
    let cells = ["--size", "300x300", "--size", "301x300"]
    #expect(try workplace.plumb(["record"] + cells).code == 0)
    let processes = try (0..<16).map { index in
      let process = Process()
      process.executableURL = Workplace.tool
      // Each has other cells of the same scenes.
      process.arguments = ["verify", "--size", index % 2 == 0 ? "300x300" : "301x300", "--jobs", "1"]
      process.currentDirectoryURL = URL(filePath: workplace.folder)
      process.environment = ["PATH": "/usr/bin:/bin", "PLUMB_CACHE": workplace.path("shared")]
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let files = workplace.files("shared")
    #expect(files.allSatisfy { $0.contains(/^(cells|fonts|lint|program)-[0-9a-f]{32}\.txt$/) }, "\(files)")
    // Rules have one file for each scene and its cells.
    #expect(
      ["cells", "fonts", "lint", "program"].map { kind in files.count { $0.hasPrefix(kind) } } == [4, 1, 8, 1],
      "\(files)")
    // A run that compares the cache with new drawings finds nothing stale, and nothing incomplete.
    let proof = try workplace.plumb(
      ["verify", "--no-cache"] + cells, environment: ["PLUMB_CACHE": workplace.path("shared")])
    #expect(proof.code == 0, "\(proof.talk)")
    #expect(proof.talk == "8 of 8 cells identical in 4 scenes\n", "\(proof.talk)")
  }

  @Test func `fonts count by what is in them, not by when they were installed`() throws {
    let workplace = try Workplace()
    let cells = ["--size", "300x300"]
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter", toPath: workplace.path("fonts"))
    let environment = ["PLUMB_FONTS": workplace.path("fonts"), "PLUMB_CACHE": workplace.path("shared")]
    #expect(try workplace.plumb(["record"] + cells, environment: environment).code == 0)
    func filesAfterRun() throws -> (scenes: Int, fonts: Int) {
      #expect(try workplace.plumb(["verify"] + cells, environment: environment).code == 0)
      let files = workplace.files("shared")
      return (files.count { $0.hasPrefix("cells-") }, files.count { $0.hasPrefix("fonts-") })
    }
    #expect(try filesAfterRun() == (1, 1))
    // Another machine: the same files, installed at another time.
    for font in workplace.files("fonts") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: workplace.path("fonts/\(font)"))
    }
    #expect(try filesAfterRun() == (1, 2))
    // Other fonts.
    try FileManager.default.removeItem(atPath: workplace.path("fonts/Inter-Black.otf"))
    try FileManager.default.copyItem(
      atPath: workplace.path("fonts/Inter-Bold.otf"), toPath: workplace.path("fonts/Inter-Black.otf"))
    _ = try workplace.plumb(["verify"] + cells, environment: environment)
    #expect(workplace.files("shared").count { $0.hasPrefix("cells-") } == 2)
  }
}
