import Drawing
import Layout
import LayoutMaps
import Values
import Verifying

/// Drawings of a scene's windows as functions of the window's size.
///
/// A region's layout is drawn at one size and at a nearby size along each side. If the elements are equal, each length
/// that differs becomes a form. A drawing may have borders of its own (a picture that fits the width, then the height)
/// or follow no form at all. That shows at the region's corners, and the region is then split for its drawing.
@MainActor
struct LiveDrawing {
  /// A part of a region in which each length of the drawing has a single form.
  struct Piece {
    let polygon: ConvexPolygon
    /// The screen and each drawn view in pre-order: the shape, then the forms, as numbers in tables.
    let parts: [[Int]]
    /// Whether lengths at the corners deviate from the forms, so that the drawing is that of a nearby size.
    let isApproximate: Bool
  }

  /// Elements of views, and rows of glyphs.
  private(set) var reader = DrawingReader()
  /// Forms as JSON: `[constant]` or `[constant,width,height]`.
  private(set) var forms = NumberedValues<String>()

  /// The mapped windows that are drawn.
  var sizes: WindowSizes

  private let drawing: LayoutDrawing
  private var writer: SVGWriter
  /// Remaining drawings for parts of a region.
  private var budget = 0

  /// How far a length may be from its form, in points; less than a tenth of a pixel.
  private static let tolerance = 0.05
  /// The most splits of a region for its drawing: a truncated text ends with another character every few points.
  private static let cuts = 200
  /// The most drawings for parts of a region: as many as in its area fit squares of a side of three points, because a
  /// window is hardly ever in a small region.
  private static func budget(for polygon: ConvexPolygon) -> Int { max(48, min(1500, Int(polygon.area / 9))) }
  /// Parts thinner than this, in points, are not examined, because a window dragged by whole pixels never stays in one.
  private static let thinnest = 0x1p-3

  /// Draws in the document's style.
  init(_ sizes: WindowSizes) {
    self.sizes = sizes
    drawing = LayoutDrawing(measurer: sizes.pipeline.measurer, isForAnySize: true)
    writer = SVGWriter(exactlyWith: GlyphOutlines())
  }

  /// Returns the glyphs' elements as JSON, in the order of their numbers.
  mutating func glyphs() -> [String] { reader.glyphElements(writer.glyphElements) }

  /// Returns parts that together cover a region.
  /// - Complexity: Four layouts per piece and one per corner.
  mutating func pieces(of region: LayoutRegion) -> [Piece] {
    budget = Self.budget(for: region.polygon)
    reader.movesGlyphs = false
    let here = template(at: region.sample, in: region.polygon)
    // In justified text, the positions of glyphs depend on the width.
    reader.movesGlyphs = !here.isSteady
    defer { reader.movesGlyphs = false }
    return pieces(of: region.polygon, reader.movesGlyphs ? template(at: region.sample, in: region.polygon) : here, 0)
  }

  private mutating func pieces(of polygon: ConvexPolygon, _ own: Template, _ cuts: Int) -> [Piece] {
    let corners = Self.inner(polygon)
    let flags = corners.map { Self.agrees(own, with: draw($0), at: $0) }
    guard let first = flags.firstIndex(of: false), polygon.thickness >= Self.thinnest else {
      return [piece(polygon, own, isApproximate: false)]
    }
    let place = corners[first]
    // What is near is more like it than what another part of the region shows.
    if cuts == Self.cuts || budget <= 0 {
      return [piece(polygon, template(at: polygon.middle, in: polygon), isApproximate: true)]
    }
    let other = template(at: place, in: polygon)
    let line =
      Self.border(own, other, at: place, in: polygon) ?? jump(own, over: corners, flags, towards: place, in: polygon)
      ?? Self.middleLine(of: polygon)
    let sides = [line, line * -1].map { (line: $0, part: polygon.clipped($0)) }.filter { $0.part.area >= 1e-3 }
    // Each side may take as many drawings as its area asks for, so that slivers leave some for the rest.
    var (left, area) = (budget, sides.map(\.part.area).reduce(0, +))
    var found: [Piece] = []
    for (line, part) in sides {
      let share = min(left, Int((Double(left) * part.area / area).rounded(.up)))
      budget = share
      let known = [own, other].first { line.value(at: $0.sample) > 0 }
      found += pieces(of: part, known ?? template(at: part.middle, in: part), cuts + 1)
      left -= share - budget
      area -= part.area
    }
    budget = left
    return found
  }

