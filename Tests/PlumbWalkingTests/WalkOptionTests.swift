import Devices
import Foundation
import Testing

@testable import PlumbWalking

/// The command line of a program that walks.
@Suite struct WalkOptionTests {
  @Test func `limits, cells and folders are read`() throws {
    let options = try WalkOptions([
      "--steps", "7", "--depth", "2", "--seconds", "3", "--cells", "iphone-15-portrait,iphone-se-3-portrait", "--quiet",
    ])
    #expect(options.limits.steps == 7)
    #expect(options.limits.depth == 2)
    #expect(options.limits.seconds == 3)
    #expect(options.cells.map(\.name) == ["iphone-15-portrait", "iphone-se-3-portrait"])
    #expect(options.isQuiet)
  }

  @Test(
    arguments: [
      (["--steps", "0"], "--steps needs a whole number from 1 to 1000000, not 0"),
      (
        ["--cells", "phone"],
        "unknown cell \"phone\"; expected a name like iphone-15-portrait or ipad-pro-11-landscape+dark"
      ),
      (["--cells", ","], "--cells needs a name like iphone-15-portrait"),
      (["--depth", "1000001"], "--depth needs a whole number from 1 to 1000000, not 1000001"),
      (["--depth"], "--depth is unknown or lacks its value"),
      (["--responses", "/nothing"], "--responses: /nothing is not a folder"),
      (["--fast", "1"], "unknown option --fast; --help lists the options"),
    ]) func `what cannot be used is said`(_ arguments: [String], _ text: String)
  {
    #expect { try WalkOptions(arguments) } throws: { ($0 as? OptionProblem)?.description == text }
  }

  @Test func `the least and the greatest numbers are read`() throws {
    #expect(try WalkOptions(["--steps", "1"]).limits.steps == 1)
    #expect(try WalkOptions(["--steps", "1000000"]).limits.steps == 1_000_000)
  }

  @Test func `an answer is a file named after the address`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["example.com_search_q_a.json", "example.com_list.json"] {
      _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data())
    }
    func file(_ address: String) -> String? {
      URL(string: address).flatMap { RecordedResponses.file(of: $0, in: folder) }.map {
        URL(filePath: $0).lastPathComponent
      }
    }
    #expect(file("https://example.com/search?q=a") == "example.com_search_q_a.json")
    #expect(file("https://example.com/list?page=2") == "example.com_list.json")
    #expect(file("https://example.com/other") == nil)
  }

  @Test func `a walk is done on a phone of today, or on the first device that was asked for`() throws {
    let usual = try WalkOptions([])
    #expect(usual.cell.name == "iphone-15-portrait")
    #expect(usual.cells.contains(usual.cell))
    let compared = try WalkOptions(["--compare", "iphone-se-3-portrait,iphone-15-portrait"])
    #expect(compared.cell.name == "iphone-15-portrait")
    #expect(compared.cells.map(\.name) == ["iphone-se-3-portrait", "iphone-15-portrait"])
    #expect(try WalkOptions(["--compare", "iphone-se-3-portrait"]).cell.name == "iphone-se-3-portrait")
    #expect(
      try WalkOptions(["--cells", "iphone-se-3-portrait,iphone-15-portrait"]).cell.name == "iphone-se-3-portrait")
  }
}
