package import Layout

/// The colours of figures and lists of equations, on light and on dark; each difference between constraints is also one of
/// form.
package struct FigureInks: Sendable {
  /// The ground.
  package let page: Ink
  /// Names and equations.
  package let ink: Ink
  /// What is less important than names.
  package let soft: Ink
  /// Outlines of views with subviews, and of the screen.
  package let frame: Ink
  /// Constraints of the horizontal axis.
  package let across: Ink
  /// Constraints of the vertical axis.
  package let down: Ink
  /// Optional constraints that are not satisfied.
  package let givesWay: Ink
  /// Required constraints that were given up.
  package let broken: Ink
  /// Margins and guides.
  package let guide: Ink
  /// The areas of bars.
  package let band: Ink
  /// Lines between parts.
  package let rule: Ink

  /// The colours on light or on dark.
  package init(isDark: Bool) {
    func ink(_ light: UInt32, _ dark: UInt32) -> Ink { Ink(isDark ? dark : light) }
    page = ink(0xFFFFFF, 0x14161A)
    self.ink = ink(0x1B1F27, 0xEEF0F4)
    soft = ink(0x5B6270, 0xA8AFBD)
    frame = ink(0x9AA1AD, 0x6A7180)
    across = ink(0x1552B5, 0x7FB0FF)
    down = ink(0x0B6E4F, 0x5FD3A5)
    givesWay = ink(0xB45309, 0xFFB057)
    broken = ink(0xC01616, 0xFF7B7B)
    guide = ink(0x8A5A9E, 0xCDA2E0)
    band = ink(0xF0ECF4, 0x241F2A)
    rule = ink(0xE2E5EA, 0x333843)
  }

  /// Returns a colour for one of several things beside each other: distinguishable with any colour vision (Okabe and Ito
  /// 2008).
  package static func series(_ number: Int) -> Ink { Ink(seriesColors[number % seriesColors.count]) }

  /// Colours that people with colour blindness can tell apart (Okabe and Ito, 2008).
  private static let seriesColors: [UInt32] = [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00]

  /// The colour of a constraint.
  package func ink(of constraint: ExplainedConstraint) -> Ink {
    switch constraint.status {
    case .broken: broken
    case .pulling: givesWay
    case .satisfied: constraint.first.attribute.isHorizontal ? across : down
    }
  }
}
