import Drawing
import Foundation
public import Scenes

/// Turns what a scene's cells look like now into a part of a run: verdicts, causes, groups, pictures.
@MainActor
public struct Verification {
  let pipeline: LayoutPipeline
  let renderer: Renderer
  /// Where pictures go; nil makes none.
  let pictures: RunFolder?
  /// How many cells of a group get pictures; cells with a golden picture always do.
  let pictureLimit: Int
  let tolerance: Tolerance

  public init(
    pipeline: LayoutPipeline, renderer: Renderer, pictures: RunFolder?, pictureLimit: Int = 24,
    tolerance: Tolerance = .exact
  ) {
    self.pipeline = pipeline
    self.renderer = renderer
    self.pictures = pictures
    self.pictureLimit = pictureLimit
    self.tolerance = tolerance
  }

  /// What a scene is held against, and what is asked of it.
  public struct Question {
    public var scene: Scene
    public var order: Int
    /// What the document says, as records have it.
    public var inputs: [String]
    public var folder: SnapshotFolder
    /// Cells that should have a golden picture.
    public var usual: [Cell]
    /// Whether less than everything was asked for.
    public var isFiltered: Bool
    /// What is wrong with the layouts, in words.
    public var findings: [String]
    /// Whether goldens are the repository's; those of another revision have a picture for every cell, and cannot be decided on.
    public var isRecorded: Bool

    public init(
      scene: Scene, order: Int, inputs: [String], folder: SnapshotFolder, usual: [Cell], isFiltered: Bool,
      findings: [String], isRecorded: Bool = true
    ) {
      self.scene = scene
      self.order = order
      self.inputs = inputs
      self.folder = folder
      self.usual = usual
      self.isFiltered = isFiltered
      self.findings = findings
      self.isRecorded = isRecorded
    }
  }

  /// - Complexity: O(cells · facts), and a solve and two pictures for each cell that is shown.
  public func scene(_ question: Question, _ observations: [Observation]) -> StoredScene {
    let fingerprint = renderer.fingerprint(of: observations)
    var stored = StoredScene(
      order: question.order, id: question.scene.id, title: question.scene.title, document: question.scene.document,
      cellCount: observations.count, identical: 0, renderer: fingerprint.text, inputs: question.inputs,
      findings: question.findings, hasFault: observations.contains { $0.findings.contains(where: \.isFault) },
      troubles: [], groups: [], cells: [], facts: [], orphans: [], missingPictures: [], tolerated: [])
    let comparison: SceneComparison
    do {
      comparison = try SceneComparison(folder: question.folder, renderer: fingerprint, tolerance: tolerance)
    } catch {
      stored.troubles.append("\(question.folder.recordPath): \(error)")
      return stored
    }
    stored.otherRenderer = comparison.otherRenderer
    var builder = GroupBuilder(scene: stored)
    let finder = CauseFinder(
      // A record of the first format says nothing of inputs.
      inputs: !comparison.inputs.isEmpty ? InputChange.changes(from: comparison.inputs, to: question.inputs) : [],
      isOtherRenderer: comparison.otherRenderer != nil)
    let pictured = question.isRecorded ? Set(question.usual.map(\.name) + question.folder.picturedCells) : []
    for observation in observations {
      let verdict = comparison.verdict(on: observation)
      if case .tolerated(let measure) = verdict {
        builder.scene.tolerated.append("\(observation.cell.name): \(measure) (\(tolerance))")
      }
      guard
        let cause = finder.cause(
          of: verdict, deciders: { pipeline.deciders(of: question.scene, in: observation.cell) })
      else {
        builder.scene.identical += 1
        continue
      }
      builder.add(
        observation, verdict, cause, golden: comparison.golden(observation.cell.name),
        isPictured: pictured.contains(observation.cell.name))
    }
    if !question.isRecorded {
      for index in builder.scene.groups.indices where builder.scene.groups[index].kind == Cause.noGolden.kind {
        builder.scene.groups[index].cause = "new: there was no such layout before"
      }
    }
    stored = builder.finished()
    draw(&stored, question.scene, observations, comparison)
    if !question.isFiltered {
      stored.orphans = comparison.orphans(among: observations.map(\.cell))
      stored.missingPictures = comparison.missingPictures(among: question.usual)
    }
    return stored
  }

