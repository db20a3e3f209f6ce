import Foundation
import Layout
import RecipeDocuments

extension Documents {
  /// Returns the document at a path, or the scene with an id among the configured documents. The end of an id is enough
  /// if no other scene has it: `login` for `screens/login`.
  /// - Returns: The documents with only these scenes, and the code for what could not be read.
  /// - Throws: ``UsageError`` if there is neither.
  @MainActor
  static func named(_ name: String, _ configured: [String], _ console: Console) throws -> (Documents, ExitCode) {
    let isDocument = FileManager.default.fileExists(atPath: name)
    let test = isDocument ? nil : try TestScenes.folder(named: name)
    var documents: Documents
    do {
      documents = try Documents(isDocument ? [name] : configured)
    } catch  where test != nil {
      documents = .empty
    }
    let ids = documents.scenes.map(\.id)
    if !isDocument {
      let found = try Self.id(name, among: ids)
      documents.keep { $0.id == found }
      if documents.scenes.isEmpty, let test { return try named(test, configured, console) }
    }
    let code = isDocument || documents.scenes.isEmpty ? documents.report(to: console) : .clean
    if documents.scenes.isEmpty, code == .clean {
      throw UsageError("no document or scene \"\(name)\"\(Suggestion.hint(for: name, among: ids))")
    }
    return (documents, code)
  }

  /// Returns the id that is a name or ends with it; the name itself if there is none.
  /// - Throws: ``UsageError`` if several ids end with it.
  static func id(_ name: String, among ids: [String]) throws -> String {
    if ids.contains(name) { return name }
    let found = ids.filter { $0.hasSuffix("/\(name)") }
    if found.count > 1 {
      throw UsageError("\"\(name)\" means \(found.count) scenes; name one: \(found.joined(separator: ", "))")
    }
    return found.first ?? name
  }
}
