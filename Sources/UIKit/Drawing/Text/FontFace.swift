import Synchronization

/// A font without its size: a cut of the system font, or a face in a file.
package struct FontFace: Hashable, Sendable {
  package var weight = UIFont.Weight.regular
  package var isItalic = false
  package var hasMonospacedDigits = false
  /// Whether all characters have the same width, as in SF Mono.
  package var isMonospaced = false
  /// The system whose font this is.
  package var cut = SystemFontCut.optical
  /// The face in a file; nil for the system's font.
  package var file: FontFileFace?
  /// The metrics of a named font for which there is no file here.
  package var known: KnownFont?

  package init(
    weight: UIFont.Weight = .regular, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
    file: FontFileFace? = nil
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.file = file
  }

  /// The face in a registered file, or of a font whose metrics are known, by PostScript name.
  package init?(named name: String) {
    if let file = FontFileFace.registered(name) {
      self.init(weight: file.isBold ? .bold : .regular, isItalic: file.isItalic, file: file)
    } else if let known = KnownFont(name) {
      self.init(weight: known.weight, isItalic: known.isItalic)
      self.known = known
    } else {
      return nil
    }
  }

  var metrics: FontMetrics { file?.metrics ?? known?.metrics ?? .system }

  static let systemFamily = ".AppleSystemUIFont"

  var name: String {
    if let file { return file.postScriptName }
    if let known { return known.name }
    let cuts: [(UIFont.Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    let cut = cuts.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }?.1 ?? "Regular"
    return ".SFUI-\(cut)\(isItalic ? "Italic" : "")"
  }
}

/// Vertical metrics, in em.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  /// The distance below the baseline; positive.
  package var descender: CGFloat
  package var lineGap: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The units that lengths are whole numbers of.
  package var unitsPerEm: CGFloat = 1000

  package init(
    ascender: CGFloat, descender: CGFloat, lineGap: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    unitsPerEm: CGFloat = 1000
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  var lineHeight: CGFloat { ascender + descender }

  /// A length in em at a size in points, computed in whole units: 1.15 em at 20 points are 23, not 23.000000000000004.
  func points(_ length: CGFloat, at size: CGFloat) -> CGFloat { size * (length * unitsPerEm).rounded() / unitsPerEm }

  static let system = FontMetrics(
    ascender: SystemFontMetrics.ascender, descender: SystemFontMetrics.descender, lineGap: 0,
    capHeight: SystemFontMetrics.capHeight, xHeight: SystemFontMetrics.xHeight, unitsPerEm: 2048)
}

/// A face in a font file that an application brings along.
package struct FontFileFace: Hashable, Sendable {
  package var postScriptName: String
  package var familyName: String
  package var path: String
  /// The position in a collection of faces; 0 in other files.
  package var index: Int
  package var isBold: Bool
  package var isItalic: Bool
  package var metrics: FontMetrics

  package init(
    postScriptName: String, familyName: String, path: String, index: Int, isBold: Bool, isItalic: Bool,
    metrics: FontMetrics
  ) {
    self.postScriptName = postScriptName
    self.familyName = familyName
    self.path = path
    self.index = index
    self.isBold = isBold
    self.isItalic = isItalic
    self.metrics = metrics
  }

  private static let known = Mutex<[String: FontFileFace]>([:])

  /// Registers a face by its PostScript name; the first one with a name is kept.
  package static func register(_ face: FontFileFace) {
    known.withLock { if $0[face.postScriptName] == nil { $0[face.postScriptName] = face } }
  }

  static func registered(_ name: String) -> FontFileFace? { known.withLock { $0[name] } }

  /// A face of the same family with other traits; nil if there is none.
  func relative(isBold: Bool, isItalic: Bool) -> FontFileFace? {
    Self.known.withLock { known in
      known.values.filter { $0.familyName == familyName && $0.isBold == isBold && $0.isItalic == isItalic }
        .min { $0.postScriptName < $1.postScriptName }
    }
  }

  /// The names of all registered faces, by family.
  static var families: [String: [String]] {
    known.withLock { known in
      Dictionary(grouping: known.values, by: \.familyName).mapValues { $0.map(\.postScriptName).sorted() }
    }
  }
}

extension UIFont {
  /// The families of the registered files, and those of the system whose widths are known, sorted.
  public class var familyNames: [String] {
    Set(FontFileFace.families.keys).union(systemFaces.keys).sorted()
  }

  /// PostScript names of the faces of a family; empty for an unknown one.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFileFace.families[familyName] ?? systemFaces[familyName] ?? []
  }

  /// The common faces of the system's families.
  private static let systemFaces = [
    "Arial": ["ArialMT", "Arial-BoldItalicMT", "Arial-BoldMT", "Arial-ItalicMT"],
    "Avenir": ["Avenir-Book", "Avenir-Roman", "Avenir-Light", "Avenir-Medium", "Avenir-Heavy", "Avenir-Black"],
    "Avenir Next": [
      "AvenirNext-Regular", "AvenirNext-UltraLight", "AvenirNext-Medium", "AvenirNext-DemiBold", "AvenirNext-Bold",
      "AvenirNext-Heavy",
    ],
    "Courier": ["Courier", "Courier-Bold"],
    "Courier New": ["CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT"],
    "Georgia": ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"],
    "Helvetica": [
      "Helvetica", "Helvetica-Light", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-LightOblique",
      "Helvetica-BoldOblique",
    ],
    "Helvetica Neue": [
      "HelveticaNeue", "HelveticaNeue-UltraLight", "HelveticaNeue-Thin", "HelveticaNeue-Light", "HelveticaNeue-Medium",
      "HelveticaNeue-Bold", "HelveticaNeue-Italic",
    ],
    "Menlo": ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"],
    "Times New Roman": [
      "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT",
    ],
    "Trebuchet MS": ["TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic"],
    "Verdana": ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"],
  ]
}
