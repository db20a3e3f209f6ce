import SystemValues

extension NSLayoutConstraint {
  /// The options of a visual format, in addition to its text (AL-8.12).
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each alignment, followed by the direction and the kind of spacing.
    public let rawValue: UInt

    /// Options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: ConstraintAttribute) { self.init(VisualFormatOptions(aligning: attribute)) }

    private init(_ options: VisualFormatOptions) { rawValue = options.rawValue }

    /// Aligns the views' left edges (AL-8.12).
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns the views' right edges (AL-8.12).
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns the views' top edges (AL-8.12).
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns the views' bottom edges (AL-8.12).
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns the views' leading edges (AL-8.12).
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns the views' trailing edges (AL-8.12).
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns the views' horizontal centres (AL-8.12).
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns the views' vertical centres (AL-8.12).
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the views' last baselines (AL-8.12).
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the views' first baselines (AL-8.12).
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The first view is the leading one, the default direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The first view is the leftmost one.
    public static let directionLeftToRight = FormatOptions(.leftToRight)
    /// The first view is the rightmost one (AL-8.15).
    public static let directionRightToLeft = FormatOptions(.rightToLeft)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(.directions)

    /// Gaps are measured between edges, the default spacing.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical gaps between views are measured from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(.betweenBaselines)
    /// The bits of all kinds of spacing.
    public static let spacingMask = FormatOptions(.betweenBaselines)
  }
}
