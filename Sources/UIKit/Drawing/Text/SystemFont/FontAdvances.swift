/// The advances of a font's characters at a size, if they are known without the font's file. Both measurers take their
/// widths from here, so they agree.
///
/// San Francisco's advances were measured on iOS (`control-metrics.md` 1.5). A master is the font at one weight and
/// optical size; values between masters are interpolated linearly.
package struct FontAdvances: Sendable {
  /// The points that one unit of each master contributes: light, regular and black at the optical sizes 17 and 28,
  /// italic at both.
  private let masters: SIMD8<Double>
  /// The tracking added after every character, in points.
  package let tracking: Double
  /// The earlier cut whose differences apply, and points per unit.
  private let earlier: (isDisplay: Bool, unit: Double)?
  private let hasEqualDigits: Bool
  /// In points, if all characters have the same width.
  private let fixedPitch: Double?
  private let published: PublishedAdvances.Scaled?

  /// Fails for a font whose advances are known only from its file.
  /// - Complexity: O(1).
  package init?(_ font: UIFont) {
    let (face, size) = (font.face, Double(font.pointSize))
    if face.file != nil { return nil }
    let unit = size / Self.unitsPerEm
    hasEqualDigits = face.hasMonospacedDigits
    if let known = face.known {
      guard let table = known.advances else { return nil }
      (masters, tracking, earlier, fixedPitch) = (.zero, 0, nil, nil)
      published = table.scaled(to: size)
      return
    }
    published = nil
    if face.isMonospaced {
      (masters, tracking, earlier) = (.zero, 0, nil)
      fixedPitch = Self.monospacedAdvance * unit
      return
    }
    fixedPitch = nil
    let isDisplay = font.pointSize >= SystemFontCut.firstDisplaySize
    let optical: Double
    if face.cut == .optical {
      optical = Self.value(at: size, SanFranciscoTracking.sizes, SanFranciscoTracking.opticalSizes) / 16384
      tracking = unit * Self.value(at: size, SanFranciscoTracking.sizes, SanFranciscoTracking.tracking)
      earlier = nil
    } else {
      optical = isDisplay ? 1 : 0
      tracking = unit * Self.earlierTracking(face.cut, size, face.weight, isDisplay: isDisplay)
      earlier = (isDisplay, unit)
    }
    masters = unit * Self.shares(face.weight, isItalic: face.isItalic, optical: optical)
  }

  /// The unit of the tables: parts of the font's size.
  private static let unitsPerEm = 2048.0
  /// The advance of SF Mono's characters, in units.
  private static let monospacedAdvance = 1266.0
  /// The weights of the rows in ``SanFranciscoTracking/weights``.
  private static let weights = UIFont.Weight.all.map { Double($0.rawValue) }

  /// The contribution of each master to a weight, a slant and an optical size from 0 to 1.
  private static func shares(_ weight: UIFont.Weight, isItalic: Bool, optical: Double) -> SIMD8<Double> {
    let place = value(at: Double(weight.rawValue), weights, SanFranciscoTracking.weights) / 16384
    let (lighter, heavier) = (max(-place, 0), max(place, 0))
    let regular = 1 - lighter - heavier
    // An italic differs from its regular weight as the upright does.
    let upright = isItalic ? regular - 1 : regular
    let italic: Double = isItalic ? 1 : 0
    let text = SIMD8(lighter, upright, heavier, 0, 0, 0, italic, 0)
    let title = SIMD8(0, 0, 0, lighter, upright, heavier, 0, italic)
    return text * (1 - optical) + title * optical
  }

  /// The tracking of an earlier cut, in units.
  private static func earlierTracking(
    _ cut: SystemFontCut, _ size: Double, _ weight: UIFont.Weight, isDisplay: Bool
  ) -> Double {
    let bySize =
      switch cut {
      case .ios9, .helveticaNeue: SanFranciscoTracking.ios9
      case .ios11: SanFranciscoTracking.ios11
      case .ios13, .optical: SanFranciscoTracking.ios13
      }
    let byWeight = isDisplay ? SanFranciscoTracking.displayWeights : SanFranciscoTracking.textWeights
    // The step between the cuts must not be interpolated.
    let size = isDisplay ? size : min(size, Double(SystemFontCut.firstDisplaySize) - 1)
    return value(at: size, SanFranciscoTracking.earlierSizes, bySize)
      + value(at: Double(weight.rawValue), weights, byWeight)
  }

  /// A table's value interpolated between its rows; the nearest value beyond them.
  private static func value(at place: Double, _ places: [Double], _ values: [Double]) -> Double {
    guard let next = places.firstIndex(where: { $0 >= place }), next > 0 else {
      return place <= places[0] ? values[0] : values[values.count - 1]
    }
    let part = (place - places[next - 1]) / (places[next] - places[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * part
  }

  // MARK: Characters

  /// The slot of a character in the tables; nil for one that this font's tables lack.
  /// - Complexity: O(1).
  package func slot(of scalar: Unicode.Scalar) -> Int? {
    Self.slot(of: scalar).flatMap { has($0) ? $0 : nil }
  }

  /// Whether this font's tables contain a character.
  package func has(_ slot: Int) -> Bool { published == nil || slot < Self.asciiCount }

  package static func slot(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 ? Int(value) - 0x20 : nil }
    var start = 0
    for range in SanFranciscoSlots.ranges {
      if range.contains(value) {
        let slot = SanFranciscoSlots.slots[start + Int(value - range.lowerBound)]
        return slot == 0xFFFF ? nil : Int(slot)
      }
      start += range.count
    }
    return nil
  }

  /// The printable characters from space to tilde.
  private static let asciiCount = 95
  /// The characters with the width of digits in fonts with monospaced digits; `#` is one of them.
  private static let (digits, digitWidth) = (16..<26, 3)

  /// The advance of a character without tracking, in points.
  /// - Parameter slot: The character's slot, from ``slot(of:)``.
  package func bareAdvance(_ slot: Int) -> Double {
    if let fixedPitch { return fixedPitch }
    if let published { return published.advance(slot) }
    let slot = hasEqualDigits && Self.digits.contains(slot) ? Self.digitWidth : slot
    var advance = 0.0
    for master in 0..<8 where masters[master] != 0 {
      advance += masters[master] * Double(SanFranciscoMasters.advances[8 * slot + master])
    }
    guard let earlier, slot < Self.asciiCount else { return advance }
    let difference =
      earlier.isDisplay ? SanFranciscoMasters.earlierDisplay[slot] : SanFranciscoMasters.earlierText[slot]
    return advance + earlier.unit * Double(difference)
  }

  /// The advance of a character with tracking, in points.
  package func advance(_ slot: Int) -> Double { bareAdvance(slot) + tracking }

  /// The total advance of `a` to `z`, without tracking, in points.
  package var alphabet: Double { (0x41..<0x5B).reduce(0) { $0 + bareAdvance($1) } }

  // MARK: Kerning

  /// The kerning of a pair of neighbouring characters, in points; negative if they are drawn closer.
  package func kerning(_ left: Int, _ right: Int) -> Double {
    if fixedPitch != nil { return 0 }
    let (left, right) = (Self.kernedAs(left), Self.kernedAs(right))
    guard left < Self.asciiCount, right < Self.asciiCount else { return 0 }
    if let published { return published.kerning(left, right) }
    if hasEqualDigits, Self.digits.contains(left) || Self.digits.contains(right) { return 0 }
    let row = Int(Self.pairs[left * Self.asciiCount + right])
    if row < 0 { return 0 }
    var kerning = 0.0
    for master in 0..<8 where masters[master] != 0 {
      kerning += masters[master] * Double(SanFranciscoKerning.values[8 * row + master])
    }
    return kerning
  }

  /// The kerning of a pair of ASCII characters in the regular weight at 17 points, in em.
  static func plainKerning(_ left: Int, _ right: Int) -> Double {
    let row = Int(pairs[left * asciiCount + right])
    return row < 0 ? 0 : Double(SanFranciscoKerning.values[8 * row + 1]) / unitsPerEm
  }

  private static func kernedAs(_ slot: Int) -> Int {
    slot < asciiCount ? slot : Int(SanFranciscoSlots.kernedAs[slot - asciiCount])
  }

  /// The row of each pair of ASCII characters in ``SanFranciscoKerning/values``; -1 for pairs without kerning.
  private static let pairs: [Int16] = {
    var rows = [Int16](repeating: -1, count: asciiCount * asciiCount)
    let pairs = SanFranciscoKerning.pairs
    for row in 0..<pairs.count / 2 { rows[Int(pairs[2 * row]) * asciiCount + Int(pairs[2 * row + 1])] = Int16(row) }
    return rows
  }()
}

extension UIFont {
  /// The advances if they are known without the font's file; nil for a font from a file.
  package var knownAdvances: FontAdvances? { FontAdvances(self) }
}
