import Foundation
import Layout

/// A box's name and size, as large as they fit: upright, rotated in a narrow column, or not at all.
struct Caption {
  let name: String
  /// Displayed below the name, in points.
  let size: CGSize
  let color: Ink
  let measurer: PangoMeasurer

  /// Font sizes of the name and the size (0 for none), in points, and the smallest box they suit.
  private static let sizes: [(Double, Double, Double)] = [
    (28, 20, 700), (21, 15, 400), (15, 12, 0), (13, 11, 0), (11, 10, 0), (13, 0, 0), (11, 0, 0), (9, 0, 0),
  ]
  /// The distance between a caption and its box's edges, in points.
  private static let padding = 6.0

  func draw(in bounds: CGRect, into sketch: inout Sketch) {
    if draw(width: bounds.width, height: bounds.height, at: CGPoint(x: bounds.midX, y: bounds.midY), into: &sketch) {
      return
    }
    guard bounds.height > bounds.width else { return }
    var turned = Sketch()
    guard draw(width: bounds.height, height: bounds.width, at: .zero, into: &turned) else { return }
    sketch.group(Group(translation: CGPoint(x: bounds.midX, y: bounds.midY), transform: .quarterTurn)) {
      $0.append(turned)
    }
  }

  /// Draws name and size, or only the name, at the largest font size that fits.
  private func draw(
    width: Double, height: Double, at middle: CGPoint, into sketch: inout Sketch
  ) -> Bool {
    let room = min(width, height)
    for (nameSize, detailSize, least) in Self.sizes where room >= least {
      let title = measurer.shape(name, size: nameSize, weight: .semibold)
      let detail = detailSize > 0 ? measurer.shape(Self.text(size), size: detailSize) : nil
      let lines = nameSize * 1.2 + (detailSize > 0 ? detailSize * 1.35 : 0)
      guard max(title.width, detail?.width ?? 0) + 2 * Self.padding <= width, lines + 4 <= height else { continue }
      // Centered by the height of capitals, which the eye perceives as the height of a line.
      let capitals = nameSize * 0.72
      let top = middle.y - (detail == nil ? capitals : lines - (nameSize * 1.2 - capitals)) / 2
      sketch.text(title, x: middle.x - title.width / 2, baseline: top + capitals, color)
      if let detail {
        sketch.text(
          detail, x: middle.x - detail.width / 2, baseline: top + capitals + detailSize * 1.45, color.faded(0.78))
      }
      return true
    }
    return false
  }

  /// Returns `343 × 607`, with decimal places as needed, at most two.
  static func text(_ size: CGSize) -> String {
    "\(NumberText.plain(size.width, digits: 2)) × \(NumberText.plain(size.height, digits: 2))"
  }
}

/// A view without height or width: a line with a tick at each end, like a spacer.
struct FlatMark {
  let name: String
  let measurer: PangoMeasurer

  /// The colour of the line and of its name.
  private static let color = Ink(0xD6336C)

  func draw(_ bounds: CGRect, into sketch: inout Sketch) {
    let isWide = bounds.width >= bounds.height
    let length = isWide ? bounds.width : bounds.height
    guard length > 0 else { return }
    func bar(_ start: Double, _ end: Double, halfThickness: Double) {
      sketch.fill(
        isWide
          ? CGRect(
            x: bounds.minX + start, y: bounds.minY - halfThickness, width: end - start, height: 2 * halfThickness)
          : CGRect(
            x: bounds.minX - halfThickness, y: bounds.minY + start, width: 2 * halfThickness, height: end - start),
        Self.color)
    }
    bar(0, length, halfThickness: 0.5)
    bar(0, 1, halfThickness: 4)
    bar(length - 1, length, halfThickness: 4)
    let caption = measurer.shape(name, size: 9, weight: .medium)
    guard isWide, caption.width + 8 <= length else { return }
    sketch.text(caption, x: bounds.midX - caption.width / 2, baseline: bounds.minY - 6, Self.color)
  }
}
