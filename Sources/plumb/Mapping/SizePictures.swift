import CairoCanvas
import Drawing
import Figures
import Foundation
import Layout
import LayoutMaps
import Values
import Verifying

/// Pictures of what commands about sizes find: charts of sweeps, counterexamples, texts at their limits, devices near a change.
@MainActor
struct SizePictures {
  let pipeline: LayoutPipeline

  private var renderer: Renderer { Renderer(measurer: pipeline.measurer) }

  /// Writes a picture; a PNG file at two pixels per point if the name ends so, else an SVG file.
  /// - Throws: ``FileError``, ``CanvasError``.
  func write(_ list: DisplayList, to path: String) throws {
    if path.lowercased().hasSuffix(".png") {
      try AtomicFile.write(renderer.png(list, scale: PixelScale(2)), to: path)
    } else {
      try AtomicFile.write(renderer.svg(list), to: path)
    }
  }

  /// Writes a picture as an SVG file in a folder.
  /// - Returns: Its path.
  /// - Throws: ``FileError``.
  func write(_ list: DisplayList, named name: String, in folder: String) throws -> String {
    try AtomicFile.write(renderer.svg(list), to: "\(name).svg", in: folder)
    return "\(folder)/\(name).svg"
  }

  // MARK: Sweeps

  /// The chart of a sweep.
  /// - Parameter showsAll: Whether edges that do not change are plotted, too: those the user named.
  func chart(_ report: SweepReport, of scene: Scene, _ parameter: SweptParameter, showsAll: Bool) -> DisplayList {
    // Of a view that is meant, its position and size; what only follows it is left out.
    let meant = Set(report.breakpoints.flatMap(\.views))
    let edges = report.edges.filter {
      showsAll || $0.isChanging && meant.contains($0.id) && [.left, .top, .width, .height].contains($0.edge)
    }
    let curves = edges.map { edge in
      SweepFigure.Curve(
        view: edge.view, edge: edge.edge.rawValue,
        pieces: edge.pieces.map {
          (CGPoint(x: $0.from, y: $0.slope * $0.from + $0.offset), CGPoint(x: $0.to, y: $0.slope * $0.to + $0.offset))
        })
    }
    let changes = report.breakpoints.map { point in
      SweepFigure.Change(
        at: point.at, reason: point.cause.replacing("`", with: ""),
        sides: point.sides.map { value in
          let (sizes, size) = parameter.place(value)
          let layout = pipeline.solve(sizes.scene, in: sizes.cell(size))
          return LayoutPanel(
            layout, caption: NumberText.plain(value, digits: 1), marks: Self.frames(of: point.views, in: layout))
        })
    }
    let ends =
      "\(NumberText.plain(report.sweep.range.lowerBound)) to \(NumberText.plain(report.sweep.range.upperBound))"
    let fixed = parameter.fixed.map { ", \($0.side) \(NumberText.plain($0.length))" }.joined()
    return SweepFigure(
      title: "\(scene.title): \(parameter.title) from \(ends)\(fixed)", axis: parameter.name, range: report.sweep.range,
      curves: curves, changes: changes, measurer: pipeline.measurer
    ).list
  }

  /// The frames of views that are visible.
  private static func frames(of ids: [String], in layout: SolvedLayout) -> [LayoutMark] {
    layout.views.indices.filter { layout.isVisible($0) && ids.contains(layout.views[$0].id) }
      .map { .frame(layout.views[$0].absoluteFrame) }
  }

  /// More regions than these have no picture.
  private static let pictureLimit = 60

  /// The regions of a map on the plane of sizes, each with a layout.
  func plane(_ map: LayoutMap, _ sizes: WindowSizes) -> DisplayList {
    func corners(_ polygon: ConvexPolygon) -> [CGPoint] { polygon.vertices.map { CGPoint(x: $0.x, y: $0.y) } }
    let regions = map.regions.enumerated().map { number, region -> PlaneFigure.Region in
      let outline = corners(region.polygon)
      if number >= Self.pictureLimit { return .init(corners: outline, panel: nil) }
      let size = region.typicalSize
      return .init(
        corners: outline,
        panel: LayoutPanel(
          pipeline.solve(sizes.scene, in: sizes.cell(size)),
          caption: "\(NumberText.plain(size.x)) × \(NumberText.plain(size.y))"))
    }
    return PlaneFigure(
      title: "\(sizes.scene.title): layouts by width and height", width: map.width, height: map.height,
      regions: regions, unknown: map.remainder.map { corners($0.polygon) }, measurer: pipeline.measurer
    ).list
  }

