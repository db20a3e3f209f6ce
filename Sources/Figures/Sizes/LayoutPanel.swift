import Drawing
import Foundation
package import Layout

/// One layout among others in a figure: its picture, made smaller, with marks and a caption below.
package struct LayoutPanel: Sendable {
  /// The layout that is drawn.
  package let layout: SolvedLayout
  /// What the reader should know of it.
  package let caption: String
  /// What is marked on the picture.
  package let marks: [LayoutMark]

  /// - Parameters:
  ///   - layout: The layout that is drawn.
  ///   - caption: What the reader should know of it.
  ///   - marks: What is marked on the picture.
  package init(_ layout: SolvedLayout, caption: String, marks: [LayoutMark] = []) {
    (self.layout, self.caption, self.marks) = (layout, caption, marks)
  }

  /// The font size of captions, in points.
  private static let captionSize = 8.5
  /// The height of a caption's line, in points.
  private static let captionLine = 11.0

  /// The size of the picture at full scale.
  var fullSize: CGSize { DevicePicture(layout.cell).size }

  /// Returns the scale at which the picture fits a box; at most 1.
  func scale(fitting box: CGSize) -> Double {
    min(1, box.width / max(1, fullSize.width), box.height / max(1, fullSize.height))
  }

  /// Draws the picture with its top left corner at a point, and the caption below it.
  /// - Returns: The height of both, in points.
  func draw(
    at origin: CGPoint, scale: Double, width: Double, _ inks: FigureInks, _ measurer: PangoMeasurer,
    into sketch: inout Sketch
  ) -> Double {
    let picture = LayoutDrawing(measurer: measurer).draw(layout)
    let transform = Transform(a: scale, b: 0, c: 0, d: scale)
    let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    sketch.group(Group(translation: origin, transform: transform)) { sketch in
      sketch.commands += picture.commands.map(\.withoutName)
    }
    let screen = DevicePicture(layout.cell).screenOrigin
    let root = CGPoint(
      x: origin.x + screen.x * scale, y: origin.y + (screen.y + layout.rootInsets.top) * scale)
    let page = CGRect(origin: origin, size: size)
    // What is beyond the picture is not drawn over other pictures.
    sketch.group(Group(clip: .rect(page))) { sketch in
      for mark in marks { mark.draw(from: root, scale: scale, on: page, inks, measurer, into: &sketch) }
    }
    let height = size.height + 4
    let captions = measurer.wrapped(caption, size: Self.captionSize, in: max(width, size.width))
    return height
      + sketch.lines(captions, x: origin.x, baseline: origin.y + height + 8, step: Self.captionLine, inks.ink)
  }
}

extension LayoutMark {
  /// Draws the mark on a picture whose root view's corner is at a point.
  fileprivate func draw(
    from root: CGPoint, scale: Double, on page: CGRect, _ inks: FigureInks, _ measurer: PangoMeasurer,
    into sketch: inout Sketch
  ) {
    func placed(_ rect: CGRect) -> CGRect {
      CGRect(
        x: root.x + rect.minX * scale, y: root.y + rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    switch self {
    case .frame(let rect):
      sketch.stroke(.path(.box(placed(rect).insetBy(dx: -1, dy: -1), radius: 2)), inks.broken, width: 1.4)
    case .area(let rect):
      sketch.fill(placed(rect), inks.broken.faded(0.35))
      sketch.stroke(.path(.box(placed(rect), radius: 0)), inks.broken, width: 1)
    case .line(true, let at):
      let x = root.x + at * scale
      sketch.line([(x, page.minY), (x, page.maxY)], inks.broken, width: 0.9, dash: Dash(line: 3, gap: 2.5))
    case .line(false, let at):
      let y = root.y + at * scale
      sketch.line([(page.minX, y), (page.maxX, y)], inks.broken, width: 0.9, dash: Dash(line: 3, gap: 2.5))
    case .length(let isAcross, let from, let to, let beside, let text):
      let start =
        isAcross ? (root.x + from * scale, root.y + beside * scale) : (root.x + beside * scale, root.y + from * scale)
      let end =
        isAcross ? (root.x + to * scale, root.y + beside * scale) : (root.x + beside * scale, root.y + to * scale)
      Self.drawLength((start, end), isAcross: isAcross, text, on: page, inks, measurer, &sketch)
    }
  }

  /// A line with a bar at each end, and its text on a plate beside its middle, inside the picture.
  private static func drawLength(
    _ ends: (start: (Double, Double), end: (Double, Double)), isAcross: Bool, _ text: String, on page: CGRect,
    _ inks: FigureInks, _ measurer: PangoMeasurer, _ sketch: inout Sketch
  ) {
    let (start, end) = ends
    let bar = 3.5
    let (dx, dy) = isAcross ? (0, bar) : (bar, 0)
    sketch.line([start, end], inks.broken, width: 1.4)
    for (x, y) in [start, end] { sketch.line([(x - dx, y - dy), (x + dx, y + dy)], inks.broken, width: 1.4) }
    let run = measurer.shape(text, size: 9, weight: .bold)
    let plate = CGSize(width: run.width + 8, height: 14)
    let middle = ((start.0 + end.0) / 2, (start.1 + end.1) / 2)
    let length = isAcross ? abs(end.0 - start.0) : abs(end.1 - start.1)
    let fits = length > (isAcross ? plate.width : plate.height) + 6
    // A short length has its text beside it.
    let wanted =
      fits
      ? CGPoint(x: middle.0 - plate.width / 2, y: middle.1 - plate.height / 2)
      : isAcross
        ? CGPoint(x: middle.0 - plate.width / 2, y: middle.1 + bar + 2)
        : CGPoint(x: middle.0 + bar + 2, y: middle.1 - plate.height / 2)
    let corner = CGPoint(
      x: min(max(wanted.x, page.minX), max(page.minX, page.maxX - plate.width)),
      y: min(max(wanted.y, page.minY), max(page.minY, page.maxY - plate.height)))
    sketch.fill(CGRect(origin: corner, size: plate), radius: 3, inks.broken)
    sketch.text(run, size: 9, at: corner.x + plate.width / 2, middle: corner.y + plate.height / 2, inks.page)
  }
}
