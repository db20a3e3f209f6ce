import Foundation
import Layout

/// Explanations of a layout, drawn over its picture.
struct OverlayDrawing {
  let layout: SolvedLayout
  let overlays: Set<Overlay>
  let measurer: PangoMeasurer

  /// From back to front: areas first, then lines, then text.
  private static let order: [Overlay] = [
    .grid, .safeArea, .margins, .guides, .alignment, .touch, .baselines, .truncation, .ambiguity, .constraints,
    .priorities, .accessibility,
  ]

  /// - Parameters:
  ///   - screenOrigin: The root view's origin in the picture.
  ///   - screen: The clip of areas, in the root view's coordinates; labels may extend beyond it.
  func draw(screenOrigin: CGPoint, screen: Shape, into commands: inout [DisplayCommand]) {
    guard let explanation = layout.explanation, !overlays.isEmpty else { return }
    let texts =
      !overlays.isDisjoint(with: [.constraints, .ambiguity])
      ? commands.textRects.map { $0.offsetBy(dx: -screenOrigin.x, dy: -screenOrigin.y) } : []
    var sketch = Sketch()
    for overlay in Self.order where overlays.contains(overlay) {
      let clip = Self.areas.contains(overlay) ? screen : nil
      sketch.group(
        Group(id: "overlay-\(overlay.rawValue)", label: overlay.rawValue, translation: screenOrigin, clip: clip)
      ) {
        draw(overlay, explanation, texts, &$0)
      }
    }
    commands += sketch.commands
  }

  private static let areas: Set<Overlay> = [.grid, .safeArea, .margins]

  private func draw(_ overlay: Overlay, _ explanation: LayoutExplanation, _ texts: [CGRect], _ sketch: inout Sketch) {
    switch overlay {
    case .grid: GridOverlay(size: layout.rootSize, measurer: measurer).draw(into: &sketch)
    case .safeArea, .margins, .guides, .alignment:
      AreaOverlay(layout: layout, explanation: explanation, measurer: measurer).draw(overlay, into: &sketch)
    case .baselines, .truncation:
      TextOverlay(layout: layout, explanation: explanation, measurer: measurer).draw(overlay, into: &sketch)
    case .constraints:
      ConstraintOverlay(layout: layout, explanation: explanation, measurer: measurer, texts: texts).draw(into: &sketch)
    case .priorities:
      PriorityOverlay(layout: layout, explanation: explanation, measurer: measurer).draw(into: &sketch)
    case .ambiguity: AmbiguityOverlay(layout: layout, measurer: measurer, texts: texts).draw(into: &sketch)
    // Beside the picture.
    case .list: break
    case .accessibility, .touch:
      UseOverlay(layout: layout, explanation: explanation, measurer: measurer).draw(overlay, into: &sketch)
    }
  }
}

extension SolvedLayout {
  /// The bounds of the root view.
  var room: CGRect { CGRect(x: 0, y: 0, width: rootSize.width, height: rootSize.height) }

  /// Returns a position aligned to a pixel of the display, so that thin lines are crisp.
  func onPixel(_ place: Double) -> Double { (place * cell.displayScale).rounded() / cell.displayScale }

  func onPixels(_ rect: CGRect) -> CGRect {
    let (left, top) = (onPixel(rect.minX), onPixel(rect.minY))
    return CGRect(x: left, y: top, width: onPixel(rect.maxX) - left, height: onPixel(rect.maxY) - top)
  }

  /// Returns the visible views, in pre-order, with their explanations.
  func visible(_ explanation: LayoutExplanation) -> [(view: SolvedView, explained: ExplainedView)] {
    var seen = [Bool](repeating: false, count: views.count)
    var found: [(SolvedView, ExplainedView)] = []
    for (index, view) in views.enumerated() {
      seen[index] = !view.isHidden && (view.parent.map { seen[$0] } ?? true)
      if seen[index] { found.append((view, explanation.views[index])) }
    }
    return found
  }
}

/// Colours of overlays: one per subject, visible on light and on dark.
enum OverlayInk {
  static let satisfied = Ink(0x2F6FEB)
  static let pulling = Ink(0xE8710A)
  static let broken = Ink(0xE0202C)
  static let margins = Ink(0xC2389B)
  static let safeArea = Ink(0xE8710A)
  static let guides = Ink(0x7A4CE0)
  static let alignment = Ink(0x0E9384)
  static let text = Ink(0xE0202C)
  static let use = Ink(0x2F6FEB)
  static let good = Ink(0x1F9D55)
  static let grid = Ink(0x5B7083)
}
