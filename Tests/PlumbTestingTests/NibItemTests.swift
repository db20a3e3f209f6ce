import Foundation
import PlumbTesting
import Testing
import UIKit

/// Bars, items, recognisers, layouts, attributes and actions that a xib states.
@MainActor @Suite struct NibItemTests {
  private let owner = ItemOwner()
  private let made: [Any]
  private let root: UIView

  init() throws {
    made = withResources { [owner] in UINib(nibName: "NibItems", bundle: nil).instantiate(withOwner: owner) }
    root = try #require(made.first as? UIView)
  }

  private func view<View: UIView>(_ tag: Int, _ type: View.Type) throws -> View {
    try #require(root.viewWithTag(tag) as? View)
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  // MARK: Bars

  @Test func `a toolbar has its items`() throws {
    let items = try #require(try view(1, UIToolbar.self).items)
    #expect(items.count == 3)
    #expect(items[2].title == "Edit")
    #expect(items[2].tintColor == Self.color(1, 0, 0))
    #expect(items[0].tintColor == nil)
  }

  @Test func `a tab bar has its items`() throws {
    let items = try #require(try view(2, UITabBar.self).items)
    #expect(items.map(\.tag) == [4, 0])
    #expect(items.map(\.badgeValue) == [nil, "3"])
    #expect(items.last?.title == "Lamps")
    #expect(items.last?.image?.isSymbolImage == true)
  }

  private func controller<Controller: UIViewController>(_ name: String, _: Controller.Type) throws -> Controller {
    let made = withResources {
      UIStoryboard(name: "NibBars", bundle: nil).instantiateViewController(withIdentifier: name)
    }
    return try #require(made as? Controller)
  }

  @Test func `titles of a navigation bar have their colors, and those of its appearance`() throws {
    let bar = try controller("Stack", UINavigationController.self).navigationBar
    func color(_ attributes: [NSAttributedString.Key: Any]?) -> UIColor? { attributes?[.foregroundColor] as? UIColor }
    #expect(color(bar.titleTextAttributes) == Self.color(1, 0, 0))
    #expect(color(bar.largeTitleTextAttributes) == Self.color(0, 1, 0))
    #expect(color(bar.standardAppearance.titleTextAttributes) == Self.color(1, 1, 0))
    #expect(bar.standardAppearance.backgroundColor == Self.color(0, 0, 1))
    #expect(bar.scrollEdgeAppearance?.backgroundColor == Self.color(0, 1, 1))
    #expect(!bar.prefersLargeTitles)
    #expect(bar.isTranslucent)
  }

  @Test func `a stack's toolbar has its colors and style`() throws {
    let bar = try #require(try controller("Stack", UINavigationController.self).toolbar)
    #expect(!bar.isTranslucent)
    #expect(bar.barStyle == .black)
    #expect(bar.barTintColor == Self.color(0, 0, 1))
    #expect(bar.tintColor == Self.color(1, 0, 0))
  }

  @Test func `a tab bar has the color of the chosen tab and its appearance`() throws {
    let bar = try controller("Tabs", UITabBarController.self).tabBar
    #expect(bar.tintColor == Self.color(0, 1, 0))
    #expect(bar.standardAppearance.backgroundColor == Self.color(0, 0, 1))
    #expect(bar.scrollEdgeAppearance == nil)
    #expect(bar.isTranslucent)
    #expect(bar.barStyle == .default)
  }

  @Test func `a navigation item has its titles, buttons and view`() throws {
    let item = try #require(made.compactMap { $0 as? UINavigationItem }.first)
    #expect(item.title == "Page")
    #expect(item.prompt == "Wait")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.backBarButtonItem?.title == "Up")
    #expect(item.leftBarButtonItems?.count == 1)
    #expect(item.rightBarButtonItems?.count == 2)
    #expect(item.rightBarButtonItems?.last?.title == "More")
    #expect(item.titleView?.bounds.size == CGSize(width: 90, height: 30))
  }

  @Test func `a button without a type is a custom one, with a configuration one of the system's`() throws {
    #expect(try view(11, UIButton.self).buttonType == .custom)
    #expect(try view(12, UIButton.self).buttonType == .system)
    #expect(try view(13, UIButton.self).buttonType == .infoLight)
  }

  // MARK: Recognisers and layouts

  @Test func `recognisers are of their kinds, with taps and directions`() throws {
    let all = made.compactMap { $0 as? UIGestureRecognizer }
    #expect((all[0] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    #expect((all[1] as? UISwipeGestureRecognizer)?.direction == .up)
    #expect((all[2] as? UISwipeGestureRecognizer)?.direction == .right)
    #expect(all[3] is UILongPressGestureRecognizer)
    #expect(all[4] is UIPanGestureRecognizer)
    #expect(all[5] is UIPinchGestureRecognizer)
    #expect(all.map(\.isEnabled) == [true, false, true, true, true, true])
  }

  @Test func `a flow layout has the stated direction, distances and sizes`() throws {
    let flow = try #require(try view(5, UICollectionView.self).collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.minimumLineSpacing == 7)
    #expect(flow.minimumInteritemSpacing == 6)
    #expect(flow.sectionInsetReference == .fromLayoutMargins)
    #expect(flow.itemSize == CGSize(width: 80, height: 60))
    #expect(flow.headerReferenceSize == CGSize(width: 11, height: 12))
    #expect(flow.footerReferenceSize == CGSize(width: 13, height: 14))
    #expect(flow.estimatedItemSize == CGSize(width: 70, height: 50))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func `a flow layout that states little is as UIKit makes it`() throws {
    let flow = try #require(try view(6, UICollectionView.self).collectionViewLayout as? UICollectionViewFlowLayout)
    let plain = UICollectionViewFlowLayout()
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.minimumLineSpacing == plain.minimumLineSpacing)
    #expect(flow.itemSize == plain.itemSize)
    #expect(flow.sectionInset == .zero)
    #expect(flow.sectionInsetReference == .fromSafeArea)
    #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
  }

