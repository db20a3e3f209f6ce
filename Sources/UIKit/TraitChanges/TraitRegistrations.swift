/// Handlers registered for changes of traits.
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
