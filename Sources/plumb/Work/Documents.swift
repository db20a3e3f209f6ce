import Foundation
import RecipeDocuments
import Scenes

/// The documents a command works on.
struct Documents {
  /// Those that could be read, in the order of their paths.
  private(set) var scenes: [Scene] = []
  private(set) var problems: [DocumentProblems] = []

  /// Reads files, and every recipe in folders; with no path, `Recipes/`.
  /// - Throws: ``UsageError`` for a path that leads nowhere.
  init(_ paths: [String]) throws {
    for path in try Self.files(paths) {
      do {
        scenes.append(try RecipeDocument.read(path))
      } catch let found as DocumentProblems {
        problems.append(found)
      }
    }
  }

  /// Tells what is wrong; one bad document does not stop the others.
  @MainActor
  func report(to console: Console) -> ExitCode {
    for problem in problems { console.talk(problem.description) }
    return problems.isEmpty ? .clean : .usage
  }

  static func files(_ paths: [String]) throws -> [String] {
    let files = FileManager.default
    if paths.isEmpty {
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: "Recipes", isDirectory: &isFolder), isFolder.boolValue else {
        throw UsageError("there is no Recipes folder here; name a recipe, or a folder of recipes")
      }
    }
    return try (paths.isEmpty ? ["Recipes"] : paths).flatMap { path -> [String] in
      let path = tidy(path)
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw UsageError("\(path): no such file or folder")
      }
      if !isFolder.boolValue { return [path] }
      guard let names = files.enumerator(atPath: path) else {
        throw UsageError("\(path): the folder cannot be read; check its permissions")
      }
      let recipes = names.compactMap { $0 as? String }.filter { name in
        RecipeDocument.endings.contains { name.hasSuffix("." + $0) }
      }
      if recipes.isEmpty { throw UsageError("\(path): no recipe (.yaml) in this folder") }
      return recipes.sorted().map { "\(path)/\($0)" }
    }
  }

  /// Without `./` in front, slashes behind, and the way to where we are.
  private static func tidy(_ path: String) -> String {
    var path = path
    let here = FileManager.default.currentDirectoryPath + "/"
    if path.hasPrefix(here) { path.removeFirst(here.count) }
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "." : path
  }
}
