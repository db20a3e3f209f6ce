package import Foundation
package import Layout

/// Drawing commands in points: all that a canvas or the SVG writer knows about a layout.
package struct DisplayList: Sendable, Hashable {
  /// The size of the whole picture, in points.
  package var size: CGSize
  /// A title for people; the SVG's title.
  package var title: String
  /// The commands in drawing order.
  package var commands: [DisplayCommand]

  /// Creates a list for a picture, empty by default.
  package init(size: CGSize, title: String, commands: [DisplayCommand] = []) {
    self.size = size
    self.title = title
    self.commands = commands
  }

  /// Creates the list of a sketch on a page of one colour.
  package init(_ sketch: Sketch, size: CGSize, title: String, on page: Ink) {
    self.init(
      size: size, title: title, commands: [.fill(.rect(CGRect(origin: .zero, size: size)), page)] + sketch.commands)
  }

  /// The list without its title, which is not drawn, so that equal lists have equal pictures.
  package var untitled: DisplayList { DisplayList(size: size, title: "", commands: commands) }
}

/// One step of a picture. Later commands cover earlier ones.
package enum DisplayCommand: Sendable, Hashable {
  case fill(Shape, Ink)
  /// A line along the inside of a shape's edge; edges are crisp at every scale.
  case border(Shape, Ink, width: Double, dash: Dash?)
  /// A line along the middle of an outline, with round ends, not aligned to pixels.
  case stroke(Shape, Ink, width: Double, dash: Dash?)
  /// An area or a line that an application drew itself; other contents have their own commands.
  case drawn(DrawnShape.Content)
  /// A line of text whose first glyph starts at x on a baseline.
  case text(GlyphRun, x: Double, baseline: Double, Ink)
  /// A picture, stretched to fill a rectangle.
  case image(Picture, CGRect)
  /// Groups the following commands, up to the matching ``endGroup``.
  case beginGroup(Group)
  case endGroup
}

/// Commands that belong together: a view, a device, a rotated caption.
package struct Group: Sendable, Hashable {
  /// An id that is stable in the picture; nil for a group that needs none.
  package var id: String?
  /// A label for people and screen readers.
  package var label: String?
  /// The translation of the contents, in points.
  package var translation: CGPoint
  /// A transform applied before the translation; nil for none.
  package var transform: Transform?
  /// The opacity of the contents as a whole, from 0 to 1.
  package var opacity: Double
  /// The contents are clipped to this shape, in the group's coordinates.
  package var clip: Shape?
  /// Whether the clip uses the even-odd rule.
  package var clipsEvenOdd = false
  /// Erases parts of the contents; nil for nothing.
  package var eraser: Eraser?
  /// The tooltip of the group in a viewer; nil for none.
  package var title: String?

  /// Creates a group that changes nothing by default.
  package init(
    id: String? = nil, label: String? = nil, translation: CGPoint = .zero, transform: Transform? = nil,
    opacity: Double = 1, clip: Shape? = nil, eraser: Eraser? = nil
  ) {
    self.id = id
    self.label = label
    self.translation = translation
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.eraser = eraser
  }
}

/// Erases parts of a group, so that what is behind it becomes visible.
package struct Eraser: Sendable, Hashable {
  /// The area of the result, in the group's coordinates; nothing is drawn outside it.
  package var area: CGRect
  /// Opaque black fills and strokes, which erase the group where they are.
  package var commands: [DisplayCommand]

  /// Creates an eraser of what fills and strokes cover.
  package init(area: CGRect, commands: [DisplayCommand]) { (self.area, self.commands) = (area, commands) }
}

/// A shape to fill, stroke or clip to.
package enum Shape: Sendable, Hashable {
  case rect(CGRect)
  case rounded(CGRect, radius: Double)
  /// Any outline, with y pointing downwards.
  case path([OutlineStep])

  /// The shape's bounds; for a path the box around all its points.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .rounded(let rect, _): return rect
    case .path(let steps):
      let points = steps.flatMap(\.points)
      guard let first = points.first else { return .zero }
      return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// The steps of a path; empty for a box.
  package var steps: [OutlineStep] {
    if case .path(let steps) = self { return steps }
    return []
  }

  /// The radius of the corners, in points; 0 for square ones.
  package var radius: Double {
    if case .rounded(let rect, let radius) = self { return min(radius, rect.width / 2, rect.height / 2) }
    return 0
  }
}

extension OutlineStep {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let x, let y), .line(let x, let y): [CGPoint(x: x, y: y)]
    case .quadratic(let cx, let cy, let x, let y): [CGPoint(x: cx, y: cy), CGPoint(x: x, y: y)]
    case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
      [CGPoint(x: c1x, y: c1y), CGPoint(x: c2x, y: c2y), CGPoint(x: x, y: y)]
    case .close: []
    }
  }
}

/// An affine transform: `x' = a x + c y + tx`, `y' = b x + d y + ty`, in points.
package struct Transform: Sendable, Hashable {
  /// The factor of x in x'.
  package var a: Double
  /// The factor of x in y'.
  package var b: Double
  /// The factor of y in x'.
  package var c: Double
  /// The factor of y in y'.
  package var d: Double
  /// Added to x', in points.
  package var tx: Double
  /// Added to y', in points.
  package var ty: Double

  /// Creates a transform from its coefficients, without a translation by default.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A quarter turn to the left.
  package static let quarterTurn = Transform(a: 0, b: -1, c: 1, d: 0)

  init(_ transform: SolvedTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards, as far as there is room: a small one shrinks to its center.
  ///
  /// Foundation's `insetBy` returns an infinite rectangle in that case.
  package func shrunk(by distance: Double) -> CGRect {
    let (dx, dy) = (min(distance, width / 2), min(distance, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// The lengths of dashes and gaps, in points.
package struct Dash: Sendable, Hashable {
  /// The length of each dash, in points.
  package var line: Double
  /// The length of each gap, in points.
  package var gap: Double

  /// Creates dashes and gaps, in points.
  package init(line: Double, gap: Double) {
    self.line = line
    self.gap = gap
  }
}