  // MARK: Counterexamples

  /// A window in which an invariant does not hold, and the device nearest to it.
  /// - Parameter asDrawn: Whether frames are compared as they are drawn.
  func counterexample(
    _ example: Proof.CounterExample, _ invariant: SceneInvariant, _ sizes: WindowSizes, asDrawn: Bool
  ) -> DisplayList {
    var panels = [panel(of: example, invariant, sizes.scene, in: sizes.cell(example.size), caption: example.words)]
    if let near = nearest(to: example, invariant, sizes, asDrawn: asDrawn) { panels.append(near) }
    return PanelFigure(invariant.text, panels, measurer: pipeline.measurer).list
  }

  /// How many devices near a counterexample are tried.
  private static let tried = 8

  /// The nearest device on which the invariant does not hold either; else the nearest, on which it holds.
  private func nearest(
    to example: Proof.CounterExample, _ invariant: SceneInvariant, _ sizes: WindowSizes, asDrawn: Bool
  ) -> LayoutPanel? {
    var matrix = Matrix()
    matrix.devices = .all
    guard let all = try? matrix.cells() else { return nil }
    let cells = all.map { $0.varied(sizes.variant).inState(sizes.state) }
    func distance(_ cell: Cell) -> Double {
      abs(cell.size.width - example.size.x) + abs(cell.size.height - example.size.y)
    }
    let near = cells.sorted { distance($0) < distance($1) }.prefix(Self.tried)
    for cell in near {
      let size = SIMD2(cell.size.width, cell.size.height)
      let around = WindowSizes(
        sizes.scene, .around(cell), variant: cell.variant, state: cell.state, pipeline: pipeline)
      let map = LayoutMap(of: around.layout(size), at: size)
      let turned = invariant.isAboutBothDirections ? LayoutMap(of: around.turned.layout(size), at: size) : nil
      let proof = InvariantProver(
        map, of: sizes.scene, isRightToLeft: cell.variant.isRightToLeft,
        drawnScale: asDrawn ? cell.displayScale : nil, turned: turned
      ).proof(of: invariant)
      guard case .refuted(let example) = proof.outcome else { continue }
      return panel(
        of: example, invariant, sizes.scene, in: cell, caption: "\(cell.screenTitle): \(example.text)")
    }
    return near.first.map {
      LayoutPanel(pipeline.solve(sizes.scene, in: $0), caption: "\($0.screenTitle), the nearest device: it holds")
    }
  }

  private func panel(
    of example: Proof.CounterExample, _ invariant: SceneInvariant, _ scene: Scene, in cell: Cell, caption: String
  ) -> LayoutPanel {
    let layout = pipeline.solve(scene, in: cell)
    let marks = LayoutMark.marks(of: invariant, views: example.views, sides: example.sides, in: layout)
    return LayoutPanel(layout, caption: caption, marks: marks)
  }

  // MARK: Texts and devices

