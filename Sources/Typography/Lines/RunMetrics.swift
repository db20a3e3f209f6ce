import UIKit

/// The measurements of a run's glyphs: San Francisco's advances if they are known, and how the stand-in's glyphs fit
/// into them.
struct RunMetrics {
  /// In points.
  private let size: Double
  private let kern: Double
  private let widthFactor: Double
  private let known: FontAdvances?
  /// Whether other scripts are drawn with fonts that stand in for the system's.
  private let hasOtherScripts: Bool
  /// Whether spaces between words of other scripts are the font's own; for the system font that was not measured.
  private let hasOwnSpaces: Bool
  /// The advance of full-width characters, in em.
  private let fullWidthAdvance: Double
  /// The horizontal stretch of the stand-in's glyphs.
  let stretch: Double
  /// The factor for glyphs of the stand-in without a known advance.
  private let otherFactor: Double

  /// The limit for stretching the stand-in's glyphs to San Francisco's advances: more would change the weight of stems.
  private static let stretchLimit = 0.04

  init(_ run: StyledText.Run) {
    size = Double(run.font.pointSize)
    kern = Double(run.kern)
    widthFactor = Double(run.font.widthFactor)
    known = run.font.knownAdvances
    hasOtherScripts = run.font.face.file == nil
    let isTracked = run.font.face.known == nil && run.font.face.cut != .ios9 && run.font.face.cut != .helveticaNeue
    fullWidthAdvance = isTracked ? Self.trackedFullWidth : 1
    hasOwnSpaces = run.font.face.known?.hasAdvances ?? false
    guard let known else {
      (stretch, otherFactor) = (widthFactor, widthFactor)
      return
    }
    if run.font.face.known != nil, let own = NamedFaces.installed.stretch(for: run.font.face) {
      (stretch, otherFactor) = (own, own)
      return
    }
    let ratio = known.alphabet / (StandInAdvances.alphabet(run.font.face.weight) * size)
    otherFactor = ratio
    stretch = min(max(ratio, 1 - Self.stretchLimit), 1 + Self.stretchLimit)
  }

  /// Returns the advance in points, with tracking, without kerning.
  func advance(of glyph: ShapedParagraph.Glyph, isStandIn: Bool) -> Double {
    if glyph.advance == 0 { return 0 }
    guard isStandIn || hasOwnSpaces && glyph.slot != nil else {
      return glyph.advance * size * otherScriptFactor(glyph) + kern
    }
    guard let known else { return glyph.advance * size * widthFactor + kern }
    if let slot = glyph.slot.map(Int.init), known.has(slot) { return known.advance(slot) + kern }
    return glyph.advance * size * otherFactor + known.tracking + kern
  }

  /// Returns the size that a glyph is drawn at, in points: emoji fill their advance.
  func drawnSize(of glyph: ShapedParagraph.Glyph) -> Double { glyph.isPicture ? size * otherScriptFactor(glyph) : size }

  /// Returns the ratio of a glyph's width on iOS to its width in the font that draws another script here
  /// (`control-metrics.md` 1.8).
  private func otherScriptFactor(_ glyph: ShapedParagraph.Glyph) -> Double {
    if !hasOtherScripts { return 1 }
    if glyph.isPicture { return Self.emojiAdvance(size) / glyph.advance }
    if glyph.isHangul { return Self.hangulAdvance / glyph.advance }
    return glyph.advance == 1 ? fullWidthAdvance : 1
  }

  /// The advance of full-width characters in the system font, in em: with tracking, from iOS 10 on.
  private static let trackedFullWidth = 1.02

  /// The advance of Hangul syllables, in em.
  private static let hangulAdvance = 0.8643

  /// Returns the advance of an emoji, in em: narrower at larger sizes.
  private static func emojiAdvance(_ size: Double) -> Double {
    let rows = [(16.0, 1.25), (22.0, 1.184), (38.0, 1.125), (45.0, 1.106)]
    if size <= rows[0].0 { return rows[0].1 }
    for (lower, upper) in zip(rows, rows.dropFirst()) where size <= upper.0 {
      return lower.1 + (upper.1 - lower.1) * (size - lower.0) / (upper.0 - lower.0)
    }
    return rows[rows.count - 1].1
  }

  /// Returns the kerning between two adjacent characters, in points.
  func kerning(_ left: Int16, _ right: Int16) -> Double { known?.kerning(Int(left), Int(right)) ?? 0 }

  /// Returns the offset from its start at which a glyph is drawn, in points: it is centred in its advance without
  /// tracking.
  func offset(of glyph: ShapedParagraph.Glyph, isStandIn: Bool) -> Double {
    if !isStandIn { return glyph.isPicture ? 0 : glyph.advance * size * (otherScriptFactor(glyph) - 1) / 2 }
    guard let known, glyph.advance != 0 else { return 0 }
    let room =
      glyph.slot.flatMap { known.has(Int($0)) ? known.bareAdvance(Int($0)) : nil } ?? glyph.advance * size * otherFactor
    return (room - glyph.advance * size * stretch) / 2
  }
}
