import Testing

@testable import UIKit

/// Buttons and items of bars, and the appearances of bars.
@Suite @MainActor struct BarItemTests {
  @MainActor private final class Target: NSObject {
    var taps = 0
    func tap() { taps += 1 }
  }

  @Test func `buttons are made of titles, pictures, menus and views`() {
    let (picture, landscape, view, target) = (UIImage(), UIImage(), UIView(), Target())
    let menu = UIMenu(children: [UIAction(title: "a") { _ in }])
    let action = Selector(Target.tap)
    let named = UIBarButtonItem(title: "Add", style: .done, target: target, action: action)
    let shown = UIBarButtonItem(image: picture, style: .plain, target: target, action: action)
    let turned = UIBarButtonItem(
      image: picture, landscapeImagePhone: landscape, style: .plain, target: target, action: action)
    let full = UIBarButtonItem(title: "Add", image: picture, target: target, action: action, menu: menu)
    let own = UIBarButtonItem(customView: view)
    #expect(named.title == "Add")
    #expect(named.style == .done)
    #expect(shown.image === picture)
    #expect(shown.title == nil)
    #expect(turned.landscapeImagePhone === landscape)
    #expect(turned.image === picture)
    #expect(full.menu === menu)
    #expect(full.title == "Add")
    #expect(full.image === picture)
    #expect(own.customView === view)
    for item in [named, shown, turned, full] {
      #expect(item.target === target)
      item.send()
    }
    #expect(target.taps == 4)
  }

  @Test func `a disabled button sends nothing`() {
    let target = Target()
    let item = UIBarButtonItem(title: "Add", style: .plain, target: target, action: Selector(Target.tap))
    item.isEnabled = false
    item.send()
    #expect(target.taps == 0)
  }

  @Test func `a primary action gives a button its title and picture, and comes before the target's`() {
    let (target, picture) = (Target(), UIImage())
    var runs = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go", image: picture) { _ in runs += 1 })
    (item.target, item.action) = (target, Selector(Target.tap))
    #expect(item.title == "Go")
    #expect(item.image === picture)
    item.send()
    #expect(runs == 1)
    #expect(target.taps == 0)
  }

  @Test func `spaces are flexible or have a width`() {
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.fixedSpace(12).systemItem == .fixedSpace)
    #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
  }

  @Test(
    arguments: [
      Fact("title", true) { $0.title == nil }, Fact("image", true) { $0.image == nil },
      Fact("isEnabled", true) { $0.isEnabled }, Fact("tag", 0) { $0.tag }, Fact("width", 0) { $0.width },
      Fact("insets", UIEdgeInsets.zero) { $0.imageInsets }, Fact("isHidden", false) { $0.isHidden },
      Fact("isSelected", false) { $0.isSelected }, Fact("tint", true) { $0.tintColor == nil },
      Fact("style", UIBarButtonItem.Style.plain) { $0.style }, Fact("titles", true) { $0.possibleTitles == nil },
      Fact("attributes", true) { $0.titleTextAttributes(for: .normal) == nil },
      Fact("menu", true) { $0.menu == nil }, Fact("view", true) { $0.customView == nil },
    ] as [Fact<UIBarButtonItem>])
  func `a new button has UIKit's defaults`(_ fact: Fact<UIBarButtonItem>) { fact.check(UIBarButtonItem()) }

  @Test func `attributes of titles are kept for each state`() {
    let item = UIBarButtonItem()
    item.setTitleTextAttributes([.kern: 2], for: .normal)
    item.setTitleTextAttributes([.kern: 3], for: .highlighted)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .highlighted)?[.kern] as? Int == 3)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `an offset is zero by itself`() {
    #expect(UIOffset() == .zero)
    #expect(UIOffset(horizontal: 1, vertical: 2).vertical == 2)
  }

  @Test func `a tab has a picture for when it is selected`() {
    let (usual, selected) = (UIImage(), UIImage())
    let item = UITabBarItem(title: "Home", image: usual, selectedImage: selected)
    #expect(item.title == "Home")
    #expect(item.image === usual)
    #expect(item.selectedImage === selected)
    #expect(item.tag == 0)
    #expect(item.badgeValue == nil)
  }

  @Test func `other bars show their items`() {
    let (toolbar, tabs) = (UIToolbar(), UITabBar())
    let (button, tab) = (UIBarButtonItem(systemItem: .add), UITabBarItem(title: "a", image: nil, tag: 3))
    toolbar.setItems([button], animated: true)
    tabs.setItems([tab], animated: true)
    #expect(toolbar.items == [button])
    #expect(tabs.items == [tab])
    #expect(toolbar.isTranslucent)
    #expect(tabs.isTranslucent)
    #expect(toolbar.barTintColor == nil)
    #expect(tabs.barTintColor == nil)
    #expect(tabs.unselectedItemTintColor == nil)
    #expect(tabs.selectedItem == nil)
    #expect(toolbar.scrollEdgeAppearance == nil)
  }

  @Test func `an appearance is configured as a whole`() {
    let appearance = UINavigationBarAppearance()
    (appearance.backgroundColor, appearance.shadowColor) = (.red, .blue)
    let copy = UIToolbarAppearance(barAppearance: appearance)
    #expect(copy.backgroundColor == .red)
    #expect(copy.shadowColor == .blue)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor.map { $0.cgColor.alpha } ?? 0 == 0)
    #expect(appearance.shadowColor.map { $0.cgColor.alpha } ?? 0 == 0)
    appearance.backgroundColor = .red
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundColor != .red)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor?.cgColor.alpha == 1)
    #expect(copy.backgroundColor == .red)
  }

  @Test func `an appearance that is set is the bar's`() {
    let (toolbar, appearance) = (UIToolbar(), UIToolbarAppearance())
    #expect(toolbar.standardAppearance === toolbar.standardAppearance)
    toolbar.standardAppearance = appearance
    #expect(toolbar.standardAppearance === appearance)
    #expect(appearance.buttonAppearance !== appearance.doneButtonAppearance)
  }
}
