import Foundation
import Testing

@testable import SnapshotTesting

/// The phones of swift-snapshot-testing: sizes, safe areas and size classes upright and on their side.
@MainActor
@Suite struct PhoneTests {
  private typealias Phone = @MainActor (ViewImageConfig.Orientation) -> ViewImageConfig

  /// The size upright; insets at the top and the bottom, and at the sides and the bottom when it lies; whether it is
  /// wide then.
  private struct Facts {
    let phone: Phone
    let short: CGFloat
    let long: CGFloat
    var upright: (top: CGFloat, bottom: CGFloat) = (20, 0)
    var lying: (side: CGFloat, bottom: CGFloat) = (0, 0)
    var isLarge = false
  }

  private static let facts: [(name: String, facts: Facts)] = [
    ("SE", Facts(phone: { .iPhoneSe($0) }, short: 320, long: 568)),
    ("8", Facts(phone: { .iPhone8($0) }, short: 375, long: 667)),
    ("8 Plus", Facts(phone: { .iPhone8Plus($0) }, short: 414, long: 736, isLarge: true)),
    ("X", Facts(phone: { .iPhoneX($0) }, short: 375, long: 812, upright: (44, 34), lying: (44, 24))),
    (
      "XS Max",
      Facts(phone: { .iPhoneXsMax($0) }, short: 414, long: 896, upright: (44, 34), lying: (44, 24), isLarge: true)
    ),
    ("XR", Facts(phone: { .iPhoneXr($0) }, short: 414, long: 896, upright: (44, 34), lying: (44, 24), isLarge: true)),
    ("12", Facts(phone: { .iPhone12($0) }, short: 390, long: 844, upright: (47, 34), lying: (47, 21))),
    ("12 Pro", Facts(phone: { .iPhone12Pro($0) }, short: 390, long: 844, upright: (47, 34), lying: (47, 21))),
    (
      "12 Pro Max",
      Facts(phone: { .iPhone12ProMax($0) }, short: 428, long: 926, upright: (47, 34), lying: (47, 21), isLarge: true)
    ),
    ("13", Facts(phone: { .iPhone13($0) }, short: 390, long: 844, upright: (47, 34), lying: (47, 21))),
    ("13 mini", Facts(phone: { .iPhone13Mini($0) }, short: 375, long: 812, upright: (50, 34), lying: (50, 21))),
    ("13 Pro", Facts(phone: { .iPhone13Pro($0) }, short: 390, long: 844, upright: (47, 34), lying: (47, 21))),
    (
      "13 Pro Max",
      Facts(phone: { .iPhone13ProMax($0) }, short: 428, long: 926, upright: (47, 34), lying: (47, 21), isLarge: true)
    ),
  ]

  @Test func `a phone has the size, the safe area and the size classes of its model`() {
    for (name, facts) in Self.facts {
      let (upright, lying) = (facts.phone(.portrait), facts.phone(.landscape))
      #expect(upright.size == CGSize(width: facts.short, height: facts.long), "\(name)")
      #expect(lying.size == CGSize(width: facts.long, height: facts.short), "\(name)")
      #expect(
        upright.safeArea == UIEdgeInsets(top: facts.upright.top, left: 0, bottom: facts.upright.bottom, right: 0),
        "\(name)")
      let (side, bottom) = facts.lying
      #expect(lying.safeArea == UIEdgeInsets(top: 0, left: side, bottom: bottom, right: side), "\(name)")
      #expect(upright.traits.horizontalSizeClass == .compact, "\(name)")
      #expect(upright.traits.verticalSizeClass == .regular, "\(name)")
      #expect(lying.traits.horizontalSizeClass == (facts.isLarge ? .regular : .compact), "\(name)")
      #expect(lying.traits.verticalSizeClass == .compact, "\(name)")
      #expect(lying.traits.userInterfaceIdiom == .phone, "\(name)")
      #expect(lying.traits.preferredContentSizeCategory == .medium, "\(name)")
    }
  }

  @Test func `a phone without an orientation is upright`() {
    #expect(ViewImageConfig.iPhoneSe.size == ViewImageConfig.iPhoneSe(.portrait).size)
    #expect(ViewImageConfig.iPhone13Mini.size == ViewImageConfig.iPhone13Mini(.portrait).size)
    #expect(ViewImageConfig.iPhone13ProMax.safeArea == ViewImageConfig.iPhone13ProMax(.portrait).safeArea)
  }
}
