import UIKit

extension SceneFont? {
  /// Whether text in this font follows the reader's text size: text styles do, fixed sizes do not.
  var followsReader: Bool {
    if case .style = self?.choice { return self?.fixedTextSize == nil }
    return false
  }
}

extension SceneFont? {
  /// The weight of symbols next to text in the font.
  var symbolWeight: UIImage.SymbolWeight {
    guard let self else { return .unspecified }
    let weight = UIFont.make(self, in: UITraitCollection()).face.weight
    return UIImage.SymbolWeight(rawValue: weight.nearestIndex + 1) ?? .unspecified
  }
}

extension SceneFont.Weight {
  init(_ weight: UIImage.SymbolWeight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .unspecified, .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}

extension SceneTextAlignment {
  var layoutAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural: .natural
    }
  }
}

extension UIFont {
  /// Returns the font for a scene's font.
  /// - Parameter traits: The traits that text styles depend on.
  static func make(_ font: SceneFont, in traits: UITraitCollection) -> UIFont {
    let plain =
      switch font.choice {
      case .system(let size, let weight):
        font.hasMonospacedDigits
          ? monospacedDigitSystemFont(ofSize: size, weight: weight.layoutWeight)
          : systemFont(ofSize: size, weight: weight.layoutWeight)
      case .style(let style):
        preferredFont(
          forTextStyle: style.layoutStyle,
          compatibleWith: font.fixedTextSize.map { UITraitCollection(preferredContentSizeCategory: $0.category) }
            ?? traits)
      // A document may name a font whose file its project does not have here.
      case .named(let name, let size):
        FontFace(named: name).map { UIFont(pointSize: size, face: $0) } ?? systemFont(ofSize: size)
      }
    var wanted = plain.fontDescriptor.symbolicTraits
    if font.isItalic { wanted.insert(.traitItalic) }
    if font.isEmphasized { wanted.insert(.traitBold) }
    if wanted == plain.fontDescriptor.symbolicTraits { return plain }
    // A light or black italic keeps its weight; only emphasis changes it.
    if !font.isEmphasized, case .system(let size, let weight) = font.choice {
      return UIFont(pointSize: size, face: FontFace(weight: weight.layoutWeight, isItalic: true))
    }
    return plain.fontDescriptor.withSymbolicTraits(wanted).map { UIFont(descriptor: $0, size: 0) } ?? plain
  }
}

extension SceneFont.Weight {
  var layoutWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension SceneFont.Style {
  var layoutStyle: UIFont.TextStyle { UIFont.TextStyle(rawValue: systemName) }
}

extension SceneTextAlignment {
  /// The alignment of an application's text; nil for the natural one, and for a justified text, whose lines are where
  /// those of a natural one are.
  init?(captured alignment: NSTextAlignment) {
    guard alignment != .natural, let found = Self.allCases.first(where: { $0.layoutAlignment == alignment }) else {
      return nil
    }
    self = found
  }
}

extension SceneFont {
  /// Describes an application's font: by its text style if that results in the same font, else by its size and face.
  /// - Parameter traits: The traits that text styles depend on.
  init(_ font: UIFont, in traits: UITraitCollection) {
    if let found = Self.ofStyle(font, in: traits) {
      self = found
      return
    }
    let face = font.face
    if face.file != nil || face.known != nil {
      self.init(.named(font.fontName, size: font.pointSize))
      return
    }
    let weight = Weight.allCases[min(face.weight.nearestIndex, Weight.allCases.count - 1)]
    self.init(.system(size: font.pointSize, weight: weight))
    isItalic = face.isItalic
    hasMonospacedDigits = face.hasMonospacedDigits
  }

  /// Returns the font by its text style; nil if no text style results in it.
  private static func ofStyle(_ font: UIFont, in traits: UITraitCollection) -> SceneFont? {
    guard let style = Style.allCases.first(where: { $0.layoutStyle == font.textStyle }) else { return nil }
    var found = SceneFont(.style(style))
    found.isItalic = font.face.isItalic
    for isEmphasized in [false, true] {
      found.isEmphasized = isEmphasized
      for size in [nil] + ContentSize.allCases.map(Optional.some) {
        found.fixedTextSize = size
        let made = UIFont.make(found, in: traits)
        if made == font, made.styleLeading == font.styleLeading { return found }
      }
    }
    return nil
  }
}

extension SceneFont {
  /// The height of a line of the system's font, in points (`control-metrics.md` 1.1).
  package static func systemLineHeight(size: Double) -> Double { Double(SystemFontMetrics.lineHeight) * size }
}
