import UIKit

/// Places a view's text inside it, as the control does.
@MainActor
struct TextPlacing {
  let measurer: PangoMeasurer
  /// Whether colours are those of dark appearance.
  var isDark = false

  /// - Parameter item: Keeps a label's text for the next layout.
  func text(of holder: TextHolder, _ item: BuiltItem) -> SolvedText? {
    switch holder {
    case .label(let label): text(of: label, item)
    case .button(let button): text(of: button)
    case .field(let field): text(of: field)
    case .textView(let textView): text(of: textView)
    }
  }

  private func text(of label: UILabel, _ item: BuiltItem) -> SolvedText? {
    let (bounds, room) = (label.bounds, label.textRoom)
    if room != bounds {
      return text(of: label, label.measured, in: room.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    }
    let size = CGSize(width: Self.width(of: label), height: bounds.height)
    let whole = CGRect(origin: .zero, size: size)
    // Other measurers may answer differently each time, or record what they are asked; texts that shrink are rare.
    if TextMeasurement.object !== measurer || label.adjustsFontSizeToFitWidth {
      return text(of: label, label.measured, in: whole)
    }
    let basis = PlacedLabel.Basis(label, isDark: isDark)
    let alignment = { resolved(basis.alignment, for: label) }
    if let known = item.placedLabel?.text(basis, in: size, alignment()) { return known }
    let text = text(of: label, basis.measured, in: whole)
    item.placedLabel = PlacedLabel(text, label.allLines(of: basis.measured, atWidth: nil), basis, in: size)
    return text
  }

  private func text(of label: UILabel, _ measured: LabelText, in room: CGRect) -> SolvedText? {
    let width = room.width
    let scale = label.drawingScale(atWidth: width)
    let natural = measured.styled
    let text = scale < 1 ? natural.scaled(by: scale) : natural
    let mode = label.effectiveLineBreakMode
    let isWrapped = label.numberOfLines != 1 || mode == .byWordWrapping || mode == .byCharWrapping
    let all =
      scale < 1
      ? TextBlock(text, label.allLines(of: text, atWidth: isWrapped ? width : nil))
      : label.allLines(of: measured, atWidth: isWrapped ? width : nil)
    // As many lines as are allowed and fit the height.
    let limit = label.numberOfLines > 0 ? label.numberOfLines : .max
    let count = min(all.lines.count, limit, all.count(fitting: room.height + 1))
    var placed = Placed(
      text: text, shown: all.lines.prefix(count), hidesLines: count < all.lines.count, truncation: mode.truncation,
      colors: label.runColors, alignment: resolved(label.effectiveTextAlignment, for: label))
    placed.scale = scale
    if scale < 1, label.baselineAdjustment != .alignCenters {
      let usual = TextBlock(natural, label.allLines(of: natural, atWidth: nil).prefix(1))
      let top = (room.height - usual.height) / 2
      placed.top = label.baselineAdjustment == .none ? top : top + usual.firstBaseline - all.firstBaseline
    }
    return place(placed, in: room, of: label)
  }

  private func text(of button: UIButton) -> SolvedText? {
    guard let text = button.titleText else { return nil }
    let rooms = ButtonPlacing(button)
    var solved = place(lines(text, of: button, button.titleColors, in: rooms.title), in: rooms.title, of: button)
    if let subtitle = button.subtitleText, let room = rooms.subtitle {
      let below = place(lines(subtitle, of: button, [button.foregroundColor], in: room), in: room, of: button)
      solved = solved.flatMap { below.map($0.followed) } ?? solved
    }
    return solved
  }

  /// The lines of a button's title or subtitle that fit into a room.
  private func lines(_ text: StyledText, of button: UIButton, _ colors: [UIColor], in room: CGRect) -> Placed {
    let truncation = button.titleStyle.lineBreakMode.truncation
    if button.titleLineLimit == 1 { return oneLine(text, colors, .center, truncation: truncation) }
    // The frame's edges are on pixels, the layout's width is not.
    let width = room.width + Self.width(of: button) - button.bounds.width
    let block = button.titleBlock(of: text, atWidth: width)
    let all = button.titleBlock(of: text, atWidth: width, limit: 0).lines.count
    let count = min(block.lines.count, block.count(fitting: room.height + 1))
    return Placed(
      text: text, shown: block.lines.prefix(count), hidesLines: count < all, truncation: truncation, colors: colors,
      alignment: .center)
  }

  private func text(of field: UITextField) -> SolvedText? {
    guard let natural = field.shownText else { return nil }
    let room = field.shownTextRect
    let scale = field.drawingScale(atWidth: room.width)
    let color: UIColor = field.showsPlaceholder ? .placeholderText : field.textColor ?? .label
    var placed = oneLine(
      scale < 1 ? natural.scaled(by: scale) : natural, natural.runs.map { _ in color },
      resolved(field.textAlignment, for: field), truncation: .tail)
    placed.scale = scale
    return place(placed, in: room, of: field)
  }

  /// Places the text from the top, over its full length; anything below the frame is reached by scrolling.
  private func text(of view: UITextView) -> SolvedText? {
    let insets = view.textContainerInset
    let side = UITextView.lineFragmentPadding
    let text = view.styledText
    if text.string.isEmpty { return nil }
    let block = view.block(atWidth: Self.width(of: view))
    let room = CGRect(
      x: insets.left + side, y: insets.top,
      width: Branch.max(0, view.bounds.width - insets.left - insets.right - 2 * side),
      height: block.height)
    var solved = place(
      Placed(
        text: text, shown: block.lines[...], hidesLines: false, truncation: nil, colors: view.runColors,
        alignment: resolved(view.textAlignment, for: view)), in: room, of: view)
    solved?.isClipped = Branch.isLess(
      view.bounds.height + 1 / max(1, view.traitCollection.displayScale), room.maxY)
    return solved
  }

  /// Returns the width from the layout. The frame's edges are on pixels, and may be closer together by part of a pixel.
  private static func width(of view: UIView) -> CGFloat {
    let (shown, exact) = (view.bounds.width, view.solvedAlignmentRect.width)
    return abs(shown - exact) < 1 ? max(shown, exact) : shown
  }

  private func oneLine(
    _ text: StyledText, _ colors: [UIColor], _ alignment: NSTextAlignment, truncation: Truncation?
  ) -> Placed {
    let lines = TextBlock(text, TextMeasurement.measurer.lines(of: text, width: nil, breaking: .words).prefix(1)).lines
    return Placed(
      text: text, shown: lines[...], hidesLines: false, truncation: truncation, colors: colors, alignment: alignment)
  }

  private func resolved(_ alignment: NSTextAlignment, for view: UIView) -> NSTextAlignment {
    guard alignment == .natural || alignment == .justified else { return alignment }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// A text, and how to place it.
  private struct Placed {
    var text: StyledText
    var shown: ArraySlice<TextBlock.Line>
    /// Whether the text has more lines.
    var hidesLines: Bool
    /// How a line that is too wide is truncated; nil clips it.
    var truncation: Truncation?
    /// Colours by run of the text.
    var colors: [UIColor]
    var alignment: NSTextAlignment
    var scale: CGFloat = 1
    /// The top of the lines in the available space, in points; nil centers the lines (`control-metrics.md` 1.2).
    var top: CGFloat?
  }

  private func place(_ placed: Placed, in room: CGRect, of view: UIView) -> SolvedText? {
    guard let last = placed.shown.last else { return nil }
    // Rounding both edges to pixels may reduce the width that the text needs by a pixel.
    let pixel = 1 / view.traitCollection.displayScale
    let top = room.minY + (placed.top ?? (room.height - last.bottom) / 2)
    var (isTruncated, isTooWide) = (false, false)
    let lines = placed.shown.indices.map { index in
      let line = placed.shown[index]
      let isLast = index == placed.shown.endIndex - 1
      var range = line.measured.range
      // The rest of the text continues in the last line, and is truncated there.
      let isCut = isLast && placed.hidesLines && placed.truncation != nil
      if isCut { range = range.lowerBound..<placed.text.string.utf8.count }
      let overflows = isCut || Branch.isLess(room.width + pixel, line.measured.width)
      if overflows, placed.truncation == nil { isTooWide = true }
      if overflows, placed.truncation != nil { isTruncated = true }
      let run = measurer.run(
        of: placed.text, range, width: overflows ? room.width : .infinity,
        truncation: overflows ? placed.truncation : nil, isCut: isCut)
      let x = placed.alignment.start(of: run, from: room.minX, width: room.width)
      return SolvedText.Line(run: run, x: x, baseline: top + line.baseline)
    }
    return SolvedText(
      string: placed.text.string, lines: lines, colors: placed.colors.map { SceneColor($0, isDark: isDark) },
      scale: placed.scale,
      isTruncated: isTruncated,
      isClipped: Branch.isLess(room.height + pixel, last.bottom) || isTooWide
        || (placed.hidesLines && placed.truncation == nil))
  }
}

extension NSTextAlignment {
  /// Where a line starts in a room, in points.
  func start(of run: GlyphRun, from left: CGFloat, width: CGFloat) -> Double {
    switch self {
    case .center: left + (width - run.width) / 2
    case .right: left + width - run.width
    default: left
    }
  }
}

extension NSLineBreakMode {
  /// The place at which a line that is too wide is truncated; nil for modes that clip it.
  var truncation: Truncation? {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }
}
