import CairoCanvas
import Foundation
import Goldens
import Testing

@Suite struct StoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path(
    percentEncoded: false)

  @Test(arguments: [
    ("Recipes/simple/one.yaml", "S/simple/one"), ("Recipes/one.yml", "S/one"), ("other/one.yaml", "S/other/one"),
    ("/home/x/Recipes/a/b.yaml", "S/a/b"), ("../../etc/b.yaml", "S/etc/b"), ("Recipes/v1.1.yaml", "S/v1.1"),
    ("Recipes/v1.2.yaml", "S/v1.2"), ("Recipes/.yaml", "S/.yaml"), ("Recipes", "S/Recipes"),
    ("Recipes/with space/ä b.yaml", "S/with space/ä b"),
  ])
  func `goldens lie where their document says`(_ document: String, _ path: String) {
    #expect(GoldenFolder(root: "S", scene: Scene.id(ofDocument: document)).path == path)
  }

  @Test func `a pipe in the place of a golden picture is refused and not waited for`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/s", withIntermediateDirectories: true)
    let golden = GoldenFolder(root: folder, scene: "s")
    #expect(try golden.pixelHash("cell") == nil)
    try #require(mkfifo(golden.picturePath("cell"), 0o600) == 0)
    #expect(throws: PNGError.damaged("not a regular file")) { try golden.pixelHash("cell") }
    #expect(throws: PNGError.damaged("not a regular file")) { try golden.picture("cell") }
  }

  @Test func `a file is written once and then left alone`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try AtomicFile.write("one", to: "\(folder)/a/b.txt"))
    #expect(try !AtomicFile.write("one", to: "\(folder)/a/b.txt"))
    #expect(try AtomicFile.write("two", to: "\(folder)/a/b.txt"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a") == ["b.txt"])
  }

  @Test func `a file that is written again keeps its permissions`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write("one", to: "\(folder)/tool")
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: "\(folder)/tool")
    try AtomicFile.write("two", to: "\(folder)/tool")
    let permissions = try FileManager.default.attributesOfItem(atPath: "\(folder)/tool")[.posixPermissions]
    #expect(permissions as? Int == 0o750)
  }

  @Test func `what cannot be written says why and leaves nothing behind`() throws {
    #expect(throws: FileError(path: "/dev/null/x", code: ENOTDIR)) { try AtomicFile.write("x", to: "/dev/null/x/y") }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/taken", withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(filePath: "\(folder)/taken/inside"))
    #expect(throws: FileError(path: "\(folder)/taken", code: EISDIR)) {
      try AtomicFile.write("x", to: "\(folder)/taken")
    }
    // A golden is not written to a pipe, which would block until someone reads it.
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
    #expect(throws: FileError(path: "\(folder)/pipe", code: EEXIST)) {
      try AtomicFile.write("x", to: "pipe", in: folder)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["pipe", "taken"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/taken") == ["inside"])
    #expect(
      FileError(path: "a/b/", code: ENOTDIR).description
        == "cannot write a/b: Not a directory; something of another kind has this name; move it, or choose another place"
    )
  }

  @Test func `one holder at a time has a lock, and its file goes with the last one`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (lock, count) = ("\(folder)/lock", "\(folder)/count")
    try Data("0".utf8).write(to: URL(filePath: count))
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      withExtendedLifetime(try? FileLock(lock)) {
        let number = (try? String(contentsOfFile: count, encoding: .utf8)).flatMap(Int.init) ?? -1000
        try? Data("\(number + 1)".utf8).write(to: URL(filePath: count))
      }
    }
    #expect(try String(contentsOfFile: count, encoding: .utf8) == "200")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["count"])
  }

  @Test func `a link that leads nowhere is no picture`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/s", withIntermediateDirectories: true)
    let golden = GoldenFolder(root: folder, scene: "s")
    try #require(symlink("/nowhere/picture.png", golden.picturePath("a")) == 0)
    #expect(golden.picturedCells.isEmpty)
  }

  @Test func `a golden is written as a whole or not at all`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: "\(folder)/s", withIntermediateDirectories: true)
    let golden = GoldenFolder(root: folder, scene: "s")
    try #require(symlink("/nowhere/picture.png", golden.picturePath("a")) == 0)
    let entry = SceneRecord.CellEntry(name: "a", pixelHash: "1")
    var recording = Recording(folder: golden, renderer: Fingerprint(text: "test 1"), title: "t")
    recording.cells = [(entry, LayoutFacts(lines: ["root size 1 1"]))]
    recording.addPicture([1, 2, 3], as: .png, of: entry)
    #expect(throws: FileError(path: golden.picturePath("a"), code: ELOOP)) { try recording.write() }
    #expect(!FileManager.default.fileExists(atPath: golden.recordPath))
  }
}
