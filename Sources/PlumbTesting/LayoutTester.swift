import Foundation
import Reports
import Values
import Verifying

/// Compares the layouts of one assertion with its goldens, as `plumb verify` does, and writes them if the mode requires
/// it.
@MainActor
package struct LayoutTester {
  /// Fonts are read once for all tests.
  package static let pipeline = Result { try LayoutPipeline() }

  /// Where the assertion's golden is.
  let place: GoldenPlace
  let title: String
  let mode: RecordMode
  /// Who compares; nil if it does not matter whether others do, too.
  var assertion: ComparedCells.Assertion?

  /// Lays the assertion's views out in a cell, and states them as a scene: completely only if `isChecked`.
  typealias Laying = (LayoutPipeline, Cell, _ isChecked: Bool) throws -> (layout: SolvedLayout, scene: Scene)
  /// Explains why an edge of a view is where it is in a cell.
  typealias Explaining = (LayoutPipeline, Cell, (view: String, edge: SceneAttribute)) throws -> [EdgeExplanation]

  /// - Parameters:
  ///   - explain: Called for the first edge that moved, if nothing in the document accounts for it.
  ///   - lay: Called once for each cell, and again for cells that are drawn.
  /// - Complexity: A layout and a painted picture for each cell.
  func run(
    _ matrix: LayoutMatrix, explain: Explaining = { _, _, _ in [] }, _ lay: Laying
  ) -> LayoutOutcome {
    let outcome = compared(matrix, explain, lay)
    place.run.note(place.golden, isEqual: outcome.isIdentical)
    return outcome
  }

  private func compared(_ matrix: LayoutMatrix, _ explain: Explaining, _ lay: Laying) -> LayoutOutcome {
    do {
      if let unknown = matrix.unknown.first {
        return .problem(DeviceCatalogue.problem(ofUnknownCell: unknown))
      }
      if matrix.cells.isEmpty { return .problem("nothing was compared: the matrix has no cells; name at least one") }
      try place.check()
      let noted = assertion.map { ComparedCells.note(matrix.cells, of: folder.path, by: $0) }
      if let problem = noted?.problem { return .problem(problem) }
      place.run.clearEarlier()
      var outcome = try outcome(in: matrix.cells, try Self.pipeline.get(), explain, lay)
      outcome.isRepeated = noted?.isRepeated ?? false
      return outcome
    } catch let error as RecordError {
      return .problem("\(folder.recordPath): \(error.text(recording: "PLUMB_RECORD=all swift test"))")
    } catch let error as RecordingError {
      return .problem("\(folder.recordPath): \(error)")
    } catch {
      return .problem("\(error)")
    }
  }

  private var folder: GoldenFolder { place.folder }

  private func outcome(
    in cells: [Cell], _ pipeline: LayoutPipeline, _ explain: Explaining, _ lay: Laying
  ) throws -> LayoutOutcome {
    let renderer = Renderer(measurer: pipeline.measurer)
    var observations: [Observation] = []
    var scene: Scene?
    for cell in cells {
      let (layout, stated) = try lay(pipeline, cell, false)
      do throws(LayoutBoundsError) {
        try layout.checkBounds()
      } catch {
        return .problem("\(cell.name): \(error)")
      }
      scene = scene ?? stated
      // No picture is kept; those that are needed are drawn again.
      observations.append(try renderer.observation(of: layout, isFileWanted: false))
    }
    let record = try record()
    let faults = observations.flatMap(Self.faults)
    let isEqual = SceneComparison.areIdentical(observations, to: record, in: folder, by: renderer)
    if isEqual, mode != .all { return LayoutOutcome(cells: cells.count, faults: faults) }
    // Now the scene is needed as a whole, with what differs between size classes.
    let captured = try scene?.capture == nil ? [] : cells.map { ($0, try lay(pipeline, $0, true).scene) }
    guard let scene = captured.isEmpty ? scene : CapturedScenes.scene(captured) else { return .problem("no cells") }
    let verification = Verification(
      pipeline: pipeline, renderer: renderer, pictures: place.run.folder, pictureLimit: 4)
    var request = Verification.Request(
      scene: scene, order: 0, folder: folder, record: .success(record),
      pictured: observations.map(\.cell),
      isFiltered: true, findings: [])
    (request.id, request.needsPictures) = (place.id, true)
    let compared = verification.compare(request, observations)
    var outcome = LayoutOutcome(cells: cells.count, faults: faults)
    let isOther =
      record.map { renderer.fingerprint(of: observations).base != Fingerprint(text: $0.renderer).base } ?? false
    let writes = zip(observations, compared.verdicts).filter { mode.writes($1, isOtherRenderer: isOther) }
    if !writes.isEmpty, faults.isEmpty {
      outcome.written = try write(
        try (isOther ? observations : writes.map(\.0)).map {
          try renderer.observation(of: lay(pipeline, $0.cell, false).layout)
        }, scene, renderer, replacing: isOther)
      outcome.recorded = mode == .missing ? nil : mode
    }
    let written = Set(faults.isEmpty ? writes.map(\.0.cell.name) : [])
    let open = zip(observations, compared.verdicts).filter { observation, verdict in
      !verdict.isPassing && !written.contains(observation.cell.name)
    }
    if open.isEmpty { return outcome }
    var stored = verification.scene(compared) { try lay(pipeline, $0, false).layout }
    stored.golden = place.golden
    outcome.take(stored, open.map { ($0.cell.name, $1) }, in: place)
    if !stored.groups.contains(where: { $0.kind == .document }) {
      outcome.explanation = explanation(of: open, pipeline, explain)
    }
    report(stored, &outcome)
    return outcome
  }

  /// Returns the golden's record; nil if there is none.
  private func record() throws -> SceneRecord? {
    let record = try folder.record()
    if let record { try RecordingError.check(record, isOfTest: true) }
    return record
  }

  /// Returns the problems of a layout that a golden must not have.
  private static func faults(in observation: Observation) -> [String] {
    observation.findings.filter(\.isFault).map { Escaped.line("\(observation.cell.name): \($0.sentence)") }
  }

  /// Returns why the first edge that moved is where it is.
  private func explanation(
    of open: [(Observation, Verdict)], _ pipeline: LayoutPipeline, _ explain: Explaining
  ) -> String? {
    guard let moved = open.lazy.compactMap({ Self.firstEdge(of: $1, in: $0.cell) }).first,
      let explanation = (try? explain(pipeline, moved.cell, (moved.view, moved.edge)))?.first
    else { return nil }
    return ExplanationTexts.lines(explanation).joined(separator: "\n")
  }

  /// Adds a scene to the test run's page.
  private func report(_ stored: StoredScene, _ outcome: inout LayoutOutcome) {
    do {
      try place.run.add(stored) { try place.run.folder.writePage($0) }
      outcome.page = place.run.folder.pagePath
    } catch {
      // The difference is reported even if its evidence cannot be written.
      outcome.trouble = "the report cannot be written: \(error)"
    }
  }

  private struct MovedEdge {
    let cell: Cell
    let view: String
    let edge: SceneAttribute
  }

  private static func firstEdge(of verdict: Verdict, in cell: Cell) -> MovedEdge? {
    guard case .layoutChanged(let changes) = verdict else { return nil }
    return changes.lazy.compactMap { change -> MovedEdge? in
      guard case .edge(let view, let edge, _, _) = change, let known = SceneAttribute(rawValue: edge.rawValue) else {
        return nil
      }
      return MovedEdge(cell: cell, view: view, edge: known)
    }.first
  }

  /// Makes cells golden, in addition to existing ones, with their pictures.
  /// - Parameter isReplaced: Whether no other cell of the record is kept.
  private func write(
    _ observations: [Observation], _ scene: Scene, _ renderer: Renderer, replacing isReplaced: Bool
  ) throws -> [String] {
    // Other processes may record other cells of the same golden.
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    let present = try folder.record()
    var recording = Recording(
      folder: folder, old: isReplaced ? nil : present, renderer: renderer.fingerprint(of: observations),
      title: title, recipe: SceneStatement.lines(of: scene), keepsOthers: !isReplaced && present != nil)
    recording.isOfTest = true
    // Cells of the same assertion that do not differ match the present views.
    recording.verified = Set(present?.cells.map(\.entry.name) ?? [])
    for observation in observations { recording.add(observation) }
    return try recording.write()
  }
}

extension Verdict {
  /// Whether the cell needs no attention.
  fileprivate var isPassing: Bool {
    switch self {
    case .identical, .tolerated: true
    default: false
    }
  }
}
