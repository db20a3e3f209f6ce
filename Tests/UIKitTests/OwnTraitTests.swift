import Foundation
import Testing

@testable import UIKit

/// Traits by their types, also those that an application defines.
@Suite @MainActor struct OwnTraitTests {
  struct Density: UITraitDefinition { static let defaultValue = 1 }
  struct Plain: UITraitDefinition {
    struct Value { var number: Int }
    static var defaultValue: Value { Value(number: 0) }
  }

  @Test func `a collection has traits by their types`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[Density.self] = 5
    }
    #expect(traits.userInterfaceStyle == .dark && traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits[Density.self] == 5 && UITraitCollection()[Density.self] == 1)
    #expect(traits[Plain.self].number == 0)
    let other = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(other.horizontalSizeClass == .regular && other[Density.self] == 5)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(other.replacing(Density.self, value: 7)[Density.self] == 7)
    #expect(UITraitCollection { $0[Density.self] = 5 } != UITraitCollection { $0[Density.self] = 6 })
    #expect(UITraitCollection { $0[Density.self] = 5 } == UITraitCollection { $0[Density.self] = 5 })
    let merged = UITraitCollection(traitsFrom: [traits, UITraitCollection { $0[Density.self] = 8 }])
    #expect(merged[Density.self] == 8 && merged.userInterfaceStyle == .dark)
    #expect(Density.name == "Density" && !Density.affectsColorAppearance)
  }

  @Test func `overrides are found and removed`() {
    let view = UIView()
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides[Density.self] = 3
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitOverrides.contains(Density.self) && view.traitOverrides[Density.self] == 3)
    #expect(view.traitCollection[Density.self] == 3 && view.traitCollection.userInterfaceStyle == .dark)
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(view.traitCollection.userInterfaceStyle == .light)
    view.traitOverrides.remove(Density.self)
    #expect(view.traitCollection[Density.self] == 1)
  }

  final class Listener: UIView {
    var lines: [String] = []
    func densityChanged() { lines.append("own") }
    func changed(_ sender: UIView) { lines.append("sender \(sender === self)") }
  }

  @MainActor final class Target: NSObject {
    var lines: [String] = []
    func changed(_ view: UIView) { lines.append("density \(view.traitCollection[Density.self])") }
  }

  @Test func `a change of an own trait is reported to views below, by selectors, too`() {
    let (stage, parent, view, target) = (Stage(), UIView(), Listener(), Target())
    stage.root.addSubview(parent)
    parent.addSubview(view)
    stage.layout()
    view.registerForTraitChanges([Density.self], action: Selector(Listener.densityChanged))
    view.registerForTraitChanges([Density.self], action: Selector(Listener.changed(_:)))
    let last = view.registerForTraitChanges([Density.self], target: target, action: Selector(Target.changed(_:)))
    parent.traitOverrides[Density.self] = 4
    stage.layout()
    #expect(view.lines == ["own", "sender true"])
    #expect(target.lines == ["density 4"])
    view.unregisterForTraitChanges(last)
    parent.traitOverrides.userInterfaceStyle = .dark
    parent.traitOverrides[Density.self] = 5
    stage.layout()
    #expect(view.lines.count == 4 && target.lines.count == 1)
  }
}
