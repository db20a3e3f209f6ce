import Layout
import Values

/// `plumb sizes`: finds where a layout changes over a range of window sizes.
struct SweepCommand: Command {
  static let specification = CommandSpecification(
    name: "sizes", formerly: "sweep", summary: "list the exact window sizes at which a layout changes",
    operands: "SCENE [OPTION...]",
    options: [
      OptionSpecification(
        "--edge", "VIEW.EDGE", occurs: .repeated, "list this edge, or the usual four of a view"),
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
  private let part: SweptPart?
  private let checkCount: Int
  private let printsJSON: Bool
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let scene = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one scene: plumb sizes Recipes/login.yaml")
    }
    self.scene = scene
    edgeTexts = arguments.all("--edge")
    part = try SweptPart(arguments)
    windows =
      part == nil
      ? try WindowOptions(arguments) : try WindowOptions(arguments, width: 390...390, height: 844...844)
    range = try ProofRange(arguments)
    chart = try OutputFile.checked("--chart", [".svg", ".png"], arguments)
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

  func run(_ console: Console) async throws -> ExitCode {
    var (documents, code) = try Documents.named(scene, console)
    let edges = EdgeName.list(edgeTexts, in: documents.scenes)
    for name in edges where documents.scenes.allSatisfy({ name.edges(in: $0).isEmpty }) {
      throw name.unknown(in: documents.scenes)
    }
    let pipeline = try LayoutPipeline()
    let work = SweepWork(
      windows: windows, part: part, chart: chart, checkCount: checkCount, printsJSON: printsJSON, isQuiet: isQuiet,
      console: console)
    var entries: [JSONText] = []
    for scene in documents.scenes {
      for (name, sizes) in try range.windows(try windows.allSizes(of: scene, pipeline)) {
        let result = windows.isPlane ? try work.plane(sizes, name) : try work.line(sizes, name, edges)
        if let entry = result.json { entries.append(entry) }
        if !result.isWhole { code = code.combined(with: .differences) }
      }
    }
    if printsJSON {
      if entries.count == 1, case .pairs(let pairs) = entries[0] {
        console.out(documents.result(pairs))
      } else {
        console.out(documents.result([("sweeps", .list(entries))]))
      }
    }
    return code
  }
}
