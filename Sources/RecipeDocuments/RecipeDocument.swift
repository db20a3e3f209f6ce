import Foundation
package import SceneModel
import Values

/// Recipes: YAML files whose constraints use the notation of the Auto Layout Guide.
package enum RecipeDocument {
  /// Larger files are rejected.
  package static let sizeLimit = Limits.recipeBytes

  /// Reads a recipe from disk.
  /// - Parameters:
  ///   - document: The name used in messages; the path if nil.
  ///   - fonts: The fonts that exist besides the recipe's own.
  /// - Throws: ``DocumentProblems``, with every problem found.
  /// - Complexity: O(size · views).
  package static func read(_ path: String, document: String? = nil, fonts: FontCatalogue) throws -> Scene {
    let name = document ?? path
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return try RecipeDecoder.decode(
      try text(at: path, document: name), document: name, folder: folder, fonts: fonts)
  }

  /// Reads the text of a recipe as written.
  /// - Parameter document: The name used in messages; the path if nil.
  /// - Throws: ``DocumentProblems``, for a file that is not text of at most ``sizeLimit`` bytes.
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
  /// - Parameters:
  ///   - folder: The folder where pictures are searched for; nil finds none.
  ///   - fonts: The fonts that exist besides the recipe's own.
  ///   - isRecorded: Whether the text is that of a record: then pictures and fonts may be gone. A picture without a
  ///     file is as large as one point, and a font without one is another.
  /// - Throws: ``DocumentProblems``.
  package static func decode(
    _ text: String, document: String, folder: String? = nil, fonts: FontCatalogue, isRecorded: Bool = false
  ) throws -> Scene {
    try RecipeDecoder.decode(text, document: document, folder: folder, fonts: fonts, isRecorded: isRecorded)
  }

  /// Reads an invariant of a scene: one line, as in a recipe.
  /// - Throws: ``InvariantProblem``.
  package static func invariant(_ text: String, of scene: Scene) throws(InvariantProblem) -> SceneInvariant {
    do {
      return try InvariantParser(names: EquationParser.Names(of: scene)).parse(text)
    } catch {
      throw InvariantProblem(message: (error as? EquationParser.Failure)?.message ?? "\(error)")
    }
  }
}

/// The reason why a line is not an invariant of a scene.
package struct InvariantProblem: ReportedError {
  /// A short text.
  package let message: String

  package var description: String { message }
}
