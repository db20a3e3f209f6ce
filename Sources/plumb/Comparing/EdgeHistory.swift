import RecipeDocuments
import Scenes

/// Lays the scene out in revisions, each only once.
@MainActor
final class EdgeHistory {
  private let scene: String
  private let edge: EdgeName
  private let cell: Cell?
  private let choice: CellChoice
  private let configured: [String]
  private let scratch: String
  private let pipeline: LayoutPipeline
  private(set) var count = 0

  init(
    scene: String, edge: EdgeName, cell: Cell?, choice: CellChoice, configured: [String], scratch: String,
    pipeline: LayoutPipeline
  ) {
    (self.scene, self.edge, self.cell, self.choice) = (scene, edge, cell, choice)
    (self.configured, self.scratch, self.pipeline) = (configured, scratch, pipeline)
  }

  func state(of revision: GitRevision) throws -> EdgeState {
    count += 1
    func without(_ what: String, _ scene: Scene? = nil) -> EdgeState {
      EdgeState(
        value: nil, missing: what, document: scene?.document ?? self.scene, cell: nil, scene: scene, deciders: [])
    }
    let isDocument = Documents.endings.contains { scene.hasSuffix(".\($0)") }
    let paths = isDocument ? try GitRevision.paths([scene]) : configured
    let documents = try revision.documents(paths, in: "\(scratch)/\(count)")
    guard let found = documents.scenes.first(where: { isDocument ? !edge.edges(in: $0).isEmpty : $0.id == scene })
    else {
      if let problem = documents.problems.first { return without("\(problem)") }
      return without(isDocument && !documents.scenes.isEmpty ? "\(edge.text) is not there" : "\(scene) is not there")
    }
    guard let wanted = edge.edges(in: found).first else { return without("\(edge.text) is not there", found) }
    guard let cell = cell ?? choice.cells(of: found).first else { return without("\(scene) has no cells", found) }
    let explained = pipeline.explain([wanted], of: found, in: cell, withChanges: false).first
    let deciders = Set((explained?.deciders ?? []).compactMap(\.key))
    return EdgeState(
      value: explained?.value, missing: "\(edge.text) is not shown in \(cell.name)", document: found.document,
      cell: cell.name, scene: found, deciders: deciders)
  }
}
