import Foundation
import TestSupport
import Testing

private let python = "/usr/bin/python3"

/// The stamp of released programs (`Scripts/dist/stamp.py`).
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: python), "python3 is not installed"))
struct StampTests {
  /// An ELF file with sections only.
  private func program(hash: UInt8, buildID: UInt8, room: Int = 80) -> Data {
    let sections: [(name: String, bytes: [UInt8])] = [
      ("", []), (".swift_modhash", Array(repeating: hash, count: 32)),
      // A note's sizes, type and name, and then the ID.
      (".note.gnu.build-id", Array(repeating: 4, count: 16) + Array(repeating: buildID, count: 20)),
      (".rodata", Array(("plumb build stamp:" + String(repeating: " ", count: room)).utf8)),
      (".shstrtab", Array("\0.swift_modhash\0.note.gnu.build-id\0.rodata\0.shstrtab\0".utf8)),
    ]
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var (content, headers, name): ([UInt8], [UInt8], Int) = ([], [], 0)
    for section in sections {
      headers += bytes(name, 4) + bytes(1, 4) + bytes(0, 16) + bytes(64 + content.count, 8)
      headers += bytes(section.bytes.count, 8) + bytes(0, 24)
      content += section.bytes
      name += section.name.utf8.count + 1
    }
    var start: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + bytes(0, 34) + bytes(64 + content.count, 8) + bytes(0, 10)
    start += bytes(64, 2) + bytes(sections.count, 2) + bytes(sections.count - 1, 2)
    return Data(start + content + headers)
  }

  /// Returns the stamped program; nil if the script refuses it.
  private func stamped(_ program: Data) throws -> Data? {
    let path = FileManager.default.temporaryDirectory.appending(path: "stamp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: path) }
    try program.write(to: path)
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [Repository.path("Scripts/dist/stamp.py"), path.path(percentEncoded: false), "0123abc of 2026"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? try Data(contentsOf: path) : nil
  }

  @Test func `builds in different folders are the same once they are stamped`() throws {
    let (one, other) = (try stamped(program(hash: 1, buildID: 2)), try stamped(program(hash: 3, buildID: 4)))
    #expect(one == other)
    let data = try #require(one)
    #expect(data.range(of: Data("plumb build stamp: 0123abc of 2026 ".utf8)) != nil)
    #expect(data.range(of: Data(repeating: 1, count: 32)) == nil)
    #expect(data.range(of: Data(repeating: 2, count: 20)) == nil)
  }

  @Test func `a program without a place for the stamp, or with one already, is refused`() throws {
    #expect(try stamped(program(hash: 1, buildID: 2, room: 10)) == nil)
    #expect(try stamped(#require(try stamped(program(hash: 1, buildID: 2)))) == nil)
  }
}
