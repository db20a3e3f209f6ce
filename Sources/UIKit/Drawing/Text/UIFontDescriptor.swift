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

  /// Attributes of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An attribute with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face's name.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of ``TraitKey``s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The name of a text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A list of dictionaries of ``FeatureKey``s; digits of equal width take effect, other features are stored.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Stored.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// Keys of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of ``type``.
    public static let featureIdentifier = type
    /// The older name of ``selector``.
    public static let typeIdentifier = selector
  }

  /// Keys of a font's traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight, from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, from -1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The width, from -1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// ``SymbolicTraits`` as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
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

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A design with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// SF Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// SF Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The same face: only the default design is drawn here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Titles become bold, other styles semibold (`control-metrics.md` 2).
  private var emphasizedWeight: UIFont.Weight {
    let titles: [UIFont.TextStyle] = [.largeTitle, .title1, .title2]
    return textStyle.map { titles.contains($0) ? .bold : .semibold } ?? .bold
  }

  /// The same face at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize, textStyle: nil, styleLeading: nil)
  }

  /// The descriptor as attributes: name, family, size and text style.
  open var fontAttributes: [AttributeName: Any] {
    let font = UIFont(descriptor: self, size: 0)
    var attributes: [AttributeName: Any] = [.name: font.fontName, .family: font.familyName, .size: pointSize]
    if let textStyle { attributes[.textStyle] = textStyle.rawValue }
    return attributes
  }

  /// A descriptor of a font with attributes: its name or family, and its size in points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(face: FontFace(), pointSize: 12, textStyle: nil, styleLeading: nil, adding: attributes)
  }

  /// A descriptor of a font by its PostScript name, at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The descriptor with other attributes: name or family, size, weight, and digits of equal width take effect.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      face: face, pointSize: pointSize, textStyle: textStyle, styleLeading: styleLeading, adding: attributes)
  }

  /// The same face of a family; the face itself if the family is unknown.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  private convenience init(
    face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle?, styleLeading: CGFloat?,
    adding attributes: [AttributeName: Any]
  ) {
    var face = face
    let name = (attributes[.name] ?? attributes[.family]) as? String
    if let named = name.flatMap({ FontFace(named: $0) }) { face = named }
    let traits = attributes[.traits] as? [TraitKey: Any]
    if let weight = NSAttributedString.points(traits?[.weight]) {
      face.weight = UIFont.Weight(rawValue: weight)
    } else if let weight = traits?[.weight] as? UIFont.Weight {
      face.weight = weight
    }
    let features = attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
    if features.contains(where: Self.isEqualWidthDigits) { face.hasMonospacedDigits = true }
    let size = NSAttributedString.points(attributes[.size])
    self.init(
      face: face, pointSize: size ?? pointSize, textStyle: size == nil ? textStyle : nil,
      styleLeading: size == nil ? styleLeading : nil)
  }

  /// Number spacing (6) of equal width (0), as Core Text numbers them.
  private static func isEqualWidthDigits(_ feature: [FeatureKey: Any]) -> Bool {
    NSAttributedString.points(feature[.type]) == 6 && NSAttributedString.points(feature[.selector]) == 0
  }

  private func replacingFace(_ face: FontFace) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: pointSize, textStyle: textStyle, styleLeading: styleLeading)
  }
}
