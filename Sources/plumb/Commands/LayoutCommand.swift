import Foundation
import Layout
import Values
import Verifying

/// `plumb layout`: prints the solved frames.
struct LayoutCommand: Command {
  static let specification = CommandSpecification(
    name: "layout", summary: "print the solved frames", operands: "PATH... [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--format", "FORMAT", completion: .words(of: Format.self), "text or json (default text)"),
      OptionSpecification("--json", "the same as --format json"),
      OptionSpecification(
        "--trace", "print the trace of the views in place of frames, as UIKit's _autolayoutTrace does"),
      OptionSpecification(
        "--insets", "FILE", "safe areas by root view: {\"<id>\": [top, left, bottom, right]}"),
      Documents.verbose,
    ] + MatrixOptions.specifications,
    details: """
      Prints each view's frame in its superview's coordinates, on whole pixels, in points with at most three decimals. With no
      matrix flag, a few devices that differ in layout. As JSON: {"scenes":[{"id":..., "cell":..., "size":[w,h],
      "views":[{"id":..., "name":..., "frame":[x,y,w,h]}]}]}
      """,
    examples: ["plumb layout Recipes/login.yaml --device iphone-15 --json"])

  enum Format: String, CaseIterable {
    case text
    case json
  }

  private let paths: [String]
  private let choice: CellChoice
  /// Safe areas given on the command line, by the root view's id.
  private let insets: [String: Insets]
  private let format: Format
  private let printsTrace: Bool

  init(_ arguments: ParsedArguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("name a recipe: plumb layout Recipes/simple-constraints/simple-single-view.yaml")
    }
    paths = arguments.operands
    choice = try CellChoice(arguments)
    insets = try arguments.value("--insets").map(Self.insets) ?? [:]
    printsTrace = arguments.has("--trace")
    format = try arguments.has("--json") ? .json : arguments.choice("--format", Format.self) ?? .text
    if printsTrace, format == .json { throw UsageError("--trace prints text; leave out --json") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    var code = documents.report(to: console)
    try choice.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    var entries: [JSONText] = []
    for scene in documents.scenes {
      if printsTrace {
        for cell in choice.cells(of: scene) {
          console.out(block: "\(Escaped.line("\(scene.title), \(cell.name)"))\n\(pipeline.trace(of: scene, in: cell))")
        }
        continue
      }
      let handed = scene.rootView.flatMap { insets[$0.id] }
      let layouts = choice.cells(of: scene).compactMap { cell -> SolvedLayout? in
        let layout = pipeline.solve(scene, in: handed.map { cell.covered(by: $0) } ?? cell)
        do throws(LayoutBoundsError) {
          try layout.checkBounds()
          return layout
        } catch {
          console.diagnose("\(scene.document): \(cell.name): \(error)")
          code = code.combined(with: .usage)
          return nil
        }
      }
      FindingTexts.report(layouts.map { ($0.cell.name, $0.findings) }, of: scene, to: console)
      switch format {
      case .json: entries += layouts.map { json($0, of: scene) }
      case .text: for layout in layouts { console.out(block: text(layout)) }
      }
    }
    if format == .json {
      let problems: [(String, JSONText)] = documents.problems.isEmpty ? [] : [("problems", documents.json)]
      console.out(JSONText.result([("scenes", .list(entries))] + problems))
    }
    return code
  }

  /// - Throws: ``UsageError``.
  private static func insets(_ path: String) throws -> [String: Insets] {
    let lists: [String: [Double]] = try JSONFile.read(
      path, "safe areas: {\"<root view's id>\": [top, left, bottom, right]}")
    for (id, list) in lists.sorted(by: { $0.key < $1.key })
    where list.count != 4 || !list.allSatisfy({ abs($0) <= Limits.coordinate }) {
      throw UsageError("\(path): \(id): expected four numbers: top, left, bottom, right")
    }
    return lists.mapValues { Insets($0[0], $0[1], $0[2], $0[3]) }
  }

  private func json(_ layout: SolvedLayout, of scene: Scene) -> JSONText {
    .pairs([
      ("id", .text(scene.id)), ("cell", .text(layout.cell.name)),
      ("size", Self.numbers([layout.cell.size.width, layout.cell.size.height])),
      (
        "views",
        .list(
          layout.views.map { view in
            let frame: [Double] = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            return .pairs([
              ("id", .text(view.id)), ("name", .text(view.name)), ("frame", Self.numbers(frame)),
            ])
          })
      ),
    ])
  }

  /// Returns points with at most three decimal places, as in records.
  private static func numbers(_ points: [Double]) -> JSONText {
    .list(points.map { .number(($0 * 1000).rounded() / 1000) })
  }

  private func text(_ layout: SolvedLayout) -> String {
    let facts = LayoutFacts(layout).lines.map { "  \($0)" }
    return ([Escaped.line("\(layout.title), \(layout.cell.name)")] + facts).joined(separator: "\n")
  }
}
