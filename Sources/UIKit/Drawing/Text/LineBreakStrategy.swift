extension NSParagraphStyle {
  /// Where lines break apart from word boundaries; stored, with no effect here.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// A strategy from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Korean words whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The system's standard strategy.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The writing direction of a paragraph; raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
