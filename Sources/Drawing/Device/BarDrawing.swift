import Foundation
import Layout

/// Navigation bar, tab bar and toolbar, at their positions in a look. Neutral marks stand in for anything the document
/// does not specify.
struct BarDrawing {
  let layout: SolvedLayout
  let style: SceneDrawing.Style
  let palette: Palette
  let measurer: PangoMeasurer

  private var cell: Cell { layout.cell }
  private var width: Double { cell.size.width }
  private var height: Double { cell.size.height }
  private var look: Look { palette.look }
  private var contents: BarContents { layout.barContents }
  private var isMirrored: Bool { layout.isRightToLeft }

  func draw(into sketch: inout Sketch) {
    drawBesideRoot(&sketch)
    if layout.bars.hasNavigationBar { drawNavigationBar(&sketch) }
    let hasTabsOnTop = layout.bars.contains(.tab) && cell.hasTabsOnTop(look)
    if hasTabsOnTop { drawTabsOnTop(&sketch) }
    let hasTabs = layout.bars.contains(.tab) && !hasTabsOnTop
    let tabTop = height - cell.safeArea.bottom - (hasTabs ? cell.tabBarThickness(look) : 0)
    if layout.bars.contains(.toolbar) {
      let top = height - layout.safeArea.bottom - layout.rootInsets.bottom
      drawToolbar(from: top, to: hasTabs ? tabTop : height, &sketch)
    }
    if hasTabs { drawTabBar(from: tabTop, &sketch) }
  }

  /// Draws the ground of opaque bars, where the root view does not extend.
  private func drawBesideRoot(_ sketch: inout Sketch) {
    if contents.opaque.isEmpty { return }
    let insets = layout.rootInsets
    let ground = palette[.systemBackground]
    sketch.fill(CGRect(x: 0, y: 0, width: width, height: insets.top), ground)
    sketch.fill(CGRect(x: 0, y: height - insets.bottom, width: width, height: insets.bottom), ground)
  }

  private func parts(_ colors: BarColors) -> BarParts {
    BarParts(width: width, isMirrored: isMirrored, palette: palette, measurer: measurer, colors: colors)
  }

  /// Draws the ground of a bar, with its hairline at an edge: over content that extends below it, or as the document
  /// colours it where none does.
  private func drawGround(
    from top: Double, to bottom: Double, edge: BarParts.Edge?, _ colors: BarColors, isOverContent: Bool,
    _ sketch: inout Sketch
  ) {
    if isOverContent {
      parts(colors).drawGround(from: top, to: bottom, edge: edge, &sketch)
    } else if let color = colors.groundAtEdge {
      parts(colors).drawGround(from: top, to: bottom, edge: nil, color: color, &sketch)
    }
  }

  // MARK: Navigation bar

  private func drawNavigationBar(_ sketch: inout Sketch) {
    let bottom = layout.safeArea.top + layout.rootInsets.top
    let parts = parts(contents.navigationColors)
    drawGround(
      from: 0, to: bottom, edge: cell.showsLargeTitle(layout.bars) ? nil : .bottom, contents.navigationColors,
      isOverContent: hasGround(above: bottom), &sketch)
    var titleBottom = bottom
    let side = layout.margins.left
    if layout.bars.contains(.search) {
      let room = cell.searchHeight(look)
      titleBottom -= room
      let field = CGRect(
        x: side, y: titleBottom + 1, width: max(0, width - side - layout.margins.right), height: look.isGlass ? 44 : 36)
      SearchField(palette: palette, measurer: measurer, isMirrored: isMirrored)
        .draw(text: nil, placeholder: contents.searchPrompt ?? "Search", in: field, into: &sketch)
    }
    let isLarge = cell.showsLargeTitle(layout.bars)
    let row = cell.navigationBarHeight(look)
    let title = contents.title ?? layout.title
    let middle = titleBottom - row / 2 - (isLarge ? Cell.largeTitleHeight : 0)
    if layout.bars.contains(.prompt), let prompt = contents.prompt {
      parts.drawPrompt(prompt, side: side, top: middle - row / 2 - Cell.promptHeight, &sketch)
    }
    let room = drawButtons(side: side, middle: middle, &sketch)
    if isLarge {
      // A large title begins where text begins.
      parts.drawLargeTitle(title, from: side, room: width - 40, bottom: titleBottom, &sketch)
    } else if contents.segments.isEmpty {
      // Tabs in the bar replace the title.
      if layout.bars.contains(.tab), cell.hasTabsOnTop(look) { return }
      parts.drawTitle(title, room: max(0, min(width - 40, room)), middle: middle, &sketch)
    } else {
      let tint = contents.navigationColors.tint.map(Ink.init) ?? palette[.systemBlue]
      parts.drawSegments(contents.segments, room: room, middle: middle, tint: tint, &sketch)
    }
  }

