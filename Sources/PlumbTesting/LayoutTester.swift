import Foundation
import Goldens

/// Holds layouts of one test against its goldens, and writes them where the mode says so.
@MainActor
struct LayoutTester {
  /// Fonts are read once for all tests.
  private static let pipeline = Result { try LayoutPipeline() }

  /// Of the goldens: `Snapshots/<test file>` beside the test file.
  let root: String
  /// Of this test, below the root.
  let name: String
  let title: String
  let mode: RecordMode

  /// - Parameter layouts: The layout in each cell, from the pipeline.
  func run(
    _ matrix: LayoutMatrix, _ layout: (LayoutPipeline, Cell) throws -> SolvedLayout
  ) -> LayoutOutcome {
    do {
      if let unknown = matrix.unknown.first {
        return problem("\"\(unknown)\" is no cell; names are such as iphone-15-portrait or ipad-pro-11-landscape+dark")
      }
      let pipeline = try Self.pipeline.get()
      return try compare(try matrix.cells.map { try layout(pipeline, $0) }, Renderer(measurer: pipeline.measurer))
    } catch {
      return problem("\(error)")
    }
  }

  private func problem(_ text: String) -> LayoutOutcome {
    LayoutOutcome(cells: 0, differences: [], faults: [], written: [], problem: text)
  }

  private func compare(_ layouts: [SolvedLayout], _ renderer: Renderer) throws -> LayoutOutcome {
    let observations = try layouts.map(renderer.observation)
    let folder = SnapshotFolder(root: root, scene: name)
    let faults = layouts.flatMap { layout in
      layout.findings.filter(\.isFault).map { "\(layout.cell.name): \($0.summary)" }
    }
    if mode == .all {
      if faults.isEmpty { _ = try record(observations, in: folder, renderer, keeping: nil) }
      return LayoutOutcome(cells: layouts.count, differences: [], faults: faults, written: [], problem: nil)
    }
    let comparison = try SceneComparison(folder: folder, renderer: renderer.fingerprint(of: observations))
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
    return LayoutOutcome(
      cells: layouts.count, differences: differences, faults: faults, written: missing.isEmpty ? [] : written,
      problem: nil)
  }

  private func text(_ verdict: Verdict) -> String {
    switch verdict {
    case .identical, .tolerated: ""
    case .layoutChanged(let changes): changes.map(\.description).joined(separator: "\n")
    case .paintChanged: "the picture changed, the layout did not"
    case .otherRenderer:
      "the layout is the same; the picture was recorded by another renderer: record it anew with PLUMB_RECORD=changed"
    case .missing: "there is no golden, and nothing is recorded in mode never; PLUMB_RECORD=missing records it"
    case .failed(let message): message
    }
  }

  /// Goldens of some cells, beside those that are there.
  private func record(
    _ observations: [Observation], in folder: SnapshotFolder, _ renderer: Renderer, keeping old: SceneRecord?
  ) throws -> [String] {
    var fingerprint = renderer.fingerprint(of: observations)
    if let old { fingerprint.fonts = Set(fingerprint.fonts + Fingerprint(text: old.renderer).fonts).sorted() }
    let new = SceneRecord(renderer: fingerprint.text, title: title, cells: observations.map(\.entry))
    var written: [String] = []
    if try AtomicFile.write((old?.merging(new) ?? new).text, to: folder.recordPath) {
      written.append(folder.recordPath)
    }
    for observation in observations {
      if let path = try folder.write(pictureOf: observation) { written.append(path) }
    }
    return written
  }

  /// Expected, actual and difference, where a build may write.
  private func pictures(
    of observation: Observation, _ comparison: SceneComparison, isShown: Bool
  ) throws -> [String] {
    if !isShown { return [] }
    let base = "\(FileManager.default.currentDirectoryPath)/.build/layout-failures/\(name)/\(observation.cell.name)"
    func path(_ kind: String) -> String { "\(base).\(kind).png" }
    return try FailurePictures.write(observation, comparison, to: path).map(path)
  }
}

extension Finding {
  fileprivate var summary: String {
    switch self {
    case .ambiguous(let view, let sides, _):
      "ambiguous layout: \(view) (\(sides.map(\.attribute).joined(separator: ", ")))"
    case .conflict(let rows, let broken): "contradiction: \(rows.joined(separator: "; ")); broken: \(broken)"
    case .missingGlyphs(let view, _, _): "missing glyphs: \(view)"
    case .failedExpectation(let text, _, _, _): "expectation failed: \(text)"
    }
  }
}
