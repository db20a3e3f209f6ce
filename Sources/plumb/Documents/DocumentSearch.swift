import Foundation
import Layout
import RecipeDocuments
import Values

/// Finds the recipes that paths name.
struct DocumentSearch {
  /// The files in the order of the operands, those of a folder sorted, without duplicates.
  private(set) var files: [String] = []
  /// What may be documents and cannot be read, such as links to nothing.
  private(set) var problems: [DocumentProblem] = []
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
        let before = (files.count, problems.count)
        guard walk(path) else { continue }
        if (files.count, problems.count) == before { files += TestScenes.folders(below: path) }
        if (files.count, problems.count) == before {
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

  /// Adds the documents of a folder and of its subfolders; false if that was done before.
  @discardableResult
  private mutating func walk(_ folder: String) -> Bool {
    guard walked.insert(URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)).inserted else {
      return false
    }
    guard let entries = FolderEntries(folder) else {
      problems.append(
        DocumentProblem(document: folder, message: "the folder cannot be read; check its permissions"))
      return true
    }
    func path(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }
    // Beside documents a name without an ending may be that of a folder of more documents.
    let isOfDocuments = folder != "." && entries.names.contains(where: Self.isDocument)
    func mayBeDocument(_ name: String) -> Bool { Self.isDocument(name) || isOfDocuments && !name.contains(".") }
    for name in entries.names.sorted() where !name.hasPrefix(".") {
      let path = path(name)
      switch Self.kind(of: path) {
      case .folder: walk(path)
      case .file where Self.isDocument(name) && RegularFile.isThere(path): files.append(path)
      case .nothing where mayBeDocument(name):
        problems.append(
          DocumentProblem(document: path, message: "a link to nothing; restore what it leads to, or remove it"))
      default: break
      }
    }
    for name in entries.unnamable where mayBeDocument(name) {
      problems.append(DocumentProblem(document: path(name), message: "the name is not UTF-8; rename the file"))
    }
    return true
  }

  /// Whether a file in a folder has a document's ending. The settings are not a document.
  static func isDocument(_ name: String) -> Bool {
    name != ProjectSettings.fileName && DocumentKind(ofFile: name) != nil
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
