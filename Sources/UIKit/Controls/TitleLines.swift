/// The lines of a button's title and subtitle (`control-metrics.md` 3.2).
extension UIButton {
  /// The maximum number of lines of the title, 0 for any: that of its label, and any if the label's mode wraps lines.
  package var titleLineLimit: Int {
    let mode = titleStyle.lineBreakMode
    return titleStyle.numberOfLines == 1 && (mode == .byWordWrapping || mode == .byCharWrapping)
      ? 0 : titleStyle.numberOfLines
  }

  /// The lines of a title or a subtitle at a width, in points; nil breaks only where the text does.
  /// - Parameter limit: The maximum number of lines, 0 for any; nil for ``titleLineLimit``.
  package func titleBlock(of text: StyledText, atWidth width: CGFloat?, limit: Int? = nil) -> TextBlock {
    let limit = limit ?? titleLineLimit
    let breaking: TextBreaking = titleStyle.lineBreakMode == .byCharWrapping ? .characters : .words
    let room = limit == 1 ? nil : width.map { $0 + Self.roundingError }
    let lines = TextMeasurement.measurer.lines(of: text, width: room, breaking: breaking)
    return TextBlock(text.withoutStyleLeading, lines.prefix(limit > 0 ? limit : .max))
  }

  /// What a natural width may lack, in points: rounding up leaves a thousandth out, and insets and an image are added
  /// to a title and subtracted again. A button of its natural width must not wrap its title.
  private static let roundingError = 2 * LabelText.rounding

  /// Whether the title of a configuration may wrap at the width from layout.
  var wrapsTitle: Bool { configuredInsets != nil && titleLineLimit != 1 && titleText != nil }

  /// The width that image, padding and insets leave for the title in a width of the button, in points.
  func titleRoom(in width: CGFloat) -> CGFloat {
    let insets = configuredInsets ?? contentEdgeInsets
    let room = width - insets.left - insets.right
    guard let image = currentImage?.size, !imageSide.isVertical else { return Branch.max(0, room) }
    return Branch.max(0, room - image.width - imagePadding)
  }

  /// The baselines of a title that is not in the middle of the button: above a subtitle, beside an image above or
  /// below it, or between insets that differ; nil for any other (AL-3.20).
  /// - Parameter height: The natural height, in points.
  func baselinesOffCentre(_ height: CGFloat) -> BaselineOffsets? {
    let insets = configuredInsets ?? contentEdgeInsets
    let isStacked = subtitleText != nil || currentImage != nil && imageSide.isVertical
    guard titleText != nil, isStacked || insets.top != insets.bottom else { return nil }
    let width = solvedWidth ?? intrinsicContentSize.width
    let title = ButtonPlacing(self, in: CGRect(x: 0, y: 0, width: width, height: height)).title
    let own = baselinesOfLines(in: title.height) ?? baselines(ofLine: titleFont, centredIn: title.height)
    let (first, last) = (title.minY + own.firstFromTop, title.minY + title.height - own.lastFromBottom)
    return BaselineOffsets(
      firstFromTop: ceiledToPixel(first), lastFromBottom: height - ceiledToPixel(last), centredIn: height)
  }

  /// The baselines of a title of several lines, centred in a height; nil for a single line.
  func baselinesOfLines(in height: CGFloat) -> BaselineOffsets? {
    guard titleLineLimit != 1, let text = titleText else { return nil }
    let block = titleBlock(of: text, atWidth: solvedWidth.map(titleRoom))
    if block.lines.count < 2 { return nil }
    let top = (height - block.height) / 2
    return BaselineOffsets(
      firstFromTop: ceiledToPixel(top + block.firstBaseline),
      lastFromBottom: height - ceiledToPixel(top + block.height - block.lastDescent), centredIn: height)
  }
}

extension StyledText {
  /// The same text in fonts whose lines follow one another at their own height, without a text style's spacing.
  var withoutStyleLeading: StyledText {
    if runs.allSatisfy({ $0.font.styleLeading == nil }) { return self }
    let plain = runs.map { run in
      var run = run
      run.font = run.font.withSize(run.font.pointSize)
      return run
    }
    return StyledText(string: string, runs: plain, spacing: spacing, isRightToLeft: isRightToLeft)
  }
}
