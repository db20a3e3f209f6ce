import Layout
import UIKit

/// Frames of a region as they are drawn in windows of whole points: each edge on the nearest pixel (AL-2.40).
struct DrawnFrames {
  let region: LayoutRegion
  /// Pixels per point.
  let scale: Double

  private func rounded(_ edge: Double) -> Double { Double(PixelGrid(scale: scale).round(edge)) }

  /// Returns the side of an equation at a size.
  private func value(_ frame: RegionFrame, _ attribute: SceneAttribute, _ isRTL: Bool, at size: SIMD2<Double>)
    -> Double?
  {
    let (x, y) = (frame.x.value(at: size), frame.y.value(at: size))
    let (left, right) = (rounded(x), rounded(x + frame.width.value(at: size)))
    let (top, bottom) = (rounded(y), rounded(y + frame.height.value(at: size)))
    switch attribute {
    case .left: return left
    case .right: return right
    case .leading: return isRTL ? right : left
    case .trailing: return isRTL ? left : right
    case .top: return top
    case .bottom: return bottom
    case .width: return right - left
    case .height: return bottom - top
    case .centerX: return (left + right) / 2
    case .centerY: return (top + bottom) / 2
    default: return frame.form(of: attribute, isRightToLeft: isRTL)?.value(at: size)
    }
  }

  /// One side of an equation at a size; nil for what is no edge of a view.
  typealias Side = (SIMD2<Double>) -> Double?

  func side(_ operand: SceneConstraint.Operand, _ values: RegionValues, isRightToLeft: Bool) -> Side {
    if case .view(let id) = operand.item, let (_, frame) = values.view(id) {
      return { value(frame, operand.attribute, isRightToLeft, at: $0) }
    }
    let form = try? values.form(of: operand, isRightToLeft: isRightToLeft)
    return { size in (form ?? nil).map { rounded($0.value(at: size)) } }
  }

  /// Windows of whole points in the region.
  /// - Complexity: O(sizes).
  func sizes(_ body: (SIMD2<Double>) -> Bool) {
    let (x, y) = (region.polygon.vertices.map(\.x), region.polygon.vertices.map(\.y))
    guard let left = x.min(), let right = x.max(), let bottom = y.min(), let top = y.max() else { return }
    for width in stride(from: left.rounded(.up), through: right, by: 1) {
      for height in stride(from: bottom.rounded(.up), through: top, by: 1) {
        let size = SIMD2(width, height)
        if region.contains(size), !body(size) { return }
      }
    }
  }
}
