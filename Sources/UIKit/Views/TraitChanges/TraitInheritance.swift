/// How traits are inherited in a tree: from the window, through containers' overrides, to views (AL-10.2).
@MainActor
enum TraitInheritance {
  /// The traits of a view; the nearest override takes precedence.
  static func traits(of view: UIView) -> UITraitCollection {
    var top = view.link
    var areOverridden = top.pointee.overridesTraits
    while let next = top.pointee.superview {
      top = next
      areOverridden = areOverridden || top.pointee.overridesTraits
    }
    let base = top.pointee.traits?.takeUnretainedValue() ?? .mainScreen
    return areOverridden ? UITraitCollection(traitsFrom: [base] + overrides(above: view)) : base
  }

  /// The overrides of views, from the root of the tree down to a view.
  private static func overrides(above view: UIView) -> [UITraitCollection] {
    var found: [UITraitCollection] = []
    var next: UnsafeMutablePointer<TreeLink>? = view.link
    while let link = next {
      if let own = link.pointee.view?.takeUnretainedValue().traitOverride { found.append(own) }
      next = link.pointee.superview
    }
    return found.reversed()
  }

  /// Reports changed traits since the last report to a subtree; an override hides the change from the views below.
  static func announce(from top: UIView) {
    // An override that changes traits in response to every change of traits is stopped at a maximum depth.
    depth += 1
    defer { depth -= 1 }
    if depth > depthLimit {
      LayoutDiagnostics.note(
        "Traits have not settled after \(depthLimit) changes: a traitCollectionDidChange method overrides the traits "
          + "whose change called it.")
      return
    }
    var waiting = [(top, traits(of: top))]
    while let (view, traits) = waiting.popLast() {
      if let before = view.announcedTraits, before === traits || before == traits {
        // Unchanged here means unchanged below, except for overrides that were added or removed.
      } else {
        tell(view, traits)
      }
      for subview in view.subviews.reversed() {
        let own = subview.traitOverride.map { UITraitCollection(traitsFrom: [traits, $0]) }
        waiting.append((subview, own ?? traits))
      }
    }
  }

  private static var depth = 0
  /// Changes that cause each other more deeply than this are a loop.
  private static let depthLimit = 100

  private static func tell(_ view: UIView, _ traits: UITraitCollection) {
    let before = view.announcedTraits ?? .mainScreen
    view.announcedTraits = traits
    if before == traits { return }
    view.forgetNaturalSize()
    view.traitRegistrations.report(from: before, to: traits, first: true)
    if let controller = view.controller {
      controller.traitCollectionDidChange(before)
      controller.traitRegistrations.report(from: before, to: traits)
    }
    view.traitsDidChange(from: before)
    view.traitCollectionDidChange(before)
    view.traitRegistrations.report(from: before, to: traits)
    // Subviews may have been placed by the direction, the scale or the text size.
    view.setNeedsLayout()
    // A new direction changes which edges are leading; all other effects of traits are only values.
    view.layoutDidBecomeInvalid(before.layoutDirection == traits.layoutDirection ? .values : .structure)
  }
}
