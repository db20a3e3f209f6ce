import ContextServer
import Foundation
import Layout
import RecipeDocuments
import Values
import Verifying

/// Writes recipes for programs.
enum RecipeFile {
  /// - Parameter name: Relative to the project's folder.
  /// - Throws: ``ToolFailure`` for any other file, and with the problems of a text that cannot be read.
  static func write(_ text: String, to name: String, in project: ProjectFolder) throws(ToolFailure) {
    let file = URL(filePath: try project.resolve(name))
    guard DocumentKind.recipe.endings.contains(file.pathExtension), file.lastPathComponent != ProjectSettings.fileName,
      !name.split(separator: "/").contains(where: { $0.hasPrefix(".") })
    else {
      throw ToolFailure(
        "\(name) cannot be a recipe: the name must end in .yaml, not be plumb.yaml, and have no part that begins with a dot"
      )
    }
    if name.unicodeScalars.contains(where: \.isControl) {
      throw ToolFailure("the name \(Quoting.record.quoted(name)) has control characters")
    }
    let path = file.path(percentEncoded: false)
    if FileManager.default.fileExists(atPath: path), !FoundDocuments.isRecipe(atPath: path) {
      throw ToolFailure("\(name) exists and is not a recipe; choose another name")
    }
    do {
      let folder = file.deletingLastPathComponent().path(percentEncoded: false)
      _ = try RecipeDocument.decode(text, document: name, folder: folder, fonts: .installed)
      // Symbolic links are not followed.
      try AtomicFile.write(Array(text.utf8), to: name, in: project.path)
    } catch {
      throw ToolFailure("\(error)")
    }
  }
}
