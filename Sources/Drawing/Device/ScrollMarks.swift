import Foundation
import Layout

/// The scroll indicators of a scroll view at its far edges: how far it has been scrolled, and the amount of content.
struct ScrollMarks {
  let view: SolvedView
  /// Whether the interface is right-to-left, so that the vertical indicator is on the left.
  let isMirrored: Bool
  let palette: Palette

  private var color: Ink { palette.isDark ? Ink(0xFFFFFF, alpha: 0.4) : Ink(0x1B1D22, alpha: 0.35) }
  /// In points, as a scroll indicator.
  private static let thickness = 3.0
  /// Between the mark and the edge, in points.
  private static let margin = 3.0

  func draw(into commands: inout [DisplayCommand]) {
    guard let content = view.contentSize else { return }
    let size = view.frame.size
    if let bar = bar(content.height, size.height, view.scrollOffset.y) {
      commands.append(
        thumb(
          CGRect(
            x: isMirrored ? Self.margin : size.width - Self.margin - Self.thickness, y: bar.start,
            width: Self.thickness, height: bar.length))
      )
    }
    if let bar = bar(content.width, size.width, view.scrollOffset.x) {
      commands.append(
        thumb(
          CGRect(x: bar.start, y: size.height - Self.margin - Self.thickness, width: bar.length, height: Self.thickness)
        ))
    }
  }

  /// Draws the lengths the marks depend on (``LayoutDrawing/isForAnySize``): the content's offset and size as a
  /// rectangle, then the view's size.
  func drawLengths(into commands: inout [DisplayCommand]) {
    guard let content = view.contentSize else { return }
    commands += [
      .beginGroup(Group(id: isMirrored ? "scroll-marks-mirrored" : "scroll-marks")),
      .fill(.rect(CGRect(origin: view.scrollOffset, size: content)), color),
      .fill(.rect(CGRect(origin: .zero, size: view.frame.size)), color), .endGroup,
    ]
  }

  private func thumb(_ rect: CGRect) -> DisplayCommand { .fill(.rounded(rect, radius: Self.thickness / 2), color) }

  /// Returns nil if all content is in view.
  private func bar(_ content: Double, _ room: Double, _ offset: Double) -> (start: Double, length: Double)? {
    let track = room - 2 * Self.margin
    guard content > room + 0.5, track > 20 else { return nil }
    let length = max(16, track * room / content)
    let part = min(max(offset / (content - room), 0), 1)
    return (Self.margin + (track - length) * part, length)
  }
}

extension SolvedView {
  /// Whether subviews are clipped to the view.
  var clipsChildren: Bool { content.scrolls }
}
