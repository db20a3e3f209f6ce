import Foundation
import Scenes

/// How far a scroll view has been scrolled, and how much there is: the bars at its far edges.
struct ScrollMarks {
  let view: SolvedView
  /// Whether the interface is read from right to left: the upright bar stands at the left.
  let isMirrored: Bool
  let palette: Palette

  private var color: Ink { palette.isDark ? Ink(0xFFFFFF, alpha: 0.4) : Ink(0x1B1D22, alpha: 0.35) }
  private static let thickness = 3.0
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

  /// What the marks depend on (``LayoutDrawing/isForAnySize``): offset and size of the content as a rectangle, then the view's.
  func drawLengths(into commands: inout [DisplayCommand]) {
    guard let content = view.contentSize else { return }
    commands += [
      .beginGroup(Group(id: isMirrored ? "scroll-marks-mirrored" : "scroll-marks")),
      .fill(.rect(CGRect(origin: view.scrollOffset, size: content)), color),
      .fill(.rect(CGRect(origin: .zero, size: view.frame.size)), color), .endGroup,
    ]
  }

  private func thumb(_ rect: CGRect) -> DisplayCommand { .fill(.rounded(rect, radius: Self.thickness / 2), color) }

  /// nil where everything is in view.
  private func bar(_ content: Double, _ room: Double, _ offset: Double) -> (start: Double, length: Double)? {
    let track = room - 2 * Self.margin
    guard content > room + 0.5, track > 20 else { return nil }
    let length = max(16, track * room / content)
    let part = min(max(offset / (content - room), 0), 1)
    return (Self.margin + (track - length) * part, length)
  }
}

extension SolvedView {
  /// Whether what lies outside of the view is not seen.
  var clipsChildren: Bool { content.scrolls }
}
