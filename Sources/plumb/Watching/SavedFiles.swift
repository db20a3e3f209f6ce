import Foundation

/// Detects which files in some folders are saved, created or removed.
@MainActor
protocol SavedFiles: AnyObject {
  /// Waits until there are some.
  /// - Returns: Their paths, as the folders name them; nil if anything may have changed.
  func wait() -> Set<String>?
}

/// The watched folders: those given and all their subfolders, except hidden and omitted ones.
struct WatchedFolders {
  /// The maximum number of folders watched.
  static let limit = 4096

  private let roots: [String]
  private let omitted: Set<String>

  /// - Parameter omitted: Paths of folders that are not watched, relative to the roots.
  init(_ roots: [String], omitted: Set<String>) {
    self.roots = roots
    self.omitted = Set(omitted.map { Self.plain($0) })
  }

  /// Returns a path without `.` and `..` as far as that needs no disk access; relative if it is in the working folder.
  static func plain(_ path: String, workingFolder: String = FileManager.default.currentDirectoryPath) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    guard path.hasPrefix("/") else { return parts.isEmpty ? "." : parts.joined(separator: "/") }
    let folder = workingFolder.split(separator: "/")
    if parts == folder { return "." }
    return parts.starts(with: folder)
      ? parts.dropFirst(folder.count).joined(separator: "/") : "/" + parts.joined(separator: "/")
  }

  /// All of them, outer ones first. Links are not followed.
  /// - Complexity: O(entries of the folders).
  var all: [String] { roots.flatMap(folders) }

  /// Returns a folder and its subfolders.
  func folders(below root: String) -> [String] {
    var (found, next) = ([String](), [root])
    while let folder = next.popLast(), found.count < Self.limit {
      if omitted.contains(folder) { continue }
      found.append(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      next += names.filter { !$0.hasPrefix(".") }.map { Self.path(folder, $0) }.filter(Self.isFolder)
    }
    return found
  }

  /// The path of an entry, as documents are named.
  static func path(_ folder: String, _ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
