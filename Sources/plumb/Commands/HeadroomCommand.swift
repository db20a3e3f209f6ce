import Layout
import LayoutMaps
import Values

/// `plumb headroom`: reports how much longer texts may get.
struct HeadroomCommand: Command {
  static let specification = CommandSpecification(
    name: "headroom", summary: "say how much longer each text may get before it wraps, is cut or moves a neighbour",
    operands: "SCENE [MATRIX] [OPTION...]",
    options: [OptionSpecification("--json", "as JSON")] + ProofRange.texts + MatrixOptions.specifications,
    details: """
      SCENE is a document or a scene's id. For each text, the cell with the least room is listed, the tightest text first, in
      points and in percent of the text's width on one line. A text grows at its last word; equal texts grow together, as they
      would in a translation. Lengths are exact to a pixel. With --locale, the texts of each language are checked. With --text and
      --texts, each text is also looked at while another one is as long as said; the line names the text that leaves the least room.

      As JSON: {"version":1,"texts":[{"scene":...,"view":...,"cell":...,"width":120,"room":38,"texts":"Body of 30 letters",
      "events":[{"at":38,"event":"wraps to 2 lines"}]}]}. "room" is null if nothing happens to the text within "reach":
      four times its width, at least 400 points.
      """,
    examples: ["plumb headroom login --locale de,ar"])

  private let scene: String
  private let choice: CellChoice
  private let range: ProofRange
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let scene = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one scene: plumb headroom Recipes/login.yaml")
    }
    self.scene = scene
    choice = try CellChoice(arguments)
    range = try ProofRange(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let (documents, code) = try Documents.named(scene, console)
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      let finder = HeadroomFinder(scene, pipeline)
      var tightest: [String: TextHeadroom] = [:]
      var order: [String] = []
      let cells = choice.cells(of: scene)
      let varied = try cells.flatMap { cell in
        try range.variants(of: scene, cell.variant, state: cell.state).flatMap { finder.headroom(in: cell, with: $0) }
      }
      for text in cells.flatMap(finder.headroom) + varied {
        if tightest[text.view] == nil { order.append(text.view) }
        if Self.rank(text) < tightest[text.view].map(Self.rank) ?? .infinity { tightest[text.view] = text }
        tightest[text.view] = tightest[text.view] ?? text
      }
      let texts = order.compactMap { tightest[$0] }.enumerated().sorted {
        (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset)
      }.map(\.element)
      if printsJSON {
        entries += texts.map { Self.json($0, scene) }
      } else {
        let lines = texts.map { "  \(HeadroomTexts.text($0))" }
        console.out(
          block: ([Escaped.line(scene.title)] + (lines.isEmpty ? ["  no text"] : lines)).joined(separator: "\n"))
      }
    }
    if printsJSON { console.out(JSONText.result([("texts", .list(entries))])) }
    return code
  }

  /// The room left before something happens to the text, as a fraction of its width.
  private static func rank(_ text: TextHeadroom) -> Double {
    text.room.map { $0 / max(1, text.width) } ?? .infinity
  }

  private static func json(_ text: TextHeadroom, _ scene: Scene) -> JSONText {
    let texts = text.texts.map { [("texts", JSONText.text($0))] } ?? []
    return .pairs(
      [("scene", .text(scene.id)), ("view", .text(text.view)), ("cell", .text(text.cell))] + texts + [
        ("width", .number((text.width * 1000).rounded() / 1000)),
        ("room", .number(text.room.map { ($0 * 1000).rounded() / 1000 } ?? .infinity)),
        ("reach", .number((text.reach * 1000).rounded() / 1000)),
        (
          "events",
          .list(
            text.events.map {
              .pairs([
                ("at", .number(($0.at * 1000).rounded() / 1000)), ("event", .text(HeadroomTexts.words($0.event))),
              ])
            })
        ),
      ])
  }
}
