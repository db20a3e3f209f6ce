import Foundation
import Scenes

/// What the system draws over an app: status bar, bars, notch or island, home indicator. Kept quiet: the layout is what
/// the picture is about.
struct SystemParts {
  let layout: SolvedLayout
  let measurer: PangoMeasurer

  private static let ink = Ink(0x1B1D22)
  private static let barFill = Ink(0xF7F8FA, alpha: 0.94)
  private static let hairline = Ink(0xC9CDD5)
  private static let black = Ink(0x0B0C0E)

  private var cell: Cell { layout.cell }
  private var width: Double { cell.size.width }
  private var height: Double { cell.size.height }

  func draw(into commands: inout [DisplayCommand]) {
    commands.append(.beginGroup(Group(id: "system", label: "System")))
    drawBars(into: &commands)
    drawStatusBar(into: &commands)
    drawCutout(into: &commands)
    drawHomeIndicator(into: &commands)
    commands.append(.endGroup)
  }

  private func drawBars(into commands: inout [DisplayCommand]) {
    if layout.bars.hasNavigationBar { drawNavigationBar(into: &commands) }
    let tabTop = height - cell.safeArea.bottom - (layout.bars.contains(.tab) ? cell.tabBarThickness : 0)
    if layout.bars.contains(.toolbar) {
      let top = height - layout.safeArea.bottom
      let bottom = layout.bars.contains(.tab) ? tabTop : height
      drawBar(from: top, to: bottom, into: &commands)
      // Actions: rings, at both ends and between.
      for part in [0.08, 0.36, 0.64, 0.92] {
        let ring = CGRect(x: width * part - 10, y: top + 12, width: 20, height: 20)
        commands.append(.border(.rounded(ring, radius: 10), Ink(0x007AFF), width: 2, dash: nil))
      }
    }
    if layout.bars.contains(.tab) {
      drawBar(from: tabTop, to: height, into: &commands)
      for index in 0..<4 {
        let middle = width * (Double(index) + 0.5) / 4
        let color = index == 0 ? Ink(0x007AFF) : Ink(0x9AA1AD)
        let side = min(22, cell.tabBarThickness - 10)
        commands.append(
          .fill(.rounded(CGRect(x: middle - side / 2, y: tabTop + 7, width: side, height: side), radius: 6), color))
      }
    }
  }

  private func drawNavigationBar(into commands: inout [DisplayCommand]) {
    let bottom = layout.safeArea.top
    commands.append(.fill(.rect(CGRect(x: 0, y: 0, width: width, height: bottom)), Self.barFill))
    commands.append(.fill(.rect(CGRect(x: 0, y: bottom - 0.5, width: width, height: 0.5)), Self.hairline))
    let isLarge = cell.showsLargeTitle(layout.bars)
    let title = measurer.shape(layout.title, size: isLarge ? 34 : 17, weight: isLarge ? .bold : .semibold)
    if title.width >= width - 40 { return }
    // A large title begins where text begins.
    let side = layout.margins.left
    let x = !isLarge ? (width - title.width) / 2 : cell.variant.isRightToLeft ? width - side - title.width : side
    commands.append(.text(title, x: x, baseline: bottom - (isLarge ? 14 : 16), Self.ink))
  }

  private func drawBar(from top: Double, to bottom: Double, into commands: inout [DisplayCommand]) {
    commands.append(.fill(.rect(CGRect(x: 0, y: top, width: width, height: bottom - top)), Self.barFill))
    commands.append(.fill(.rect(CGRect(x: 0, y: top, width: width, height: 0.5)), Self.hairline))
  }

  /// The hour every picture of Apple's shows, and a battery.
  private func drawStatusBar(into commands: inout [DisplayCommand]) {
    let bar = cell.statusBarHeight
    guard bar > 0 else { return }
    let hasCutout = cell.safeArea.top > 30
    let fontSize = hasCutout ? 15.0 : 12
    let time = measurer.shape("9:41", size: fontSize, weight: .semibold)
    let middle = hasCutout ? bar / 2 + 5 : bar / 2
    let baseline = middle + fontSize * 0.36
    let side = hasCutout ? max(22, cell.cornerRadius * 0.55) : 8
    let x = cell.family == .phone && !hasCutout || cell.family == nil ? (width - time.width) / 2 : side
    commands.append(.text(time, x: x, baseline: baseline, Self.ink))
    let battery = CGRect(x: width - side - 25, y: (middle - 5.5).rounded(), width: 22, height: 11)
    commands.append(.border(.rounded(battery, radius: 3), Self.ink, width: 1, dash: nil))
    commands.append(.fill(.rounded(battery.shrunk(by: 2), radius: 1.5), Self.ink))
    commands.append(
      .fill(.rounded(CGRect(x: battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4), radius: 0.75), Self.ink))
  }

  /// Notch or Dynamic Island, on the side the device is held with.
  private func drawCutout(into commands: inout [DisplayCommand]) {
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
      // The notch reaches the screen's edge: its outer corners lie outside.
      (across, along, radius) = ((-20, 50), ((length - 164) / 2, 164), 20)
    }
    let rect =
      isPortrait
      ? CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
      : CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
    commands.append(.fill(.rounded(rect, radius: radius), Self.black))
  }

  private func drawHomeIndicator(into commands: inout [DisplayCommand]) {
    guard cell.family != .tv, cell.safeArea.bottom > 0 else { return }
    let length = min(width * 0.37, 320).rounded()
    let rect = CGRect(x: ((width - length) / 2).rounded(), y: height - 13, width: length, height: 5)
    commands.append(.fill(.rounded(rect, radius: 2.5), Ink(0x0B0C0E, alpha: 0.75)))
  }
}
