import Foundation
import Testing

@testable import Verifying

/// The folder of a run's page.
@Suite struct RunFolderTests {
  private func withFolder(_ body: (RunFolder, String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "plumb-run-\(UUID().uuidString)")
      .path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(RunFolder(path), path)
  }

  private func names(_ path: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test(arguments: [0, 1, 3]) func `all parts of an earlier page are removed, and their folder`(_ count: Int) throws {
    try withFolder { folder, path in
      try folder.write("page", to: "index.html")
      for number in 0..<count { try folder.write("part", to: RunFolder.partName(number + 1)) }
      folder.clearParts()
      #expect(names(path) == ["index.html"])
    }
  }

  @Test func `what is not a part of a page stays, and its folder with it`() throws {
    try withFolder { folder, path in
      for name in ["index.data/1.html", "index.data/notes.txt"] { try folder.write("a", to: name) }
      folder.clearParts()
      #expect(names(path) == ["index.data", "index.data/notes.txt"])
    }
  }

  @Test func `a file of the folder is read, a link and a file elsewhere are not`() throws {
    try withFolder { folder, path in
      try folder.write("a", to: "a.txt")
      try FileManager.default.createSymbolicLink(atPath: "\(path)/link.txt", withDestinationPath: "\(path)/a.txt")
      #expect(try folder.bytes(of: "a.txt") == Array("a".utf8))
      #expect(throws: (any Error).self) { try folder.bytes(of: "link.txt") }
      #expect(throws: (any Error).self) { try folder.bytes(of: "../a.txt") }
      #expect(throws: (any Error).self) { try folder.bytes(of: "none.txt") }
    }
  }
}
