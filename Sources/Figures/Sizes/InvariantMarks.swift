import Foundation
package import Layout

extension LayoutMark {
  /// Returns what an invariant measures in a layout in which it does not hold: the length that misses, and the views meant.
  ///
  /// - Parameters:
  ///   - ids: The views that are meant.
  ///   - sides: Both sides of an equation, in points; nil for another statement.
  package static func marks(
    of invariant: SceneInvariant, views ids: [String], sides: SIMD2<Double>?, in layout: SolvedLayout
  ) -> [LayoutMark] {
    let rects = ids.compactMap { id in layout.views.first { $0.id == id }?.absoluteFrame }
    let frames = rects.map(LayoutMark.frame)
    guard let first = rects.first else { return [] }
    switch invariant.statement {
    case .equation(let equation):
      return frames + (sides.map { marks(of: equation.first.attribute, $0, first) } ?? [])
    case .noOverlap: return rects.count == 2 ? overlap(rects[0], rects[1]) + frames : frames
    case .insideSafeArea: return frames + beyond(first, layout.safeRect)
    case .notCut, .lines, .mirrored: return frames
    }
  }

  /// The length of a view's side, or the distance from where an edge should be to where it is.
  private static func marks(
    of attribute: SceneAttribute, _ sides: SIMD2<Double>, _ rect: CGRect
  ) -> [LayoutMark] {
    let isAcross = attribute.isHorizontal
    let beside = isAcross ? rect.midY : rect.midX
    if attribute.isLength {
      let (from, to) = isAcross ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      return [.length(isAcross: isAcross, from: from, to: to, beside: beside, text: text(sides.x))]
    }
    return [
      .line(isVertical: isAcross, at: sides.y),
      .length(
        isAcross: isAcross, from: sides.min(), to: sides.max(), beside: beside, text: text(sides.max() - sides.min())),
    ]
  }

  /// What two views both cover, and how far one of them would have to move, as the proof says it.
  private static func overlap(_ a: CGRect, _ b: CGRect) -> [LayoutMark] {
    let common = a.intersection(b)
    guard !common.isNull, common.width > 0, common.height > 0 else { return [] }
    let reaches: [(isAcross: Bool, from: CGFloat, to: CGFloat)] = [
      (true, b.minX, a.maxX), (true, a.minX, b.maxX), (false, b.minY, a.maxY), (false, a.minY, b.maxY),
    ]
    guard let least = reaches.min(by: { $0.to - $0.from < $1.to - $1.from }) else { return [] }
    return [
      .area(common),
      .length(
        isAcross: least.isAcross, from: least.from, to: least.to, beside: least.isAcross ? common.midY : common.midX,
        text: text(least.to - least.from)),
    ]
  }

  /// The parts of a view beyond an area, each with its length.
  private static func beyond(_ rect: CGRect, _ area: CGRect) -> [LayoutMark] {
    let (left, right) = (min(area.minX, rect.maxX), max(area.maxX, rect.minX))
    let (top, bottom) = (min(area.minY, rect.maxY), max(area.maxY, rect.minY))
    let parts = [
      (CGRect(x: rect.minX, y: rect.minY, width: left - rect.minX, height: rect.height), true, area.minX),
      (CGRect(x: right, y: rect.minY, width: rect.maxX - right, height: rect.height), true, area.maxX),
      (CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: top - rect.minY), false, area.minY),
      (CGRect(x: rect.minX, y: bottom, width: rect.width, height: rect.maxY - bottom), false, area.maxY),
    ]
    return parts.flatMap { part, isAcross, edge -> [LayoutMark] in
      // Lengths less than any pixel are rounding.
      guard (isAcross ? part.size.width : part.size.height) > 0.01 else { return [] }
      return [.area(part), .line(isVertical: isAcross, at: edge), length(of: part, isAcross: isAcross)]
    }
  }

  /// The length of a side of a rectangle, through its middle.
  private static func length(of rect: CGRect, isAcross: Bool) -> LayoutMark {
    isAcross
      ? .length(isAcross: true, from: rect.minX, to: rect.maxX, beside: rect.midY, text: text(rect.width))
      : .length(isAcross: false, from: rect.minY, to: rect.maxY, beside: rect.midX, text: text(rect.height))
  }

  private static func text(_ length: Double) -> String { NumberText.plain(length, digits: 1) }
}

extension SolvedLayout {
  /// The root view's area that no bar covers, in its own coordinates.
  fileprivate var safeRect: CGRect {
    CGRect(
      x: safeArea.left, y: safeArea.top, width: max(0, rootSize.width - safeArea.left - safeArea.right),
      height: max(0, rootSize.height - safeArea.top - safeArea.bottom))
  }
}
