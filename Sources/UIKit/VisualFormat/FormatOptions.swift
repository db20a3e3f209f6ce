extension NSLayoutConstraint {
  /// What a visual format means beside its text (AL-8.12).
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    public static let alignAllLeft = FormatOptions(aligning: .left)
    public static let alignAllRight = FormatOptions(aligning: .right)
    public static let alignAllTop = FormatOptions(aligning: .top)
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes in which views are to agree.
    var alignments: [Attribute] {
      (1..<16).compactMap { rawValue & 1 << $0 == 0 ? nil : Attribute(rawValue: Int($0)) }
    }
  }
}
