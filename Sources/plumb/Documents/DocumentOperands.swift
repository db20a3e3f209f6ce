import Foundation
import Layout
import RecipeDocuments

/// Operands that name files, folders or scenes, as files and folders.
struct DocumentOperands {
  /// Files and folders in the order of the operands; `-` is the standard input.
  private(set) var paths: [String] = []
  /// The scenes that are wanted, by document, of those of which only scenes were named.
  private(set) var only: [String: Set<String>] = [:]

  /// - Throws: ``UsageError`` for a name that is neither a path nor a scene's.
  init(_ operands: [String]) throws {
    lazy var owners = Self.owners
    var whole: [String] = []
    for operand in operands {
      let path = PathOperand(operand)
      if path.isDocument {
        paths.append(operand)
        whole.append(operand)
        continue
      }
      // What has the ending of a document or begins like a path is meant as one.
      let isFile = "./-".contains(operand.prefix(1)) || DocumentKind(ofFile: operand) != nil
      let ids = isFile ? [] : owners.keys.sorted()
      // A path whose name several scenes have is the path.
      let found = Result { try SceneName.id(operand, among: ids) }
      guard let id = path.exists ? try? found.get() : try found.get(), let document = owners[id] else {
        if path.exists {
          paths.append(operand)
          whole.append(operand)
          continue
        }
        // Goldens of Swift tests are searched for last, because all folders have to be walked.
        if !isFile, let test = try TestScenes.folder(named: operand) {
          paths.append(test)
          continue
        }
        let tests = isFile ? [] : TestScenes.folders(below: ".").map(TestScenes.id)
        if ids.isEmpty, tests.isEmpty { throw UsageError("\(operand): no such file or folder") }
        throw UsageError("no document or scene \"\(operand)\"\(SceneName.hint(for: operand, among: ids + tests))")
      }
      if !paths.contains(document) { paths.append(document) }
      only[document, default: []].insert(id)
    }
    // A document that is also named itself, or in a folder, is wanted whole.
    if only.isEmpty || whole.isEmpty { return }
    for file in (try? DocumentSearch(whole))?.files ?? [] { only[file] = nil }
  }

  /// Returns the documents of all scenes by the scenes' ids.
  private static var owners: [String: String] {
    (try? Documents(paths: (try? Settings.here())?.documents ?? ["Recipes"]))?.owners ?? [:]
  }

  /// Returns whether a scene is wanted.
  func want(_ scene: Scene) -> Bool { only[scene.document]?.contains(scene.id) ?? true }
}