  // MARK: Attributes and actions

  @Test func `runtime attributes have values of their types`() throws {
    let view = try view(7, AttributedView.self)
    #expect(view.isOn)
    #expect(view.count == 2.5)
    #expect(view.word == "Word")
    #expect(view.ink == Self.color(1, 0, 0))
    #expect(view.size == CGSize(width: 3, height: 4))
    #expect(view.point == CGPoint(x: 5, y: 6))
    #expect(view.rect == CGRect(x: 7, y: 8, width: 9, height: 10))
    #expect(view.layer.borderWidth == 2)
    #expect(view.layer.borderColor == Self.color(0, 1, 0).cgColor)
  }

  @Test func `an action is called at its event`() throws {
    let button = try view(8, UIButton.self)
    button.sendActions(for: .touchUpInside)
    #expect(owner.senders.isEmpty)
    button.sendActions(for: .touchDown)
    #expect(owner.senders == [button])
  }

  @Test func `an action without an event is called at the control's main one`() throws {
    let slider = try view(9, UISlider.self)
    slider.sendActions(for: .primaryActionTriggered)
    #expect(owner.senders == [slider])
  }

  @Test func `an action to the first responder has no target`() throws {
    let button = try view(8, UIButton.self)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchCancel) == ["copy:"])
  }

  @Test func `an action or an object that is not there is named`() {
    let notes = diagnostics {
      _ = withResources { [owner] in UINib(nibName: "NibActions", bundle: nil).instantiate(withOwner: owner) }
    }
    #expect(
      notes == [
        "NibActions.xib:10: ItemOwner has no nib action \"unknown:\"; add .action(Selector(ItemOwner.unknown, name: \"unknown:\")) to its nibMembers.",
        "NibActions.xib:11: there is no object with the id gone.",
      ])
  }
}

final class ItemOwner: UIResponder {
  private(set) var senders: [UIView] = []
  private func note(_ sender: UIView) { senders.append(sender) }
  override class var nibMembers: NibMembers {
    super.nibMembers.action(Selector(ItemOwner.note(_:), name: "note:"))
  }
}

final class AttributedView: UIView {
  var isOn = false
  var count = 0.0
  var word = ""
  var ink: UIColor?
  var size = CGSize.zero
  var point = CGPoint.zero
  var rect = CGRect.zero
  override class var nibMembers: NibMembers {
    super.nibMembers.property("isOn", \AttributedView.isOn).property("count", \AttributedView.count)
      .property("word", \AttributedView.word).property("ink", \AttributedView.ink)
      .property("size", \AttributedView.size).property("point", \AttributedView.point)
      .property("rect", \AttributedView.rect)
  }
}
