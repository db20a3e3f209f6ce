import Layout
import RecipeDocuments
import StoryboardDocuments
import Values

/// The watched documents, each as last read, and as last read successfully.
@MainActor
struct WatchedDocuments {
  /// A document and its scenes.
  struct Document {
    /// As last read successfully.
    var scenes: [Scene] = []
    /// Why it cannot be read now, one text per problem.
    var problems: [String] = []
    /// Contents that cannot be right.
    var remarks: [String] = []
  }

  private let operands: [String]
  /// In the order of their paths.
  private(set) var paths: [String] = []
  private(set) var documents: [String: Document] = [:]

  /// - Parameter operands: Files and folders.
  init(_ operands: [String]) { self.operands = operands }

  /// Every scene that could be read, in the documents' order. If several have the same id, the first counts.
  var scenes: [Scene] {
    var seen: Set<String> = []
    return paths.flatMap { documents[$0]?.scenes ?? [] }.filter { seen.insert($0.id).inserted }
  }

  /// Reads documents again.
  /// - Parameter changed: Files that were saved; nil reads all documents. A picture, a font's table or a translation
  ///   may belong to any document, so that saving one reads all of them, too.
  /// - Returns: The documents that were read.
  /// - Throws: ``UsageError`` for a path that does not exist.
  mutating func read(_ changed: Set<String>?) throws -> [String] {
    paths = try DocumentSearch(operands).files
    documents = documents.filter { paths.contains($0.key) }
    let isOfAll = changed?.contains { DocumentKind(ofFile: $0) == nil } ?? true
    let chosen = paths.filter { isOfAll || documents[$0] == nil || changed?.contains($0) ?? true }
    for path in chosen { try read(path) }
    return chosen
  }

  private mutating func read(_ path: String) throws {
    let found = try Documents([path])
    var document = documents[path] ?? Document()
    document.problems = found.problems.map(\.description)
    if found.problems.isEmpty {
      document.scenes = found.scenes
      document.remarks = found.remarks.map(\.remark.message)
    }
    documents[path] = document
  }
}
