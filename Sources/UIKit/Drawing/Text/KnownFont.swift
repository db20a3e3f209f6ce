/// A font that iOS or many projects have but this machine does not: its vertical metrics, and its width relative to the
/// stand-in font without tracking (`control-metrics.md` 1.6).
package struct KnownFont: Hashable, Sendable {
  package var name: String
  var metrics: FontMetrics
  package var widthFactor: CGFloat
  var weight: UIFont.Weight
  var isItalic: Bool
  /// The font's own advances, if they are published.
  var advances: PublishedAdvances?

  /// Whether applications bring it, because iOS does not have it.
  let isOfProjects: Bool

  /// Whether the font's own advances are known.
  package var hasAdvances: Bool { advances != nil }

  /// The system font until iOS 8.
  static func helveticaNeue(weight: UIFont.Weight, isItalic: Bool) -> KnownFont? {
    let cuts = ["UltraLight", "Thin", "Light", "", "Medium", "Medium", "Bold", "Bold", "Bold"]
    let cut = cuts[weight.nearestIndex] + (isItalic ? "Italic" : "")
    var font = KnownFont(cut.isEmpty ? "HelveticaNeue" : "HelveticaNeue-\(cut)")
    // The system's variant had the same line height as its successor (`control-metrics.md` 1.1).
    font?.metrics = .system
    return font
  }

  /// One row per family; cuts without a width of their own use the family's.
  private struct Family {
    var name: String
    var ascender: CGFloat
    var descender: CGFloat
    var width: CGFloat
    var cuts: [String: Cut] = [:]
    /// Whether applications bring it, because iOS does not have it.
    var isOfProjects = false
  }

  /// A cut that was measured separately.
  private struct Cut {
    var width: CGFloat
    /// The extra height of the cut's line compared with the family's, in em; above the baseline.
    var extra: CGFloat = 0
  }

  // Longer names come first, because a name belongs to the first family it starts with.
  private static let families: [Family] = [
    Family(
      name: "HelveticaNeue", ascender: 0.952, descender: 0.213, width: 0.952,
      cuts: [
        "Light": Cut(width: 0.905, extra: 0.015), "Medium": Cut(width: 0.982, extra: 0.027),
        "Bold": Cut(width: 0.963, extra: 0.03),
        "Thin": Cut(width: 0.88, extra: 0.013), "UltraLight": Cut(width: 0.87, extra: -0.02),
        "CondensedBold": Cut(width: 0.75, extra: 0.017),
      ]),
    Family(name: "Helvetica", ascender: 0.92, descender: 0.23, width: 0.952, cuts: ["Bold": Cut(width: 0.963)]),
    Family(name: "AvenirNextCondensed", ascender: 1, descender: 0.366, width: 0.825),
    Family(
      name: "AvenirNext", ascender: 1, descender: 0.366, width: 0.973,
      cuts: ["Medium": Cut(width: 0.96), "UltraLight": Cut(width: 0.907), "Heavy": Cut(width: 1.041)]),
    Family(
      name: "Avenir", ascender: 1, descender: 0.366, width: 0.92,
      cuts: ["Book": Cut(width: 0.903), "Light": Cut(width: 0.934), "Medium": Cut(width: 0.952)]),
    Family(
      name: "Futura-Condensed", ascender: 0.944, descender: 0.26, width: 0.66,
      cuts: ["CondensedExtraBold": Cut(width: 0.66, extra: 0.05)]),
    Family(name: "Futura", ascender: 1.039, descender: 0.26, width: 0.969, cuts: ["Bold": Cut(width: 1.124)]),
    Family(
      name: "AmericanTypewriter", ascender: 0.9, descender: 0.26, width: 1.05,
      cuts: ["Semibold": Cut(width: 0.993)]),
    Family(
      name: "MarkerFelt", ascender: 0.84, descender: 0.25, width: 0.855,
      cuts: ["Wide": Cut(width: 0.923, extra: 0.2)]),
    Family(name: "GillSans", ascender: 0.918, descender: 0.23, width: 0.94),
    Family(name: "TrebuchetMS", ascender: 0.939, descender: 0.222, width: 0.94),
    Family(name: "Verdana", ascender: 1.005, descender: 0.21, width: 1.058),
    Family(name: "Georgia", ascender: 0.917, descender: 0.219, width: 0.938),
    Family(name: "Arial", ascender: 0.905, descender: 0.212, width: 0.959, cuts: ["BoldMT": Cut(width: 1.03)]),
    Family(name: "TimesNewRomanPS", ascender: 0.891, descender: 0.216, width: 0.88),
    Family(name: "Times", ascender: 0.75, descender: 0.25, width: 0.88),
    Family(name: "CourierNewPS", ascender: 0.833, descender: 0.3, width: 1.109),
    Family(name: "Courier", ascender: 0.754, descender: 0.246, width: 1.109),
    Family(name: "Baskerville", ascender: 0.898, descender: 0.236, width: 0.9),
    Family(
      name: "AppleSDGothicNeo", ascender: 0.9, descender: 0.3, width: 0.86,
      cuts: ["Bold": Cut(width: 0.888), "Medium": Cut(width: 0.843)]),
    Family(name: "PingFang", ascender: 1.06, descender: 0.34, width: 0.99),
    Family(name: "STHeiti", ascender: 1.06, descender: 0.34, width: 0.991),
    Family(name: "KohinoorBangla", ascender: 1.06, descender: 0.34, width: 0.956),
    Family(name: "ChalkboardSE", ascender: 1.135, descender: 0.276, width: 1),
    Family(name: "Copperplate", ascender: 0.775, descender: 0.248, width: 1),
    Family(name: "Didot", ascender: 0.94, descender: 0.326, width: 0.929, cuts: ["Bold": Cut(width: 0.912)]),
    Family(name: "Papyrus", ascender: 0.94, descender: 0.605, width: 0.948),
    Family(name: "HoeflerText", ascender: 0.72, descender: 0.27, width: 0.875),
    Family(name: "Palatino", ascender: 0.81, descender: 0.28, width: 0.966),
    Family(name: "Roboto", ascender: 0.928, descender: 0.244, width: 0.935, isOfProjects: true),
    Family(name: "Lato", ascender: 0.987, descender: 0.213, width: 0.924, isOfProjects: true),
    Family(name: "Poppins", ascender: 1.05, descender: 0.35, width: 1.051, isOfProjects: true),
    Family(name: "Pretendard", ascender: 0.952, descender: 0.241, width: 0.948, isOfProjects: true),
    Family(name: "Quicksand", ascender: 1, descender: 0.25, width: 0.973, isOfProjects: true),
    Family(name: "Raleway", ascender: 0.94, descender: 0.234, width: 0.985, isOfProjects: true),
    Family(
      name: "Sarabun", ascender: 1.068, descender: 0.232, width: 0.903, cuts: ["Bold": Cut(width: 0.954)],
      isOfProjects: true),
    Family(name: "WorkSans", ascender: 1.105, descender: 0.343, width: 1.026, isOfProjects: true),
    Family(name: "Menlo", ascender: 0.928, descender: 0.236, width: 1.06),
  ]

  private static let weights: [(String, UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Thin", .thin), ("DemiBold", .semibold), ("Semibold", .semibold),
    ("SemiBold", .semibold), ("Light", .light),
    ("Medium", .medium), ("Heavy", .heavy), ("Black", .black), ("Bold", .bold),
  ]

  /// Fails for a name that belongs to no family in the table.
  package init?(_ name: String) {
    guard let family = Self.families.first(where: { name.hasPrefix($0.name) }) else { return nil }
    let cut = name.split(separator: "-").dropFirst().first.map(String.init) ?? ""
    let upright = cut.replacing("Italic", with: "").replacing("Oblique", with: "")
    self.name = name
    isOfProjects = family.isOfProjects
    let own = family.cuts[upright]
    metrics = FontMetrics(
      ascender: family.ascender + (own?.extra ?? 0), descender: family.descender, lineGap: 0, capHeight: 0.71,
      xHeight: 0.5)
    weight = Self.weights.first { upright.hasPrefix($0.0) }?.1 ?? .regular
    isItalic = upright != cut
    let name = upright == "BoldMT" ? "Bold" : upright
    advances = name.hasPrefix("Condensed") ? nil : PublishedAdvances(family: family.name, cut: name)
    // If only the regular cut was measured, the stand-in's weights widen as the font's do.
    widthFactor = own?.width ?? family.width
  }
}
