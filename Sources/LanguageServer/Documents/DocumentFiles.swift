import Foundation

/// Files that a document names, in its own folder or a parent folder.
enum DocumentFiles {
  /// Returns the first of some names that exists.
  /// - Parameter folder: The document's folder.
  static func path(ofAny names: [String], around folder: String) -> String? {
    folders(around: folder).lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Returns the folder and its parents.
  static func folders(around folder: String) -> [String] {
    var url = URL(filePath: folder)
    var folders: [String] = []
    while folders.count < 64 {
      var path = url.path(percentEncoded: false)
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      if folders.last == path { break }
      folders.append(path)
      url = URL(filePath: path).deletingLastPathComponent()
    }
    return folders
  }
}
