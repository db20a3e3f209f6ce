import CairoCanvas
import Drawing
import Foundation
import RecipeDocuments
import Values

/// Turns the observations of a scene's cells into a part of a run: verdicts, causes, groups, pictures.
package struct Verification: Sendable {
  let pipeline: LayoutPipeline
  let renderer: Renderer
  /// The folder for pictures; nil makes none.
  let pictures: RunFolder?
  /// The most cells of a group that get pictures unless another number is chosen: a page with more is slow to read.
  package static let pictureLimit = 24
  /// The most cells of a group that get pictures; cells with a golden picture always do.
  let pictureLimit: Int
  let tolerance: GoldenTolerance
  /// The format of golden pictures.
  let format: PictureFormat

  /// - Parameter pictures: The folder for pictures; nil makes none.
  package init(
    pipeline: LayoutPipeline, renderer: Renderer, pictures: RunFolder?, pictureLimit: Int = Self.pictureLimit,
    tolerance: GoldenTolerance = .exact, format: PictureFormat = .png
  ) {
    self.format = format
    self.pipeline = pipeline
    self.renderer = renderer
    self.pictures = pictures
    self.pictureLimit = pictureLimit
    self.tolerance = tolerance
  }

  /// A scene to verify, and what to compare it with.
  package struct Request: Sendable {
    /// The scene.
    package var scene: Scene
    /// Its index among all documents' scenes.
    package var order: Int
    /// The golden's folder; nil for an earlier version in memory.
    package var folder: GoldenFolder?
    /// The scene of an earlier version in memory; nil for a golden in a folder.
    package var before: Scene?
    /// The folder's record, already read.
    package var record: Result<SceneRecord?, any Error>
    /// Cells that should have a golden picture.
    package var pictured: [Cell]
    /// Whether less than everything was selected.
    package var isFiltered: Bool
    /// Problems with the layouts, grouped by cause.
    package var findings: [StoredFinding]
    /// Whether the goldens are the repository's; those of another revision have a picture for every cell, and cannot be
    /// accepted or rejected.
    package var isRecorded = true
    /// The scene's id in the run; nil for its own.
    package var id: String?
    /// Whether every recorded cell must have a golden picture.
    package var needsPictures = false

    /// See the properties.
    package init(
      scene: Scene, order: Int, folder: GoldenFolder?, record: Result<SceneRecord?, any Error>, pictured: [Cell],
      isFiltered: Bool, findings: [StoredFinding]
    ) {
      self.scene = scene
      self.order = order
      self.folder = folder
      self.record = record
      self.pictured = pictured
      self.isFiltered = isFiltered
      self.findings = findings
    }
  }

  /// A scene's cells, compared with their goldens.
  package struct Compared: Sendable {
    fileprivate let request: Request
    fileprivate let observations: [Observation]
    /// The scene without its cells.
    fileprivate let stored: StoredScene
    /// nil if there is nothing more to do: all cells are identical, or the record cannot be read.
    fileprivate let comparison: SceneComparison?
    /// Verdicts in the order of the observations.
    package let verdicts: [Verdict]
    /// What differs from the recorded scene; nil if nothing does, or if the record does not state it.
    fileprivate let changes: DocumentChanges?

    /// The scene's part of the run if all cells are identical and there is nothing else to report; nil otherwise.
    var settled: StoredScene? {
      let isSilent = [stored.troubles, stored.orphans, stored.missingPictures].allSatisfy(\.isEmpty)
      return comparison == nil && isSilent && stored.findings.isEmpty && !request.isFiltered ? stored : nil
    }
  }

  /// Finds what differs from the goldens. It lays nothing out, so it can run on any core.
  /// - Complexity: O(cells · facts).
  package func compare(_ request: Request, _ observations: [Observation]) -> Compared {
    let fingerprint = renderer.fingerprint(of: observations)
    var stored = StoredScene(
      order: request.order, id: request.id ?? request.scene.id, title: request.scene.title,
      document: request.scene.document,
      cellCount: observations.count, identical: 0, renderer: fingerprint.text,
      recipe: SceneStatement.lines(of: request.scene),
      findings: request.findings, troubles: [], groups: [], cells: [], facts: [], orphans: [], missingPictures: [],
      tolerated: [])
    stored.pictureFormat = request.isRecorded && format != .png ? format : nil
    var comparison: SceneComparison
    do {
      let record = try request.record.get()
      if let record { try RecordingError.check(record, isOfTest: request.id != nil) }
      comparison = SceneComparison(
        folder: request.folder, record: record, renderer: fingerprint, tolerance: tolerance,
        format: format, isPictured: request.needsPictures)
    } catch {
      stored.troubles.append("\(request.folder?.recordPath ?? request.scene.document): \(error)")
      return Compared(
        request: request, observations: observations, stored: stored, comparison: nil, verdicts: [], changes: nil)
    }
    stored.otherRenderer = comparison.otherRenderer
    let history = comparison.compare(with: request.scene, stored.recipe, observations)
    let verdicts = observations.map { comparison.verdict(on: $0) }
    if !request.isFiltered {
      stored.orphans = comparison.orphans(among: observations.map(\.cell))
      stored.missingPictures = comparison.missingPictures(among: request.pictured)
    } else {
      stored.missingPictures = comparison.missingPictures(among: request.pictured, of: observations)
    }
    let isIdentical = verdicts.allSatisfy { $0 == .identical }
    if isIdentical {
      stored.identical = observations.count
      if request.isFiltered, !observations.isEmpty { stored.verified = observations.map(\.cell.name) }
      stored.silentEdits = comparison.silentEdits(of: request.scene, stored.recipe, observations)
    }
    return Compared(
      request: request, observations: observations, stored: stored, comparison: isIdentical ? nil : comparison,
      verdicts: verdicts, changes: history.changes)
  }

  /// - Complexity: O(cells · facts), and a solve and two pictures for each displayed cell.
  @MainActor
  package func scene(_ request: Request, _ observations: [Observation]) -> StoredScene {
    scene(compare(request, observations))
  }

  /// Determines why cells differ, and draws them.
  /// - Complexity: A solve and two pictures for each displayed cell.
  @MainActor
  package func scene(_ compared: Compared) -> StoredScene {
    scene(compared) { pipeline.solve(compared.request.scene, in: $0) }
  }

  /// Does the same for a scene that was captured from an application's views.
  /// - Parameter layout: Lays the views out in a cell.
  @MainActor
  package func scene(_ compared: Compared, layout: (Cell) throws -> SolvedLayout) -> StoredScene {
    var stored = compared.stored
    guard let comparison = compared.comparison else { return stored }
    let (request, observations, changes) = (compared.request, compared.observations, compared.changes)
    let tree = ViewParents(request.scene)
    stored.superviews = tree.parents
    stored.recordedSuperviews = changes.flatMap { $0.superviews == tree.parents ? nil : $0.superviews }
    let trees = ComparedTrees(changes, comparison.names, after: tree)
    var builder = GroupBuilder(scene: stored, tree: tree)
    let shown = RecipeWriter.pictured(in: request.scene)
    let finder = CauseFinder(
      inputs: changes?.all ?? [], isOtherRenderer: comparison.otherRenderer != nil, rules: comparison.rules,
      isOfEarlierFormat: comparison.isOfEarlierFormat || comparison.recipe.isEmpty, pictured: shown,
      changedFonts: comparison.changedFonts)
    let pictured = request.isRecorded ? Set(request.pictured.map(\.name) + (request.folder?.picturedCells ?? [])) : []
    let differing = zip(observations, compared.verdicts).filter { $1.hasPictures }.map(\.0.cell)
    let separation = changes.flatMap {
      EditSeparation(
        $0, of: request.scene, finder, cells: differing, pipeline: pipeline, renderer: renderer)
    }
    var tolerated = ToleratedCells()
    for (observation, verdict) in zip(observations, compared.verdicts) {
      if let toleration = verdict.hasPictures ? comparison.tolerated(in: observation) : verdict.toleration {
        tolerated.add("\(toleration)", in: observation.cell.name)
      }
      let golden = comparison.golden(observation.cell.name)
      let facts = golden.map { comparison.names.applied(to: $0.facts) }
      let parts = finder.parts(
        of: verdict, golden: facts, now: observation.facts,
        separated: { facts in
          let found = separation?.changes(
            in: observation.cell.name, from: facts, to: observation.facts, fonts: observation.fonts,
            drawings: (golden?.entry.drawingHash, observation.drawingHash))
          return found?.filter { $0.changes.isEmpty || $0.changes.contains(where: comparison.counts) }
        },
        deciders: { pipeline.deciders(of: request.scene, in: observation.cell) }
      )
      // The effects of one edit are what differs, unless views have another superview.
      .seen(golden: separation == nil && trees.reparented.isEmpty ? nil : facts, observation.facts, trees)
      if parts.isEmpty {
        builder.scene.noteIdentical(observation, verdict, golden?.entry, isFiltered: request.isFiltered)
        continue
      }
      builder.add(
        observation, verdict, parts, golden: golden, isPictured: pictured.contains(observation.cell.name)
      ) { inputs, moved in
        DirectViews.views(
          of: inputs, moved: moved, deciders: pipeline.deciders(of: request.scene, in: observation.cell))
      }
    }
    stored = builder.finished()
    if let missing = Self.missing(request, hasFault: stored.hasFault) { stored.explainMissing(missing) }
    stored.tolerated = tolerated.lines
    stored.silentEdits = changes.flatMap { comparison.silentEdits(among: $0, of: stored, observations) }
    let redrawing = GoldenRedrawing(of: request.scene, isVersion: request.before != nil) { onCanvas in
      request.before ?? changes?.recorded(onCanvas: onCanvas)
    }
    draw(&stored, layout, observations, comparison, redrawing)
    return stored
  }

  /// Returns what is said of cells without goldens; nil for the usual.
  private static func missing(_ request: Request, hasFault: Bool) -> String? {
    if !request.isRecorded { return "new: there was no such layout before" }
    // `record` would reject it.
    if hasFault { return "no golden; fix the findings above before recording it" }
    return request.id.map { _ in "no golden; `\(TestGoldens.recordingCommand)` writes it" }
  }

  // MARK: Pictures

  @MainActor
  private func draw(
    _ stored: inout StoredScene, _ layout: (Cell) throws -> SolvedLayout, _ observations: [Observation],
    _ comparison: SceneComparison,
    _ redrawing: GoldenRedrawing
  ) {
    guard let pictures else { return }
    let observed = Dictionary(observations.map { ($0.cell.name, $0) }) { first, _ in first }
    var drawn: [Int: Int] = [:]
    var drawings: [DrawnPair: Int] = [:]
    for index in stored.drawingOrder where stored.cells[index].status != .renderer || stored.cells[index].isPictured {
      let cell = stored.cells[index]
      guard cell.isPictured || drawn[cell.group, default: 0] < pictureLimit, let observation = observed[cell.name]
      else { continue }
      let now = observation.cell
      drawn[cell.group, default: 0] += 1
      let pair = DrawnPair(cell)
      // The first cell of a cause is shown in other reports, with all its pictures.
      if !cell.isPictured, let known = pair.flatMap({ drawings[$0] }),
        drawn[cell.group, default: 0] > 1 || stored.cells[known].pictures.contains(.comparison)
      {
        stored.cells[index].show(as: stored.cells[known])
        continue
      }
      if let pair { drawings[pair] = index }
      do {
        let layout = try layout(now)
        let list = renderer.displayList(layout)
        let actual = try renderer.picture(list, scale: .one)
        stored.cells[index].size = [list.size.width, list.size.height]
        let golden = comparison.golden(cell.name).map { comparison.names.applied(to: $0.facts) }
        stored.cells[index].outlines =
          Outlines(layout, golden: golden, inset: (list.size.width - now.size.width) / 2).moved
        var expected = comparison.goldenPicture(now)
        if expected == nil, let golden {
          let redrawn = try redrawing.picture(
            now, facts: golden, hash: cell.goldenHash, today: layout, renderer: renderer, pipeline: pipeline)
          expected = redrawn.image
          stored.cells[index].redrawn = redrawing.isVersion && redrawn.worth == .exact ? nil : redrawn.worth
        }
        if let expected, stored.cells[index].redrawn == nil {
          stored.cells[index].measure = comparison.measure(expected, actual, of: observation).description
        }
        if let expected { stored.cells[index].area = PictureDifference.area(expected, actual) }
        // Other reports show the first cell of a cause.
        let isShort = stored.cells[index].redrawn != nil && drawn[cell.group, default: 0] > 1
        stored.cells[index].pictures = try FailurePictures.write(actual, expected: expected, isShort: isShort) {
          try pictures.write(picture: $1, to: RunFolder.pictureName(stored.id, cell.name, $0))
        }
        if cell.isPictured, stored.goldenFiles.contains(.svg) {
          try pictures.write(
            picture: renderer.goldenSVG(list, of: now), to: RunFolder.actualName(stored.id, cell.name, as: .svg))
        }
      } catch {
        let message = "\(error)"
        if !stored.troubles.contains(message) { stored.troubles.append(message) }
        return
      }
    }
  }
}

/// Cells that differ from their goldens but do not count as changed, grouped by reason.
private struct ToleratedCells {
  private var order: [String] = []
  private var cells: [String: [String]] = [:]

  mutating func add(_ reason: String, in cell: String) {
    if cells[reason] == nil { order.append(reason) }
    cells[reason, default: []].append(cell)
  }

  /// `iphone-15-portrait and 3 other cells: why`.
  var lines: [String] {
    order.map { reason in
      let names = cells[reason] ?? []
      let others = names.count > 1 ? " and \(Count.text(names.count - 1, "other cell"))" : ""
      return "\(names.first ?? "")\(others): \(reason)"
    }
  }
}
