/// Handlers registered for changes of traits.
@MainActor
struct TraitRegistrations {
  final class Entry: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: @MainActor (UITraitCollection) -> Void
    /// Whether it is called before the methods of views and controllers.
    let isFirst: Bool

    init(_ traits: [UITrait], isFirst: Bool = false, _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
      self.isFirst = isFirst
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

  /// Adds a handler that is called before all code of the application.
  mutating func addFirst(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    entries.append(Entry(traits, isFirst: true, handler))
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) { entries.removeAll { $0 === registration } }

  func report(from before: UITraitCollection, to now: UITraitCollection, first: Bool = false) {
    for entry in entries where entry.isFirst == first && entry.traits.contains(where: { $0.differs(before, now) }) {
      entry.handler(before)
    }
  }
}
