import Foundation
import Values

/// Finds the recipes that paths name.
struct DocumentSearch {
  /// The files in the order of the operands, those of a folder sorted, without duplicates.
  private(set) var files: [String] = []
  /// Folders that could not be read during the search.
  private(set) var unreadable: [String] = []
  /// Folders already walked, with links resolved, so that a link to a parent folder does not cause an endless loop.
  private var walked: Set<String> = []

  /// - Throws: ``UsageError``.
  init(_ operands: [String]) throws {
    if operands.isEmpty, Self.kind(of: "Recipes") != .folder {
      throw UsageError(
        "no storyboard, xib or recipe (.yaml) below this folder; name a document or its folder, or write a first recipe "
          + "with: plumb init")
    }
    for operand in operands.isEmpty ? ["Recipes"] : operands {
      if operand.isEmpty { throw UsageError("a path is empty; name a recipe, or a folder of recipes") }
      if operand == StandardInput.operand {
        files.append(StandardInput.document)
        continue
      }
      let path = Self.tidy(operand)
      switch Self.kind(of: path) {
      case .nothing: throw UsageError("\(path): no such file or folder")
      case .file: files.append(path)
      case .folder where TestScenes.isGolden(path): files.append(path)
      case .folder:
        let before = (files.count, unreadable.count)
        walk(path)
        if (files.count, unreadable.count) == before { files += TestScenes.folders(below: path) }
        if (files.count, unreadable.count) == before {
          throw UsageError("\(path): no recipe (.yaml), storyboard or xib in this folder")
        }
      }
    }
    // Names that differ only in how accents are composed are two files, although the texts are equal.
    var seen: Set<[UInt8]> = []
    files = files.filter { seen.insert(Array($0.utf8)).inserted }
  }

  private enum Kind {
    case nothing
    case file
    case folder
  }

  private static func kind(of path: String) -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return .nothing }
    return isFolder.boolValue ? .folder : .file
  }

  private mutating func walk(_ folder: String) {
    guard walked.insert(URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)).inserted else {
      return
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      unreadable.append(folder)
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : "\(folder)/\(name)"
      switch Self.kind(of: path) {
      case .folder: walk(path)
      case .file
      where Documents.endings.contains { name.lowercased().hasSuffix(".\($0)") } && RegularFile.isThere(path):
        files.append(path)
      default: break
      }
    }
  }

  /// Returns a path without a leading `./`, trailing slashes and the path of the working folder.
  private static func tidy(_ path: String) -> String {
    var path = path
    let here = FileManager.default.currentDirectoryPath + "/"
    if path.hasPrefix(here) { path.removeFirst(here.count) }
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "." : path
  }
}
