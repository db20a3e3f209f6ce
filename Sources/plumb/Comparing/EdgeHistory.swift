import Layout
import RecipeDocuments
import Verifying

/// Lays the scene out in revisions, each only once. A view or a document that was renamed is found under its other name.
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
  /// Scenes in which the view is known, with its name there.
  private var known: [(scene: Scene, view: String)] = []
  private var states: [String: EdgeState] = [:]
  /// The document where it is known, for revisions in which it has another name.
  private var present: (path: String, folder: String, documents: Set<String>)?

  init(
    scene: String, edge: EdgeName, cell: Cell?, choice: CellChoice, configured: [String], scratch: String,
    pipeline: LayoutPipeline
  ) {
    (self.scene, self.edge, self.cell, self.choice) = (scene, edge, cell, choice)
    (self.configured, self.scratch, self.pipeline) = (configured, scratch, pipeline)
  }

  func state(of revision: GitRevision) throws -> EdgeState {
    if let known = states[revision.commit] { return known }
    count += 1
    let state = try laidOut(revision)
    states[revision.commit] = state
    return state
  }

  private func laidOut(_ revision: GitRevision) throws -> EdgeState {
    func without(_ what: String, _ scene: Scene? = nil, isReadable: Bool = true) -> EdgeState {
      EdgeState(
        value: nil, missing: what, document: scene?.document ?? self.scene, cell: nil, scene: scene, deciders: [],
        isReadable: isReadable)
    }
    let isDocument = DocumentKind(ofFile: scene) != nil
    let paths = isDocument ? try GitRevision.paths([scene]) : configured
    let folder = "\(scratch)/\(count)"
    var documents: Documents
    do {
      let former = try formerPaths(in: revision)
      documents = try revision.documents(paths + former.values, in: folder)
      documents.rename(former)
    } catch let error as UsageError {
      return without("\(error)", isReadable: false)
    }
    let id = try SceneName.id(scene, among: documents.scenes.map(\.id))
    let scenes = documents.scenes.filter { isDocument || $0.id == id }
    guard !scenes.isEmpty else {
      if let problem = documents.problems.first { return without(problem.sentence, isReadable: false) }
      return without("\(scene) does not exist", isReadable: false)
    }
    guard let (found, wanted) = scenes.lazy.compactMap({ scene in self.edge(in: scene).map { (scene, $0) } }).first
    else { return without("\(edge.text) does not exist", scenes.first) }
    known.append((found, wanted.view.name))
    if present == nil { present = (found.document, folder, Set(try revision.documentObjects().keys)) }
    guard let cell = cell.map(found.own) ?? choice.cells(of: found).first else {
      return without("\(scene) has no cells", found)
    }
    let explained = pipeline.explain([wanted], of: found, in: cell, withChanges: false).first
    let deciders = Set((explained?.deciders ?? []).compactMap(\.key))
    return EdgeState(
      value: explained?.value, missing: "\(edge.text) is not shown in \(cell.name)", document: found.document,
      cell: cell.name, scene: found, deciders: deciders)
  }

  /// Returns what a revision calls the document, by what it is called where it is known, if the two differ.
  private func formerPaths(in revision: GitRevision) throws -> [String: String] {
    guard let present else { return [:] }
    return try revision.formerPaths(of: [present.path], in: present.folder) { present.documents.contains($0) }
  }

  /// Returns the edge in a scene, in which its view may have another name than in the scenes known so far.
  private func edge(in scene: Scene) -> (view: SceneView, edge: SceneAttribute)? {
    if let own = edge.edges(in: scene).first { return own }
    for (other, view) in known {
      guard let wanted = edge.edges(in: other).first?.edge ?? usedEdge else { continue }
      let name = DocumentChanges.name(of: view, in: other, asIn: scene)
      if let found = scene.allViews.first(where: { $0.name == name }) { return (found, wanted) }
    }
    return nil
  }

  /// The edge that the name means.
  private var usedEdge: SceneAttribute? {
    known.lazy.compactMap { [edge] in edge.edges(in: $0.scene).first?.edge }.first
  }
}
