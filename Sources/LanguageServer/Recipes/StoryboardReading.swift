import Foundation
import Layout
import RecipeDocuments
import StoryboardDocuments
import Values

/// One version of a storyboard or a xib, with the findings in its scenes, one layout at a time.
@MainActor
final class StoryboardReading {
  let document: OpenDocument
  /// Problems in reading, and what is not drawn as intended.
  let remarks: [Diagnostic]
  private var findings: [RecipeFindings] = []

  /// - Complexity: O(length).
  init(_ document: OpenDocument, _ project: ProjectFacts, _ pipeline: LayoutPipeline?) {
    self.document = document
    let places = RecipePlaces(text: document.text, outline: nil)
    func range(_ line: Int?) -> TextRange { places.range(at: line.map { ScenePlace(line: $0, column: 1) }) }
    do {
      let contents = try StoryboardDocument.contents(
        Data(document.text.bytes), document: document.name, path: document.path, fonts: .installed)
      let faults = contents.faults.map { fault in
        Diagnostic(range: range(fault.line), severity: .error, code: nil, message: fault.text)
      }
      let others = contents.remarks.map { remark in
        Diagnostic(range: range(remark.line), severity: .information, code: "remark", message: remark.text)
      }
      remarks = faults + others
      if let pipeline {
        findings = contents.scenes.map { scene in
          RecipeFindings(scene, project.cells(scene), pipeline, project.lint, places)
        }
      }
    } catch {
      remarks = [Diagnostic(range: range(error.line), severity: .error, code: nil, message: error.message)]
    }
  }

  /// Whether all scenes have been laid out in all their cells.
  var isComplete: Bool { findings.allSatisfy(\.isComplete) }

  /// Lays the first scene that is not complete out in its next cells.
  func step() {
    if let place = findings.firstIndex(where: { !$0.isComplete }) { _ = findings[place].step() }
  }

  /// Remarks, and the findings so far.
  var diagnostics: [Diagnostic] { remarks + findings.flatMap(\.diagnostics) }
}
