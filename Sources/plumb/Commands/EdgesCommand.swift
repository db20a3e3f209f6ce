import Layout
import LayoutMaps
import Values

/// `plumb sizes near`: lists devices close to where a layout changes.
struct EdgesCommand: Command {
  static let specification = CommandSpecification(
    name: "sizes near", formerly: "edges", summary: "list devices within a point of where a layout changes",
    operands: "SCENE [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--within", "POINTS", "how near a change has to be, from 0 to 100 (default 1)"),
      OptionSpecification("--out", "DIR", "draw each device beside the window beyond the change, in this folder"),
      OptionSpecification("--json", "as JSON"),
    ] + MatrixOptions.specifications,
    details: """
      SCENE is a document or a scene's id. Without matrix options, every device is checked in both orientations. Such a device
      shows another layout if a margin grows by a point, and so may the next model.

      As JSON: {"version":1,"edges":[{"scene":...,"cell":...,"distance":0.4,"direction":"narrower","cause":...}]}, with
      "picture" if --out is given.
      """,
    examples: ["plumb sizes near login --within 2"])

  private let scene: String
  private let cells: [Cell]
  private let reach: Double
  private let folder: String?
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let scene = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one scene: plumb sizes near Recipes/login.yaml")
    }
    self.scene = scene
    cells = try VariantOptions(arguments).cells(
      MatrixOptions.cells(arguments) {
        var matrix = Matrix()
        matrix.devices = .all
        return try matrix.cells()
      })
    reach = try arguments.number("--within", in: 0...100) ?? 1
    folder = arguments.value("--out")
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let (documents, code) = try Documents.named(scene, console)
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      let finder = KnifeEdgeFinder(scene, pipeline)
      var shapes: [LayoutShape: [KnifeEdge]] = [:]
      var lines: [String] = []
      for cell in cells {
        let edges = shapes[cell.shape] ?? finder.edges(of: cell, within: reach)
        shapes[cell.shape] = edges
        for (number, edge) in edges.enumerated() {
          let picture = try folder.map { folder in
            let pictures = SizePictures(pipeline: pipeline)
            return try pictures.write(
              pictures.sides(of: edge, of: cell, in: scene), named: "\(scene.id)/\(cell.name)-\(number + 1)", in: folder
            )
          }
          lines.append(
            "  \(cell.name): \(NumberText.plain(edge.distance, digits: 2)) points \(edge.direction): "
              + Escaped.line(edge.cause) + (picture.map { "; \(Escaped.line($0))" } ?? ""))
          entries.append(
            .pairs(
              [
                ("scene", .text(scene.id)), ("cell", .text(cell.name)),
                ("distance", .number((edge.distance * 1000).rounded() / 1000)),
                ("direction", .text("\(edge.direction)")),
                ("cause", .text(edge.cause)),
              ] + (picture.map { [("picture", .text($0))] } ?? [])))
        }
      }
      if !printsJSON {
        if lines.isEmpty {
          lines = ["  no device is within \(NumberText.plain(reach)) \(reach == 1 ? "point" : "points") of a change"]
        }
        console.out(block: ([Escaped.line(scene.title)] + lines).joined(separator: "\n"))
      }
    }
    if printsJSON { console.out(documents.result([("edges", .list(entries))])) }
    return code
  }
}
