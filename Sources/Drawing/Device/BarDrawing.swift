import Foundation
import Scenes

/// Navigation bar, tab bar and toolbar, where they stand in a look. Documents do not say what is in them: neutral marks.
struct BarDrawing {
  let layout: SolvedLayout
  let palette: Palette
  let measurer: PangoMeasurer

  private var cell: Cell { layout.cell }
  private var width: Double { cell.size.width }
  private var height: Double { cell.size.height }
  private var look: Look { palette.look }
  private var isMirrored: Bool { layout.isRightToLeft }

  func draw(into sketch: inout Sketch) {
    if layout.bars.hasNavigationBar { drawNavigationBar(&sketch) }
    let hasTabs = layout.bars.contains(.tab)
    let tabTop = height - cell.safeArea.bottom - (hasTabs ? cell.tabBarThickness(look) : 0)
    if layout.bars.contains(.toolbar) {
      let top = height - layout.safeArea.bottom
      drawToolbar(from: top, to: hasTabs ? tabTop : height, &sketch)
    }
    if hasTabs { drawTabBar(from: tabTop, &sketch) }
  }

  private var parts: BarParts { BarParts(width: width, isMirrored: isMirrored, palette: palette, measurer: measurer) }

  // MARK: Navigation bar

  private func drawNavigationBar(_ sketch: inout Sketch) {
    let offset = layout.callOffset
    let bottom = layout.safeArea.top + offset
    // Under a large title the content has not been scrolled: there is no line between them.
    let edge: BarParts.Edge? = cell.showsLargeTitle(layout.bars) ? nil : .bottom
    if !look.isGlass { parts.drawGround(from: 0, to: bottom, edge: edge, &sketch) }
    var titleBottom = bottom
    let side = layout.margins.left
    if layout.bars.contains(.search) {
      let room = cell.searchHeight(look)
      titleBottom -= room
      let field = CGRect(
        x: side, y: titleBottom + 1, width: max(0, width - side - layout.margins.right), height: look.isGlass ? 44 : 36)
      SearchField(palette: palette, measurer: measurer, isMirrored: isMirrored)
        .draw(text: nil, placeholder: "Search", in: field, into: &sketch)
    }
    if cell.showsLargeTitle(layout.bars) {
      // A large title begins where text begins.
      parts.drawLargeTitle(layout.title, from: side, room: width - 40, bottom: titleBottom, &sketch)
    } else {
      let middle = titleBottom - cell.navigationBarHeight(look) / 2
      parts.drawTitle(layout.title, room: width - 40, middle: middle, &sketch)
    }
  }

  // MARK: Bars at the bottom

  private func mark(_ x: Double, _ middle: Double, side: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let box = CGRect(x: x - side / 2, y: middle - side / 2, width: side, height: side)
    ImageDrawing(palette: palette).symbol("", box, ink, into: &sketch)
  }

  /// Actions at both ends and between.
  private func drawToolbar(from top: Double, to bottom: Double, _ sketch: inout Sketch) {
    let room = min(44, bottom - top)
    let middle = top + room / 2
    let places = [0.07, 0.355, 0.645, 0.93].map { width * $0 }
    if look.isGlass {
      for x in places {
        let radius = room / 2 - 1
        let box = CGRect(x: x - radius, y: middle - radius, width: 2 * radius, height: 2 * radius)
        sketch.shadow(below: box, radius: radius, palette.shadow)
        sketch.disc(x, middle, radius: radius, palette.glass)
      }
    } else {
      parts.drawGround(from: top, to: bottom, edge: .top, &sketch)
    }
    let ink = look.isGlass ? palette[.label] : palette[.systemBlue]
    for x in places { mark(x, middle, side: min(24, room - 8), ink, &sketch) }
  }

  private func drawTabBar(from top: Double, _ sketch: inout Sketch) {
    let thickness = cell.tabBarThickness(look)
    var (left, room) = (0.0, width)
    if look.isGlass {
      // A capsule that floats above the content.
      room = min(width - 42, 420)
      left = (width - room) / 2
      // Above the home indicator, where there is one.
      let below = cell.safeArea.bottom > 0 ? 17.0 : 6
      let capsule = CGRect(
        x: left, y: top + 2, width: room, height: min(namesStandBeside ? 44 : 58, height - top - below))
      sketch.shadow(below: capsule, radius: capsule.height / 2, palette.shadow, blur: 8, drop: 3)
      sketch.fill(capsule, radius: capsule.height / 2, palette.glass)
      drawTabs(in: capsule, isWide: namesStandBeside, &sketch)
    } else {
      parts.drawGround(from: top, to: height, edge: .top, &sketch)
      drawTabs(in: CGRect(x: left, y: top, width: room, height: thickness), isWide: namesStandBeside, &sketch)
    }
  }

  /// Whether names of tabs stand beside their marks: on a pad and on a phone on its side, from iOS 11 on.
  private var namesStandBeside: Bool {
    if look.version < 11 || cell.family == .tv { return false }
    return cell.sizeClasses.horizontal == .regular || cell.sizeClasses.vertical == .compact
  }

  private func drawTabs(in bar: CGRect, isWide: Bool, _ sketch: inout Sketch) {
    let count = 4
    let step = isWide && bar.width > 600 ? 150 : bar.width / Double(count)
    let start = bar.midX - step * Double(count) / 2
    for index in 0..<count {
      let place = isMirrored ? count - 1 - index : index
      let x = start + step * (Double(place) + 0.5)
      let ink = index == 0 ? palette[.systemBlue] : palette[.systemGray]
      let name = measurer.shape("Item", size: isWide ? 13 : 10, weight: .medium)
      if isWide {
        mark(x - name.width / 2 - 4, bar.midY, side: min(22, bar.height - 10), ink, &sketch)
        sketch.text(name, size: 13, at: x + 12, middle: bar.midY, ink)
      } else {
        mark(x, bar.midY - 7, side: 24, ink, &sketch)
        sketch.text(name, size: 10, at: x, middle: bar.midY + 16, ink)
      }
    }
  }
}
