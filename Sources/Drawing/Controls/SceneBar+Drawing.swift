import Foundation
import Layout

extension SceneBar: ControlDrawing {
  func drawControl(_ view: ViewDrawing, into sketch: inout Sketch) {
    let parts = BarParts(
      width: view.width, isMirrored: view.isMirrored, palette: view.palette, measurer: view.measurer)
    switch position {
    case .navigation: view.draw(self, parts, &sketch)
    case .toolbar:
      view.drawGround(of: self, edge: 0, &sketch)
      BarButtonsDrawing(parts: parts, side: ViewDrawing.barSide, middle: view.height / 2)
        .drawTools(contents.tools, into: &sketch)
    case .tab:
      view.drawGround(of: self, edge: 0, &sketch)
      view.drawTabs(contents, parts, &sketch)
    }
  }
}

extension ViewDrawing {
  /// The distance between the sides of a bar and its buttons, in points.
  fileprivate static let barSide = 16.0

  /// - Parameter edge: Where the hairline is, from the top.
  fileprivate func drawGround(of bar: SceneBar, edge: Double, _ sketch: inout Sketch) {
    if view.background == nil { sketch.fill(bounds, bar.groundColor.map(Ink.init) ?? palette.bar) }
    sketch.fill(CGRect(x: 0, y: edge, width: width, height: 0.5), palette[.separator])
  }

  fileprivate func draw(_ bar: SceneBar, _ parts: BarParts, _ sketch: inout Sketch) {
    drawGround(of: bar, edge: height - 0.5, &sketch)
    var middle = height / 2
    if bar.contents.hasPrompt, let prompt = bar.contents.prompt {
      parts.drawPrompt(prompt, side: Self.barSide, top: 0, &sketch)
      middle = (height + Cell.promptHeight) / 2
    }
    let buttons = BarButtonsDrawing(parts: parts, side: Self.barSide, middle: middle)
    var left = Self.barSide
    if let back = bar.contents.back { left = buttons.drawBack(back, from: left, into: &sketch) }
    left = buttons.draw(bar.contents.leading, from: left, isTrailing: false, into: &sketch)
    let right = buttons.draw(bar.contents.trailing, from: Self.barSide, isTrailing: true, into: &sketch)
    let room = max(0, width - 2 * max(left, right))
    if !bar.contents.segments.isEmpty {
      parts.drawSegments(bar.contents.segments, room: room, middle: middle, tint: tint, &sketch)
    } else if let title = bar.contents.title, !title.isEmpty {
      parts.drawTitle(title, room: room, middle: middle, &sketch)
    }
  }

  /// Draws symbols with their names below, in equal parts of the bar.
  fileprivate func drawTabs(_ contents: BarContents, _ parts: BarParts, _ sketch: inout Sketch) {
    let step = width / Double(max(1, contents.tabs.count))
    for (index, tab) in contents.tabs.enumerated() {
      let x = read(step * (Double(index) + 0.5))
      let ink = index == contents.selectedTab ? tint : palette[.systemGray]
      let box = CGRect(x: x - 12, y: height / 2 - 19, width: 24, height: 24)
      SymbolDrawing(symbol: SolvedSymbol(tab.symbol ?? ""), ink: ink, isMirrored: isMirrored).draw(
        in: box, into: &sketch)
      sketch.text(
        measurer.fitted(tab.title, 10, .medium, step - 4), size: 10, at: x, middle: height / 2 + 16, ink)
      if let badge = tab.badge { parts.draw(badge: badge, box.maxX, box.minY + 3, &sketch) }
    }
  }
}
