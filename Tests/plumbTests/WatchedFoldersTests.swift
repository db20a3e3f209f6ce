import Foundation
import Testing

@testable import plumb

/// The folders and names that a watch observes.
@MainActor
@Suite struct WatchedFoldersTests {
  @Test(arguments: [
    ("watch", "watch"), ("./watch", "watch"), ("watch/", "watch"), ("a/../watch", "watch"), (".", "."), ("./", "."),
    ("a/..", "."), ("../out", "../out"), ("../../out/./x", "../../out/x"), ("/work/project/watch", "watch"),
    ("/work/project", "."), ("/work/other/watch/", "/work/other/watch"), ("/work/project2", "/work/project2"),
  ])
  func `a path is brought into the form in which documents are named`(_ path: String, _ plain: String) {
    #expect(WatchedFolders.plain(path, workingFolder: "/work/project") == plain)
  }

  @Test func `a folder that is reached by two roots is reported by both names`() throws {
    let root =
      FileManager.default.temporaryDirectory.path(percentEncoded: false) + "/roots-\(UInt32.random(in: 0...UInt32.max))"
    try FileManager.default.createDirectory(atPath: "\(root)/inner", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let other = "\(root)/inner/.."
    let events = try #require(FolderEvents(WatchedFolders([root, other], omitted: [])))
    try Data("a".utf8).write(to: URL(filePath: "\(root)/inner/a.yaml"))
    #expect(events.wait() == ["\(root)/inner/a.yaml", "\(other)/inner/a.yaml"])
  }
}
