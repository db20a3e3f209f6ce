extension NSLayoutConstraint {
  /// What a visual format means beside its text (AL-8.12).
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// A bit for each alignment, then direction and kind of spacing.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The views' left edges are made to agree (AL-8.12).
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The views' right edges are made to agree (AL-8.12).
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The views' top edges are made to agree (AL-8.12).
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The views' bottom edges are made to agree (AL-8.12).
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The views' leading edges are made to agree (AL-8.12).
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The views' trailing edges are made to agree (AL-8.12).
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The views' horizontal centres are made to agree (AL-8.12).
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The views' vertical centres are made to agree (AL-8.12).
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The views' last baselines are made to agree (AL-8.12).
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The views' first baselines are made to agree (AL-8.12).
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The first view is the leading one: the usual direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The first view is the leftmost one.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The first view is the rightmost one (AL-8.15).
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Gaps are measured between edges: the usual spacing.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical gaps between views are measured from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all kinds of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes in which views are to agree.
    var alignments: [Attribute] {
      (1..<16).compactMap { rawValue & 1 << $0 == 0 ? nil : Attribute(rawValue: Int($0)) }
    }
  }
}
