import Drawing
import Foundation
import Goldens
import Reports
import Scenes

/// `plumb render`: pictures and a gallery.
struct RenderCommand: Command {
  static let specification = CommandSpecification(
    name: "render", summary: "draw layouts and make a gallery of them", operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--out", "DIR", "where to write (default gallery)"),
      OptionSpecification("--format", "LIST", "png, svg or both (default svg,png)"),
      OptionSpecification("--json", "print what was written as JSON"),
    ] + MatrixOptions.specifications,
    details: """
      Lays out every recipe in every cell of the matrix and writes the pictures and an index.html that opens from disk.
      With no PATH, Recipes/; with no matrix flag, a few devices that differ in layout. What is wrong with a layout is
      told, and stops nothing.
      """)

  enum Format: String, CaseIterable {
    case svg
    case png
  }

  private let paths: [String]
  private let cells: [Cell]
  private let folder: String
  private let formats: [Format]
  private let scale: Double
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    cells = try MatrixOptions.cells(arguments) { Matrix.standard }
    folder = arguments.value("--out") ?? "gallery"
    let asked = try arguments.choices("--format", Format.self)
    formats = Format.allCases.filter { asked.isEmpty || asked.contains($0) }
    scale = try MatrixOptions.scale(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths)
    let code = documents.report(to: console)
    if documents.scenes.isEmpty { return code }
    let pipeline = try LayoutPipeline()
    // A folder that cannot be written to is told before any work.
    try AtomicFile.prepare(folder: folder)
    let renderer = Renderer(measurer: pipeline.measurer)
    let started = Date()
    let results = try await CellWork.run(documents.scenes, in: cells, with: pipeline, console: console) {
      [folder, formats, scale] scene, layout in
      let path = "\(folder)/\(Self.folder(of: scene))/\(layout.cell.name)"
      let list = renderer.displayList(layout)
      if formats.contains(.png) {
        try AtomicFile.write(renderer.png(list, scale: scale), to: path + ".png")
      }
      if formats.contains(.svg) { try AtomicFile.write(renderer.svg(list), to: path + ".svg") }
      return Gallery.CellEntry(
        cell: layout.cell, pictureSize: Size(list.size.width, list.size.height), facts: LayoutFacts(layout),
        findings: layout.findings.map(FindingTexts.text))
    }
    let gallery = Gallery(
      entries: zip(documents.scenes, results).map { scene, cells in
        Gallery.Entry(scene: scene, folder: Self.folder(of: scene), cells: cells)
      }, formats: formats.map(\.rawValue))
    try AtomicFile.write(gallery.html, to: "\(folder)/index.html")
    report(documents.scenes, results, seconds: Date().timeIntervalSince(started), console)
    return code
  }

  private func report(_ scenes: [Scene], _ results: [[Gallery.CellEntry]], seconds: Double, _ console: Console) {
    for (scene, cells) in zip(scenes, results) {
      for cell in cells where !cell.findings.isEmpty {
        for finding in cell.findings { console.talk("\(scene.document) in \(cell.cell.name): \(finding)") }
      }
    }
    let count = results.reduce(0) { $0 + $1.count }
    if printsJSON {
      console.out(
        JSONText.object([
          ("gallery", .text("\(folder)/index.html")), ("scenes", .number(Double(scenes.count))),
          ("cells", .number(Double(count))), ("formats", .list(formats.map { .text($0.rawValue) })),
        ]))
    } else {
      console.out("\(folder)/index.html")
      console.talk(
        "\(scenes.count) recipes in \(cells.count) cells: \(count) layouts in \(String(format: "%.1f", seconds)) s")
    }
  }

  /// Where a scene's pictures lie in the gallery: its document without `Recipes/` and ending.
  nonisolated static func folder(of scene: Scene) -> String {
    String(SnapshotFolder(root: "", document: scene.document).path.dropFirst())
  }
}
