import Foundation
import Values

/// Files that a recipe names, in its folder or a folder above it.
extension DecodingContext {
  /// Returns the nearest folder, from the recipe's own upwards, that satisfies a condition; nil if there is none.
  func folderAbove(_ holds: (String) -> Bool) -> String? {
    guard let folder else { return nil }
    var place = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    while true {
      let path = place.path(percentEncoded: false)
      let plain = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      if holds(plain) { return plain }
      let parent = place.deletingLastPathComponent().standardizedFileURL
      // Without a working folder, a relative path leads up without end.
      if parent == place || plain == "/" || !plain.hasPrefix("/") { return nil }
      place = parent
    }
  }

  /// Returns the path of a file with a name such as `Fonts/Lato.ttf`; nil, reported, if there is none.
  func file(named name: String, at node: YAMLNode) -> String? {
    guard NameInFolder.isPlain(name) else {
      report("\"\(name)\" is not a relative path; write Fonts/Lato.ttf", at: node)
      return nil
    }
    guard let folder = folderAbove({ RegularFile.isThere("\($0)/\(name)") }) else {
      report("no file \(name) beside the recipe or in a folder above it", at: node)
      return nil
    }
    return "\(folder)/\(name)"
  }

  /// Whether there is a file with a relative path in the recipe's folder or above it.
  func isThere(_ name: String) -> Bool {
    NameInFolder.isPlain(name) && folderAbove { RegularFile.isThere("\($0)/\(name)") } != nil
  }
}
