import Foundation
package import Layout
import RecipeDocuments
import StoryboardDocuments
import Values

/// The document of a scene as it was read: edits are written into this text, and proven of what is read from the result.
package struct RepairDocument: Sendable {
  /// How edits are written.
  package enum Form: Sendable {
    case recipe
    case storyboard
    /// Views of an application, whose code has the constraints.
    case code
  }

  /// Why a document cannot be edited.
  package struct Failure: ReportedError {
    /// The document, the cause and the next step.
    package let description: String
  }

  /// The document's path.
  package let path: String
  /// How edits are written.
  package let form: Form
  /// The document's text; empty for code.
  package let text: String

  /// - Parameters:
  ///   - path: The document's path.
  ///   - text: The document as an editor has it.
  package init(path: String, form: Form, text: String) { (self.path, self.form, self.text) = (path, form, text) }

  /// Reads the document of a scene again.
  /// - Throws: ``Failure`` for a document that is gone.
  package init(of scene: Scene) throws(Failure) {
    path = scene.document
    if scene.capture != nil {
      (form, text) = (.code, "")
      return
    }
    let isStoryboard = DocumentKind(ofFile: scene.document) == .storyboard
    form = isStoryboard ? .storyboard : .recipe
    let limit = isStoryboard ? StoryboardDocument.sizeLimit : RecipeDocument.sizeLimit
    guard let bytes = try? RegularFile.bytes(path, limit: limit), let text = String(validating: bytes, as: UTF8.self)
    else { throw Failure(description: "\(scene.document): cannot be read again; check the path and its permissions") }
    self.text = text
  }

  /// Returns the document with edits of a scene, and the scene read from it.
  /// - Throws: ``RecipeEditing/Failure``, ``StoryboardEditing/Failure``, and what reading the result throws.
  /// - Complexity: Reading the document once for each edit.
  package func written(_ edits: [LayoutEdit], of scene: Scene) throws -> (text: String, scene: Scene) {
    switch form {
    case .code: return ("", scene.applying(edits))
    case .recipe:
      return try RecipeEditing.text(text, of: scene, with: edits, folder: folder, fonts: .installed)
    case .storyboard:
      let new = try StoryboardEditing.text(text, of: scene, with: edits)
      let scenes = try StoryboardDocument.contents(
        Data(new.utf8), document: path, path: path, fonts: .installed
      ).scenes
      guard let own = scenes.first(where: { $0.id == scene.id }) else {
        throw Failure(description: "\(path): has no scene \(scene.id) any more")
      }
      return (new, own)
    }
  }

  private var folder: String { URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false) }
}
