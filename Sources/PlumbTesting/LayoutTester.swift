import Foundation
import Goldens
import Observing
import Values

/// Compares the layouts of one test with its goldens, and writes them if the mode requires it.
@MainActor
package struct LayoutTester {
  /// Fonts are read once for all tests.
  package static let pipeline = Result { try LayoutPipeline() }

  /// The folder of goldens: `Snapshots/<test file>` next to the test file.
  let root: String
  /// The test's folder in the root.
  let name: String
  let title: String
  let mode: RecordMode

  /// Explains why an edge of a view is where it is in a cell.
  typealias Explaining = (LayoutPipeline, Cell, (view: String, edge: SceneAttribute)) throws -> [EdgeExplanation]

  /// - Parameters:
  ///   - layout: The layout in a cell, from the pipeline.
  ///   - explain: Called for the first edge that moved.
  func run(
    _ matrix: LayoutMatrix, explain: Explaining = { _, _, _ in [] },
    _ layout: (LayoutPipeline, Cell) throws -> SolvedLayout
  ) -> LayoutOutcome {
    do {
      if let unknown = matrix.unknown.first {
        return problem(
          "unknown cell \(Quoting.record.quoted(unknown)); expected a name like iphone-15-portrait or "
            + "ipad-pro-11-landscape+dark")
      }
      let pipeline = try Self.pipeline.get()
      let layouts = try matrix.cells.map { try layout(pipeline, $0) }
      for layout in layouts {
        do throws(LayoutBoundsError) {
          try layout.checkBounds()
        } catch {
          return problem("\(layout.cell.name): \(error)")
        }
      }
      var (outcome, moved) = try compare(layouts, Renderer(measurer: pipeline.measurer))
      if let moved, let explanation = (try? explain(pipeline, moved.cell, (moved.view, moved.edge)))?.first {
        outcome.explanation = ExplanationTexts.lines(explanation).joined(separator: "\n")
      }
      return outcome
    } catch {
      return problem("\(error)")
    }
  }

  private func problem(_ text: String) -> LayoutOutcome {
    LayoutOutcome(cells: 0, differences: [], faults: [], written: [], problem: text)
  }

  /// The first edge that moved.
  private struct MovedEdge {
    let cell: Cell
    let view: String
    let edge: SceneAttribute
  }

  private func compare(
    _ layouts: [SolvedLayout], _ renderer: Renderer
  ) throws -> (outcome: LayoutOutcome, moved: MovedEdge?) {
    let observations = try layouts.map(renderer.observation)
    let folder = GoldenFolder(root: root, scene: name)
    let faults = layouts.flatMap { layout in
      layout.findings.filter(\.isFault).map { Escaped.line("\(layout.cell.name): \(FindingTexts.text($0))") }
    }
    if mode == .all {
      if faults.isEmpty { _ = try record(observations, in: folder, renderer, keeping: nil) }
      return (LayoutOutcome(cells: layouts.count, differences: [], faults: faults, written: [], problem: nil), nil)
    }
    var moved: MovedEdge?
    let comparison = try SceneComparison(
      folder: folder, renderer: renderer.fingerprint(of: observations), isPictured: true)
    var differences: [LayoutOutcome.Difference] = []
    var missing: [Observation] = []
    var changed: [Observation] = []
    for observation in observations {
      let verdict = comparison.verdict(on: observation)
      switch verdict {
      case .identical, .tolerated: continue
      case .missing where mode != .never && (mode == .changed || comparison.otherRenderer == nil):
        missing.append(observation)
      case .layoutChanged where mode == .changed, .paintChanged where mode == .changed,
        .otherRenderer where mode == .changed, .failed where mode == .changed:
        changed.append(observation)
      default:
        moved = moved ?? Self.firstEdge(of: verdict, in: observation.cell)
        differences.append(
          .init(
            cell: observation.cell.name, message: text(verdict),
            pictures: try pictures(of: observation, comparison, isShown: verdict.hasPictures)))
      }
    }
    let isOther = comparison.otherRenderer != nil
    let taken = isOther && !changed.isEmpty ? observations : missing + changed
    let written =
      taken.isEmpty || !faults.isEmpty
      ? [] : try record(taken, in: folder, renderer, keeping: isOther ? nil : try folder.record())
    let outcome = LayoutOutcome(
      cells: layouts.count, differences: differences, faults: faults, written: missing.isEmpty ? [] : written,
      problem: nil)
    return (outcome, moved)
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

  private func text(_ verdict: Verdict) -> String {
    switch verdict {
    case .identical, .tolerated: ""
    case .layoutChanged(let changes): changes.map { Escaped.line($0.description) }.joined(separator: "\n")
    case .paintChanged: "the picture changed, the layout did not"
    case .otherRenderer:
      "the layout is the same; the picture was recorded by another renderer: record it again with PLUMB_RECORD=changed"
    case .missing: "there is no golden, and nothing is recorded in mode never; PLUMB_RECORD=missing records it"
    case .failed(let message): Escaped.line(message)
    }
  }

  /// Makes cells golden, in addition to existing ones.
  private func record(
    _ observations: [Observation], in folder: GoldenFolder, _ renderer: Renderer, keeping old: SceneRecord?
  ) throws -> [String] {
    var recording = Recording(
      folder: folder, old: old, renderer: renderer.fingerprint(of: observations), title: title, keepsOthers: old != nil)
    for observation in observations { recording.add(observation) }
    return try recording.write()
  }

  /// Writes expected, actual and difference to the build folder.
  /// - Returns: Their paths.
  private func pictures(
    of observation: Observation, _ comparison: SceneComparison, isShown: Bool
  ) throws -> [String] {
    if !isShown { return [] }
    let folder = "\(FileManager.default.currentDirectoryPath)/.build/layout-failures"
    func file(_ kind: String) -> String { "\(name)/\(observation.cell.name).\(kind).png" }
    return try FailurePictures.write(observation, comparison) { kind, png in
      try AtomicFile.write(png, to: file(kind), in: folder)
    }.map { "\(folder)/\(file($0))" }
  }
}