  /// Returns whether a bar at the top has a ground: since iOS 15 only above content that has been scrolled under it.
  private func hasGround(above bottom: Double) -> Bool {
    let colors = contents.navigationColors
    if contents.opaque.hasNavigationBar, colors.ground == nil, colors.groundAtEdge == nil { return true }
    if look.isGlass, colors.ground == nil { return false }
    if look.version < 15 || style == .frames { return true }
    let offset = layout.rootInsets.top
    return layout.views.indices.contains { index in
      layout.views[index].clipsChildren && layout.views[index].absoluteFrame.minY + offset < bottom - 0.5
        && layout.views[index].contentOrigin.y + offset < bottom - 0.5 && isSeenBelowBars(index)
    }
  }

  /// Returns whether a bar at the bottom has a ground: since iOS 15 only over content that continues under it.
  private func hasGround(below top: Double) -> Bool {
    if look.version < 15 || style == .frames || !contents.opaque.isDisjoint(with: [.tab, .toolbar]) { return true }
    let offset = layout.rootInsets.top
    return layout.views.indices.contains { index in
      layout.views[index].clipsChildren && layout.views[index].absoluteFrame.maxY + offset > top + 0.5
        && layout.views[index].contentOrigin.y + offset + (layout.views[index].contentSize?.height ?? 0) > top + 0.5
        && isSeenBelowBars(index)
    }
  }

  /// Returns whether a view is neither hidden nor part of what is presented over the bars.
  private func isSeenBelowBars(_ index: Int) -> Bool {
    sequence(first: index, next: { layout.views[$0].parent }).allSatisfy {
      !layout.views[$0].isHidden && layout.views[$0].presentation == nil
    }
  }

  /// - Parameter side: The distance between the bar's edges and the buttons.
  /// - Returns: The remaining width in the middle of the bar.
  private func drawButtons(side: Double, middle: Double, _ sketch: inout Sketch) -> Double {
    let buttons = BarButtonsDrawing(parts: parts(contents.navigationColors), side: side, middle: middle)
    var left = side
    if let back = contents.back { left = buttons.drawBack(back, from: side, into: &sketch) }
    left = buttons.draw(contents.leading, from: left, isTrailing: false, into: &sketch)
    let right = buttons.draw(contents.trailing, from: side, isTrailing: true, into: &sketch)
    // Without buttons a title may extend close to the edges.
    return left + right == 2 * side ? width - 40 : width - 2 * max(left, right)
  }

  // MARK: Bars at the bottom

  private func mark(_ symbol: String, _ x: Double, _ middle: Double, side: Double, _ ink: Ink, _ sketch: inout Sketch) {
    let box = CGRect(x: x - side / 2, y: middle - side / 2, width: side, height: side)
    SymbolDrawing(symbol: SolvedSymbol(symbol), ink: ink, isMirrored: isMirrored).draw(in: box, into: &sketch)
  }

  /// Draws actions at both ends and in between.
  private func drawToolbar(from top: Double, to bottom: Double, _ sketch: inout Sketch) {
    let room = min(44, bottom - top)
    let middle = top + room / 2
    let colors = contents.toolbarColors
    let parts = parts(colors)
    if !contents.tools.isEmpty {
      drawGround(
        from: top, to: bottom, edge: .top, colors, isOverContent: !look.isGlass && hasGround(below: top), &sketch)
      BarButtonsDrawing(parts: parts, side: max(16, layout.margins.left), middle: middle)
        .drawTools(contents.tools, into: &sketch)
      return
    }
    let places = [0.07, 0.355, 0.645, 0.93].map { width * $0 }
    if look.isGlass {
      for x in places {
        let radius = room / 2 - 1
        let box = CGRect(x: x - radius, y: middle - radius, width: 2 * radius, height: 2 * radius)
        sketch.shadow(below: box, radius: radius, palette.shadow)
        sketch.disc(x, middle, radius: radius, palette.glass)
      }
    } else {
      drawGround(from: top, to: bottom, edge: .top, colors, isOverContent: hasGround(below: top), &sketch)
    }
    let ink = parts.tint
    for x in places { mark("", x, middle, side: min(24, room - 8), ink, &sketch) }
  }

