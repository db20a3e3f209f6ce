import Foundation

/// Files that a document names: beside it or in a folder above it.
enum DocumentFiles {
  /// The first of some names that is there.
  /// - Parameter folder: Of the document.
  static func path(ofAny names: [String], around folder: String) -> String? {
    folders(around: folder).lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The folder and those above it.
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
