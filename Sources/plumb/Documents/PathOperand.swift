import Foundation
import Goldens

/// An operand as the path of documents: a file, a folder, or `-` for the standard input.
struct PathOperand {
  /// Whether something is at the path.
  let exists: Bool
  /// Whether the path means documents even if a scene has its name. A program `login` that was built beside a recipe
  /// `login` does not, nor does an empty folder.
  let isDocument: Bool

  /// - Complexity: O(entries) for a folder, until the first document.
  init(_ operand: String) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
    exists = isThere || operand.isEmpty || operand == StandardInput.operand
    if !isThere || operand.contains("/") || operand.contains(".") {
      isDocument = exists
    } else {
      isDocument = isFolder.boolValue ? Self.hasDocuments(operand) : FoundDocuments.isRecipe(atPath: operand)
    }
  }

  /// Whether a document or a golden is in a folder; links to folders are not followed.
  private static func hasDocuments(_ folder: String) -> Bool {
    let files = FileManager.default.enumerator(atPath: folder)
    while let file = files?.nextObject() as? String {
      let name = URL(filePath: file).lastPathComponent
      if DocumentSearch.isDocument(name) || name == GoldenFolder.recordName { return true }
    }
    return false
  }
}
