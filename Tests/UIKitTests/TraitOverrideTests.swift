import Testing

@testable import UIKit

/// Single traits that a view or a controller overrides, and comparisons of traits.
@Suite @MainActor struct TraitOverrideTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor (inout UITraitOverrides) -> Void
    let overrides: @MainActor (UITraitOverrides) -> Bool
    let holds: @MainActor (UITraitCollection) -> Bool
  }

  nonisolated private static let changes = [
    Change(
      testDescription: "horizontal", set: { $0.horizontalSizeClass = .compact },
      overrides: { $0.horizontalSizeClass == .compact }, holds: { $0.horizontalSizeClass == .compact }),
    Change(
      testDescription: "vertical", set: { $0.verticalSizeClass = .regular },
      overrides: { $0.verticalSizeClass == .regular }, holds: { $0.verticalSizeClass == .regular }),
    Change(
      testDescription: "style", set: { $0.userInterfaceStyle = .dark },
      overrides: { $0.userInterfaceStyle == .dark }, holds: { $0.userInterfaceStyle == .dark }),
    Change(
      testDescription: "text size", set: { $0.preferredContentSizeCategory = .small },
      overrides: { $0.preferredContentSizeCategory == .small }, holds: { $0.preferredContentSizeCategory == .small }),
    Change(
      testDescription: "direction", set: { $0.layoutDirection = .rightToLeft },
      overrides: { $0.layoutDirection == .rightToLeft }, holds: { $0.layoutDirection == .rightToLeft }),
    Change(
      testDescription: "scale", set: { $0.displayScale = 3 },
      overrides: { $0.displayScale == 3 }, holds: { $0.displayScale == 3 }),
    Change(
      testDescription: "idiom", set: { $0.userInterfaceIdiom = .pad },
      overrides: { $0.userInterfaceIdiom == .pad }, holds: { $0.userInterfaceIdiom == .pad }),
  ]

  @Test(arguments: changes)
  func `an overridden trait is that of the controller and of the view`(_ change: Change) {
    let (controller, view) = (UIViewController(), UIView())
    #expect(!change.overrides(controller.traitOverrides))
    change.set(&controller.traitOverrides)
    change.set(&view.traitOverrides)
    #expect(change.overrides(controller.traitOverrides))
    #expect(change.holds(controller.traitCollection))
    #expect(change.holds(view.traitCollection))
    let stage = Stage()
    let inner = UIView()
    let before = change.holds(stage.root.traitCollection)
    view.addSubview(inner)
    stage.root.addSubview(view)
    #expect(change.holds(inner.traitCollection))
    #expect(change.holds(stage.root.traitCollection) == before)
  }

  @Test func `another trait stays that of the parent`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.traitOverrides.userInterfaceStyle = .dark
    child.traitOverrides.layoutDirection = .rightToLeft
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
    #expect(parent.traitCollection.layoutDirection != .rightToLeft)
  }

  @Test func `colours look different in another style`() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test func `equal traits have the same hash`() {
    let (one, other) = (UITraitCollection(verticalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact))
    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(one != UITraitCollection(verticalSizeClass: .regular))
  }

  @Test func `text sizes are in order`() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller < larger)
      #expect(!(larger < smaller))
    }
    #expect(sizes.shuffled().sorted() == sizes)
    #expect(sizes.map(\.isAccessibilityCategory) == sizes.map { $0 >= .accessibilityMedium })
  }
}
