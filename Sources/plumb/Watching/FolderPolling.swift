import Foundation

/// Detects saved files by their modification times, for file systems without kernel events, such as network file
/// systems.
@MainActor
final class FolderPolling: SavedFiles {
  /// Milliseconds between two checks.
  private static let pause: Int32 = 250

  private let folders: WatchedFolders
  private var known: [String: Stamp]

  /// The file attributes that a save changes.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int64
    let node: UInt64
  }

  init(_ folders: WatchedFolders) {
    self.folders = folders
    known = Self.stamps(folders)
  }

  func wait() -> Set<String>? {
    while true {
      _ = poll(nil, 0, Self.pause)
      let now = Self.stamps(folders)
      let changed = Set(known.keys).union(now.keys).filter { known[$0] != now[$0] }
      known = now
      if !changed.isEmpty { return changed }
    }
  }

  private static func stamps(_ folders: WatchedFolders) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for folder in folders.all {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        let path = WatchedFolders.path(folder, name)
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        stamps[path] = Stamp(
          seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int64(status.st_size),
          node: UInt64(status.st_ino))
      }
    }
    return stamps
  }
}
