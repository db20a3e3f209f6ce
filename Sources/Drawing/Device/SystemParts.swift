import Foundation
import Layout

/// The parts that the system draws over an app: bars, status bar, notch or island, home indicator. They are subdued,
/// because the picture is about the layout.
struct SystemParts {
  let layout: SolvedLayout
  let style: SceneDrawing.Style
  let palette: Palette
  let measurer: PangoMeasurer
  /// Whether lengths follow the window's size without steps (``LayoutDrawing/isForAnySize``).
  let isForAnySize: Bool

  /// The sensor housing and the home indicator.
  private static let black = Ink(0x0B0C0E)

  private var cell: Cell { layout.cell }
  private var width: Double { cell.size.width }
  private var height: Double { cell.size.height }

  /// - Parameter drawPresented: Draws views presented over the bars.
  func draw(into commands: inout [DisplayCommand], _ drawPresented: (inout [DisplayCommand]) -> Void) {
    var sketch = Sketch()
    sketch.group(Group(id: "system", label: "System")) { sketch in
      if let bars = layout.canvasBars {
        CanvasBarDrawing(layout: layout, bars: bars, palette: palette, measurer: measurer).draw(into: &sketch)
      } else {
        BarDrawing(layout: layout, style: style, palette: palette, measurer: measurer).draw(into: &sketch)
      }
      drawPresented(&sketch.commands)
      if layout.keyboardHeight > 0 {
        KeyboardDrawing(layout: layout, palette: palette, measurer: measurer).draw(into: &sketch)
      }
      StatusBarDrawing(
        cell: cell, callOffset: layout.callOffset, canvas: layout.canvasBars, isMirrored: layout.isRightToLeft,
        palette: palette, measurer: measurer
      ).draw(into: &sketch)
      drawCutout(into: &sketch)
      drawHomeIndicator(into: &sketch)
    }
    commands += sketch.commands
  }

  /// Draws the notch or Dynamic Island, at the top or, in landscape, at the left.
  private func drawCutout(into sketch: inout Sketch) {
    guard cell.family == .phone else { return }
    let isPortrait = cell.orientation == .portrait
    let inset = isPortrait ? cell.safeArea.top : cell.safeArea.left
    guard inset > 30 else { return }
    let length = isPortrait ? width : height
    let across: (start: Double, length: Double)
    let along: (start: Double, length: Double)
    let radius: Double
    if inset >= 59 {
      (across, along, radius) = ((11, 37), ((length - 126) / 2, 126), 18.5)
    } else {
      // The notch reaches the screen's edge, so its outer corners are outside.
      (across, along, radius) = ((-20, 50), ((length - 164) / 2, 164), 20)
    }
    let rect =
      isPortrait
      ? CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
      : CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
    sketch.fill(rect, radius: radius, Self.black)
  }

  private func drawHomeIndicator(into sketch: inout Sketch) {
    guard cell.family != .tv, (layout.canvasBars?.homeIndicator ?? cell.safeArea.bottom) > 0 else { return }
    func whole(_ points: Double) -> Double { isForAnySize ? points : points.rounded() }
    let length = whole(min(width * 0.37, 320))
    let rect = CGRect(x: whole((width - length) / 2), y: height - 13, width: length, height: 5)
    sketch.fill(rect, radius: 2.5, palette.isDark ? Ink(0xFFFFFF, alpha: 0.85) : Self.black.faded(0.75))
  }
}
