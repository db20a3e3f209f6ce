import Foundation

/// Where a run lies: `run.json`, pictures below the scenes' names, decisions and what they replaced.
public struct RunFolder: Sendable, Hashable {
  public let path: String

  public init(_ path: String) { self.path = path }

  public var runPath: String { "\(path)/run.json" }
  public var pagePath: String { "\(path)/index.html" }
  public var decisionsPath: String { "\(path)/decisions.json" }
  var lockPath: String { "\(path)/lock" }
  public var journalPath: String { "\(path)/journal" }

  /// Of pictures.
  public static let kinds: Set = ["actual", "comparison", "crop", "difference", "expected"]

  public func picturePath(_ scene: String, _ cell: String, _ kind: String) -> String {
    "\(path)/\(scene)/\(cell).\(kind).png"
  }

  /// Where the pictures of a run lie here. A run may come from anywhere: names that lead out of the folder are left out.
  public func picturePaths(of run: StoredRun) -> [String] {
    run.scenes.filter { Self.isInside($0.id) }.flatMap(picturePaths)
  }

  private func picturePaths(of scene: StoredScene) -> [String] {
    scene.cells.filter { Self.isInside($0.name) }.flatMap { cell in
      cell.pictures.filter(Self.kinds.contains).map { picturePath(scene.id, cell.name, $0) }
    }
  }

  /// - Throws: ``FileError``.
  public func write(_ run: StoredRun) throws {
    try AtomicFile.write(Self.text(run), to: runPath)
  }

  public static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings, numbers and lists always encode.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? "{}\n"
  }

  /// The run that is stored here.
  /// - Throws: ``RunError``.
  public func run() throws -> StoredRun {
    guard let data = FileManager.default.contents(atPath: runPath) else { throw RunError.none(path) }
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else { throw RunError.damaged(runPath) }
    guard head.version == StoredRun.currentVersion else { throw RunError.otherVersion(runPath, head.version) }
    guard let run = try? JSONDecoder().decode(StoredRun.self, from: data) else { throw RunError.damaged(runPath) }
    return run
  }

  private struct Head: Decodable { let version: Int }

  /// Takes away what an earlier run left here, and nothing that it did not write.
  public func clear() {
    guard let old = try? run() else { return }
    let lock = try? FileLock(lockPath)
    defer { withExtendedLifetime(lock) {} }
    for scene in old.scenes where Self.isInside(scene.id) {
      for picture in picturePaths(of: scene) { unlink(picture) }
      var folder = "\(path)/\(scene.id)"
      // Folders that are empty now, up to the run's own.
      while folder.count > path.count, rmdir(folder) == 0 {
        folder = URL(filePath: folder).deletingLastPathComponent().path(percentEncoded: false)
        if folder.hasSuffix("/") { folder.removeLast() }
      }
    }
    for file in [runPath, decisionsPath, pagePath, lockPath] { unlink(file) }
    try? FileManager.default.removeItem(atPath: journalPath)
    rmdir(path)
  }

  /// Whether a name from a file stays in the folder that it is put below.
  public static func isInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/", omittingEmptySubsequences: false).contains("..")
      && !name.contains("\0")
  }
}

/// Why a stored run cannot be used.
public enum RunError: Error, Hashable {
  /// There is none in this folder.
  case none(String)
  case damaged(String)
  case otherVersion(String, Int)
  /// Shards that do not belong together, and why.
  case mismatched(String)
  /// A run that was not held against goldens.
  case noGoldens(String)
  /// A run of goldens in another folder: the run's, the one here.
  case otherGoldens(String, String, String)
  /// A golden that was written after it was accepted.
  case changedSince(String)
}

extension RunError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .none(let folder): "no run is stored in \(folder); `plumb verify` stores one, --report names another folder"
    case .damaged(let path): "\(path) is no run that plumb wrote; run `plumb verify` anew"
    case .otherVersion(let path, let version):
      "\(path) has version \(version), this plumb reads \(StoredRun.currentVersion); run `plumb verify` anew"
    case .noGoldens(let path):
      "the run in \(path) is of `plumb diff`, which has no goldens; `plumb verify` stores one that has"
    case .otherGoldens(let path, let theirs, let ours):
      "the run in \(path) is of goldens in \"\(theirs)\", here they are in \"\(ours)\"; --snapshots names them"
    case .changedSince(let path): "\(path) was written since it was accepted; taking that back would lose it"
    case .mismatched(let reason): "these runs cannot be merged: \(reason)"
    }
  }
}
