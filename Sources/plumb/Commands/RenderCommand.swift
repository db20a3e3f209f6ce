import CairoCanvas
import Drawing
import Foundation
import Layout
import LayoutMaps
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
        "--format", "LIST", occurs: .list, completion: .words(of: FormatChoice.self),
        "also a file per picture: svg, png or both; or html: a page with picture, figure and equations"),
      OptionSpecification("--content-beyond", "also show content of scroll views beyond the screen"),
      OptionSpecification("--film", "also draw the changes of states and rotations as films"),
      JobOptions.specification,
      OptionSpecification("--json", "print what was written as JSON"),
      Documents.verbose,
    ] + LivePages.specifications + DrawingOptions.specifications + MatrixOptions.specifications,
    details: """
      Lays out every recipe in every cell of the matrix, and writes a gallery that opens from disk: index.html, and SCENE/scene.html
      with all pictures of a scene, compressed. The gallery shows each distinct layout once, with a name and the screens that
      have it. With no PATH, the project's documents, and in a package what its Swift tests captured; with no matrix option, a
      few devices that differ in layout. Problems in layouts are reported and do not stop the run. --format adds a file for
      each picture, which opens without the gallery. A scene whose document, settings and file have not changed is not laid
      out again (PLUMB_CACHE=off lays all out).

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
  /// The settings, if the command line names no documents.
  private let wholeProject: Settings?
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
    wholeProject = arguments.operands.isEmpty ? arguments.settings : nil
    choice = try CellChoice(arguments)
    folder = arguments.value("--out") ?? "gallery"
    let choices = try arguments.choices("--format", FormatChoice.self)
    let asked = choices.flatMap(\.formats)
    writesPages = choices.contains(.html)
    figureKind = try DrawingOptions.figures(arguments)
    // Figures are files of their own; the gallery has the true pictures.
    formats = figureKind != nil && choices.isEmpty ? [.svg] : Gallery.Format.allCases.filter(asked.contains)
    scale = PixelScale(try MatrixOptions.scale(arguments))
    showsContentBeyond = arguments.has("--content-beyond")
    drawing = try DrawingOptions.drawing(arguments)
    live = try LivePages(arguments)
    drawsFilms = arguments.has("--film")
    jobs = try JobOptions.jobs(arguments)
    printsJSON = arguments.has("--json")
    chapters = arguments.settings.chapters
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = try (wholeProject.map { try .ofPackage(paths, checking: $0) } ?? Documents(paths)).drawn(drawing)
    var code = documents.report(to: console)
    if documents.scenes.isEmpty {
      if printsJSON { console.out(JSONText.result([("scenes", .number(0)), ("problems", documents.json)])) }
      return code
    }
    try choice.states.check(documents.scenes)
    let pipeline = try LayoutPipeline()
    // A folder that cannot be written to is reported before any work.
    try AtomicFile.prepare(folder: folder)
    try PageFile.check(Gallery.pageName, in: folder)
    let renderer = Renderer(measurer: pipeline.measurer, showsContentBeyond: showsContentBeyond)
    var figures = RenderedFigures(
      kind: figureKind, writesPages: writesPages, measurer: pipeline.measurer, renderer: renderer, folder: folder)
    let cells = documents.scenes.map(choice.cells(of:))
    for cells in cells { figures.turn(cells) }
    let started = Date()
    let galleries = GalleryWriting(
      zip(documents.scenes, cells).map { ($0, $1, Self.text(of: $0)) }, live: live != nil,
      figure: figureKind == .figure ? ".\((formats.first ?? .svg).rawValue)" : nil, folder: folder,
      cache: cache(of: renderer), pipeline)
    var work = CellWork(jobs: jobs, pipeline: pipeline, log: console)
    work.isExplained = true
    let worked = try await work.run(galleries.jobs, looking: { galleries.drawing(of: $0) }) {
      [formats, scale, figures, scenes = documents.scenes] solved, drawing in
      try figures.write(solved.layout, of: scenes[solved.scene], formats, scale)
      try galleries.add(solved, drawing, renderer)
      return (cell: solved.layout.cell.name, findings: solved.layout.findings)
    }
    for scene in worked { code = code.combined(with: scene.code) }
    if let live {
      for scene in documents.scenes {
        let page = try live.page(of: scene, pipeline, console)
        try AtomicFile.write(page.html, to: RunFolder.livePageName(scene.id), in: folder)
      }
    }
    try figures.writeSizeClasses(Array(zip(documents.scenes, cells)), pipeline, formats, scale)
    if drawsFilms {
      let films = Films(
        renderer: renderer, pipeline: pipeline, formats: formats.isEmpty ? [.svg] : formats, scale: scale)
      var count = 0
      for (scene, cells) in zip(documents.scenes, cells) { count += try films.write(scene, in: cells, to: folder) }
      if !printsJSON { console.diagnose("\(Count.text(count, "film"))") }
    }
    let gallery = Gallery(scenes: try galleries.finished(), chapters: chapters)
    try AtomicFile.write(try gallery.html(), to: Gallery.pageName, in: folder)
    try AtomicFile.write(try gallery.cards(), to: Gallery.cardsName, in: folder)
    for (index, scene) in documents.scenes.enumerated() {
      let findings = galleries.findings(of: index, worked[index])
      FindingTexts.report(findings, of: scene, in: cells[index].count, to: console)
    }
    report(
      documents, gallery, seconds: Date().timeIntervalSince(started), kept: galleries.keptCount, console)
    return code
  }

  /// Returns the cache, if nothing is written that only laid out cells have.
  private func cache(of renderer: Renderer) -> GalleryCache? {
    guard formats.isEmpty, !writesPages, let cache = CacheOptions.cache(of: renderer) else { return nil }
    return GalleryCache(cache, folder: folder, hasContentBeyond: showsContentBeyond)
  }

  /// Returns the text of a recipe; nil for any other document.
  private static func text(of scene: Scene) -> String? {
    guard DocumentKind(ofFile: scene.document) == .recipe else { return nil }
    return try? RecipeDocument.text(at: scene.document)
  }

  /// - Parameter kept: The number of scenes that were not laid out again.
  private func report(_ documents: Documents, _ gallery: Gallery, seconds: Double, kept: Int, _ console: Console) {
    let scenes = documents.scenes.count
    let layouts = gallery.scenes.reduce(0) { $0 + $1.count }
    if printsJSON {
      console.out(
        JSONText.result([
          ("gallery", .text("\(folder)/\(Gallery.pageName)")), ("scenes", .number(Double(scenes))),
          ("cells", .number(Double(layouts))), ("formats", .list(formats.map { .text($0.rawValue) })),
          ("written", .list(gallery.scenes.map(written))), ("problems", documents.json),
        ]))
    } else {
      console.out("\(folder)/\(Gallery.pageName)")
      let time = NumberText.plain(seconds, digits: 1)
      let unchanged = kept > 0 ? "; \(Count.text(kept, "scene")) as drawn before" : ""
      console.diagnose("\(Count.text(scenes, "scene")): \(Count.text(layouts, "layout")) in \(time) s\(unchanged)")
      if choice.isDefault, documents.scenes.contains(where: { $0.canvas == nil }) {
        console.diagnose("drawn on \(choice.defaultDevices.joined(separator: ", ")); --all-devices draws every device")
      }
    }
  }

  private func written(_ scene: GallerySummary) -> JSONText {
    .pairs([
      ("scene", .text(scene.id)), ("file", .text("\(folder)/\(GalleryScene.fileName(scene.id))")),
      ("page", .text("\(folder)/\(Gallery.pageName)#/scene/\(scene.id)")), ("cells", .number(Double(scene.count))),
      ("layouts", .number(Double(scene.layoutCount))), ("bytes", .number(Double(scene.size))),
    ])
  }
}
