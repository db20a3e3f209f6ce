import Layout
import LayoutMaps
import Values

/// `plumb headroom`: reports how much longer texts may get.
struct HeadroomCommand: Command {
  static let specification = CommandSpecification(
    name: "headroom", summary: "say how much longer each text may get before it wraps, is cut or moves a neighbour",
    operands: "SCENE [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--out", "DIR", "draw each text at its limit, in this folder"),
      OptionSpecification("--json", "as JSON"),
    ] + ProofRange.texts + MatrixOptions.specifications,
    details: """
      SCENE is a document or a scene's id. For each text, the cell with the least room is listed, the tightest text first, in
      points and in percent of the text's width on one line. A text that is cut already is listed with the excess.
      A text grows at its last word; equal texts grow together, as they would in a translation. Lengths are exact to a pixel.
      With --locale, the texts of each language are checked. With --text and --texts, each text is also checked while another
      one has the given length; the line names the text that leaves the least room.

      As JSON: {"version":1,"texts":[{"scene":...,"view":...,"cell":...,"width":120,"room":38,"texts":"Body of 30 letters",
      "events":[{"at":38,"event":"wraps to 2 lines"}]}]}. "room" is null if nothing happens to the text within "reach":
      four times its width, at least 400 points. It is negative for a text that is too long, by the excess. "picture" is the file
      with the text at its limit, if --out is given.
      """,
    examples: ["plumb headroom login --locale de,ar"])

  private let scene: String
  private let choice: CellChoice
  private let folder: String?
  private let range: ProofRange
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let scene = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one scene: plumb headroom Recipes/login.yaml")
    }
    self.scene = scene
    choice = try CellChoice(arguments)
    folder = arguments.value("--out")
    range = try ProofRange(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let (documents, code) = try Documents.named(scene, console)
    try choice.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      let finder = HeadroomFinder(scene, pipeline)
      var tightest: [String: (text: TextHeadroom, cell: Cell, scene: Scene)] = [:]
      var order: [String] = []
      for cell in choice.cells(of: scene) {
        let variants = try range.variants(of: scene, cell.variant, state: cell.state)
        let found =
          finder.headroom(in: cell).map { (text: $0, cell: cell, scene: scene) }
          + variants.flatMap { variant in
            finder.headroom(in: cell, with: variant).map { (text: $0, cell: cell, scene: variant.scene) }
          }
        for entry in found {
          if let known = tightest[entry.text.view] {
            if Self.rank(entry.text) < Self.rank(known.text) { tightest[entry.text.view] = entry }
          } else {
            order.append(entry.text.view)
            tightest[entry.text.view] = entry
          }
        }
      }
      let texts = order.compactMap { tightest[$0] }.sorted { Self.rank($0.text) < Self.rank($1.text) }
      let pictures = try texts.map { try picture(of: $0.text, in: $0.cell, $0.scene, pipeline) }
      if printsJSON {
        entries += zip(texts, pictures).map { Self.json($0.text, scene, $1) }
      } else {
        let lines = zip(texts, pictures).map { entry, picture in
          "  \(HeadroomTexts.text(entry.text))" + (picture.map { "; \(Escaped.line($0))" } ?? "")
        }
        console.out(
          block: ([Escaped.line(scene.title)] + (lines.isEmpty ? ["  no text"] : lines)).joined(separator: "\n"))
      }
    }
    if printsJSON { console.out(documents.result([("texts", .list(entries))])) }
    return code
  }

  /// The room left before something happens to the text, as a fraction of its width.
  private static func rank(_ text: TextHeadroom) -> Double {
    text.room.map { $0 / max(1, text.width) } ?? .infinity
  }

  /// Draws a text at its limit.
  /// - Returns: The picture's path; nil if none is wanted, and if nothing happens to the text.
  /// - Throws: ``FileError``.
  @MainActor
  private func picture(
    of text: TextHeadroom, in cell: Cell, _ scene: Scene, _ pipeline: LayoutPipeline
  ) throws -> String? {
    guard let folder else { return nil }
    let pictures = SizePictures(pipeline: pipeline)
    guard let list = pictures.limit(of: text, in: cell, of: scene) else { return nil }
    return try pictures.write(list, named: "\(scene.id)/\(Escaped.fileName(text.view))-\(cell.name)", in: folder)
  }

  private static func json(_ text: TextHeadroom, _ scene: Scene, _ picture: String?) -> JSONText {
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
      ] + (picture.map { [("picture", .text($0))] } ?? []))
  }
}
