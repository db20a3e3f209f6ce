import RecipeDocuments
import Scenes

/// What one version of a recipe says.
struct RecipeReading {
  let outline: DocumentOutline
  /// nil where there are problems.
  let scene: Scene?
  /// In the order of their places.
  let problems: [DocumentProblem]

  init(_ document: OpenDocument) {
    let text = document.text.text
    outline = DocumentOutline(text, format: .recipe)
    do {
      guard document.text.bytes.count <= RecipeDocument.sizeLimit else {
        throw DocumentProblems(problems: [
          DocumentProblem(
            document: document.name,
            message: "larger than \(RecipeDocument.sizeLimit >> 20) MiB; a recipe is a few kilobytes")
        ])
      }
      scene = try RecipeDocument.decode(text, document: document.name, folder: document.folder)
      problems = []
    } catch let found as DocumentProblems {
      (scene, problems) = (nil, found.problems)
    } catch {
      (scene, problems) = (nil, [DocumentProblem(document: document.name, message: "\(error)")])
    }
  }
}
