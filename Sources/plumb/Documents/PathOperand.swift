import Foundation
import SceneModel

/// An operand as the path of documents: a file, a folder, or `-` for the standard input.
struct PathOperand {
  /// Whether something is at the path.
  let exists: Bool
  /// Whether the path means documents even if a scene has its name. A program `login` that was built beside a recipe
  /// `login` does not.
  let isDocument: Bool

  /// - Complexity: O(entries) for a folder, until the first document.
  init(_ operand: String) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
    exists = isThere || operand.isEmpty || operand == StandardInput.operand
    let isName = !operand.contains("/") && !operand.contains(".")
    if !isThere || !isName {
      isDocument = exists
    } else if isFolder.boolValue {
      isDocument = (try? DocumentSearch([operand])) != nil
    } else {
      isDocument = false
    }
  }
}
