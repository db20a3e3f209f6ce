import Foundation
import Layout
import RecipeDocuments

/// Operands that name files, folders or scenes, as files and folders.
struct DocumentOperands {
  /// Files and folders in the order of the operands; `-` is the standard input.
  private(set) var paths: [String] = []
  /// The scenes that are wanted, by document, of those of which only scenes were named.
  private(set) var only: [String: Set<String>] = [:]

  /// - Parameter configured: Where scenes are searched for; the project's documents if nil.
  /// - Throws: ``UsageError`` for a name that is neither a path nor a scene's.
  init(_ operands: [String], among configured: [String]? = nil) throws {
    lazy var owners = Self.owners(among: configured)
    for operand in operands {
      if operand.isEmpty || operand == StandardInput.operand || FileManager.default.fileExists(atPath: operand) {
        paths.append(operand)
        continue
      }
      // What has the ending of a document or begins like a path is meant as one.
      let isFile =
        "./-".contains(operand.prefix(1)) || Documents.endings.contains { operand.lowercased().hasSuffix(".\($0)") }
      let test = isFile ? nil : try TestScenes.folder(named: operand)
      if isFile || owners.isEmpty && test == nil { throw UsageError("\(operand): no such file or folder") }
      let ids = owners.keys.sorted()
      guard let id = try SceneName.id(operand, among: ids), let document = owners[id] else {
        if let test {
          paths.append(test)
          continue
        }
        throw UsageError("no document or scene \"\(operand)\"\(SceneName.hint(for: operand, among: ids))")
      }
      if !paths.contains(document) { paths.append(document) }
      only[document, default: []].insert(id)
    }
    // A document that is also named itself is wanted whole.
    for operand in operands { only[operand] = nil }
  }

  /// Returns the documents of all scenes by the scenes' ids.
  private static func owners(among configured: [String]?) -> [String: String] {
    let folders = configured ?? (try? ProjectSettings.read())?.documents ?? ["Recipes"]
    return (try? Documents(paths: folders))?.owners ?? [:]
  }

  /// Returns whether a scene is wanted.
  func want(_ scene: Scene) -> Bool { only[scene.document]?.contains(scene.id) ?? true }
}
