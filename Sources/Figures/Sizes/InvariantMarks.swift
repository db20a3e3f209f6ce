import Foundation
package import Layout

extension LayoutMark {
  /// Returns what an invariant measures in a layout in which it does not hold: the lengths that miss, and the views meant.
  ///
  /// - Complexity: O(views²) for overlaps.
  package static func marks(of invariant: SceneInvariant, of scene: Scene, in layout: SolvedLayout) -> [LayoutMark] {
    switch invariant.statement {
    case .equation(let equation): marks(of: equation, equation.points(scene.superviews), layout)
    case .noOverlap(let ids): overlaps(layout.shown(ids))
    case .insideSafeArea(let ids): layout.shown(ids).flatMap { beyond($0.absoluteFrame, layout.safeRect, layout) }
    case .notCut(let ids):
      layout.shown(ids).filter { $0.text.map { $0.isTruncated || $0.isClipped } ?? false }.map {
        .frame($0.absoluteFrame)
      }
    case .lines(let id, _, _): layout.shown([id]).map { .frame($0.absoluteFrame) }
    }
  }

  // MARK: Equations

  private static func marks(
    of equation: SceneConstraint, _ constant: Double, _ layout: SolvedLayout
  ) -> [LayoutMark] {
    guard let rect = layout.rect(of: equation.first.item), let actual = layout.value(of: equation.first) else {
      return []
    }
    var marks: [LayoutMark] = [.frame(rect)]
    if let second = equation.second, case .view = second.item, let other = layout.rect(of: second.item) {
      marks.append(.frame(other))
    }
    let isAcross = equation.first.attribute.isHorizontal
    if equation.first.attribute == .width || equation.first.attribute == .height {
      let (from, to) = isAcross ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      marks.append(
        .length(isAcross: isAcross, from: from, to: to, beside: isAcross ? rect.midY : rect.midX, text: text(actual)))
      return marks
    }
    let factor = equation.multiplier
    let wanted = (equation.second.flatMap { layout.value(of: $0) }.map { $0 * factor } ?? 0) + constant
    if equation.second != nil, layout.value(of: equation.second) == nil { return marks }
    marks.append(.line(isVertical: isAcross, at: wanted))
    marks.append(
      .length(
        isAcross: isAcross, from: min(wanted, actual), to: max(wanted, actual),
        beside: isAcross ? rect.midY : rect.midX,
        text: text(abs(actual - wanted))))
    return marks
  }

  // MARK: Rectangles

  private static func overlaps(_ views: [SolvedView]) -> [LayoutMark] {
    views.indices.flatMap { first in
      views.indices.dropFirst(first + 1).flatMap { second -> [LayoutMark] in
        let (a, b) = (views[first].absoluteFrame, views[second].absoluteFrame)
        let common = a.intersection(b)
        guard !common.isNull, common.width > 0, common.height > 0 else { return [] }
        // The shorter side of what both cover is how far one of them would have to move.
        let isAcross = common.width <= common.height
        let length =
          isAcross
          ? LayoutMark.length(
            isAcross: true, from: common.minX, to: common.maxX, beside: common.midY, text: text(common.width))
          : .length(isAcross: false, from: common.minY, to: common.maxY, beside: common.midX, text: text(common.height))
        return [.area(common), .frame(a), .frame(b), length]
      }
    }
  }

  /// The parts of a view beyond an area, each with its length.
  private static func beyond(_ rect: CGRect, _ area: CGRect, _ layout: SolvedLayout) -> [LayoutMark] {
    var marks: [LayoutMark] = []
    func add(_ part: CGRect, isAcross: Bool, edge: Double) {
      marks += [
        .area(part), .line(isVertical: isAcross, at: edge),
        isAcross
          ? .length(isAcross: true, from: part.minX, to: part.maxX, beside: part.midY, text: text(part.width))
          : .length(isAcross: false, from: part.minY, to: part.maxY, beside: part.midX, text: text(part.height)),
      ]
    }
    func part(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> CGRect {
      CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    let slack = 0.01
    if rect.minX < area.minX - slack {
      add(part(rect.minX, rect.minY, min(area.minX, rect.maxX), rect.maxY), isAcross: true, edge: area.minX)
    }
    if rect.maxX > area.maxX + slack {
      add(part(max(area.maxX, rect.minX), rect.minY, rect.maxX, rect.maxY), isAcross: true, edge: area.maxX)
    }
    if rect.minY < area.minY - slack {
      add(part(rect.minX, rect.minY, rect.maxX, min(area.minY, rect.maxY)), isAcross: false, edge: area.minY)
    }
    if rect.maxY > area.maxY + slack {
      add(part(rect.minX, max(area.maxY, rect.minY), rect.maxX, rect.maxY), isAcross: false, edge: area.maxY)
    }
    return marks.isEmpty ? [] : [.frame(rect)] + marks
  }

  private static func text(_ length: Double) -> String { NumberText.plain(length, digits: 1) }
}

extension SolvedLayout {
  /// The root view's area that no bar covers, in its own coordinates.
  fileprivate var safeRect: CGRect { rect(inset: safeArea) }

  private func rect(inset: Insets) -> CGRect {
    CGRect(
      x: inset.left, y: inset.top, width: max(0, rootSize.width - inset.left - inset.right),
      height: max(0, rootSize.height - inset.top - inset.bottom))
  }

  /// The views with these ids that are visible; all visible views but the root and guides if there are none.
  fileprivate func shown(_ ids: [String]) -> [SolvedView] {
    views.indices.dropFirst().filter { index in
      isVisible(index) && (ids.contains(views[index].id) || ids.isEmpty && !isGuide(index))
    }.map { views[$0] }
  }

  private func isGuide(_ index: Int) -> Bool { if case .guide = views[index].content { true } else { false } }

  /// The rectangle of an item in the root view's coordinates; nil for one that has no picture of its own.
  fileprivate func rect(of item: SceneItem) -> CGRect? {
    switch item {
    case .root: CGRect(x: 0, y: 0, width: rootSize.width, height: rootSize.height)
    case .view(let id), .frameGuide(let id): views.first { $0.id == id }?.absoluteFrame
    case .safeArea: safeRect
    case .topLayoutGuide: CGRect(x: 0, y: 0, width: rootSize.width, height: safeArea.top)
    case .bottomLayoutGuide:
      CGRect(x: 0, y: rootSize.height - safeArea.bottom, width: rootSize.width, height: safeArea.bottom)
    case .safeAreaOf, .readableGuide, .keyboardGuide, .contentGuide: nil
    }
  }

  /// The value of one side of an equation, in points; nil for a baseline without a text, a margin of a view that is not the
  /// root, and an item without a rectangle.
  fileprivate func value(of operand: SceneConstraint.Operand?) -> Double? {
    guard let operand, var rect = rect(of: operand.item) else { return nil }
    if operand.attribute.isOfMargins {
      guard operand.item == .root else { return nil }
      rect = self.rect(inset: margins)
    }
    switch operand.attribute {
    case .left, .leftMargin: return rect.minX
    case .right, .rightMargin: return rect.maxX
    case .leading, .leadingMargin: return isRightToLeft ? rect.maxX : rect.minX
    case .trailing, .trailingMargin: return isRightToLeft ? rect.minX : rect.maxX
    case .top, .topMargin: return rect.minY
    case .bottom, .bottomMargin: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX, .centerXWithinMargins: return rect.midX
    case .centerY, .centerYWithinMargins: return rect.midY
    case .firstBaseline, .lastBaseline, .baseline: return nil
    }
  }
}