  // MARK: Templates

  /// A drawing at a size, with forms for its lengths near that size.
  private struct Template {
    let sample: SIMD2<Double>
    let parts: [DrawingPart]
    let forms: [[AffineForm]]
    /// Whether the elements are the same at the neighbouring sizes.
    let isSteady: Bool
  }

  /// Returns whether a drawing at another size agrees with a template.
  private static func agrees(_ template: Template, with parts: [DrawingPart], at size: SIMD2<Double>) -> Bool {
    isAlike(template.parts, parts)
      && zip(parts, template.forms).allSatisfy { part, forms in
        zip(part.numbers, forms).allSatisfy { abs($0 - $1.value(at: size)) <= tolerance }
      }
  }

  /// Returns the drawing of a window whose size is in points.
  mutating func draw(_ size: SIMD2<Double>) -> [DrawingPart] {
    budget -= 1
    return reader.parts(of: writer.body(of: drawing.draw(sizes.layout(size))))
  }

  private mutating func piece(_ polygon: ConvexPolygon, _ template: Template, isApproximate: Bool) -> Piece {
    let parts = zip(template.parts, template.forms).map { part, own in
      [part.shape] + own.map { forms.place(of: Self.text($0)) }
    }
    return Piece(polygon: polygon, parts: parts, isApproximate: isApproximate)
  }

  private mutating func template(at sample: SIMD2<Double>, in polygon: ConvexPolygon) -> Template {
    let here = draw(sample)
    let (right, across) = beside(sample, here, 0, in: polygon)
    let (below, down) = beside(sample, here, 1, in: polygon)
    let forms = here.indices.map { index in
      // If the neighbouring sizes have other elements, the lengths are constants.
      let isAlone = !Self.isAlike(here[index], across, at: index) || !Self.isAlike(here[index], down, at: index)
      return here[index].numbers.indices.map { at in
        let value = here[index].numbers[at]
        if isAlone { return AffineForm(constant: value, x: 0, y: 0) }
        // A millionth of a point per point is invisible.
        let x = ((across[index].numbers[at] - value) / right * 1e6).rounded() / 1e6
        let y = ((down[index].numbers[at] - value) / below * 1e6).rounded() / 1e6
        return AffineForm(constant: value - x * sample.x - y * sample.y, x: x, y: y)
      }
    }
    return Template(
      sample: sample, parts: here, forms: forms, isSteady: Self.isAlike(here, across) && Self.isAlike(here, down))
  }

  /// Returns a drawing at a neighbouring size along one side, as far away as possible with the same elements.
  private mutating func beside(
    _ sample: SIMD2<Double>, _ here: [DrawingPart], _ lane: Int, in polygon: ConvexPolygon
  ) -> (step: Double, parts: [DrawingPart]) {
    let longest = Self.step(from: sample, lane, in: polygon)
    var found = (step: longest, parts: draw(Self.moved(sample, lane, longest)))
    for divisor in [8.0, -8, 64, -64] where !Self.isAlike(here, found.parts) {
      found.step = longest / divisor
      found.parts = draw(Self.moved(sample, lane, found.step))
    }
    return found
  }

  /// Returns the line on which two templates agree about a length on which they disagree at a place: a picture fits the
  /// width on one side, the height on the other. nil if it does not cross the polygon.
  private static func border(
    _ own: Template, _ other: Template, at place: SIMD2<Double>, in polygon: ConvexPolygon
  ) -> AffineForm? {
    guard isAlike(own.parts, other.parts) else { return nil }
    for (forms, others) in zip(own.forms, other.forms) {
      for (form, another) in zip(forms, others)
      where abs(form.value(at: place) - another.value(at: place)) > tolerance {
        let line = form - another
        if polygon.clipped(line).area > 1, polygon.clipped(line * -1).area > 1 { return line }
      }
    }
    return nil
  }

