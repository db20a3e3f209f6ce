import Foundation
import Layout
import LayoutMaps
import Values
import Verifying

/// The regions of a page as JSON, and the tables they share.
@MainActor
struct LiveRegions {
  /// The number of parts of regions drawn as at a nearby size.
  private(set) var approximateCount = 0

  /// The mapped windows of the regions that follow.
  var sizes: WindowSizes {
    didSet { drawing.sizes = sizes }
  }

  private var drawing: LiveDrawing
  private var trees = NumberedValues<String>()
  private var frames = NumberedValues<String>()
  private var parts = NumberedValues<String>()
  private var texts = NumberedValues<String>()
  private var deciders = NumberedValues<String>()

  init(_ sizes: WindowSizes) {
    self.sizes = sizes
    drawing = LiveDrawing(sizes)
  }

  /// Edges whose deciders the page shows.
  private static let explained: [SceneAttribute] = [.left, .top, .width, .height]

  /// The tables that regions refer to by number.
  var tables: String {
    mutating get {
      RawJSON.object([
        "glyphs": RawJSON.list(drawing.glyphs()), "runs": RawJSON.list(drawing.reader.runs.values),
        "shapes": RawJSON.list(drawing.reader.shapes.values), "forms": RawJSON.list(drawing.forms.values),
        "parts": RawJSON.list(parts.values), "frames": RawJSON.list(frames.values), "trees": RawJSON.list(trees.values),
        "texts": RawJSON.list(texts.values), "deciders": RawJSON.list(deciders.values.map(RawJSON.text)),
      ])
    }
  }

  /// Returns a region: its position, its views with four forms each for the frame and two for the content offset, the
  /// lines of their texts, four deciders each, and its drawing.
  mutating func entry(_ region: LayoutRegion) -> String {
    let layout = sizes.layout(region.sample)
    let classes = region.facts.sizeClasses
    let sides = region.sides.map { side in
      let form = [side.form.constant, side.form.x, side.form.y].map(RawJSON.number)
      return RawJSON.list(form + [side.isStrict ? "1" : "0"])
    }
    let boxes = region.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }.map {
      frames.place(of: RawJSON.form($0))
    }
    let offsets = scrollOffsets(region, layout).map { frames.place(of: RawJSON.form($0)) }
    let given = given(region)
    return RawJSON.object([
      "given": given.isEmpty ? nil : RawJSON.list(given),
      "corners": RawJSON.corners(region.polygon), "sides": RawJSON.list(sides),
      "classes": RawJSON.text("\(classes.horizontal) × \(classes.vertical)"),
      "tree": "\(trees.place(of: tree(region, layout)))", "frames": RawJSON.list(boxes),
      "offsets": offsets.isEmpty ? nil : RawJSON.list(offsets), "texts": RawJSON.list(lines(region, layout)),
      "deciders": RawJSON.list(decidersOfEdges(region)), "pieces": RawJSON.list(pieces(region)),
    ])
  }

  /// Returns the views whose frames are between pixels even in a rounded layout, because code set them.
  private func given(_ region: LayoutRegion) -> [Int] {
    let cell = sizes.cell(region.sample)
    let layout = sizes.pipeline.solve(sizes.scene, in: cell)
    return layout.views.indices.filter { index in
      let frame = layout.views[index].frame
      return index > 0
        && [frame.minX, frame.minY, frame.width, frame.height].contains { length in
          let pixels = length * cell.displayScale
          return abs(pixels - pixels.rounded()) > 1e-6
        }
    }
  }

  private func tree(_ region: LayoutRegion, _ layout: SolvedLayout) -> String {
    RawJSON.list(
      zip(region.facts.views, layout.views).map { fact, view in
        RawJSON.object([
          "id": RawJSON.text(fact.id), "name": RawJSON.text(fact.name),
          "parent": fact.parent.map { "\($0)" },
          "hidden": fact.isHidden || view.paint.alpha <= 0 ? "true" : nil,
        ])
      })
  }

  private mutating func lines(_ region: LayoutRegion, _ layout: SolvedLayout) -> [Int] {
    zip(region.facts.views, layout.views).map { fact, view in
      guard view.text != nil else { return -1 }
      let state = fact.isTruncated ? "cut" : fact.isClipped ? "clipped" : fact.isShrunk ? "drawn smaller" : ""
      let entry = ["\(fact.lineCount)", RawJSON.text(fact.lines.joined(separator: "\n")), RawJSON.text(state)]
      return texts.place(of: RawJSON.list(entry))
    }
  }

  /// Returns how far the content of each view is scrolled, x and y; empty if none is.
  private func scrollOffsets(_ region: LayoutRegion, _ layout: SolvedLayout) -> [AffineForm] {
    if layout.views.allSatisfy({ $0.scrollOffset == .zero }) { return [] }
    let step = 0x1p-6
    let across = sizes.layout(region.sample + SIMD2(step, 0))
    let down = sizes.layout(region.sample + SIMD2(0, step))
    guard across.views.count == layout.views.count, down.views.count == layout.views.count else { return [] }
    return layout.views.indices.flatMap { index in
      let here = layout.views[index].scrollOffset
      let (right, below) = (across.views[index].scrollOffset, down.views[index].scrollOffset)
      func form(_ value: Double, _ right: Double, _ below: Double) -> AffineForm {
        let x = ((right - value) / step * 1e9).rounded() / 1e9
        let y = ((below - value) / step * 1e9).rounded() / 1e9
        return AffineForm(constant: value - x * region.sample.x - y * region.sample.y, x: x, y: y)
      }
      return [form(here.x, right.x, below.x), form(here.y, right.y, below.y)]
    }
  }

  /// Returns what determines the edges of each view, in the document's notation; an empty text for the root view.
  private mutating func decidersOfEdges(_ region: LayoutRegion) -> [Int] {
    let scene = sizes.scene
    let edges = scene.allViews.flatMap { view in Self.explained.map { (view: view, edge: $0) } }
    let all = sizes.pipeline.explain(edges, of: scene, in: sizes.cell(region.sample), withChanges: false)
    var known: [String: String] = [:]
    for explanation in all {
      let key = "\(explanation.view)\n\(explanation.edge)"
      if known[key] == nil {
        known[key] = explanation.deciders.map { $0.windowLength ?? $0.text }.joined(separator: "\n")
      }
    }
    return region.facts.views.flatMap { view in
      Self.explained.map { deciders.place(of: known["\(view.name)\n\($0)"] ?? "") }
    }
  }

  private mutating func pieces(_ region: LayoutRegion) -> [String] {
    let pieces = drawing.pieces(of: region)
    approximateCount += pieces.count { $0.isApproximate }
    return pieces.map { piece in
      RawJSON.object([
        "corners": pieces.count > 1 ? RawJSON.corners(piece.polygon) : nil,
        "parts": RawJSON.list(piece.parts.map { parts.place(of: RawJSON.list($0)) }),
        "near": piece.isApproximate ? "true" : nil,
      ])
    }
  }
}
