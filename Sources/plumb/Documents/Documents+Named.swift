import Foundation
import Layout
import RecipeDocuments

extension Documents {
  /// Returns the document at a path, or the scene among the project's documents whose id ends with a name (``SceneName``).
  /// - Returns: The documents with only these scenes, and the code for what could not be read.
  /// - Throws: ``UsageError`` if there is neither.
  @MainActor
  static func named(_ name: String, _ console: Console) throws -> (Documents, ExitCode) {
    let isDocument = PathOperand(name).isDocument
    let documents = try Documents([name])
    // Of a document in which only one scene was named, remarks on others do not matter.
    let isWhole = isDocument || documents.scenes.contains { $0.capture != nil }
    let code = isWhole || documents.scenes.isEmpty ? documents.report(to: console) : .clean
    if documents.scenes.isEmpty, code == .clean { throw UsageError("\(name) has no scene") }
    return (documents, code)
  }
}