  /// Returns the line at which a drawing stops agreeing with a template: one more character fits into a truncated text,
  /// a box becomes thicker than its border. nil if it does not cross the polygon.
  /// - Parameters:
  ///   - corners: The polygon's corners, moved slightly inwards.
  ///   - flags: Whether the drawing agrees with the template there.
  /// - Complexity: O(log(distance)) layouts.
  private mutating func jump(
    _ template: Template, over corners: [SIMD2<Double>], _ flags: [Bool], towards place: SIMD2<Double>,
    in polygon: ConvexPolygon
  ) -> AffineForm? {
    let line: AffineForm
    if let (a, b) = crossings(of: template, over: corners, flags) {
      let across = SIMD2(a.y - b.y, b.x - a.x)
      let form = AffineForm(constant: -(across * a).sum(), x: across.x, y: across.y)
      line = form * (1 / (across * across).sum().squareRoot())
    } else {
      // Both ends are beyond the line: truncated text depends on one side of the window.
      let (near, far) = end(of: template, from: template.sample, to: place)
      let beside = SIMD2(far.x, near.y)
      let isUpright = !Self.agrees(template, with: draw(beside), at: beside)
      let at = (near + far) / 2
      line = isUpright ? AffineForm(constant: -at.x, x: 1, y: 0) : AffineForm(constant: -at.y, x: 0, y: 1)
    }
    return polygon.clipped(line).area > 1e-3 && polygon.clipped(line * -1).area > 1e-3 ? line : nil
  }

  /// Returns where the line crosses the polygon's sides, if it separates some corners from the others.
  private mutating func crossings(
    of template: Template, over corners: [SIMD2<Double>], _ flags: [Bool]
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    var found: [SIMD2<Double>] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      if flags[index] == flags[next] { continue }
      let (inside, outside) = flags[index] ? (corners[index], corners[next]) : (corners[next], corners[index])
      let (near, far) = end(of: template, from: inside, to: outside)
      found.append((near + far) / 2)
    }
    return found.count == 2 ? (found[0], found[1]) : nil
  }

  /// Searches for the point at which a drawing stops agreeing with a template, between a point where it agrees and one
  /// where it does not. Returns a point before and one after it.
  private mutating func end(
    of template: Template, from near: SIMD2<Double>, to far: SIMD2<Double>
  ) -> (near: SIMD2<Double>, far: SIMD2<Double>) {
    var (near, far) = (near, far)
    while ((far - near) * (far - near)).sum() > Self.grain * Self.grain {
      let middle = (near + far) / 2
      if Self.agrees(template, with: draw(middle), at: middle) { near = middle } else { far = middle }
    }
    return (near, far)
  }

  /// Returns the corners, moved slightly inwards.
  private static func inner(_ polygon: ConvexPolygon) -> [SIMD2<Double>] {
    let middle = polygon.middle
    return polygon.vertices.map { $0 + (middle - $0) * 1e-3 }
  }

  /// The precision with which a jump is located, in points.
  private static let grain = 0x1p-6

  private static func middleLine(of polygon: ConvexPolygon) -> AffineForm {
    let (x, y) = (polygon.vertices.map(\.x), polygon.vertices.map(\.y))
    let (left, right, top, bottom) = (x.min() ?? 0, x.max() ?? 0, y.min() ?? 0, y.max() ?? 0)
    return right - left > bottom - top
      ? AffineForm(constant: -(left + right) / 2, x: 1, y: 0) : AffineForm(constant: -(top + bottom) / 2, x: 0, y: 1)
  }

  private static func isAlike(_ parts: [DrawingPart], _ others: [DrawingPart]) -> Bool {
    parts.count == others.count
      && zip(parts, others).allSatisfy { $0.shape == $1.shape && $0.numbers.count == $1.numbers.count }
  }

  private static func isAlike(_ part: DrawingPart, _ others: [DrawingPart], at index: Int) -> Bool {
    others.indices.contains(index) && isAlike([part], [others[index]])
  }

  private static func step(from sample: SIMD2<Double>, _ lane: Int, in polygon: ConvexPolygon) -> Double {
    var step = 16.0
    while step > 0x1p-9 {
      for signed in [step, -step] where polygon.contains(moved(sample, lane, signed), within: -1e-6) { return signed }
      step /= 2
    }
    return step
  }

  private static func moved(_ point: SIMD2<Double>, _ lane: Int, _ step: Double) -> SIMD2<Double> {
    var moved = point
    moved[lane] += step
    return moved
  }

  private static func text(_ form: AffineForm) -> String {
    let constant = NumberText.plain(form.constant, digits: 4)
    if form.x == 0, form.y == 0 { return "[\(constant)]" }
    let x = NumberText.plain(form.x, digits: 6)
    return form.y == 0 ? "[\(constant),\(x)]" : "[\(constant),\(x),\(NumberText.plain(form.y, digits: 6))]"
  }
}
