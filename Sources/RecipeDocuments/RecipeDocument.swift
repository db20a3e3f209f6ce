import Foundation
package import Scenes
import Values

/// Recipes: YAML files whose constraints are written as the Auto Layout Guide writes them.
package enum RecipeDocument {
  /// Larger files are refused.
  package static let sizeLimit = Limits.recipeBytes
  /// What a recipe's file name ends with.
  package static let endings = ["yaml", "yml"]

  /// Reads a recipe from disk.
  /// - Parameter document: The name used in messages; the path if nil.
  /// - Throws: ``DocumentProblems``, with every problem found.
  /// - Complexity: O(size · views).
  package static func read(_ path: String, document: String? = nil) throws -> Scene {
    let name = document ?? path
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return try RecipeDecoder.decode(try text(at: path, document: name), document: name, folder: folder)
  }

  /// Reads what a recipe says, as it was written.
  /// - Parameter document: The name used in messages; the path if nil.
  /// - Throws: ``DocumentProblems``, for a file that is no text of at most ``sizeLimit`` bytes.
  package static func text(at path: String, document: String? = nil) throws -> String {
    let name = document ?? path
    func refuse(_ message: String) -> DocumentProblems {
      DocumentProblems(problems: [DocumentProblem(document: name, message: message)])
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw refuse("no such file; check the path")
    }
    if isFolder.boolValue { throw refuse("this is a folder; name a recipe in it") }
    let bytes: [UInt8]
    do throws(RegularFile.Failure) {
      bytes = try RegularFile.bytes(path, limit: sizeLimit)
    } catch {
      switch error {
      case .missing: throw refuse("no such file; check the path")
      case .notRegular: throw refuse("not a regular file; name a recipe")
      case .tooLarge: throw refuse("larger than \(sizeLimit >> 20) MiB; a recipe is a few kilobytes")
      case .unreadable: throw refuse("the file cannot be read; check its permissions")
      }
    }
    guard let text = String(data: Data(bytes), encoding: .utf8) else {
      throw refuse("not UTF-8 text; save the recipe as UTF-8")
    }
    return text
  }

  /// Decodes a recipe's text.
  /// - Parameter folder: Where pictures are looked for; nil finds none.
  /// - Throws: ``DocumentProblems``.
  package static func decode(_ text: String, document: String, folder: String? = nil) throws -> Scene {
    try RecipeDecoder.decode(text, document: document, folder: folder)
  }

  /// Reads an invariant of a scene: one line, as a recipe has it.
  /// - Throws: ``InvariantProblem``.
  package static func invariant(_ text: String, of scene: Scene) throws(InvariantProblem) -> SceneInvariant {
    do {
      return try InvariantParser(names: EquationParser.Names(of: scene)).parse(text)
    } catch {
      throw InvariantProblem(message: (error as? EquationParser.Failure)?.message ?? "\(error)")
    }
  }

  /// A scene that says what some inputs say, and is otherwise like another one: a document as it was, or with some of its edits.
  ///
  /// What inputs leave out (expectations, notes) is the other scene's. The result is to be checked against a layout
  /// that is known: a storyboard may say more than its inputs.
  /// - Parameters:
  ///   - inputs: One fact a line, as ``RecipeWriter/inputs(of:)`` writes them.
  ///   - scene: The document as it is now.
  /// - Returns: nil where the inputs cannot be read, or the scene has parts that they say nothing of.
  /// - Complexity: O(inputs · views).
  package static func scene(of inputs: [String], like scene: Scene) -> Scene? {
    InputsPatch(inputs, of: scene).scene ?? InputsReader(inputs, like: scene).scene
  }
}

/// Why a line is no invariant of a scene.
package struct InvariantProblem: Error {
  /// In a few words.
  package let message: String
}