  private func drawTabBar(from top: Double, _ sketch: inout Sketch) {
    let thickness = cell.tabBarThickness(look)
    var (left, room) = (0.0, width)
    if look.isGlass {
      // A capsule that floats above the content.
      room = min(width - 42, 420)
      left = (width - room) / 2
      // Above the home indicator, if there is one.
      let below = cell.safeArea.bottom > 0 ? 17.0 : 6
      let capsule = CGRect(
        x: left, y: top + 2, width: room, height: min(namesStandBeside ? 44 : 58, height - top - below))
      sketch.shadow(below: capsule, radius: capsule.height / 2, palette.shadow, blur: 8, drop: 3)
      sketch.fill(capsule, radius: capsule.height / 2, palette.glass)
      drawTabs(in: capsule, isWide: namesStandBeside, &sketch)
    } else {
      drawGround(
        from: top, to: height, edge: .top, contents.tabColors, isOverContent: hasGround(below: top), &sketch)
      drawTabs(in: CGRect(x: left, y: top, width: room, height: thickness), isWide: namesStandBeside, &sketch)
    }
  }

  /// Draws names in a capsule, in the middle of the navigation bar's row; the selected one has its own ground.
  private func drawTabsOnTop(_ sketch: inout Sketch) {
    let tabs = contents.tabs.isEmpty ? Self.neutralTabs : contents.tabs
    let room = max(0, width - 2 * Self.roomBesideTabs)
    let names = tabs.map { measurer.fitted($0.title, 15, .medium, max(20, room / Double(tabs.count) - 28)) }
    let lengths = names.map { $0.width + 28 }
    let length = lengths.reduce(0, +) + 8
    let middle = cell.navigationBarTop(look) + cell.navigationBarHeight(look) / 2
    let capsule = CGRect(x: (width - length) / 2, y: middle - 20, width: length, height: 40)
    sketch.shadow(below: capsule, radius: 20, palette.shadow)
    sketch.fill(capsule, radius: 20, look.isGlass ? palette.glass : palette[.systemBackground])
    var x = isMirrored ? capsule.maxX - 4 : capsule.minX + 4
    for (index, tab) in tabs.enumerated() {
      let box = CGRect(
        x: isMirrored ? x - lengths[index] : x, y: capsule.minY + 4, width: lengths[index], height: capsule.height - 8)
      let isSelected = index == contents.selectedTab
      if isSelected { sketch.fill(box, radius: box.height / 2, palette[.tertiarySystemFill]) }
      sketch.text(
        names[index], size: 15, at: box.midX, middle: box.midY, isSelected ? tabTint : palette[.label])
      if let badge = tab.badge { parts(BarColors()).draw(badge: badge, box.maxX - 6, box.minY + 4, &sketch) }
      x += isMirrored ? -lengths[index] : lengths[index]
    }
  }

  /// The space on each side of tabs in a navigation bar, for its buttons, in points.
  private static let roomBesideTabs = 120.0

  /// Whether names of tabs are next to their symbols: on a pad and on a phone in landscape, since iOS 11.
  private var namesStandBeside: Bool {
    if look.version < 11 || cell.family == .tv { return false }
    return cell.sizeClasses.horizontal == .regular || cell.sizeClasses.vertical == .compact
  }

  private func drawTabs(in bar: CGRect, isWide: Bool, _ sketch: inout Sketch) {
    let tabs = contents.tabs.isEmpty ? Self.neutralTabs : contents.tabs
    let step = isWide && bar.width > 600 ? 150 : bar.width / Double(tabs.count)
    let start = bar.midX - step * Double(tabs.count) / 2
    for (index, tab) in tabs.enumerated() {
      let place = isMirrored ? tabs.count - 1 - index : index
      let x = start + step * (Double(place) + 0.5)
      let ink = index == contents.selectedTab ? tabTint : palette[.systemGray]
      let size = isWide ? 13.0 : 10
      let name = measurer.fitted(tab.title, size, .medium, step - (isWide ? 34 : 4))
      let side = isWide ? min(22, bar.height - 10) : 24
      // A symbol is before its name or above it.
      let direction: Double = isMirrored ? -1 : 1
      let (markX, markY) = isWide ? (x - direction * (name.width / 2 + 4), bar.midY) : (x, bar.midY - 7)
      // A tab may have a title alone; of a bar without tabs of its own nothing is known.
      let symbol = tab.symbol ?? (contents.tabs.isEmpty ? "" : nil)
      if let symbol { mark(symbol, markX, markY, side: side, ink, &sketch) }
      let shift: Double = isWide && symbol != nil ? 12 : 0
      sketch.text(name, size: size, at: x + direction * shift, middle: isWide ? bar.midY : bar.midY + 16, ink)
      if let badge = tab.badge {
        parts(BarColors()).draw(badge: badge, markX + side / 2 - (isWide ? 5 : 0), markY - side / 2 + 3, &sketch)
      }
    }
  }

  private var tabTint: Ink { contents.tabColors.tint.map(Ink.init) ?? palette[.systemBlue] }

  /// The tabs of a tab bar that the document does not specify.
  private static let neutralTabs = [BarContents.Tab](repeating: BarContents.Tab("Item"), count: 4)
}
