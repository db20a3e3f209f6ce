/// Advances of a font by name, as they are published (`control-metrics.md` 1.6): those of its regular and its bold cut, and
/// where between them or beyond them a cut lies.
package struct PublishedAdvances: Hashable, Sendable {
  /// Of the printable characters of ASCII, in 1/1000 em.
  private let regular: [Int16]
  private let bold: [Int16]
  private let cut: Cut

  /// How wide a cut is.
  private struct Cut: Hashable, Sendable {
    /// 0 for the regular cut's proportions, 1 for the bold one's.
    var share: Double
    /// What the mixture is multiplied with.
    var scale = 1.0
  }

  /// nil for a family without published advances.
  /// - Parameters:
  ///   - family: As ``KnownFont`` calls it.
  ///   - cut: The part of the PostScript name after the hyphen, without a slant.
  init?(family: String, cut: String) {
    guard let row = Self.families.first(where: { $0.names.contains(family) }) else { return nil }
    (regular, bold) = (row.regular, row.bold)
    self.cut = row.cuts[cut] ?? Cut(share: cut.hasPrefix("Bold") ? 1 : 0)
  }

  // Shares other than 0 and 1, and scales, are fitted to saved widths, as far as there are any.
  private static let families: [(names: [String], regular: [Int16], bold: [Int16], cuts: [String: Cut])] = [
    (
      ["HelveticaNeue", "Helvetica", "Arial"], NamedFontAdvances.helvetica, NamedFontAdvances.helveticaBold,
      [
        "UltraLight": Cut(share: 0, scale: 0.925), "Thin": Cut(share: 0, scale: 0.935),
        "Light": Cut(share: 0, scale: 0.965), "Medium": Cut(share: 0.5),
      ]
    ),
    (
      ["AvenirNext"], NamedFontAdvances.avenirNext, NamedFontAdvances.avenirNextBold,
      ["UltraLight": Cut(share: -0.4), "DemiBold": Cut(share: 0.3), "Heavy": Cut(share: 1.4)]
    ),
    (
      ["Avenir"], NamedFontAdvances.avenir, NamedFontAdvances.avenirBold,
      [
        "Light": Cut(share: -0.2), "Roman": Cut(share: 0.2), "Medium": Cut(share: 0.4), "Heavy": Cut(share: 0.9),
        "Black": Cut(share: 1.2),
      ]
    ),
    (["Georgia"], NamedFontAdvances.georgia, NamedFontAdvances.georgiaBold, [:]),
    (["TrebuchetMS"], NamedFontAdvances.trebuchet, NamedFontAdvances.trebuchetBold, [:]),
    (["Verdana"], NamedFontAdvances.verdana, NamedFontAdvances.verdanaBold, [:]),
    (["TimesNewRomanPS", "Times"], NamedFontAdvances.times, NamedFontAdvances.timesBold, [:]),
    (["CourierNewPS", "Courier"], fixed(600), fixed(600), [:]),
    (["Menlo"], fixed(602), fixed(602), [:]),
  ]

  private static func fixed(_ advance: Int16) -> [Int16] { [Int16](repeating: advance, count: 95) }

  /// At a size, in points.
  struct Scaled: Sendable {
    fileprivate let advances: PublishedAdvances
    fileprivate let unit: Double

    func advance(_ slot: Int) -> Double {
      let (regular, bold) = (Double(advances.regular[slot]), Double(advances.bold[slot]))
      return (regular + (bold - regular) * advances.cut.share) * advances.cut.scale * unit
    }
  }

  /// - Parameter size: In points.
  func scaled(to size: Double) -> Scaled { Scaled(advances: self, unit: size / 1000) }
}
