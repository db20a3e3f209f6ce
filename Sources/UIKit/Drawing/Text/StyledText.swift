import Foundation

/// A text with everything its measurements depend on: the fonts of its runs, and the distances between lines.
public struct StyledText: Hashable, Sendable {
  /// A range of text in one font.
  public struct Run: Hashable, Sendable {
    /// In bytes of UTF-8.
    public var length: Int
    /// The font of the run.
    public var font: UIFont
    /// Points added after every character.
    public var kern: CGFloat = 0
    /// The distance above the baseline, in points.
    public var baselineOffset: CGFloat = 0
    /// The rectangle of an attachment, relative to the baseline and upwards, in points; nil for text.
    package var attachment: CGRect?

    /// A run in a font, without other attributes.
    public init(length: Int, font: UIFont) {
      self.length = length
      self.font = font
    }

    public static func == (a: Run, b: Run) -> Bool {
      a.length == b.length && a.kern == b.kern && a.baselineOffset == b.baselineOffset && a.attachment == b.attachment
        && (a.font === b.font || a.font == b.font)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(length) }
  }

  /// The text itself.
  public let string: String
  /// The runs, which together are as long as the text; at least one, from which an empty text takes its line height.
  public let runs: [Run]
  /// The distances between lines and paragraphs.
  public let spacing: LineSpacing
  /// The direction of a text whose characters have none.
  public let isRightToLeft: Bool
  /// The factor by which fonts were scaled to make the text fit; 1 for a text at its own size.
  package private(set) var scale: CGFloat = 1

  /// A text in runs, whose lengths in UTF-8 bytes add up to the string's.
  public init(string: String, runs: [Run], spacing: LineSpacing = LineSpacing(), isRightToLeft: Bool = false) {
    self.string = string
    self.runs = runs
    self.spacing = spacing
    self.isRightToLeft = isRightToLeft
  }

  /// A text in one font.
  public init(_ string: String, font: UIFont, isRightToLeft: Bool = false) {
    self.init(string: string, runs: [Run(length: string.utf8.count, font: font)], isRightToLeft: isRightToLeft)
  }

  public static func == (a: StyledText, b: StyledText) -> Bool {
    ExactText(a.string) == ExactText(b.string) && a.isRightToLeft == b.isRightToLeft && a.runs == b.runs
      && a.spacing == b.spacing
  }

  /// Hashes the text and the first size only: texts that agree in both but differ otherwise are rare, and hashing
  /// dominates a lookup.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(runs.first?.font.pointSize)
  }

  /// The same text with every font scaled by a factor.
  package func scaled(by factor: CGFloat) -> StyledText {
    let scaled = runs.map { run in
      var run = run
      run.font = run.font.withSize(run.font.pointSize * factor)
      run.kern *= factor
      run.baselineOffset *= factor
      run.attachment = run.attachment?.applying(CGAffineTransform(scaleX: factor, y: factor))
      return run
    }
    var text = StyledText(string: string, runs: scaled, spacing: spacing, isRightToLeft: isRightToLeft)
    text.scale = scale * factor
    return text
  }

  /// The same text with space for its attachments: each is as wide as its rectangle.
  @MainActor
  func withAttachments() -> StyledText {
    if runs.allSatisfy({ $0.attachment == nil }) { return self }
    let spaced = runs.map { run in
      guard let rect = run.attachment else { return run }
      var run = run
      run.kern = rect.width - TextMeasurement.width(of: StyledText("\u{FFFC}", font: run.font))
      return run
    }
    var text = StyledText(string: string, runs: spaced, spacing: spacing, isRightToLeft: isRightToLeft)
    text.scale = scale
    return text
  }

  /// The runs that overlap a range of bytes; for an empty range, those that contain or touch it.
  package func runs(in range: Range<Int>) -> [Run] {
    if runs.count == 1 { return runs }
    var start = 0
    var found: [Run] = []
    for run in runs {
      let end = start + run.length
      if start < max(range.upperBound, range.lowerBound + 1), end > range.lowerBound { found.append(run) }
      start = end
    }
    return found.isEmpty ? Array(runs.suffix(1)) : found
  }

  /// A substring, by bytes.
  package func substring(_ range: Range<Int>) -> String {
    let bytes = string.utf8
    return String(decoding: bytes.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

extension [StyledText.Run] {
  /// The index of the run that contains a byte; the last one beyond the text.
  package func index(at offset: Int) -> Int {
    var end = 0
    for (index, run) in enumerated() {
      end += run.length
      if offset < end { return index }
    }
    return Swift.max(0, count - 1)
  }
}

/// A string compared by its bytes: Swift treats canonically equivalent strings as equal, fonts draw them differently.
package struct ExactText: Hashable, Sendable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package static func == (a: ExactText, b: ExactText) -> Bool {
    let same = a.string.utf8.withContiguousStorageIfAvailable { left in
      b.string.utf8.withContiguousStorageIfAvailable { right in
        guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress else {
          return left.isEmpty && right.isEmpty
        }
        return first == second || memcmp(first, second, left.count) == 0
      }
    }
    return (same ?? nil) ?? a.string.utf8.elementsEqual(b.string.utf8)
  }
}

/// The additions of a paragraph style to the heights of lines, in points.
public struct LineSpacing: Hashable, Sendable {
  /// Points between the lines of a paragraph, in addition to the font's own.
  public var betweenLines: CGFloat = 0
  /// Points between paragraphs, after one and before the next.
  public var betweenParagraphs: CGFloat = 0
  /// 0 for none.
  public var minimumHeight: CGFloat = 0
  /// 0 for none.
  public var maximumHeight: CGFloat = 0
  /// As a multiple of the font's own height.
  public var heightMultiple: CGFloat = 1

  /// No spacing in addition to the font's own.
  public init() {}

  init(_ style: NSParagraphStyle) {
    betweenLines = style.lineSpacing
    betweenParagraphs = style.paragraphSpacing + max(0, style.paragraphSpacingBefore)
    minimumHeight = style.minimumLineHeight
    maximumHeight = style.maximumLineHeight
    heightMultiple = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
  }
}
