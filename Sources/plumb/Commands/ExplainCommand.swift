import Foundation
import RecipeDocuments
import Scenes
import Values

/// `plumb explain`: what decides where a view's edges are.
struct ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain", summary: "say what decides a view's edges, and how it adds up",
    operands: "SCENE VIEW[.EDGE]... [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--cell", "CELL", repeatable: true, "in this cell, named as records name it"),
      OptionSpecification("--json", "as JSON"),
    ] + MatrixOptions.specifications,
    details: """
      SCENE is a document or a scene's id, as verdicts name it. EDGE is left, right, leading, trailing, top,
      bottom, width, height, centerX or centerY; without it left, top, width and height are explained. With neither
      --cell nor matrix flags in the first of the cells that `plumb layout` would show.

        plumb explain Recipes/stack-views/simple-stack-view.yaml "Flower Image.height"

      Values are in points, in the superview's coordinates, before they are rounded to pixels. Each line has what a
      constraint, a natural size or the system adds to the value, and where the document says so. As JSON:
      {"version":1,"edges":[{"scene":...,"cell":...,"edge":"Title.width","value":172.5,"arithmetic":"(393 - 48) / 2",
      "deciders":[{"kind":...,"text":...,"file":...,"line":...,"column":...,"priority":...,"factor":...,"amount":...}]}]}
      """)

  private let scene: String
  private let edges: [String]
  private let cells: [Cell]
  private let choice: CellChoice
  private let hasMatrix: Bool
  private let configured: [String]
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard arguments.operands.count >= 2 else {
      throw UsageError("name a scene and a view: plumb explain Recipes/login.yaml Title.width")
    }
    scene = arguments.operands[0]
    edges = Array(arguments.operands.dropFirst())
    cells = try arguments.all("--cell").map { name in
      guard let cell = Cell(named: name) else {
        throw UsageError("no cell \"\(name)\"; `plumb layout` prints names of cells, such as iphone-15-portrait")
      }
      return cell
    }
    choice = try CellChoice(arguments)
    hasMatrix = try !MatrixOptions.matrix(arguments).isEmpty
    configured = arguments.settings.documents
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let isDocument = FileManager.default.fileExists(atPath: scene)
    let documents = try Documents(isDocument ? [scene] : configured)
    let scenes = isDocument ? documents.scenes : documents.scenes.filter { $0.id == scene }
    let code = isDocument || scenes.isEmpty ? documents.report(to: console) : .clean
    if scenes.isEmpty {
      if code != .clean { return code }
      throw UsageError(
        "no document or scene \"\(scene)\"\(Suggestion.hint(for: scene, among: documents.scenes.map(\.id)))")
    }
    let wanted = scenes.map { scene in (scene: scene, edges: edges.map { Self.edges($0, in: scene) }) }
    for (index, text) in edges.enumerated() where wanted.allSatisfy({ $0.edges[index].isEmpty }) {
      throw Self.unknown(text, in: scenes)
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
      }
    }
    if printsJSON { console.out(JSONText.object([("version", .number(1)), ("edges", .list(entries))])) }
    return code
  }

  private func shown(_ scene: Scene) -> [Cell] {
    if !cells.isEmpty { return cells }
    let all = choice.cells(of: scene)
    return hasMatrix ? all : Array(all.prefix(1))
  }

  // MARK: Names

  /// What `VIEW.EDGE` or `VIEW` means in a scene; a view's name may have dots in it.
  private static func edges(_ text: String, in scene: Scene) -> [(view: SceneView, edge: SceneAttribute)] {
    let usual: [SceneAttribute] = [.left, .top, .width, .height]
    let whole = views(named: text, in: scene)
    if !whole.isEmpty { return whole.flatMap { view in usual.map { (view, $0) } } }
    guard let dot = text.unicodeScalars.lastIndex(of: "."), let edge = edge(String(text[dot...].dropFirst())) else {
      return []
    }
    return views(named: String(text[..<dot]), in: scene).map { ($0, edge) }
  }

  private static func views(named name: String, in scene: Scene) -> [SceneView] {
    let wanted = name.trimmingSpaces.lowercased()
    return scene.allViews.filter { $0.name.lowercased() == wanted || $0.id.lowercased() == wanted }
  }

  private static func edge(_ name: String) -> SceneAttribute? {
    SceneAttribute.edges.first { $0.rawValue.lowercased() == name.trimmingSpaces.lowercased() }
  }

  private static func unknown(_ text: String, in scenes: [Scene]) -> UsageError {
    let names = scenes.flatMap { $0.allViews.map(\.name) }
    guard let dot = text.unicodeScalars.lastIndex(of: ".") else {
      return UsageError("no view \"\(text)\"\(Suggestion.hint(for: text, among: names))")
    }
    let (view, edge) = (String(text[..<dot]), String(text[dot...].dropFirst()))
    if scenes.contains(where: { !views(named: view, in: $0).isEmpty }) {
      let edges = SceneAttribute.edges.map { "\($0)" }
      return UsageError(
        "no edge \"\(edge)\"\(Suggestion.hint(for: edge, among: edges)); edges: \(edges.joined(separator: ", "))")
    }
    return UsageError("no view \"\(view)\"\(Suggestion.hint(for: view, among: names))")
  }

  // MARK: JSON

  private func json(_ explanation: EdgeExplanation, _ scene: Scene, _ cell: Cell) -> JSONText {
    let deciders = explanation.deciders.map { decider -> JSONText in
      let place: [(String, JSONText)] =
        decider.place.map {
          [
            ("file", .text(scene.document)), ("line", .number(Double($0.line))), ("column", .number(Double($0.column))),
          ]
        } ?? []
      return .pairs(
        [("kind", .text(decider.kind.rawValue)), ("text", .text(decider.text))] + place + [
          ("priority", .number(decider.priority.value)), ("factor", .number(ExplanationTexts.rounded(decider.factor))),
          ("amount", .number(ExplanationTexts.rounded(decider.amount))),
        ])
    }
    let open = explanation.open.sorted { $0.key < $1.key }.map { name, range -> (String, JSONText) in
      (name, .list([.number(range.lower), .number(range.upper)]))
    }
    return .pairs([
      ("scene", .text(scene.id)), ("cell", .text(cell.name)),
      ("edge", .text("\(explanation.view).\(explanation.edge)")),
      ("value", .number(ExplanationTexts.rounded(explanation.value))), ("arithmetic", .text(explanation.arithmetic)),
      ("deciders", .list(deciders)), ("open", .pairs(open)),
    ])
  }
}
