import Drawing
import Foundation
import Layout
import LayoutMaps
import RecipeDocuments
import Values
import Verifying

/// `plumb sizes`: finds where a layout changes over a range of window sizes.
struct SweepCommand: Command {
  static let specification = CommandSpecification(
    name: "sizes", formerly: "sweep", summary: "list the exact window sizes at which a layout changes",
    operands: "SCENE [OPTION...]",
    options: [
      OptionSpecification(
        "--edge", "VIEW.EDGE", repeatable: true, list: false, "list this edge, or the usual four of a view"),
      OptionSpecification(
        "--constant", "N=FROM...TO", "sweep the constant of the constraint with this number, in a window of one size"),
      OptionSpecification(
        "--priority", "N[=FROM...TO]",
        "sweep the priority of that constraint, in a window of one size (default 1...1000)"),
      OptionSpecification(
        "--chart", "FILE",
        "draw the edges that change, and the layouts beside each change (.svg or .png); with two ranges, the plane of all "
          + "sizes with a picture of each region"),
      OptionSpecification("--check", "N", "lay out N more sizes and compare them with what was found"),
      OptionSpecification("--quiet", "one line a scene: how much was found, and how many layouts it took"),
      OptionSpecification("--json", "as JSON"),
    ] + ProofRange.texts + WindowOptions.specifications,
    details: """
      SCENE is a document or a scene's id. Between two breakpoints, every edge is a linear function of the width, slope * width
      + offset. The functions follow from the constraints and the texts, not from samples. Positions are in the root view's
      coordinates, in points, before they are rounded to pixels. A breakpoint itself belongs to one of its sides.

      Only the order of priorities matters, so a sweep of a priority has breakpoints at priorities that occur.

      Several readers (--content-size all) and texts (--text, --texts all) are swept one after the other. With one width and a range of heights, the height is
      swept; with two ranges, the regions of all sizes are listed. Control-C stops the search and prints the results so far.
      As JSON:

        {"version":1,"scene":...,"parameter":"width","height":800,"range":[320,1366],
         "breakpoints":[{"at":414,"cause":"..."}],
         "edges":{"Title.width":[{"from":320,"to":414,"slope":1,"offset":-32}]},"remainder":[]}

      The exit code is 1 if part of the range is left open, or if --check found a difference.
      """,
    examples: [
      "plumb sizes login --width 320...1366 --edge Body.height", #"plumb sizes login --priority 3 --edge "Image View""#,
    ])

  private let scene: String
  private let edgeTexts: [String]
  private let windows: WindowOptions
  private let range: ProofRange
  private let chart: String?
  private let part: (kind: SweptParameter.Part, label: String, range: ClosedRange<Double>)?
  private let checkCount: Int
  private let printsJSON: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let scene = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one scene: plumb sizes Recipes/login.yaml")
    }
    self.scene = scene
    edgeTexts = arguments.all("--edge")
    part = try Self.part(arguments)
    windows =
      part == nil
      ? try WindowOptions(arguments) : try WindowOptions(arguments, width: 390...390, height: 844...844)
    range = try ProofRange(arguments)
    chart = arguments.value("--chart")
    checkCount = Int(try arguments.number("--check", in: 0...1_000_000) ?? 0)
    printsJSON = arguments.has("--json")
    isQuiet = arguments.has("--quiet")
    if windows.isPlane, !edgeTexts.isEmpty {
      throw UsageError("--edge needs one range; give one width or one height")
    }
    if chart != nil, range.variesTexts {
      throw UsageError("a chart shows one layout; leave out --text and --texts, or --chart")
    }
    let isOneSize =
      windows.width.lowerBound == windows.width.upperBound && windows.height.lowerBound == windows.height.upperBound
    if let part, !isOneSize {
      throw UsageError("a \(part.kind.rawValue) is swept in one window; give one width and one height")
    }
    if part == nil, isOneSize { throw UsageError("nothing varies; give a range: --width 320...1366") }
  }

  /// `--constant 7=0...100`, `--priority 7`.
  private static func part(
    _ arguments: ParsedArguments
  ) throws -> (kind: SweptParameter.Part, label: String, range: ClosedRange<Double>)? {
    let (constant, priority) = (arguments.value("--constant"), arguments.value("--priority"))
    if constant != nil, priority != nil {
      throw UsageError("--constant and --priority cannot be combined; sweep one, then the other")
    }
    if let constant {
      guard let (label, range) = numbered(constant, limits: -10_000...10_000), let range,
        range.lowerBound < range.upperBound
      else {
        throw UsageError("--constant is NUMBER=FROM...TO, such as 7=0...100: the number of a constraint and a range")
      }
      return (.constant, label, range)
    }
    guard let priority else { return nil }
    guard let (label, range) = numbered(priority, limits: 1...1000),
      range.map({ $0.lowerBound < $0.upperBound }) ?? true
    else {
      throw UsageError("--priority is NUMBER or NUMBER=FROM...TO, such as 7=250...750, from 1 to 1000")
    }
    return (.priority, label, range ?? 1...1000)
  }

  /// Returns the number of a constraint, and the range after an equals sign; nil if the text there is not a range.
  private static func numbered(
    _ text: String, limits: ClosedRange<Double>
  ) -> (label: String, range: ClosedRange<Double>?)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 { return parts[0].isEmpty ? nil : (parts[0], nil) }
    return LengthRange.read(parts[1], limits: limits).map { (parts[0], $0) }
  }

  func run(_ console: Console) async throws -> ExitCode {
    var (documents, code) = try Documents.named(scene, console)
    let edges = EdgeName.list(edgeTexts, in: documents.scenes)
    for name in edges where documents.scenes.allSatisfy({ name.edges(in: $0).isEmpty }) {
      throw name.unknown(in: documents.scenes)
    }
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      for (name, sizes) in try range.windows(try windows.allSizes(of: scene, pipeline)) {
        let result = windows.isPlane ? try plane(sizes, name, console) : try line(sizes, name, edges, console)
        if let entry = result.json { entries.append(entry) }
        if !result.isWhole { code = code.combined(with: .differences) }
      }
    }
    if printsJSON {
      if entries.count == 1, case .pairs(let pairs) = entries[0] {
        console.out(JSONText.result(pairs))
      } else {
        console.out(JSONText.result([("sweeps", .list(entries))]))
      }
    }
    return code
  }

  private typealias Outcome = (json: JSONText?, isWhole: Bool)

  // MARK: One range

  private func line(
    _ sizes: WindowSizes, _ reader: String, _ edges: [EdgeName], _ console: Console
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

  private func plane(_ sizes: WindowSizes, _ reader: String, _ console: Console) throws -> Outcome {
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
