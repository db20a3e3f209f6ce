public import CairoCanvas
import Foundation

/// Where the goldens of a scene lie: `Snapshots/<scene>/frames.txt` and pictures beside it.
public struct SnapshotFolder: Sendable, Hashable {
  public let path: String

  /// - Parameters:
  ///   - root: The folder of all goldens.
  ///   - scene: The scene's ``Scene/id``.
  public init(root: String, scene: String) { path = "\(root)/\(scene)" }

  public var recordPath: String { path + "/frames.txt" }
  public func picturePath(_ cell: String) -> String { "\(path)/\(cell).png" }

  /// The record; nil if there is none.
  /// - Throws: ``RecordError``.
  public func record() throws -> SceneRecord? {
    guard FileManager.default.fileExists(atPath: recordPath) || access(path, F_OK) != 0 && errno == EACCES else {
      return nil
    }
    guard let data = FileManager.default.contents(atPath: recordPath) else { throw RecordError.unreadable }
    return try SceneRecord(parsing: String(decoding: data, as: UTF8.self))
  }

  /// A golden picture; nil if there is none.
  /// - Throws: ``PNGReader/Failure``.
  public func picture(_ cell: String) throws -> PixelImage? {
    guard let data = FileManager.default.contents(atPath: picturePath(cell)) else { return nil }
    return try PNGReader.decode([UInt8](data))
  }

  /// The hash of a golden picture's pixels; nil if there is none.
  /// - Throws: ``PNGReader/Failure``.
  /// - Complexity: O(bytes of the file) where it says which pixels it holds, else O(pixels).
  public func pixelHash(_ cell: String) throws -> String? {
    guard let data = FileManager.default.contents(atPath: picturePath(cell)) else { return nil }
    let file = [UInt8](data)
    return try PNGReader.stamp(of: file)?.pixelHash ?? PNGReader.decode(file).hashText
  }

  /// Writes a cell's golden picture, unless the file there holds the same pixels already.
  /// - Returns: The file's path; nil if nothing was written.
  /// - Throws: ``FileError``.
  public func write(pictureOf observation: Observation) throws -> String? {
    let (cell, path) = (observation.cell.name, picturePath(observation.cell.name))
    guard let png = observation.png, (try? pixelHash(cell)) != observation.pixelHash else { return nil }
    return try AtomicFile.write(png, to: path) ? path : nil
  }

  /// Names of cells that have a picture, sorted.
  public var picturedCells: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// Folders below a root that hold a record or pictures, relative to it, sorted.
  public static func recorded(in root: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    // A folder with pictures alone is one whose record has gone.
    let folders = files.filter { $0.hasSuffix("/frames.txt") || $0.hasSuffix(".png") }.compactMap { file in
      file.lastIndex(of: "/").map { String(file[..<$0]) }
    }
    return Set(folders).sorted()
  }
}

extension PNGReader.Failure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notPNG: "this is no PNG file (a Git LFS pointer, perhaps: run `git lfs pull`)"
    case .truncated: "the PNG file ends too early"
    case .damaged(let what): "the PNG file is damaged: \(what)"
    case .unsupported(let what): "a kind of PNG that goldens never are: \(what)"
    }
  }
}
