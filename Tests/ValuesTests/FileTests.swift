import Foundation
import Testing

@testable import Values

@Suite struct FileTests {
  /// A temporary folder, removed at the end.
  private final class Scratch {
    let path = FileManager.default.temporaryDirectory.appending(path: "values-\(UUID().uuidString)").path(
      percentEncoded: false)
    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(arguments: [
    ("text/scripts", true), ("a", true), ("..a/b..", true), ("\u{301}esc", true), ("", false), ("/etc", false),
    ("../x", false), ("a/../../x", false), ("./a", false), ("a//b", false), ("a/", false), ("a\0", false),
    // One character to String, two components to the system.
    ("../\u{301}esc", false), ("a/..", false), ("..", false), ("a/../\u{600}b", false),
  ])
  func `a name is plain if no component leads elsewhere`(_ name: String, _ isPlain: Bool) {
    #expect(NameInFolder.isPlain(name) == isPlain)
  }

  @Test func `a symbolic link on the way is found, the folder itself may be one`() throws {
    let scratch = try Scratch()
    let files = FileManager.default
    try files.createDirectory(atPath: "\(scratch.path)/real/inner", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: "\(scratch.path)/link", withDestinationPath: "\(scratch.path)/real")
    try files.createSymbolicLink(atPath: "\(scratch.path)/real/inner/out", withDestinationPath: "/tmp")
    #expect(NameInFolder.firstLink(on: "link/inner", in: scratch.path) == "\(scratch.path)/link")
    #expect(NameInFolder.path(of: "link/inner", in: scratch.path) == nil)
    #expect(NameInFolder.path(of: "inner/new/file", in: "\(scratch.path)/link") != nil)
    #expect(NameInFolder.path(of: "inner/out/file", in: "\(scratch.path)/link") == nil)
    #expect(NameInFolder.path(of: "../real", in: scratch.path) == nil)
  }

  @Test func `pipes, folders and large files are refused without waiting`() throws {
    let scratch = try Scratch()
    #expect(mkfifo("\(scratch.path)/pipe", 0o600) == 0)
    try Data([1, 2, 3]).write(to: URL(filePath: "\(scratch.path)/file"))
    #expect(throws: RegularFile.Failure.notRegular) { try RegularFile.bytes("\(scratch.path)/pipe") }
    #expect(throws: RegularFile.Failure.notRegular) { try RegularFile.bytes(scratch.path) }
    #expect(throws: RegularFile.Failure.missing) { try RegularFile.bytes("\(scratch.path)/nothing") }
    #expect(throws: RegularFile.Failure.tooLarge(2)) { try RegularFile.bytes("\(scratch.path)/file", limit: 2) }
    #expect(try RegularFile.bytes("\(scratch.path)/file", limit: 3) == [1, 2, 3])
    #expect(RegularFile.isThere("\(scratch.path)/file"))
    #expect(!RegularFile.isThere("\(scratch.path)/pipe"))
    #expect("\(RegularFile.Failure.tooLarge(4 << 20))" == "larger than 4 MiB")
  }

  @Test(arguments: [
    (#"{"list": [1, "a"]}"#, "list[1]: expected a whole number"), (#"{}"#, #""list" is missing"#),
    (#"{"list": 4}"#, "list: expected a list"), (#"{"list""#, "not valid JSON"),
  ])
  func `damaged JSON names the field`(_ text: String, _ message: String) throws {
    struct Document: Decodable { let list: [Int] }
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    }
    #expect(error?.placeAndCause == message)
  }
}
