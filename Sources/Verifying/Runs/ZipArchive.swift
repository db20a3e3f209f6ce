import CairoCanvas
import Values

/// A zip archive in memory, read by its central directory. Nothing is written, and names are only compared.
package struct ZipArchive: Sendable {
  /// Why an archive cannot be read.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// There is no directory at its end.
    case notZip
    /// A part that cannot be, by what it concerns.
    case damaged(String)
    /// Something valid that is not read, by what it is.
    case unsupported(String)
    /// A file with more bytes than allowed.
    case tooLarge(String, Int)

    package var description: String {
      switch self {
      case .notZip: "not a zip archive"
      case .damaged(let what): "a damaged zip archive (\(what))"
      case .unsupported(let what): "a zip archive with \(what), which is not read"
      case .tooLarge(let name, let limit):
        "\(Quoting.record.quoted(name)) in the archive is larger than \(Limits.text(bytes: limit))"
      }
    }
  }

  /// A file of the archive.
  private struct Entry {
    var method: Int
    var checksum: UInt32
    var packed: Int
    var size: Int
    /// The place of its local header.
    var place: Int
    var isEncrypted: Bool
    /// Whether a Unix system stored something else than a file.
    var isSpecial: Bool
  }

  private let bytes: [UInt8]
  private let entries: [String: Entry]

  /// Whether there is a file of a name.
  package func holds(_ name: String) -> Bool { entries[name] != nil }

  /// - Throws: ``Failure``.
  /// - Complexity: O(files).
  package init(_ bytes: [UInt8]) throws(Failure) {
    self.bytes = bytes
    let reader = LittleEndian(bytes)
    // The end's record has 22 bytes and a comment of at most 65535.
    let first = max(0, bytes.count - 22 - 0xFFFF)
    guard bytes.count >= 22, let end = (first...(bytes.count - 22)).last(where: { reader.long($0) == 0x0605_4B50 }),
      let count = reader.short(end + 10), let size = reader.long(end + 12), let start = reader.long(end + 16)
    else { throw .notZip }
    if count == 0xFFFF || start == 0xFFFF_FFFF { throw .unsupported("more than 65534 files or 4 GiB") }
    guard start + size <= end else { throw .damaged("its directory") }
    var (found, place): ([String: Entry], Int) = ([:], start)
    for _ in 0..<count {
      let (name, entry, next) = try Self.entry(reader, place, end: start + size)
      place = next
      if name.hasSuffix("/") { continue }
      if found.updateValue(entry, forKey: name) != nil { throw .damaged("two files with one name") }
    }
    entries = found
  }

  /// Returns what a file contains; nil if there is none of this name.
  /// - Parameter limit: The most bytes that it may have.
  /// - Throws: ``Failure``.
  /// - Complexity: O(bytes of the file).
  package func contents(of name: String, limit: Int) throws(Failure) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    let reader = LittleEndian(bytes)
    if entry.isSpecial { throw .unsupported("a link or a device") }
    if entry.isEncrypted { throw .unsupported("encrypted files") }
    guard entry.size <= limit else { throw .tooLarge(name, limit) }
    guard reader.long(entry.place) == 0x0403_4B50, let length = reader.short(entry.place + 26),
      let extra = reader.short(entry.place + 28)
    else { throw .damaged("a file's header") }
    let start = entry.place + 30 + length + extra
    guard start + entry.packed <= bytes.count else { throw .damaged("a file's data") }
    let data = bytes[start..<(start + entry.packed)]
    let contents: [UInt8]?
    switch entry.method {
    case 0: contents = entry.size == entry.packed ? Array(data) : nil
    case 8: contents = Inflating.bytes(data, size: entry.size)
    default: throw .unsupported("a compression other than deflate")
    }
    guard let contents, Inflating.checksum(contents) == entry.checksum else { throw .damaged("a file's data") }
    return contents
  }

  private static func entry(
    _ reader: LittleEndian, _ place: Int, end: Int
  ) throws(Failure) -> (name: String, entry: Entry, next: Int) {
    guard place + 46 <= end, reader.long(place) == 0x0201_4B50, let flags = reader.short(place + 8),
      let system = reader.short(place + 4), let method = reader.short(place + 10), let sum = reader.long(place + 16),
      let packed = reader.long(place + 20), let size = reader.long(place + 24), let length = reader.short(place + 28),
      let extra = reader.short(place + 30), let comment = reader.short(place + 32),
      let attributes = reader.long(place + 38), let header = reader.long(place + 42)
    else { throw .damaged("its directory") }
    let next = place + 46 + length + extra + comment
    guard next <= end, let name = String(validating: reader.bytes[(place + 46)..<(place + 46 + length)], as: UTF8.self)
    else { throw .damaged("a name") }
    let kind = attributes >> 28
    let entry = Entry(
      method: method, checksum: UInt32(sum), packed: packed, size: size, place: header, isEncrypted: flags & 1 != 0,
      isSpecial: system >> 8 == 3 && kind != 0 && kind != 0x8)
    return (name, entry, next)
  }
}

/// Numbers in an archive, the least significant byte first; nil beyond its end.
private struct LittleEndian {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func short(_ place: Int) -> Int? {
    place >= 0 && place + 2 <= bytes.count ? Int(bytes[place]) | Int(bytes[place + 1]) << 8 : nil
  }

  func long(_ place: Int) -> Int? {
    guard let low = short(place), let high = short(place + 2) else { return nil }
    return low | high << 16
  }
}
