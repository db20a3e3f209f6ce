import Foundation
import RecipeDocuments
import Scenes

extension Documents {
  /// Returns the document at a path, or the scene with an id among the configured documents.
  /// - Returns: The documents with only these scenes, and the code for what could not be read.
  /// - Throws: ``UsageError`` if there is neither.
  @MainActor
  static func named(_ name: String, _ configured: [String], _ console: Console) throws -> (Documents, ExitCode) {
    let isDocument = FileManager.default.fileExists(atPath: name)
    var documents = try Documents(isDocument ? [name] : configured)
    let ids = documents.scenes.map(\.id)
    if !isDocument { documents.keep { $0.id == name } }
    let code = isDocument || documents.scenes.isEmpty ? documents.report(to: console) : .clean
    if documents.scenes.isEmpty, code == .clean {
      throw UsageError("no document or scene \"\(name)\"\(Suggestion.hint(for: name, among: ids))")
    }
    return (documents, code)
  }
}
