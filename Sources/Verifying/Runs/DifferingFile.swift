import CairoCanvas
import Foundation
import Goldens
import Values

/// A snapshot of a Swift test that is one file without a record, a picture or a text, and that differs.
package struct DifferingFile {
  /// The id in runs: the test target, the test file and the file's name without its ending.
  package let id: String
  /// The test's name.
  let title: String
  /// The test file, from the package's folder.
  let document: String
  /// The snapshot, from the package's folder.
  let path: String
  /// The snapshot's bytes; nil if there is none.
  let expected: [UInt8]?
  /// What the test made of it.
  let actual: [UInt8]
  /// What differs, in words or as marked lines.
  let difference: String

  /// See the properties. nil if the file is in no folder of goldens, because only files in those can be accepted.
  package init?(
    id: String, title: String, document: String, path: String, expected: [UInt8]?, actual: [UInt8], difference: String
  ) {
    guard TestGoldens.isFile(path) else { return nil }
    (self.id, self.title, self.document, self.path) = (id, title, document, path)
    (self.expected, self.actual, self.difference) = (expected, actual, difference)
  }

  /// Returns a digest of a file's bytes, as runs store it.
  static func digest(_ bytes: [UInt8]) -> String { HashText.text(of: bytes) }

  /// Returns the name of the file that can be accepted, relative to the run's folder.
  static func actualName(_ scene: String, _ cell: StoredCell) -> String {
    "\(scene)/\(cell.name).actual.\(cell.file?.split(separator: ".").last ?? "")"
  }

  /// The most lines of a difference that a run stores.
  private static let lineLimit = 200

  /// Writes what a run of this file consists of.
  /// - Throws: ``FileError``, ``CanvasError``.
  func scene(in folder: RunFolder) throws -> StoredScene {
    let pictures = (try? PNGReader.decode(actual)).map {
      (now: $0, before: expected.flatMap { try? PNGReader.decode($0) })
    }
    let what = pictures == nil ? "text" : "picture"
    var cell = StoredCell(
      name: what, status: expected == nil ? .missing : .paint, group: 0, changes: [], facts: 0,
      goldenFacts: expected == nil ? nil : 0, pixelHash: Self.digest(actual), goldenHash: expected.map(Self.digest),
      isPictured: false, pictures: [], size: [], outlines: [])
    cell.file = path
    var cause = expected == nil ? "no golden; accepting writes it" : "the \(what) differs"
    if let pictures {
      cell.size = [Double(pictures.now.width), Double(pictures.now.height)]
      if let before = pictures.before {
        cell.area = PictureDifference.area(before, pictures.now)
        cause += ": \(difference)"
      }
      cell.pictures = try FailurePictures.write(pictures.now, expected: pictures.before) { kind, png in
        // What is accepted is what the test made, byte for byte.
        try folder.write(picture: kind == .actual ? actual : png, to: RunFolder.pictureName(id, cell.name, kind))
      }
    } else {
      let lines = difference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      cell.changes = lines.prefix(Self.lineLimit).map { StoredChange(text: $0) }
      if let rest = Listing.rest(lines.count - Self.lineLimit, "line") {
        cell.changes.append(StoredChange(text: "… \(rest)"))
      }
      try folder.write(picture: actual, to: Self.actualName(id, cell))
    }
    var scene = StoredScene(
      order: 0, id: id, title: title, document: document, cellCount: 1, identical: 0, renderer: "", recipe: [],
      findings: [], troubles: [],
      groups: [
        StoredGroup(kind: expected == nil ? .noGolden : .snapshot, cause: cause, effects: [], cells: [cell.name])
      ], cells: [cell], facts: [[]], orphans: [], missingPictures: [], tolerated: [])
    scene.golden = path.split(separator: "/").dropLast().joined(separator: "/")
    return scene
  }
}

extension TestRun {
  /// Adds a snapshot that differs, with its pictures.
  /// - Throws: ``FileError``, ``CanvasError``.
  package func add(_ file: DifferingFile, finish: (StoredRun) throws -> Void) throws {
    try add(finish: finish) { try file.scene(in: folder) }
  }
}

/// Accepts goldens that are files without a record.
struct FileAcceptance {
  let folder: RunFolder
  /// The folder of all goldens.
  let root: String

  /// Returns the file that accepting a cell writes; nil for one that has been accepted already.
  /// - Throws: ``Refusal``.
  func file(_ scene: StoredScene, _ cell: StoredCell) throws(Refusal) -> GoldenFile? {
    guard let path = cell.file else { return nil }
    let now = (try? RegularFile.bytes("\(root)/\(path)", limit: Limits.goldenPictureBytes)).map(DifferingFile.digest)
    if now == cell.pixelHash { return nil }
    if now != cell.goldenHash {
      throw Refusal(description: "the golden has changed since the run; run `swift test` again")
    }
    guard let bytes = try? folder.bytes(of: DifferingFile.actualName(scene.id, cell)),
      DifferingFile.digest(bytes) == cell.pixelHash
    else { throw Refusal(description: "the run has no file that can become the golden; run `swift test` again") }
    return GoldenFile(root: root, name: path, bytes: bytes)
  }

  /// Why a snapshot cannot be accepted.
  struct Refusal: ReportedError {
    let description: String
  }
}
