import Foundation

/// Files that are either old or new, never half.
public enum AtomicFile {
  /// Makes a folder, and makes sure that files can be written to it.
  /// - Throws: ``FileError``.
  public static func prepare(folder: String) throws {
    let probe = "\(folder)/.\(ProcessInfo.processInfo.processIdentifier).tmp"
    try write([], to: probe)
    try? FileManager.default.removeItem(atPath: probe)
  }

  /// Writes beside the file and renames over it. A file that has these bytes already is left alone.
  /// - Returns: Whether anything was written.
  /// - Throws: ``FileError``.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: String) throws -> Bool {
    if let old = FileManager.default.contents(atPath: path), old.elementsEqual(bytes) { return false }
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError.cannotWrite(path: folder)
    }
    let temporary = "\(path).\(ProcessInfo.processInfo.processIdentifier).tmp"
    guard FileManager.default.createFile(atPath: temporary, contents: Data(bytes)) else {
      throw FileError.cannotWrite(path: path)
    }
    guard rename(temporary, path) == 0 else {
      try? FileManager.default.removeItem(atPath: temporary)
      throw FileError.cannotWrite(path: path)
    }
    return true
  }

  @discardableResult
  public static func write(_ text: String, to path: String) throws -> Bool { try write(Array(text.utf8), to: path) }
}

/// What went wrong with a file.
public enum FileError: Error, Hashable {
  case cannotWrite(path: String)
}

extension FileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotWrite(let path): "cannot write \(path); check that the folder exists and may be written to"
    }
  }
}
