package import CairoCanvas
import Foundation
import Values

/// The folder of a scene's golden: the record `Snapshots/<scene>/frames.txt` and the pictures next to it.
package struct GoldenFolder: Sendable, Hashable {
  /// The folder of all goldens.
  package let root: String
  /// The scene's ``Scene/id``: the folder's path relative to the root.
  package let scene: String

  /// - Parameters:
  ///   - root: The folder of all goldens.
  ///   - scene: The scene's ``Scene/id``.
  package init(root: String, scene: String) { (self.root, self.scene) = (root, scene) }

  /// The path from root and scene.
  package var path: String { "\(root)/\(scene)" }
  /// The record's file.
  package var recordPath: String { path + "/" + Self.recordName }
  /// Returns a golden picture's file.
  package func picturePath(_ cell: String, as file: PictureFile = .png) -> String { "\(path)/\(cell).\(file.rawValue)" }

  /// The name of the file with a scene's frames.
  package static let recordName = "frames.txt"

  /// The record's path relative to the root.
  package var recordFile: String { "\(scene)/\(Self.recordName)" }
  /// Returns a golden picture's path relative to the root.
  package func pictureFile(_ cell: String, as file: PictureFile = .png) -> String {
    "\(scene)/\(cell).\(file.rawValue)"
  }

  /// Returns the record; nil if there is none.
  /// - Throws: ``RecordError``.
  /// - Complexity: O(bytes).
  package func record() throws -> SceneRecord? {
    let bytes: [UInt8]
    do throws(RegularFile.Failure) {
      bytes = try RegularFile.bytes(recordPath, limit: Limits.recordBytes)
    } catch {
      if error == .missing { return nil }
      throw RecordError.unreadable("\(error)")
    }
    return try SceneRecord(parsing: String(decoding: bytes, as: UTF8.self))
  }

  /// Writes a record. Symbolic links are not followed.
  /// - Throws: ``FileError``.
  package func write(_ record: SceneRecord) throws { try AtomicFile.write(record.text, to: recordFile, in: root) }

  /// Returns a lock that one process at a time holds while it adds cells to the golden.
  /// - Throws: ``FileError``.
  package func lock() throws -> FileLock { try FileLock(ofFolder: path) }

  /// Returns a golden picture; nil if there is none.
  /// - Throws: ``PNGError``.
  package func picture(_ cell: String) throws -> PixelImage? {
    try pictureBytes(cell).map(PNGReader.decode)
  }

  /// Returns the hash of a golden picture's pixels; nil if there is none.
  /// - Throws: ``PNGError``.
  /// - Complexity: O(bytes of the file) if it has a stamp of its pixels, else O(pixels).
  package func pixelHash(_ cell: String) throws -> String? {
    try pictureBytes(cell).map(Self.pixelHash)
  }

  /// Returns the hash of the pixels of a picture's file.
  /// - Throws: ``PNGError``.
  /// - Complexity: As ``pixelHash(_:)``.
  package static func pixelHash(of file: [UInt8]) throws -> String {
    try PNGReader.stamp(of: file)?.pixelHash ?? PNGReader.decode(file).hashText
  }

  /// Returns the bytes of a golden SVG file, with the line ends that Plumb writes, whatever git made of them; nil if there
  /// is none.
  /// - Throws: ``RegularFile/Failure``.
  /// - Complexity: O(bytes).
  package func svg(_ cell: String) throws(RegularFile.Failure) -> [UInt8]? {
    do throws(RegularFile.Failure) {
      let bytes = try RegularFile.bytes(picturePath(cell, as: .svg), limit: Limits.goldenPictureBytes)
      return bytes.contains(UInt8(ascii: "\r")) ? bytes.filter { $0 != UInt8(ascii: "\r") } : bytes
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// Removes a golden picture. Symbolic links are not followed.
  /// - Returns: Whether there was one.
  /// - Throws: ``FileError``.
  package func removePicture(_ cell: String, as file: PictureFile) throws -> Bool {
    let path = try AtomicFile.path(of: pictureFile(cell, as: file), in: root)
    if unlink(path) == 0 { return true }
    guard errno == ENOENT else { throw FileError(path: path, code: errno) }
    return false
  }

  /// All pictures in the folder, sorted.
  package var pictures: [(cell: String, file: PictureFile)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().compactMap { name in
      // A link that leads nowhere is no picture.
      guard let file = PictureFile.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }),
        access("\(path)/\(name)", F_OK) == 0
      else { return nil }
      return (String(name.dropLast(4)), file)
    }
  }

  /// Names of cells that have a picture, sorted.
  package var picturedCells: [String] { Set(pictures.map(\.cell)).sorted() }

  /// Returns the folders in a root that contain a record, relative to it, sorted. Pictures without a record are not
  /// goldens, hidden folders are not searched, and links in the root are not followed.
  package static func recorded(in root: String) -> [String] {
    // The root itself may be a link.
    let files = FileManager.default.enumerator(atPath: URL(filePath: root).resolvingSymlinksInPath().path)
    var folders: [String] = []
    while let file = files?.nextObject() as? String {
      guard let slash = file.lastIndex(of: "/") else {
        if file.hasPrefix(".") { files?.skipDescendants() }
        continue
      }
      let name = file[file.index(after: slash)...]
      if name.hasPrefix(".") { files?.skipDescendants() }
      if name == Self.recordName { folders.append(String(file[..<slash])) }
    }
    return folders.sorted()
  }

  /// Returns the record if it was made for a document, and not for a Swift test. nil if there is no such record, or if it
  /// cannot be read.
  package var documentRecord: SceneRecord? { (try? record()).flatMap { $0.isOfTest ? nil : $0 } }

  /// Whether the folder has a record of a document, which may be damaged.
  package var isOfDocument: Bool {
    do {
      return try record().map { !$0.isOfTest } ?? false
    } catch {
      let head = RegularFile.beginning(of: "\(root)/\(recordFile)", length: 4096)
      return head.hasPrefix(RecordLines.start) && !SceneRecord.isOfTest(head: head)
    }
  }

  /// Returns the pictures that a record names, and those that Plumb drew for other cells.
  package func goldenPictures(of record: SceneRecord) -> [(cell: String, file: PictureFile)] {
    let names = Set(record.cells.map(\.entry.name))
    return pictures.filter { picture in
      names.contains(picture.cell) || Cell(named: picture.cell) != nil && isDrawn(picture.cell, as: picture.file)
    }
  }

  /// Whether Plumb drew a picture: a PNG says which pixels were drawn, and has them; an SVG file begins as all do.
  private func isDrawn(_ cell: String, as file: PictureFile) -> Bool {
    if file == .svg {
      let beginning = RegularFile.beginning(of: picturePath(cell, as: file), length: 1024)
      return beginning.hasPrefix("<svg xmlns=") && beginning.contains(" role=\"img\" aria-label=\"")
    }
    guard let bytes = try? pictureBytes(cell) else { return false }
    return (try? PNGReader.stamp(of: bytes)) ?? nil != nil
  }

  private func pictureBytes(_ cell: String) throws(PNGError) -> [UInt8]? {
    do throws(RegularFile.Failure) {
      return try RegularFile.bytes(picturePath(cell), limit: Limits.goldenPictureBytes)
    } catch {
      if error == .missing { return nil }
      throw PNGError.damaged("\(error)")
    }
  }
}
