import Layout
import LayoutMaps
import Values

/// `plumb sizes cells`: lists the cells of a scene, all or the fewest that show every layout.
struct CellsCommand: Command {
  static let specification = CommandSpecification(
    name: "sizes cells", formerly: "cells", summary: "list a scene's cells, or the fewest that show all its layouts",
    operands: "SCENE [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--fewest", "one cell for each distinct layout, with the cells that have the same"),
      OptionSpecification("--json", "as JSON"),
    ] + MatrixOptions.specifications,
    details: """
      SCENE is a document or a scene's id. Without matrix options, every device, window share and size class is listed. Two
      cells have the same layout if every edge depends on the window's size in the same way and all texts have the same lines;
      the safe areas may differ. With --fewest, each has a name and says where it holds; as JSON also how it differs from the
      layout before it that is most like it: edges with both functions of the window's size, and the constraints whose result
      changed.
      """,
    examples: ["plumb sizes cells login --fewest"])

  private let scene: String
  private let cells: [Cell]
  private let isFewest: Bool
  private let states: StateFilter
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let scene = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one scene: plumb sizes cells Recipes/login.yaml --fewest")
    }
    self.scene = scene
    cells = try VariantOptions(arguments).cells(MatrixOptions.cells(arguments) { try Matrix.everything.cells() })
    isFewest = arguments.has("--fewest")
    states = StateFilter(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let (documents, code) = try Documents.named(scene, console)
    try states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      let all = states.cells(of: scene, cells)
      let representative: [String: String]
      if isFewest {
        representative = FewestCells(all, of: scene, pipeline).representative
      } else {
        representative = Dictionary(all.map { ($0.name, $0.name) }) { first, _ in first }
      }
      let groups = Self.groups(all.map(\.name), representative)
      let reasons = isFewest ? LayoutReasons(all, representative, of: scene, pipeline).all : [:]
      entries.append(
        .pairs([
          ("scene", .text(scene.id)), ("cells", .list(groups.map { Self.json($0, reasons[$0.name]?.json ?? []) })),
        ]))
      if printsJSON { continue }
      let head = "\(Escaped.line(scene.title)): \(groups.count) of \(Count.text(all.count, "cell"))"
      let lines = groups.flatMap { group in
        let more = Listing.rest(group.others.count, "cell").map { " (\($0))" } ?? ""
        return ["  \(group.name)\(more)"] + (reasons[group.name].map { ["    \(Escaped.line($0.text))"] } ?? [])
      }
      console.out(block: ([head] + lines).joined(separator: "\n"))
    }
    if printsJSON { console.out(documents.result([("scenes", .list(entries))])) }
    return code
  }

  private struct Group {
    let name: String
    let others: [String]
  }

  private static func groups(_ names: [String], _ representative: [String: String]) -> [Group] {
    var others: [String: [String]] = [:]
    for name in names {
      if let own = representative[name], own != name { others[own, default: []].append(name) }
    }
    return names.filter { representative[$0] == $0 }.map { Group(name: $0, others: others[$0] ?? []) }
  }

  private static func json(_ group: Group, _ reasons: [(String, JSONText)]) -> JSONText {
    .pairs([("cell", .text(group.name)), ("standsFor", .list(group.others.map(JSONText.text)))] + reasons)
  }
}
