/// The published advances of a named font (`control-metrics.md` 1.6): those of its regular and bold cuts, and the
/// position of a cut between or beyond them.
package struct PublishedAdvances: Hashable, Sendable {
  /// The advances of ASCII's printable characters, in 1/1000 em.
  private let regular: [Int16]
  private let bold: [Int16]
  private let cut: Cut
  private let kerning: Kerning

  /// The kerning of pairs of characters.
  private enum Kerning: Hashable, Sendable {
    case none
    /// A fraction of Nimbus Sans's.
    case helvetica(Double)
    /// A fraction of the system font's kerning, fitted for a font whose own kerning is not published.
    case system(Double)
  }

  /// The widths of a cut.
  private struct Cut: Hashable, Sendable {
    /// 0 for the regular cut's proportions, 1 for the bold one's.
    var share: Double
    /// The factor applied to the interpolated advances.
    var scale = 1.0
  }

  /// Fails for a family without published advances.
  /// - Parameters:
  ///   - family: The family's name in ``KnownFont``.
  ///   - cut: The part of the PostScript name after the hyphen, without a slant.
  init?(family: String, cut: String) {
    guard let row = Self.families.first(where: { $0.names.contains(family) }) else { return nil }
    (regular, bold, kerning) = (row.regular, row.bold, row.kerning)
    self.cut = row.cuts[cut] ?? Cut(share: cut.hasPrefix("Bold") ? 1 : 0)
  }

  /// One row per family, with its cuts by name.
  private struct Family {
    var names: [String]
    var regular: [Int16]
    var bold: [Int16]
    var kerning = Kerning.none
    var cuts: [String: Cut] = [:]
  }

  // Shares other than 0 and 1, scales and fractions of kerning are fitted to saved widths, if there are any.
  private static let families: [Family] = [
    Family(
      names: ["HelveticaNeue"], regular: NamedFontAdvances.helveticaNeue, bold: NamedFontAdvances.helveticaBold,
      kerning: .helvetica(0.12),
      cuts: [
        "UltraLight": Cut(share: 0, scale: 0.925), "Thin": Cut(share: 0, scale: 0.935),
        "Light": Cut(share: -0.05, scale: 0.96), "Medium": Cut(share: 0.5),
      ]),
    Family(
      names: ["Helvetica", "Arial"], regular: NamedFontAdvances.helvetica, bold: NamedFontAdvances.helveticaBold,
      kerning: .helvetica(1)),
    Family(
      names: ["AvenirNext"], regular: NamedFontAdvances.avenirNext, bold: NamedFontAdvances.avenirNextBold,
      cuts: ["UltraLight": Cut(share: -0.4), "DemiBold": Cut(share: 0.3), "Heavy": Cut(share: 1.4)]),
    Family(
      names: ["Avenir"], regular: NamedFontAdvances.avenir, bold: NamedFontAdvances.avenirBold, kerning: .system(0.65),
      cuts: [
        "Light": Cut(share: -0.2), "Roman": Cut(share: 0.2), "Medium": Cut(share: 0.4), "Heavy": Cut(share: 1),
        "Black": Cut(share: 1.2),
      ]),
    Family(names: ["Georgia"], regular: NamedFontAdvances.georgia, bold: NamedFontAdvances.georgiaBold),
    Family(names: ["TrebuchetMS"], regular: NamedFontAdvances.trebuchet, bold: NamedFontAdvances.trebuchetBold),
    Family(names: ["Verdana"], regular: NamedFontAdvances.verdana, bold: NamedFontAdvances.verdanaBold),
    Family(names: ["TimesNewRomanPS", "Times"], regular: NamedFontAdvances.times, bold: NamedFontAdvances.timesBold),
    Family(names: ["CourierNewPS", "Courier"], regular: fixed(600), bold: fixed(600)),
    Family(names: ["Menlo"], regular: fixed(602), bold: fixed(602)),
    Family(
      names: ["Lato"], regular: ProjectFontAdvances.lato, bold: ProjectFontAdvances.latoBold,
      cuts: ["Light": Cut(share: -1.2), "Medium": Cut(share: 0.17), "Semibold": Cut(share: 0.52)]),
    // The bold cut of the table is its semibold one.
    Family(
      names: ["Poppins"], regular: ProjectFontAdvances.poppins, bold: ProjectFontAdvances.poppinsBold,
      cuts: [
        "Light": Cut(share: -0.5), "Medium": Cut(share: 0.5), "SemiBold": Cut(share: 1), "Bold": Cut(share: 1.5),
      ]),
    Family(
      names: ["Pretendard"], regular: ProjectFontAdvances.pretendard, bold: ProjectFontAdvances.pretendardBold,
      cuts: ["Medium": Cut(share: 0.33), "SemiBold": Cut(share: 0.67)]),
    Family(
      names: ["Roboto"], regular: ProjectFontAdvances.roboto, bold: ProjectFontAdvances.robotoBold,
      cuts: ["Light": Cut(share: -0.2), "Medium": Cut(share: 0.5)]),
    Family(
      names: ["WorkSans"], regular: ProjectFontAdvances.workSans, bold: ProjectFontAdvances.workSansBold,
      cuts: ["Light": Cut(share: -0.65), "Medium": Cut(share: 0.3), "SemiBold": Cut(share: 0.63)]),
  ]

  private static func fixed(_ advance: Int16) -> [Int16] { [Int16](repeating: advance, count: 95) }

  /// In 1/1000 em, with a row of 95 values per left character.
  private static let helveticaKerning: [Int16] = {
    var table = [Int16](repeating: 0, count: 95 * 95)
    for (row, value) in NamedFontAdvances.helveticaKerning.enumerated() {
      let (left, right) = (NamedFontAdvances.helveticaPairs[2 * row], NamedFontAdvances.helveticaPairs[2 * row + 1])
      table[95 * Int(left) + Int(right)] = value
    }
    return table
  }()

  /// The advances at a size, in points.
  struct Scaled: Sendable {
    fileprivate let advances: PublishedAdvances
    fileprivate let unit: Double

    func advance(_ slot: Int) -> Double {
      let (regular, bold) = (Double(advances.regular[slot]), Double(advances.bold[slot]))
      return (regular + (bold - regular) * advances.cut.share) * advances.cut.scale * unit
    }

    /// The kerning of a pair of neighbouring characters, in points.
    func kerning(_ left: Int, _ right: Int) -> Double {
      switch advances.kerning {
      case .none: 0
      case .helvetica(let part): Double(PublishedAdvances.helveticaKerning[95 * left + right]) * part * unit
      case .system(let part): FontAdvances.plainKerning(left, right) * part * unit * 1000
      }
    }
  }

  /// - Parameter size: In points.
  func scaled(to size: Double) -> Scaled { Scaled(advances: self, unit: size / 1000) }
}
