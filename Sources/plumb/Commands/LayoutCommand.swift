import Foundation
import Layout
import Values
import Verifying

/// `plumb layout`: prints the solved frames.
struct LayoutCommand: Command {
  static let specification = CommandSpecification(
    name: "layout", summary: "print the solved frames", operands: "PATH... [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--format", "FORMAT", completion: .words(of: TextFormat.self), "text or json (default text)"),
      OptionSpecification("--json", "the same as --format json"),
      OptionSpecification(
        "--trace", "print the trace of the views in place of frames, as UIKit's _autolayoutTrace does"),
      OptionSpecification(
        "--insets", "FILE", "safe areas by root view: {\"<id>\": [top, left, bottom, right]}"),
      Documents.verbose,
    ] + MatrixOptions.specifications,
    details: """
      Prints each view's frame in its superview's coordinates, on whole pixels, in points with at most three decimals. With no
      matrix option, a few devices that differ in layout. As JSON, everything that is known of a layout: views with kind, frame, place
      in the root view, lines of text, baseline and scrolled content; safe area, margins, guides and keyboard; every constraint
      in force with both values and the end points of its beam; findings. `plumb schema layout` describes each key.
      """,
    examples: ["plumb layout Recipes/login.yaml --device iphone-15 --json"])

  enum TextFormat: String, CaseIterable {
    case text
    case json
  }

  private let paths: [String]
  private let choice: CellChoice
  /// Safe areas given on the command line, by the root view's id.
  private let insets: [String: Insets]
  private let format: TextFormat
  private let printsTrace: Bool

  init(_ arguments: ParsedArguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("name a recipe: plumb layout Recipes/simple-constraints/simple-single-view.yaml")
    }
    paths = arguments.operands
    choice = try CellChoice(arguments)
    insets = try arguments.value("--insets").map(Self.insets) ?? [:]
    printsTrace = arguments.has("--trace")
    format = try arguments.has("--json") ? .json : arguments.choice("--format", TextFormat.self) ?? .text
    if printsTrace, format == .json { throw UsageError("--trace prints text; leave out --json") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    var code = documents.report(to: console)
    try choice.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    var entries: [String] = []
    for scene in documents.scenes {
      if printsTrace {
        for cell in choice.cells(of: scene) {
          console.out(block: "\(Escaped.line("\(scene.title), \(cell.name)"))\n\(pipeline.trace(of: scene, in: cell))")
        }
        continue
      }
      let handed = scene.rootView.flatMap { insets[$0.id] }
      let layouts = choice.cells(of: scene).compactMap { cell -> SolvedLayout? in
        let layout = pipeline.solve(
          scene, in: handed.map { cell.covered(by: $0) } ?? cell, explained: format == .json)
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
      case .json: entries += layouts.map { json($0, of: scene, pipeline.systemConstraints(of: scene, in: $0.cell)) }
      case .text: for layout in layouts { console.out(block: text(layout)) }
      }
    }
    if format == .json {
      console.out(JSONText.result("scenes", entries, documents.problemPairs))
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

  private func json(_ layout: SolvedLayout, of scene: Scene, _ system: [SystemConstraint]) -> String {
    let members = LayoutDescription.members(
      of: layout, kinds: LayoutDescription.kinds(of: scene), system: system)
    let (id, cell) = (Escaped.json(scene.id), Escaped.json(layout.cell.name))
    return "{\"id\":\(id),\"cell\":\(cell),\(members)}"
  }

  private func text(_ layout: SolvedLayout) -> String {
    let facts = LayoutFacts(layout).shownLines.map { "  \($0)" }
    return ([Escaped.line("\(layout.title), \(layout.cell.name)")] + facts).joined(separator: "\n")
  }
}