  // MARK: Pictures

  private func draw(
    _ stored: inout StoredScene, _ scene: Scene, _ observations: [Observation], _ comparison: SceneComparison
  ) {
    guard let pictures else { return }
    let cells = Dictionary(observations.map { ($0.cell.name, $0.cell) }) { first, _ in first }
    var drawn: [Int: Int] = [:]
    for index in stored.cells.indices where stored.cells[index].status != .renderer || stored.cells[index].isPictured {
      let cell = stored.cells[index]
      guard cell.isPictured || drawn[cell.group, default: 0] < pictureLimit, let now = cells[cell.name] else {
        continue
      }
      drawn[cell.group, default: 0] += 1
      do {
        let layout = pipeline.solve(scene, in: now)
        let list = renderer.displayList(layout)
        let actual = try renderer.picture(list, scale: 1)
        stored.cells[index].size = [list.size.width, list.size.height]
        stored.cells[index].outlines =
          Outlines(
            layout, golden: cell.goldenFacts.map { stored.facts[$0] } ?? [],
            inset: (list.size.width - now.size.width) / 2
          ).moved
        let expected = comparison.goldenPicture(now)
        stored.cells[index].measure = expected.map { PictureMeasure($0, actual).description }
        stored.cells[index].pictures = try FailurePictures.write(actual, expected: expected) {
          pictures.picturePath(scene.id, cell.name, $0)
        }
      } catch {
        let message = "\(error)"
        if !stored.troubles.contains(message) { stored.troubles.append(message) }
        return
      }
    }
  }
}

/// Puts cells with one cause together.
private struct GroupBuilder {
  var scene: StoredScene
  private var groupOf: [GroupKey: Int] = [:]
  private var factsOf: [LayoutFacts: Int] = [:]

  private struct GroupKey: Hashable {
    let cause: Cause
    let status: StoredCell.Status
  }

  init(scene: StoredScene) { self.scene = scene }

  mutating func add(
    _ observation: Observation, _ verdict: Verdict, _ cause: Cause,
    golden: (entry: SceneRecord.CellEntry, facts: LayoutFacts)?, isPictured: Bool
  ) {
    let status = verdict.status
    let key = GroupKey(cause: cause, status: status)
    let group = groupOf[key] ?? scene.groups.count
    if groupOf[key] == nil {
      groupOf[key] = group
      scene.groups.append(StoredGroup(kind: cause.kind, cause: cause.description, effects: [], cells: []))
    }
    let name = observation.cell.name
    scene.groups[group].cells.append(name)
    var changes: [FactChange] = []
    if case .layoutChanged(let found) = verdict { changes = found }
    for change in changes { note(change, in: name, group) }
    if status == .paint { note(text: "the picture changed, the layout did not", example: "", in: name, group) }
    let facts = position(of: observation.facts)
    scene.cells.append(
      StoredCell(
        name: name, status: status, group: group, changes: changes.map(StoredChange.init), facts: facts,
        goldenFacts: golden.map { position(of: $0.facts) }, pixelHash: observation.pixelHash,
        goldenHash: golden?.entry.pixelHash, isPictured: isPictured, pictures: [], size: [], outlines: []))
  }

  private mutating func position(of facts: LayoutFacts) -> Int {
    if let known = factsOf[facts] { return known }
    factsOf[facts] = scene.facts.count
    scene.facts.append(facts.lines)
    return scene.facts.count - 1
  }

  private mutating func note(_ change: FactChange, in cell: String, _ group: Int) {
    note(text: change.distance, example: change.description, in: cell, group)
  }

  private mutating func note(text: String, example: String, in cell: String, _ group: Int) {
    if let known = scene.groups[group].effects.firstIndex(where: { $0.text == text }) {
      scene.groups[group].effects[known].cells.append(cell)
    } else {
      scene.groups[group].effects.append(StoredEffect(text: text, example: example, cells: [cell]))
    }
  }

  func finished() -> StoredScene { scene }
}

extension Verdict {
  fileprivate var status: StoredCell.Status {
    switch self {
    case .layoutChanged: .layout
    case .paintChanged, .identical, .tolerated: .paint
    case .otherRenderer: .renderer
    case .missing: .missing
    case .failed: .failed
    }
  }
}
