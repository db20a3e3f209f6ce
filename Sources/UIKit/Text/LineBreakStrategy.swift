extension NSParagraphStyle {
  /// Where lines break beyond what words allow; stored, and without effect here.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// A strategy by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No word alone on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system does.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// In which direction a paragraph is written; raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
