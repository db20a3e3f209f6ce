import Layout
import RecipeDocuments
import Values

/// `plumb explain`: explains what determines a view's edges.
struct ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain", summary: "explain what determines a view's edges, and how it adds up",
    operands: "SCENE VIEW[.EDGE]... [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--cell", "CELL", occurs: .repeatedList, "in this cell, named as records name it"),
      OptionSpecification(
        "--overlay", "DIR", "write SVG files: what holds the edges, and both ends of what is open"),
      OptionSpecification("--json", "as JSON"),
    ] + MatrixOptions.specifications,
    details: """
      SCENE is a document or a scene's id. EDGE is left, right, leading, trailing, top, bottom, width, height, centerX or
      centerY; without it, left, top, width and height are explained. Without --cell and matrix options, the first cell that
      `plumb layout` would show is used.

      Values are in points, in the superview's coordinates, before they are rounded to pixels. Each line shows what a
      constraint, an intrinsic size or the system adds to the value, and its place in the document. "gave way" marks a
      constraint that is not satisfied; "holds it" marks one that adds nothing, but keeps the edge from moving. The limits
      follow: beyond them something else determines the edge, as long as texts keep their lines and the window its margins
      and size classes. As JSON:

        {"version":1,"edges":[{"scene":...,"cell":...,"edge":"Title.width","value":172.5,"arithmetic":"(393 - 48) / 2",
        "deciders":[{"kind":...,"text":...,"file":...,"line":...,"column":...,"priority":...,"factor":...,"amount":...}],
        "supports":[{"text":...,"priority":...,"gaveWay":true}],
        "next":[{"number":"the content width of Title","now":88,"limit":201,"value":201,"takesOver":[...]}]}]}
      """,
    examples: ["plumb explain login Title.width --device iphone-15"])

  private let scene: String
  private let edgeTexts: [String]
  private let cells: [Cell]
  private let choice: CellChoice
  private let hasMatrix: Bool
  private let overlay: String?
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count >= 2 else {
      throw UsageError("name a scene and a view: plumb explain Recipes/login.yaml Title.width")
    }
    scene = arguments.operands[0]
    edgeTexts = Array(arguments.operands.dropFirst())
    cells = try arguments.all("--cell").map { try Cell.named($0) }
    choice = try CellChoice(arguments)
    hasMatrix = try !MatrixOptions.matrix(arguments).isEmpty
    overlay = arguments.value("--overlay")
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let (documents, code) = try Documents.named(scene, console)
    let scenes = documents.scenes
    if scenes.isEmpty {
      if printsJSON { console.out(documents.result([("edges", .list([]))])) }
      return code
    }
    try choice.states.check(scenes)
    let edges = EdgeName.list(edgeTexts, in: scenes)
    let wanted = scenes.map { scene in (scene: scene, edges: edges.map { $0.edges(in: scene) }) }
    for (index, name) in edges.enumerated() where wanted.allSatisfy({ $0.edges[index].isEmpty }) {
      throw name.unknown(in: scenes)
    }
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for (scene, edges) in wanted.map({ ($0.scene, $0.edges.flatMap(\.self)) }) where !edges.isEmpty {
      for cell in shown(scene) {
        let found = pipeline.explain(edges, of: scene, in: cell)
        if printsJSON {
          entries += found.map { json($0, scene, cell) }
        } else {
          console.out(block: ExplanationTexts.text(found, of: scene, in: cell))
        }
        if let overlay {
          let pictures = ExplanationPictures(pipeline: pipeline, folder: overlay)
          for path in try pictures.write(found, of: scene, in: cell) { console.diagnose(path) }
        }
      }
    }
    if printsJSON { console.out(documents.result([("edges", .list(entries))])) }
    return code
  }

  private func shown(_ scene: Scene) -> [Cell] {
    if !cells.isEmpty { return cells.map(scene.own) }
    let all = choice.cells(of: scene)
    return hasMatrix ? all : Array(all.prefix(1))
  }

  // MARK: JSON

  private func json(_ explanation: EdgeExplanation, _ scene: Scene, _ cell: Cell) -> JSONText {
    let open = explanation.open.sorted { $0.key < $1.key }.map { name, range -> (String, JSONText) in
      (name, .list([.number(range.lower), .number(range.upper)]))
    }
    return .pairs([
      ("scene", .text(scene.id)), ("cell", .text(cell.name)),
      ("edge", .text("\(explanation.view).\(explanation.edge)")),
      ("value", .number(ExplanationTexts.rounded(explanation.value))), ("arithmetic", .text(explanation.arithmetic)),
      ("deciders", .list(explanation.deciders.map { json($0, scene) })), ("open", .pairs(open)),
      ("supports", .list(explanation.supports.map { json($0, scene) })),
      ("next", .list(explanation.next.map { json($0, scene) })),
      ("findings", .list(explanation.findings.map { .text($0) })),
    ])
  }

  private func json(_ decider: EdgeExplanation.Decider, _ scene: Scene) -> JSONText {
    .pairs(
      [("kind", .text(decider.kind.rawValue)), ("text", .text(decider.text))] + json(decider.place, scene) + [
        ("priority", .number(decider.priority.value)), ("factor", .number(ExplanationTexts.rounded(decider.factor))),
        ("amount", .number(ExplanationTexts.rounded(decider.amount))),
      ] + (decider.equivalents.isEmpty ? [] : [("equivalents", .list(decider.equivalents.map { .text($0) }))])
        + (decider.breakingWidth.map { [("breakingWidth", .number(ExplanationTexts.rounded($0)))] } ?? []))
  }

  private func json(_ support: EdgeExplanation.Support, _ scene: Scene) -> JSONText {
    .pairs(
      [("text", .text(support.text))] + json(support.place, scene) + [
        ("priority", .number(support.priority.value)), ("gaveWay", .flag(support.gaveWay)),
      ])
  }

  private func json(_ turn: EdgeExplanation.Turn, _ scene: Scene) -> JSONText {
    .pairs(
      [("number", .text(turn.subject))] + json(turn.place, scene) + [
        ("now", .number(ExplanationTexts.rounded(turn.now))), ("limit", .number(ExplanationTexts.rounded(turn.limit))),
        ("value", .number(ExplanationTexts.rounded(turn.value))), ("contradiction", .flag(turn.isContradictory)),
        ("takesOver", .list(turn.takesOver.map { json($0, scene) })),
      ])
  }

  private func json(_ place: ScenePlace?, _ scene: Scene) -> [(String, JSONText)] {
    place.map { place in
      [
        ("file", .text(scene.document)), ("line", .number(Double(place.line))),
        ("column", .number(Double(place.column))),
      ]
    } ?? []
  }
}
