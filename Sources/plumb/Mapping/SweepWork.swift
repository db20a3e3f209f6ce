import Layout
import LayoutMaps
import Values

/// The work of `plumb sizes`: maps the windows of one scene and one reader, checks the map, draws and prints it.
@MainActor
struct SweepWork {
  let windows: WindowOptions
  /// What varies instead of the window; nil for the window.
  let part: SweptPart?
  /// The file of the chart; nil for none.
  let chart: String?
  /// How many more windows are laid out and compared.
  let checkCount: Int
  let printsJSON: Bool
  let isQuiet: Bool
  let console: Console

  /// What is printed as JSON, and whether nothing was left open or found wrong.
  typealias Outcome = (json: JSONText?, isWhole: Bool)

  // MARK: One range

  /// Prints where the layout changes over a range of one parameter.
  /// - Throws: ``UsageError`` if the scene has no such constraint, ``FileError``.
  func line(
    _ sizes: WindowSizes, _ reader: String, _ edges: [EdgeName]
  ) throws -> Outcome {
    let scene = sizes.scene
    let parameter = try parameter(sizes)
    let sweep = MapWork(console).sweep(parameter, of: scene)
    let wanted = edges.flatMap { $0.edges(in: scene) }.map { (id: $0.view.id, edge: $0.edge) }
    let report = SweepReport(
      sweep, of: scene, sizes.pipeline,
      edges: wanted.isEmpty && chart == nil && !printsJSON ? [] : wanted.isEmpty ? nil : wanted,
      cells: { value in
        let (sizes, size) = parameter.place(value)
        return sizes.cell(size)
      }, scenes: { parameter.changesScene ? parameter.place($0).sizes.scene : nil },
      isLength: part?.kind != .priority)
    if let chart {
      let pictures = SizePictures(pipeline: sizes.pipeline)
      try pictures.write(pictures.chart(report, of: scene, parameter, showsAll: !wanted.isEmpty), to: chart)
      console.diagnose(chart)
    }
    let wrong = (0..<checkCount).compactMap { index -> String? in
      let value = WindowSamples.place(index, in: parameter.range)
      let isRight = sweep.piece(at: value)?.agrees(with: parameter.layout(value), at: SIMD2(value, 0)) ?? false
      return isRight ? nil : "\(scene.id): differs from a layout at \(parameter.name) \(value)"
    }
    for line in wrong { console.diagnose(line) }
    if isQuiet {
      console.out(SweepTexts.summary(sweep, of: scene))
    } else if !printsJSON {
      console.out(
        block: SweepTexts.text(report, of: scene, edges: !wanted.isEmpty, reader: reader, parameter))
    }
    return (
      printsJSON
        ? report.json(scene: scene.id, reader: reader, parameter: parameter.name, fixed: parameter.fixed) : nil,
      sweep.remainder.isEmpty && wrong.isEmpty
    )
  }

  /// - Throws: ``UsageError`` if the scene has no such constraint.
  private func parameter(_ sizes: WindowSizes) throws -> SweptParameter {
    guard let part else { return SweptParameter(sizes, width: windows.width, height: windows.height) }
    guard sizes.scene.constraintLabels.contains(part.label) else {
      let hint = Suggestion.hint(for: part.label, among: sizes.scene.constraintLabels)
      throw UsageError("\(sizes.scene.id) has no constraint \(part.label)\(hint)")
    }
    return SweptParameter(
      part.kind, of: part.label, part.range, sizes, at: SIMD2(windows.width.lowerBound, windows.height.lowerBound))
  }

  // MARK: Two ranges

  /// Prints the regions of a range of widths and a range of heights.
  /// - Throws: ``FileError``.
  func plane(_ sizes: WindowSizes, _ reader: String) throws -> Outcome {
    let scene = sizes.scene
    let map = MapWork(console).map(sizes, width: windows.width, height: windows.height)
    let wrong = (0..<checkCount).compactMap { index -> String? in
      let size = WindowSamples.place(index, windows.width, windows.height)
      return map.agrees(with: sizes.layout(size), at: size)
        ? nil : "\(scene.id): differs from a layout at \(size.x) x \(size.y)"
    }
    for line in wrong { console.diagnose(line) }
    if let chart {
      let pictures = SizePictures(pipeline: sizes.pipeline)
      try pictures.write(pictures.plane(map, sizes), to: chart)
      console.diagnose(chart)
    }
    if isQuiet {
      console.out(SweepTexts.summary(map, of: scene))
    } else if !printsJSON {
      console.out(block: SweepTexts.text(map, of: scene, reader: reader))
    }
    return (printsJSON ? SweepTexts.json(map, of: scene, reader: reader) : nil, map.remainder.isEmpty && wrong.isEmpty)
  }
}
