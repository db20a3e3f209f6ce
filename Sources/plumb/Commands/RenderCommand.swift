import CairoCanvas
import Drawing
import Foundation
import Layout
import RecipeDocuments
import Reports
import Values
import Verifying

/// `plumb render`: draws pictures and a gallery.
struct RenderCommand: Command {
  static let specification = CommandSpecification(
    name: "render", summary: "draw layouts and make a gallery of them", operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--out", "DIR", "output folder (default gallery)"),
      OptionSpecification(
        "--format", "LIST", list: true, completion: .words(of: FormatChoice.self),
        "svg (default), png, both, or html: a page with picture, figure and equations"),
      OptionSpecification("--content-beyond", "also show content of scroll views beyond the screen"),
      OptionSpecification("--film", "also draw the changes of states and rotations as films"),
      JobOptions.specification,
      OptionSpecification("--json", "print what was written as JSON"),
      Documents.verbose,
    ] + LivePages.specifications + DrawingOptions.specifications + MatrixOptions.specifications,
    details: """
      Lays out every recipe in every cell of the matrix, and writes the pictures and an index.html that opens from disk. With
      no PATH, Recipes/; with no matrix flag, a few devices that differ in layout. Problems in layouts are reported and do not
      stop the run. The page shows SVG files if there are any. PNG files at two pixels per point (--format png --scale 2) take
      three times as long and twice the space.

      With --live, each scene also has a page SCENE/live.html, with a window that can be dragged to any size from 320 to 1366
      points. Views move exactly, because the page contains the map of the layout. A menu selects states and readers, and light
      or dark unless an appearance is given. Edges are rounded to two pixels per point unless --scale or --like says otherwise.

      With --film, each state has the pictures CELL.film.svg, with five moments side by side, and CELL.film-moving.svg, an
      animation; so has each device that is drawn in both orientations.
      """,
    examples: [
      "plumb render Recipes/login.yaml --live --size 393x852 --style controls",
      "plumb render --device iphone-15,ipad-pro-11 --format both",
    ])

  private enum FormatChoice: String, CaseIterable {
    case svg, png, both, html

    var formats: [Gallery.Format] {
      switch self {
      case .svg: [.svg]
      case .png: [.png]
      case .both: [.svg, .png]
      case .html: []
      }
    }
  }

  private let paths: [String]
  private let choice: CellChoice
  private let folder: String
  private let formats: [Gallery.Format]
  private let scale: PixelScale
  private let showsContentBeyond: Bool
  private let drawing: (SceneDrawing) -> SceneDrawing
  private let figureKind: DrawingOptions.FigureKind?
  private let writesPages: Bool
  private let live: LivePages?
  private let drawsFilms: Bool
  private let jobs: Int
  private let printsJSON: Bool
  private let chapters: [String]

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.paths
    choice = try CellChoice(arguments)
    folder = arguments.value("--out") ?? "gallery"
    let choices = try arguments.choices("--format", FormatChoice.self)
    let asked = choices.flatMap(\.formats)
    writesPages = choices.contains(.html)
    formats = asked.isEmpty ? [.svg] : Gallery.Format.allCases.filter(asked.contains)
    scale = PixelScale(try MatrixOptions.scale(arguments))
    showsContentBeyond = arguments.has("--content-beyond")
    drawing = try DrawingOptions.drawing(arguments)
    figureKind = try DrawingOptions.figures(arguments)
    live = try LivePages(arguments)
    drawsFilms = arguments.has("--film")
    jobs = try JobOptions.jobs(arguments)
    printsJSON = arguments.has("--json")
    chapters = arguments.settings.chapters
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try Documents(paths).drawn(drawing)
    var code = documents.report(to: console)
    if documents.scenes.isEmpty {
      if printsJSON { console.out(JSONText.result([("scenes", .number(0)), ("problems", documents.json)])) }
      return code
    }
    try choice.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    // A folder that cannot be written to is reported before any work.
    try AtomicFile.prepare(folder: folder)
    let renderer = Renderer(measurer: pipeline.measurer, showsContentBeyond: showsContentBeyond)
    let figures = RenderedFigures(
      kind: figureKind, writesPages: writesPages, measurer: pipeline.measurer, renderer: renderer, folder: folder)
    let started = Date()
    var work = CellWork(jobs: jobs, pipeline: pipeline, log: console)
    work.explains = figures.explains
    let worked = try await work.run(
      documents.scenes.map { ($0, choice.cells(of: $0)) }
    ) { [folder, formats, scale, scenes = documents.scenes] solved in
      let layout = solved.layout
      let name = "\(scenes[solved.scene].id)/\(layout.cell.name)"
      let list = figures.list(layout)
      if formats.contains(.png) {
        try AtomicFile.write(renderer.png(list, scale: scale), to: name + ".png", in: folder)
      }
      if formats.contains(.svg) { try AtomicFile.write(renderer.svg(list), to: name + ".svg", in: folder) }
      try figures.writePage(of: scenes[solved.scene], layout)
      let entry = Gallery.CellEntry(
        cell: layout.cell, pictureSize: Size(list.size.width, list.size.height), facts: LayoutFacts(layout),
        findings: layout.findings.map(FindingTexts.text))
      return (entry: entry, findings: layout.findings)
    }
    let results = worked.map(\.results)
    for scene in worked { code = code.combined(with: scene.code) }
    if let live {
      for scene in documents.scenes {
        let page = try live.page(of: scene, pipeline, console)
        try AtomicFile.write(page.html, to: RunFolder.livePageName(scene.id), in: folder)
      }
    }
    try figures.writeSizeClasses(documents.scenes.map { ($0, choice.cells(of: $0)) }, pipeline, formats, scale)
    if drawsFilms {
      let films = Films(renderer: renderer, pipeline: pipeline, formats: formats, scale: scale)
      var count = 0
      for scene in documents.scenes { count += try films.write(scene, in: choice.cells(of: scene), to: folder) }
      if !printsJSON { console.diagnose("\(Count.text(count, "film"))") }
    }
    let gallery = Gallery(
      entries: zip(documents.scenes, results).map { scene, cells in
        Gallery.Entry(
          scene: scene, folder: scene.id, text: Self.text(of: scene), cells: cells.map(\.entry))
      }, formats: formats, live: live == nil ? nil : RunFolder.livePageFile, chapters: chapters)
    try AtomicFile.write(gallery.html, to: "index.html", in: folder)
    for (scene, cells) in zip(documents.scenes, results) {
      FindingTexts.report(cells.map { ($0.entry.cell.name, $0.findings) }, of: scene, to: console)
    }
    report(documents, results.reduce(0) { $0 + $1.count }, seconds: Date().timeIntervalSince(started), console)
    return code
  }

  /// Returns the text of a recipe; nil for any other document.
  private static func text(of scene: Scene) -> String? {
    let isRecipe = RecipeDocument.endings.contains { scene.document.lowercased().hasSuffix(".\($0)") }
    return isRecipe ? try? RecipeDocument.text(at: scene.document) : nil
  }

  private func report(_ documents: Documents, _ layouts: Int, seconds: Double, _ console: Console) {
    let scenes = documents.scenes.count
    if printsJSON {
      console.out(
        JSONText.result([
          ("gallery", .text("\(folder)/index.html")), ("scenes", .number(Double(scenes))),
          ("cells", .number(Double(layouts))), ("formats", .list(formats.map { .text($0.rawValue) })),
          ("problems", documents.json),
        ]))
    } else {
      console.out("\(folder)/index.html")
      let time = NumberText.plain(seconds, digits: 1)
      console.diagnose("\(Count.text(scenes, "scene")): \(Count.text(layouts, "layout")) in \(time) s")
      if choice.isDefault, documents.scenes.contains(where: { $0.canvas == nil }) {
        console.diagnose("drawn on \(choice.defaultDevices.joined(separator: ", ")); --all-devices draws every device")
      }
    }
  }
}
