import Goldens
import LayoutMaps
import RecipeDocuments
import Scenes
import Values

/// `plumb sweep`: where a layout changes over a range of window sizes.
struct SweepCommand: Command {
  static let specification = CommandSpecification(
    name: "sweep", summary: "say at which window sizes a layout changes, exactly", operands: "SCENE [OPTION...]",
    options: [
      OptionSpecification("--edge", "VIEW.EDGE", repeatable: true, "list this edge, or the usual four of a view"),
      OptionSpecification("--chart", "FILE", "write an SVG chart of the edges against the width"),
      OptionSpecification("--check", "N", "lay out N more sizes and compare them with what was found"),
      OptionSpecification("--quiet", "one line a scene: how much was found, and how many layouts it took"),
      OptionSpecification("--json", "as JSON"),
    ] + WindowOptions.specifications,
    details: """
      SCENE is a document or a scene's id. Between two breakpoints every edge is one form of the width, slope * width +
      offset; the forms follow from the constraints and the texts, not from samples. Positions are in the root view's
      coordinates, in points, before they are rounded to pixels. A breakpoint itself belongs to one of its sides.

        plumb sweep Recipes/text/text-styles.yaml --width 320...1366 --edge "Body.height"

      With one width and a range of heights, the height is swept; with two ranges, the regions of the plane of sizes are
      listed. As JSON: {"version":1,"scene":...,"parameter":"width","height":800,"range":[320,1366],
      "breakpoints":[{"at":414,"cause":"..."}],
      "edges":{"Title.width":[{"from":320,"to":414,"slope":1,"offset":-32}]},"remainder":[]}.
      Exit code 1: part of the range is left open, or --check found a difference.
      """)

  private let scene: String
  private let edges: [EdgeName]
  private let windows: WindowOptions
  private let chart: String?
  private let checkCount: Int
  private let printsJSON: Bool
  private let isQuiet: Bool
  private let configured: [String]

  init(_ arguments: ParsedArguments) throws {
    guard let scene = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one scene: plumb sweep Recipes/login.yaml")
    }
    self.scene = scene
    edges = arguments.all("--edge").map { EdgeName(text: $0) }
    windows = try WindowOptions(arguments)
    chart = arguments.value("--chart")
    checkCount = Int(try arguments.number("--check", in: 0...1_000_000) ?? 0)
    printsJSON = arguments.has("--json")
    isQuiet = arguments.has("--quiet")
    configured = arguments.settings.documents
    if windows.isPlane, chart != nil || !edges.isEmpty {
      throw UsageError("--chart and --edge need one range; give one width or one height")
    }
    if windows.width.lowerBound == windows.width.upperBound, windows.height.lowerBound == windows.height.upperBound {
      throw UsageError("nothing varies; give a range: --width 320...1366")
    }
  }

  func run(_ console: Console) async throws -> ExitCode {
    var (documents, code) = try Documents.named(scene, configured, console)
    for name in edges where documents.scenes.allSatisfy({ name.edges(in: $0).isEmpty }) {
      throw name.unknown(in: documents.scenes)
    }
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      let sizes = try windows.sizes(of: scene, pipeline)
      let result = windows.isPlane ? plane(sizes, console) : try line(sizes, console)
      if let entry = result.json { entries.append(entry) }
      if !result.isWhole { code = code.combined(with: .differences) }
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

  private func line(_ sizes: WindowSizes, _ console: Console) throws -> Outcome {
    let scene = sizes.scene
    let sweepsHeight = windows.width.lowerBound == windows.width.upperBound
    let (range, other) =
      sweepsHeight ? (windows.height, windows.width.lowerBound) : (windows.width, windows.height.lowerBound)
    func size(_ value: Double) -> SIMD2<Double> { sweepsHeight ? SIMD2(other, value) : SIMD2(value, other) }
    var builder =
      sweepsHeight
      ? SweepBuilder(sizes, width: other, height: range) : SweepBuilder(sizes, width: range, height: other)
    let sweep = builder.build()
    let wanted = edges.flatMap { $0.edges(in: scene) }.map { (id: $0.view.id, edge: $0.edge) }
    let report = SweepReport(
      sweep, of: scene, sizes.pipeline,
      edges: wanted.isEmpty && chart == nil && !printsJSON ? [] : wanted.isEmpty ? nil : wanted
    ) { sizes.cell(size($0)) }
    let parameter = sweepsHeight ? "height" : "width"
    if let chart {
      try AtomicFile.write(
        SweepChart(report, title: "\(scene.title): edges by \(parameter)", parameter: parameter).svg, to: chart)
      console.diagnose(chart)
    }
    let wrong = (0..<checkCount).compactMap { index -> String? in
      let value = WindowSamples.place(index, in: range)
      let layout = sizes.layout(size(value))
      let isRight = sweep.piece(at: value)?.agrees(with: layout, at: value) ?? false
      return isRight ? nil : "\(scene.id): differs from a layout at \(parameter) \(value)"
    }
    for line in wrong { console.diagnose(line) }
    if isQuiet {
      console.out(SweepTexts.summary(sweep, of: scene))
    } else if !printsJSON {
      console.out(block: SweepTexts.text(report, of: scene, parameter: parameter, other: other))
    }
    return (
      printsJSON ? report.json(scene: scene.id, parameter: parameter, other: other) : nil,
      sweep.remainder.isEmpty && wrong.isEmpty
    )
  }

  // MARK: Two ranges

  private func plane(_ sizes: WindowSizes, _ console: Console) -> Outcome {
    let scene = sizes.scene
    var builder = LayoutMapBuilder(sizes, width: windows.width, height: windows.height)
    let map = builder.build()
    let wrong = (0..<checkCount).compactMap { index -> String? in
      let size = WindowSamples.place(index, windows.width, windows.height)
      return map.agrees(with: sizes.layout(size), at: size)
        ? nil : "\(scene.id): differs from a layout at \(size.x) x \(size.y)"
    }
    for line in wrong { console.diagnose(line) }
    if isQuiet {
      console.out(SweepTexts.summary(map, of: scene))
    } else if !printsJSON {
      console.out(block: SweepTexts.text(map, of: scene))
    }
    return (printsJSON ? SweepTexts.json(map, of: scene) : nil, map.remainder.isEmpty && wrong.isEmpty)
  }
}