  /// A text as long as it may get, and with more letters; nil if nothing happens to it, and if it is not on the screen.
  func limit(of text: TextHeadroom, in cell: Cell, of scene: Scene) -> DisplayList? {
    guard let room = text.room, let event = text.events.first(where: { $0.event.isOfText })?.event else { return nil }
    let usual = pipeline.solve(scene, in: cell)
    let screen = CGRect(x: 0, y: 0, width: usual.rootSize.width, height: usual.rootSize.height)
    guard let own = usual.views.first(where: { $0.id == text.id }), screen.intersects(own.absoluteFrame) else {
      return nil
    }
    let slack = 0.05
    func panel(_ extra: Double, _ caption: String) -> LayoutPanel {
      let change = room < 0 ? extra : max(0, extra)
      let layout = pipeline.solveExactly(scene, in: cell, lengthened: (text: text.text, by: change))
      guard let view = layout.views.first(where: { $0.id == text.id }) else {
        return LayoutPanel(layout, caption: caption)
      }
      var marks: [LayoutMark] = [.frame(view.absoluteFrame)]
      // The room is beside the last line, where the text grows.
      if let line = view.text?.lines.last, extra > 0, extra < room {
        let end = view.absoluteFrame.minX + line.x + line.run.width
        let middle = view.absoluteFrame.minY + line.baseline - 4
        let start = layout.isRightToLeft ? view.absoluteFrame.minX + line.x : end
        marks.append(
          .length(
            isAcross: true, from: layout.isRightToLeft ? start - extra : start,
            to: layout.isRightToLeft ? start : start + extra,
            beside: middle, text: NumberText.plain(room, digits: 1)))
      }
      return LayoutPanel(layout, caption: caption, marks: marks)
    }
    let points = NumberText.plain(abs(room), digits: 1)
    if own.text.map({ $0.isTruncated || $0.isClipped || $0.scale < 1 }) ?? false {
      let cut = panel(0, "as it is: \(HeadroomTexts.words(event))")
      let whole = room < 0 ? [panel(room, "the whole text: \(points) points too long")] : []
      return PanelFigure("\(text.view) on \(cell.screenTitle)", [cut] + whole, measurer: pipeline.measurer).list
    }
    var panels = [panel(room - slack, "\(points) points longer: the last length that fits")]
    if let longer = longer(text, usual, of: scene), let view = longer.views.first(where: { $0.id == text.id }) {
      panels.append(
        LayoutPanel(
          longer, caption: "with more letters: \(HeadroomTexts.words(event))", marks: [.frame(view.absoluteFrame)]))
    }
    return PanelFigure("\(text.view) on \(cell.screenTitle)", panels, measurer: pipeline.measurer).list
  }

  /// The layout with the fewest letters, of the text's own words, at which it wraps or is cut; nil for a view with several
  /// texts.
  /// - Complexity: O(log letters) layouts.
  private func longer(_ text: TextHeadroom, _ usual: SolvedLayout, of scene: Scene) -> SolvedLayout? {
    let cell = usual.cell
    guard let view = scene.allViews.first(where: { $0.id == text.id }), TextVariants.hasOneText(view) else {
      return nil
    }
    let variants = TextVariants(of: scene, language: cell.variant.language, state: cell.state)
    func layout(_ count: Int) -> SolvedLayout? {
      variants.lengths(count...count, of: text.id).first.map { pipeline.solve($0.scene, in: cell) }
    }
    func own(_ layout: SolvedLayout?) -> SolvedText? { layout?.views.first { $0.id == text.id }?.text }
    let lines = own(usual)?.lines.count ?? 1
    func changes(_ layout: SolvedLayout?) -> Bool {
      own(layout).map { $0.isTruncated || $0.isClipped || $0.scale < 1 || $0.lines.count > lines } ?? false
    }
    var (fits, fails) = (text.text.count, text.text.count + 8)
    while !changes(layout(fails)) {
      if fails > 8 * text.text.count + 100 { return nil }
      (fits, fails) = (fails, fails * 2)
    }
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if changes(layout(middle)) { fails = middle } else { fits = middle }
    }
    return layout(fails)
  }

  /// A device, and a window just beyond a change of the layout.
  func sides(of edge: KnifeEdge, of cell: Cell, in scene: Scene) -> DisplayList {
    let sizes = WindowSizes(scene, .around(cell), variant: cell.variant, state: cell.state, pipeline: pipeline)
    let beyond = sizes.cell(SIMD2(edge.beyond.width, edge.beyond.height))
    func panel(_ cell: Cell, _ caption: String) -> LayoutPanel {
      let layout = pipeline.solve(scene, in: cell)
      return LayoutPanel(layout, caption: caption, marks: Self.frames(of: edge.views, in: layout))
    }
    let distance = "\(NumberText.plain(edge.distance, digits: 2)) points \(edge.direction)"
    return PanelFigure(
      edge.cause.replacing("`", with: ""), [panel(cell, cell.screenTitle), panel(beyond, distance)],
      measurer: pipeline.measurer
    ).list
  }
}
