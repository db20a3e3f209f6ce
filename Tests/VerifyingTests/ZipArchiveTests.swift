import Testing

@testable import Verifying

/// Archives of runs, byte by byte (APPNOTE.TXT of PKWARE, 4.3).
@Suite struct ZipArchiveTests {
  /// A file in an archive, and what is said of it.
  private struct File {
    var name = "run.json"
    var content = "hello"
    /// The bytes that are stored; nil for the content itself.
    var packed: [UInt8]?
    var flags = 0
    var method = 0
    var system = 0
    var attributes = 0
    var checksum: Int?
    var size: Int?
  }

  private static let helloChecksum = 0x3610_A686

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns an archive with files; each has an extra field of 3 bytes in both headers, and a comment of 2.
  private func archive(_ files: [File], comment: String = "", before: [UInt8] = []) -> [UInt8] {
    var (bytes, directory) = (before, [UInt8]())
    for file in files {
      let name = Array(file.name.utf8)
      let packed = file.packed ?? Array(file.content.utf8)
      let sizes =
        number(file.checksum ?? Self.helloChecksum, 4) + number(packed.count, 4)
        + number(file.size ?? file.content.utf8.count, 4)
      let head = number(file.flags, 2) + number(file.method, 2) + number(0, 4) + sizes + number(name.count, 2)
      directory += number(0x0201_4B50, 4) + number(file.system << 8 | 20, 2) + number(20, 2) + head + number(3, 2)
      directory += number(2, 2) + number(0, 4) + number(file.attributes, 4) + number(bytes.count, 4)
      directory += name + [1, 2, 3] + [4, 5]
      bytes += number(0x0403_4B50, 4) + number(20, 2) + head + number(3, 2) + name + [1, 2, 3] + packed
    }
    let counts = number(files.count, 2) + number(files.count, 2)
    let end = number(directory.count, 4) + number(bytes.count, 4) + number(comment.utf8.count, 2)
    return bytes + directory + number(0x0605_4B50, 4) + number(0, 4) + counts + end + Array(comment.utf8)
  }

  private func contents(_ bytes: [UInt8], limit: Int = 100) throws -> String? {
    try ZipArchive(bytes).contents(of: "run.json", limit: limit).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a stored file is read`() throws { #expect(try contents(archive([File()])) == "hello") }

  @Test func `a compressed file is read`() throws {
    // A block of deflate that is stored: RFC 1951, 3.2.4.
    let packed: [UInt8] = [1, 5, 0, 0xFA, 0xFF] + Array("hello".utf8)
    #expect(try contents(archive([File(packed: packed, method: 8)])) == "hello")
  }

  @Test func `the second of two files is read`() throws {
    let bytes = archive([File(name: "a"), File()])
    #expect(try contents(bytes) == "hello")
    #expect(try ZipArchive(bytes).holds("a"))
  }

  @Test func `a folder is no file`() throws {
    #expect(try !ZipArchive(archive([File(name: "a/"), File()])).holds("a/"))
  }

  @Test func `a file that is not there has no contents`() throws {
    #expect(try contents(archive([File(name: "a")])) == nil)
  }

  @Test func `a comment at the end is skipped`() throws {
    #expect(try contents(archive([File()], comment: "made by hand")) == "hello")
    let longest = String(repeating: "x", count: 0xFFFF)
    #expect(try contents(archive([File()], comment: longest)) == "hello")
  }

  @Test func `an archive without files is read`() throws { #expect(try contents(archive([])) == nil) }

  @Test func `a file of exactly the limit is read, and one byte more is refused`() throws {
    #expect(try contents(archive([File()]), limit: 5) == "hello")
    #expect(throws: ZipArchive.Failure.tooLarge("run.json", 4)) { try contents(archive([File()]), limit: 4) }
  }

  @Test func `a file of a Unix system is read, a link is refused`() throws {
    #expect(try contents(archive([File(system: 3, attributes: 0x81A4_0000)])) == "hello")
    #expect(throws: ZipArchive.Failure.unsupported("a link or a device")) {
      try contents(archive([File(system: 3, attributes: 0xA1FF_0000)]))
    }
  }

  @Test func `attributes of other systems mean nothing`() throws {
    #expect(try contents(archive([File(system: 0, attributes: 0xA1FF_0000)])) == "hello")
  }

  @Test(arguments: [
    ("encrypted", File(flags: 1), ZipArchive.Failure.unsupported("encrypted files")),
    ("compressed otherwise", File(method: 12), .unsupported("a compression other than deflate")),
    ("with another checksum", File(checksum: 1), .damaged("a file's data")),
    ("stored in another size", File(size: 4), .damaged("a file's data")),
    ("deflated without an end", File(packed: [0], method: 8), .damaged("a file's data")),
  ]) private func `a file is refused that is`(_ what: String, _ file: File, _ failure: ZipArchive.Failure) {
    #expect(throws: failure, "\(what)") { try contents(archive([file])) }
  }

  @Test func `other flags than that of encryption are allowed`() throws {
    #expect(try contents(archive([File(flags: 0x0802)])) == "hello")
  }

  @Test func `two files with one name are refused`() {
    #expect(throws: ZipArchive.Failure.damaged("two files with one name")) { try contents(archive([File(), File()])) }
  }

  @Test func `what has no directory is no archive`() {
    #expect(throws: ZipArchive.Failure.notZip) { try contents([]) }
    #expect(throws: ZipArchive.Failure.notZip) { try contents(Array(repeating: 0, count: 22)) }
  }

  @Test func `a byte less in front of the directory damages it`() {
    #expect(throws: ZipArchive.Failure.damaged("its directory")) {
      try contents(Array(archive([File()]).dropFirst()))
    }
  }

  @Test func `an archive behind other bytes is damaged, not searched`() {
    #expect(throws: ZipArchive.Failure.damaged("its directory")) { try contents([0] + archive([File()])) }
  }

  /// Places in an archive with one file: the local header has 46 bytes, the directory 59, the end 22.
  @Test(arguments: [
    ("too many files", 115, [0xFF, 0xFF], ZipArchive.Failure.unsupported("more than 65534 files or 4 GiB")),
    ("too far away", 121, [0xFF, 0xFF, 0xFF, 0xFF], .unsupported("more than 65534 files or 4 GiB")),
    ("a directory that is too long", 117, [0xFF], .damaged("its directory")),
    ("one file more than there is", 115, [2], .damaged("its directory")),
    ("another mark in the directory", 46, [0], .damaged("its directory")),
    ("a name that is too long", 74, [0xFF], .damaged("a name")),
    ("a name that is no text", 92, [0xFF], .damaged("a name")),
    ("a header elsewhere", 88, [1], .damaged("a file's header")),
    ("data beyond the end", 66, [0xFF], .damaged("a file's data")),
  ]) func `a changed byte is refused`(_ what: String, _ place: Int, _ new: [UInt8], _ failure: ZipArchive.Failure) {
    var bytes = archive([File()])
    bytes.replaceSubrange(place..<(place + new.count), with: new)
    #expect(throws: failure, "\(what)") { try contents(bytes) }
  }
}
