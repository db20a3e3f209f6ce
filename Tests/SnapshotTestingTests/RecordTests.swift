import Foundation
import Testing

@testable import PlumbTesting
@testable import SnapshotTesting

@Suite struct RecordTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID())")

  private func verify(
    _ text: String, _ record: SnapshotTestingConfiguration.Record, named name: String? = "a b"
  ) -> String? {
    // As on a machine that is not CI's.
    RecordMode.$environment.withValue([:]) {
      verifySnapshot(
        of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.path(), testName: "test()")
    }
  }

  @Test func `modes say which files are written`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "test.a-b.txt").path()
    #expect(verify("1", .never) == "there is no snapshot, and the record mode never writes one: \(path)")
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(
      verify("1", .missing) == "there was no snapshot; it has been recorded: look at it, and run again: \(path)")
    #expect(verify("1", .missing) == nil)
    #expect(verify("1", .never) == nil)
    let lines = try #require(verify("2", .missing)).split(separator: "\n")
    #expect(lines.prefix(4) == ["the snapshot \"a b\" differs:", "- 1", "+ 2", "snapshot: \(path)"])
    #expect(verify("1", .missing) == nil)
    #expect(verify("2", .failed)?.hasSuffix("the new one has been recorded") == true)
    #expect(verify("2", .never) == nil)
    #expect(verify("3", .all) == "recorded, because the record mode is all: \(path)")
    #expect(verify("3", .never) == nil)
  }

  @Test func `CI wins over a mode in the code, and a word that is no mode is an error`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(_ environment: [String: String]) -> String? {
      RecordMode.$environment.withValue(environment) {
        verifySnapshot(
          of: "1", as: .lines, named: "a", record: .all, snapshotDirectory: folder.path(), testName: "test()")
      }
    }
    #expect(verify(["CI": "true"])?.hasPrefix("there is no snapshot, and the record mode never writes one") == true)
    #expect(
      verify(["SNAPSHOT_TESTING_RECORD": "al"])
        == "SNAPSHOT_TESTING_RECORD is \"al\", which is not a record mode; use all, failed, missing or never. Nothing was recorded."
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path()))
  }

  @Test func `snapshots without a name are numbered`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    SnapshotNumbers.$current.withValue(SnapshotNumbers()) {
      for text in ["one", "two"] { _ = verify(text, .missing, named: nil) }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    #expect(files == ["test.1.txt", "test.2.txt"])
  }

  @Test func `names are those of files recorded on a Mac`() {
    #expect(SnapshotFile.part("iPhone 8 - portrait") == "iPhone-8-portrait")
    #expect(SnapshotFile.part("testSize_a(of:)") == "testSize_a-of")
    #expect(SnapshotFile.part("Ünï/../x") == "Ünï-x")
    #expect(SnapshotFile.part("()") == "")
  }

  @Test func `a configuration holds inside of another`() {
    #expect(SnapshotTestingConfiguration.effective(nil) == .missing)
    withSnapshotTesting(record: .never, diffTool: "cmp") {
      #expect(SnapshotTestingConfiguration.effective(nil) == .never)
      withSnapshotTesting(record: .all) {
        #expect(SnapshotTestingConfiguration.effective(nil) == .all)
        #expect(SnapshotTestingConfiguration.effectiveTool(currentFilePath: "a", failedFilePath: "b") == "cmp a b")
      }
      #expect(SnapshotTestingConfiguration.effective(true) == .all)
    }
  }

  @Test func `a snapshot that never comes fails`() {
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
    #expect(
      verifySnapshot(of: "", as: never, snapshotDirectory: folder.path(), timeout: 0.02)
        == "there is no snapshot after 0.02 seconds; give the assertion a longer timeout")
  }

  @Test func `long texts show what is near a change`() {
    let old = (1...20).map { "\($0)" }.joined(separator: "\n")
    let new = old.replacing("10\n", with: "ten\n")
    #expect(LineDifference.text(old, new) == "…\n  7\n  8\n  9\n- 10\n+ ten\n  11\n  12\n  13\n…")
    #expect(LineDifference.text(old, old) == nil)
  }

  @Test func `names that differ only in signs are named, and not one file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(verify("1", .all, named: "a/b")?.hasPrefix("recorded") == true)
    #expect(verify("1", .never, named: "a/b") == nil)
    #expect(verify("2", .all, named: "a b")?.hasPrefix("\"a b\" and \"a/b\" have the same file, ") == true)
    #expect(verify("1", .never, named: "a/b") == nil)
  }

  @Test func `a snapshot is not written through a link`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outside = folder.appending(path: "outside.txt").path()
    try #require(symlink(outside, folder.appending(path: "test.link.txt").path()) == 0)
    #expect(verify("1", .missing, named: "link")?.contains("symbolic link") == true)
    #expect(!FileManager.default.fileExists(atPath: outside))
  }

  @Test(arguments: ["one", "two"])
  func `cases of a test have files of their own`(_ text: String) throws {
    let file = SnapshotFile(
      directory: "/nowhere", filePath: "/t/T.swift", testName: "test(_:)", name: nil, pathExtension: "txt")
    #expect(file.url.lastPathComponent == "test-_.\(text).1.txt")
  }
}
