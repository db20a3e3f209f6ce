import Foundation
import Layout

/// The common parts of bars at the top and the bottom of a picture: ground, hairline and title; all lengths in points.
struct BarParts {
  let width: Double
  let isMirrored: Bool
  let palette: Palette
  let measurer: PangoMeasurer

  enum Edge { case top, bottom }

  static let titleSize = 17.0
  private static let largeTitleSize = 34.0
  /// The distance from a large title's middle to the bottom of its row.
  private static let largeTitleRise = 26.0
  private static let hairline = 0.5

  /// Draws the ground, with a hairline at the edge that faces the content, if any.
  func drawGround(from top: Double, to bottom: Double, edge: Edge?, _ sketch: inout Sketch) {
    sketch.fill(CGRect(x: 0, y: top, width: width, height: bottom - top), palette.bar)
    guard let edge else { return }
    let line = edge == .top ? top : bottom - Self.hairline
    sketch.fill(CGRect(x: 0, y: line, width: width, height: Self.hairline), palette[.separator])
  }

  func drawTitle(_ title: String, room: Double, middle: Double, _ sketch: inout Sketch) {
    let run = measurer.fitted(title, Self.titleSize, .semibold, room)
    sketch.text(run, size: Self.titleSize, at: width / 2, middle: middle, palette[.label])
  }

  /// - Parameters:
  ///   - side: Where the title begins, from the leading edge.
  ///   - bottom: The bottom of the title's row.
  func drawLargeTitle(_ title: String, from side: Double, room: Double, bottom: Double, _ sketch: inout Sketch) {
    let run = measurer.fitted(title, Self.largeTitleSize, .bold, room)
    sketch.text(
      run, size: Self.largeTitleSize, at: isMirrored ? width - side : side, middle: bottom - Self.largeTitleRise,
      palette[.label], isMirrored ? .right : .left)
  }
}
