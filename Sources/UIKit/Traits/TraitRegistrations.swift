/// A trait by its type, for those who want to hear of some traits only.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  /// What the trait is in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  /// Whether two collections differ in the trait.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool { value(in: a) != value(in: b) }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

public struct UITraitDisplayScale: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// What ``UIView/registerForTraitChanges(_:handler:)`` returns, to end the registration with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Those who asked to hear of some traits.
@MainActor
struct TraitRegistrations {
  final class Entry: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
      super.init()
    }
  }

  private var entries: [Entry] = []

  mutating func add(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let entry = Entry(traits, handler)
    entries.append(entry)
    return entry
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) { entries.removeAll { $0 === registration } }

  func report(from before: UITraitCollection, to now: UITraitCollection) {
    for entry in entries where entry.traits.contains(where: { $0.differs(before, now) }) { entry.handler(before) }
  }
}
