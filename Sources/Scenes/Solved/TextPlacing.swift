import UIKit

/// Places a view's text inside it, as the control would.
@MainActor
struct TextPlacing {
  let measurer: PangoMeasurer

  func text(of view: UIView) -> SolvedText? {
    switch view {
    case let label as UILabel: text(of: label)
    case let button as UIButton: text(of: button)
    case let field as UITextField: text(of: field)
    case let textView as UITextView: text(of: textView)
    default: nil
    }
  }

  private func text(of label: UILabel) -> SolvedText? {
    guard let font = label.font else { return nil }
    let limit = label.numberOfLines
    let whole = label.allLines(atWidth: label.bounds.width)
    // As many lines as are allowed and as the height has room for, one at the least.
    let fitting = max(1, Int((label.bounds.height + 1 - font.lineHeight) / font.linePitch) + 1)
    let count = min(whole.count, limit > 0 ? limit : .max, fitting)
    var lines = Array(whole.prefix(count))
    if count < whole.count, let last = lines.popLast() {
      // What did not fit goes on in the last line, to be cut there.
      let rest = ([last.text] + whole[count...].map(\.text)).joined(separator: " ")
      lines.append(TextLine(text: rest, width: .infinity))
    }
    return place(
      lines, font: font, in: CGRect(origin: .zero, size: label.bounds.size),
      alignment: resolved(label.textAlignment, for: label), truncation: .tail, color: label.textColor, of: label)
  }

  private func text(of button: UIButton) -> SolvedText? {
    guard let line = button.titleLine else { return nil }
    return place(
      [line], font: button.titleFont, in: CGRect(origin: .zero, size: button.bounds.size), alignment: .center,
      truncation: .middle, color: button.tintColor, of: button)
  }

  private func text(of field: UITextField) -> SolvedText? {
    guard let line = field.shownLine, let font = field.font else { return nil }
    let inset = min(field.textInset, field.bounds.width / 2)
    let room = CGRect(x: inset, y: 0, width: field.bounds.width - 2 * inset, height: field.bounds.height)
    return place(
      [line], font: font, in: room, alignment: resolved(field.textAlignment, for: field), truncation: .tail,
      color: field.showsPlaceholder ? .placeholderText : field.textColor ?? .label, of: field)
  }

  /// From the top, as far as the text goes; what is below the frame has to be scrolled to.
  private func text(of view: UITextView) -> SolvedText? {
    let font = view.effectiveFont
    let insets = view.textContainerInset
    let side = UITextView.lineFragmentPadding
    let lines = view.allLines(atWidth: view.bounds.width)
    let room = CGRect(
      x: insets.left + side, y: insets.top, width: max(0, view.bounds.width - insets.left - insets.right - 2 * side),
      height: font.height(lines: lines.count))
    guard
      var text = place(
        lines, font: font, in: room, alignment: resolved(view.textAlignment, for: view), truncation: .tail,
        color: view.textColor ?? .label, of: view)
    else { return nil }
    text.isClipped = room.maxY > view.bounds.height + 1 / max(1, view.traitCollection.displayScale)
    return text
  }

  private func resolved(_ alignment: NSTextAlignment, for view: UIView) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// Lines stand centred in the room's height (`control-metrics.md` 1.2).
  private func place(
    _ lines: [TextLine], font: UIFont, in room: CGRect, alignment: NSTextAlignment, truncation: Truncation,
    color: UIColor, of view: UIView
  ) -> SolvedText? {
    if lines.isEmpty { return nil }
    // Moving both edges to pixels may take a pixel of the width that the text asked for.
    let pixel = 1 / view.traitCollection.displayScale
    func isTooWide(_ line: TextLine) -> Bool { line.width > room.width + pixel }
    let height = font.height(lines: lines.count)
    let top = room.minY + (room.height - height) / 2
    let placed = lines.enumerated().map { index, line in
      let run =
        isTooWide(line)
        ? measurer.truncated(line.text, font: font, width: room.width, truncation)
        : measurer.shape(line.text, font: font)
      let x =
        switch alignment {
        case .center: room.minX + (room.width - run.width) / 2
        case .right: room.maxX - run.width
        default: room.minX
        }
      return SolvedText.Line(run: run, x: x, baseline: top + font.ascender + CGFloat(index) * font.linePitch)
    }
    return SolvedText(
      lines: placed, color: SceneColor(color), isTruncated: lines.contains(where: isTooWide),
      isClipped: height > room.height + pixel)
  }
}

extension SceneColor {
  init(_ color: UIColor, style: UIUserInterfaceStyle = .light) {
    let components = color.components(for: style)
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }
}
