import Foundation
import Layout

/// Areas that affect layout but are invisible on screens: margins, the safe area, guides, alignment rects.
struct AreaOverlay {
  let layout: SolvedLayout
  let explanation: LayoutExplanation
  let measurer: PangoMeasurer

  func draw(_ overlay: Overlay, into sketch: inout Sketch) {
    switch overlay {
    case .safeArea: drawSafeArea(&sketch)
    case .margins: drawMargins(&sketch)
    case .guides: drawGuides(&sketch)
    case .alignment: drawAlignment(&sketch)
    default: break
    }
  }

  /// Draws the area between two rectangles, shaded, and the inner one's edge.
  private func frame(_ outer: CGRect, _ inner: CGRect, _ ink: Ink, _ sketch: inout Sketch) {
    let shade = ink.faded(0.14)
    let middle = (top: max(outer.minY, inner.minY), bottom: min(outer.maxY, inner.maxY))
    sketch.fill(CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: middle.top - outer.minY), shade)
    sketch.fill(CGRect(x: outer.minX, y: middle.bottom, width: outer.width, height: outer.maxY - middle.bottom), shade)
    let height = middle.bottom - middle.top
    sketch.fill(CGRect(x: outer.minX, y: middle.top, width: inner.minX - outer.minX, height: height), shade)
    sketch.fill(CGRect(x: inner.maxX, y: middle.top, width: outer.maxX - inner.maxX, height: height), shade)
    sketch.border(inner, ink, width: 1, dash: Dash(line: 4, gap: 3))
  }

  /// Draws the width of each side, unless it is zero.
  /// - Parameter part: The position along a side, so that the numbers of several areas do not collide.
  private func numbers(_ insets: Insets, of outer: CGRect, at part: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let (x, y) = (outer.minX + outer.width * part, outer.minY + outer.height * part)
    let places: [(Double, Double, Double)] = [
      (insets.top, x, outer.minY + insets.top / 2), (insets.bottom, x, outer.maxY - insets.bottom / 2),
      (insets.left, outer.minX + insets.left / 2, y), (insets.right, outer.maxX - insets.right / 2, y),
    ]
    for (value, x, y) in places where value >= 0.5 {
      let chip = Chip(NumberText.plain(value, digits: 1), size: 8, measurer)
      chip.draw(in: chip.rect(atMiddle: x, y), ink, into: &sketch)
    }
  }

  private func drawSafeArea(_ sketch: inout Sketch) {
    guard let root = layout.views.first else { return }
    let insets = layout.safeArea
    frame(root.absoluteFrame, root.absoluteFrame.inset(insets), OverlayInk.safeArea, &sketch)
    numbers(insets, of: root.absoluteFrame, at: 0.5, OverlayInk.safeArea, &sketch)
  }

  /// Draws the margins of every view with subviews; those of other views do not matter.
  private func drawMargins(_ sketch: inout Sketch) {
    let parents = Set(layout.views.compactMap(\.parent))
    for (index, view) in layout.views.enumerated() where parents.contains(index) && !view.isHidden {
      let insets = explanation.views[index].margins
      if insets == .zero { continue }
      let outer = view.absoluteFrame
      frame(outer, outer.inset(insets), OverlayInk.margins, &sketch)
      if view.isRoot || min(outer.width, outer.height) > 60 {
        numbers(insets, of: outer, at: 0.25, OverlayInk.margins, &sketch)
      }
    }
  }

  private func drawGuides(_ sketch: inout Sketch) {
    var placer = ChipPlacer(in: layout.room)
    for guide in explanation.guides {
      sketch.border(layout.onPixels(guide.rect), OverlayInk.guides, width: 1, dash: Dash(line: 2, gap: 2))
      let chip = Chip(guide.name, size: 8, measurer)
      let corner = CGRect(x: guide.rect.minX + 2, y: guide.rect.minY + 2, width: chip.width, height: chip.height)
      chip.draw(in: placer.place(corner), OverlayInk.guides, into: &sketch)
    }
  }

  /// Draws the rectangle that constraints act on, and around it the frame if it differs.
  private func drawAlignment(_ sketch: inout Sketch) {
    for (view, explained) in layout.visible(explanation) where !view.isRoot {
      let (inner, outer) = (layout.onPixels(explained.alignmentRect), view.absoluteFrame)
      sketch.border(inner, OverlayInk.alignment, width: 1)
      let differs = [
        inner.minX - outer.minX, inner.minY - outer.minY, inner.maxX - outer.maxX, inner.maxY - outer.maxY,
      ]
      if differs.contains(where: { abs($0) > 0.9 }) {
        sketch.border(outer, OverlayInk.pulling, width: 1, dash: Dash(line: 2, gap: 2))
      }
    }
  }
}

extension CGRect {
  fileprivate func inset(_ insets: Insets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
