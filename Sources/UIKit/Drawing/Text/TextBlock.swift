/// Lines of text below one another, with the height and the baseline of each (`control-metrics.md` 1.2).
package struct TextBlock {
  package struct Line: Hashable, Sendable {
    /// The measured line.
    package var measured: TextLine
    /// The distance from the top of the block, in points.
    package var top: CGFloat
    package var baseline: CGFloat
    package var bottom: CGFloat
  }

  package private(set) var lines: [Line] = []
  /// The leading below the last line, as a text view has it for text styles, in points.
  package private(set) var lastLeading: CGFloat = 0

  /// No lines.
  init() {}

  /// - Complexity: O(lines · runs).
  package init(_ text: StyledText, _ measured: some Sequence<TextLine>) {
    let spacing = text.spacing
    var y: CGFloat = 0
    for line in measured {
      let metrics = LineMetrics(text.runs(in: line.range), spacing)
      if let last = lines.last {
        y += metrics.leading + spacing.betweenLines
        if last.measured.endsParagraph { y += spacing.betweenParagraphs }
      }
      // A line's extra height beyond its font is above the text.
      let bottom = y + metrics.height
      lines.append(Line(measured: line, top: y, baseline: bottom - metrics.descent, bottom: bottom))
      y = bottom
      lastLeading = metrics.styleLeading
    }
  }

  /// The total height, not rounded, in points; zero without lines.
  package var height: CGFloat { lines.last?.bottom ?? 0 }
  /// The width of the widest line, not rounded, in points.
  package var width: CGFloat { lines.reduce(0) { max($0, $1.measured.width) } }
  /// Whether a line ends before its paragraph does.
  package var wraps: Bool { lines.contains { !$0.measured.endsParagraph } }

  /// The width of the widest line with the spaces at which it wraps, not rounded, in points; the last line has none.
  /// - Parameter text: The text of the block.
  @MainActor
  func wrappedWidth(of text: StyledText) -> CGFloat {
    var widest: CGFloat = 0
    for (index, line) in lines.enumerated() {
      widest = Branch.max(widest, line.measured.width + width(ofSpacesAfter: index, text))
    }
    return widest
  }

  /// The width of the spaces at which a line wraps; 0 if it does not.
  @MainActor
  private func width(ofSpacesAfter index: Int, _ text: StyledText) -> CGFloat {
    if index + 1 >= lines.count || lines[index].measured.endsParagraph { return 0 }
    let spaces = lines[index].measured.range.upperBound..<lines[index + 1].measured.range.lowerBound
    guard !spaces.isEmpty, let font = text.runs(in: spaces).first?.font else { return 0 }
    // At the end of a line, spaces have no width.
    let characters = text.substring(spaces).map { _ in "\u{A0}" as Character }
    return TextMeasurement.width(of: StyledText(String(characters), font: font))
  }

  /// The distance from the top to the first baseline, in points.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance from the last baseline to the bottom, in points.
  package var lastDescent: CGFloat { lines.last.map { $0.bottom - $0.baseline } ?? 0 }

  /// The first lines, in unchanged positions.
  func prefix(_ count: Int) -> TextBlock {
    if lines.count <= count { return self }
    var first = self
    first.lines.removeLast(lines.count - count)
    return first
  }

  /// The number of lines that fit into a height, at least one.
  @MainActor
  package func count(fitting height: CGFloat) -> Int {
    max(1, lines.prefix { Branch.isAtMost($0.bottom, height) }.count)
  }
}

/// The height of a line, from the fonts in it, in points.
private struct LineMetrics {
  var height: CGFloat
  var descent: CGFloat
  /// The distance from the line above.
  var leading: CGFloat
  /// The leading of text styles alone.
  var styleLeading: CGFloat

  init(_ runs: [StyledText.Run], _ spacing: LineSpacing) {
    var (above, below, between) = (-CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for run in runs {
      if let rect = run.attachment {
        above = max(above, rect.maxY)
        below = max(below, -rect.minY)
        between = max(between, 0)
        continue
      }
      above = max(above, run.font.ascender + run.baselineOffset)
      below = max(below, -run.font.descender - run.baselineOffset)
      between = max(between, run.font.leading)
    }
    // The height of a line in one font is the font's, without the rounding errors of a sum.
    let first = runs.first
    let isOneFont = runs.allSatisfy {
      $0.attachment == nil && $0.baselineOffset == first?.baselineOffset && $0.font == first?.font
    }
    height = (isOneFont ? first?.font.lineHeight ?? 0 : max(above + below, 0)) * spacing.heightMultiple
    if spacing.minimumHeight > 0 { height = max(height, spacing.minimumHeight) }
    if spacing.maximumHeight > 0 { height = min(height, spacing.maximumHeight) }
    descent = below
    leading = between
    styleLeading = runs.contains { $0.font.textStyle != nil } ? max(0, between) : 0
  }
}
