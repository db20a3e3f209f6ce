import Foundation
import Goldens
import Scenes

/// `plumb layout`: the solved frames.
struct LayoutCommand: Command {
  static let specification = CommandSpecification(
    name: "layout", summary: "print the solved frames", operands: "PATH... [MATRIX] [OPTION...]",
    options: [OptionSpecification("--format", "FORMAT", "text or json (default text)")] + MatrixOptions.specifications,
    details: """
      Prints each view's frame in its superview's coordinates, on whole pixels, in points. With no matrix flag, a few
      devices that differ in layout. As JSON: {"scenes":[{"id":..., "cell":..., "size":[w,h],
      "views":[{"id":..., "name":..., "frame":[x,y,w,h]}]}]}
      """)

  enum Format: String, CaseIterable {
    case text
    case json
  }

  private let paths: [String]
  private let cells: [Cell]
  private let format: Format

  init(_ arguments: ParsedArguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("name a recipe: plumb layout Recipes/simple-constraints/simple-single-view.yaml")
    }
    paths = arguments.operands
    cells = try MatrixOptions.cells(arguments) { Matrix.standard }
    format = try arguments.choice("--format", Format.self) ?? .text
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    let code = documents.report(to: console)
    if documents.scenes.isEmpty { return code }
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      for cell in cells {
        let layout = pipeline.solve(scene, in: cell)
        for finding in layout.findings {
          console.talk("\(scene.document) in \(cell.name): \(FindingTexts.text(finding))")
        }
        switch format {
        case .json: entries.append(json(layout, of: scene))
        case .text: console.out(text(layout))
        }
      }
    }
    if format == .json { console.out(JSONText.object([("scenes", .list(entries))])) }
    return code
  }

  private func json(_ layout: SolvedLayout, of scene: Scene) -> JSONText {
    .pairs([
      ("id", .text(RenderCommand.folder(of: scene))), ("cell", .text(layout.cell.name)),
      ("size", .list([.number(layout.cell.size.width), .number(layout.cell.size.height)])),
      (
        "views",
        .list(
          layout.views.map { view in
            let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            return .pairs([
              ("id", .text(view.id)), ("name", .text(view.name)), ("frame", .list(frame.map { .number($0) })),
            ])
          })
      ),
    ])
  }

  private func text(_ layout: SolvedLayout) -> String {
    let facts = LayoutFacts(layout).lines.map { "  \($0)" }
    return (["\(layout.title), \(layout.cell.name)"] + facts).joined(separator: "\n")
  }
}
