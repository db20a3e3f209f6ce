/// A description of a font, from which to create others.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The traits of a face that a descriptor may request.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted, or a true italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A heavier weight than the regular one.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let face: FontFace
  /// In points.
  public let pointSize: CGFloat
  let textStyle: UIFont.TextStyle?
  let styleLeading: CGFloat?

  init(face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle?, styleLeading: CGFloat?) {
    self.face = face
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.styleLeading = styleLeading
    super.init()
  }

  /// The descriptor of a text style at the content size category of ``UITraitCollection/current``.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of a text style, at the reader's text size (AL-3.21).
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The traits that the described face has.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }

  /// The face with these traits; nil if there is none: a family without such a file, or one with a single width.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if symbolicTraits.contains(.traitMonoSpace) { return nil }
    let (isBold, isItalic) = (symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitItalic))
    var face = face
    if let file = face.file {
      guard let relative = file.relative(isBold: isBold, isItalic: isItalic) else { return nil }
      face = FontFace(weight: isBold ? .bold : .regular, isItalic: isItalic, file: relative)
    } else {
      face.known = nil
      face.isItalic = isItalic
      face.weight = isBold ? emphasizedWeight : .regular
    }
    return replacingFace(face)
  }

  /// Titles become bold, other styles semibold (`control-metrics.md` 2).
  private var emphasizedWeight: UIFont.Weight {
    let titles: [UIFont.TextStyle] = [.largeTitle, .title1, .title2]
    return textStyle.map { titles.contains($0) ? .bold : .semibold } ?? .bold
  }

  /// The same face at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize, textStyle: nil, styleLeading: nil)
  }

  private func replacingFace(_ face: FontFace) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle, styleLeading: styleLeading)
  }
}
