import Testing
import UIKit

@testable import PlumbWalking

/// What a view offers to a person, and what is done then.
@MainActor @Suite struct OfferTests {
  private func offers(_ view: UIView, side: CGFloat = 100) -> [Offer] {
    view.frame = CGRect(x: 0, y: 0, width: side, height: side)
    var finder = OfferFinder()
    finder.visit(view)
    return finder.offers
  }

  @Test func `a stepper is stepped up to its end, and a slider is moved to its end`() throws {
    let stepper = UIStepper()
    (stepper.value, stepper.maximumValue, stepper.stepValue) = (1, 4, 2)
    let step = try #require(offers(stepper).first)
    #expect(step.step.kind == .stepper)
    #expect(step.perform())
    #expect(stepper.value == 3)
    #expect(step.perform())
    #expect(stepper.value == 4)
    let slider = UISlider()
    slider.maximumValue = 5
    let slide = try #require(offers(slider).first)
    #expect(slide.step.kind == .slider)
    #expect(slide.perform())
    #expect(slider.value == 5)
  }

  @Test func `a navigation bar offers its buttons once, the way back, and what is in its title`() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (first, top) = (UINavigationItem(title: "First"), UINavigationItem(title: "Top"))
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 0
    top.titleView = segments
    top.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in }, menu: nil)
    top.leftItemsSupplementBackButton = true
    bar.items = [first, top]
    bar.layoutIfNeeded()
    var finder = OfferFinder()
    finder.visit(bar)
    #expect(finder.offers.map(\.step.kind).filter { $0 == .back }.count == 1)
    #expect(finder.offers.filter { $0.step.kind == .button }.map(\.step.label) == ["Edit"])
    #expect(finder.offers.filter { $0.step.kind == .segment }.map(\.step.label) == ["B"])
  }

  @Test func `bar buttons that do nothing, or are off, offer nothing, and others are called by what they have`() {
    func item(_ change: (UIBarButtonItem) -> Void) -> UIBarButtonItem {
      let item = UIBarButtonItem(title: nil, primaryAction: UIAction { _ in }, menu: nil)
      change(item)
      return item
    }
    let system = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }, menu: nil)
    system.title = nil
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 600, height: 44))
    bar.items = [
      UIBarButtonItem(title: "Idle", style: .plain, target: nil, action: nil), item { $0.isEnabled = false },
      item { $0.title = "Title" }, item { $0.accessibilityLabel = "Label" },
      item { $0.accessibilityIdentifier = "identifier" }, item { _ in }, system,
    ]
    bar.layoutIfNeeded()
    var finder = OfferFinder()
    finder.visit(bar)
    #expect(finder.offers.map(\.step.label) == ["Title", "Label", "identifier", "the bar button", "Add"])
  }

  @Test func `each segment but the chosen one can be chosen, those after the fourth later`() throws {
    let segments = UISegmentedControl(items: ["A", "B", "C", "D", "E", "F"])
    segments.selectedSegmentIndex = 1
    let found = offers(segments, side: 400).filter { $0.step.kind == .segment }
    #expect(found.map(\.step.label) == ["A", "C", "D", "E", "F"])
    #expect(found.map(\.rank) == [0, 0, 0, 1, 1])
    #expect(try #require(found.last).perform())
    #expect(segments.selectedSegmentIndex == 5)
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen = [row, component]
    }
  }

  @Test func `a wheel with two rows or more is turned to its last row`() throws {
    let (picker, wheels) = (UIPickerView(), Wheels())
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    let found = offers(picker, side: 300).filter { $0.step.kind == .wheel }
    #expect(found.map(\.step.label) == ["3"])
    #expect(try #require(found.first).perform())
    #expect(wheels.chosen == [1, 2])
  }

  @Test func `eight entries of a menu and its submenus can be chosen, in the order in which they are shown`() throws {
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let inner = UIMenu(title: "More", children: [action("2"), action("off", .disabled), action("3")])
    let menu = UIMenu(title: "", children: [action("1"), inner] + (4...9).map { action("\($0)") })
    let sender = UIView()
    var finder = OfferFinder()
    finder.addMenu(menu, of: sender)
    #expect(finder.offers.map(\.step.label) == (1...8).map(String.init))
    #expect(try #require(finder.offers.dropFirst(2).first).perform())
    #expect(chosen == ["3"])
  }

  @Test func `what cannot be seen or touched offers nothing`() {
    func offered(_ change: (UISwitch) -> Void) -> [WalkStep.Kind] {
      let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
      let page = UIView()
      page.addSubview(toggle)
      change(toggle)
      return offers(page).map(\.step.kind)
    }
    #expect(offered { _ in } == [.toggle])
    #expect(offered { $0.isHidden = true } == [])
    #expect(offered { $0.alpha = 0 } == [])
    #expect(offered { $0.isEnabled = false } == [])
    #expect(offered { $0.isUserInteractionEnabled = false } == [])
    let empty = UIView()
    empty.addGestureRecognizer(UITapGestureRecognizer())
    #expect(offers(empty).count == 1)
    #expect(offers(empty, side: 0).isEmpty)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { UIViewController() }
  }

  @Test func `a page is turned only where there are further pages`() throws {
    let (source, pages) = (Pages(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = pages
    window.makeKeyAndVisible()
    defer { window.rootViewController = nil }
    func kinds() throws -> [WalkStep.Kind] {
      OfferFinder.offers(on: try #require(ShownScreen())).map(\.step.kind).filter { $0 == .page }
    }
    #expect(try kinds() == [])
    pages.dataSource = source
    #expect(try kinds() == [.page])
  }

  @Test func `equal steps have numbers, and gestures are found`() {
    let page = UIView()
    for index in 0..<3 {
      let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 50, height: 20))
      label.text = index == 1 ? "Other" : "Name"
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(index == 1 ? UILongPressGestureRecognizer() : UITapGestureRecognizer())
      page.addSubview(label)
    }
    #expect(offers(page).map(\.step.words) == ["tap Name", "press Other", "tap Name (number 2)"])
  }

  @Test(arguments: [
    ("  two\twords ", "two words"), ("first\nsecond", "first"), ("\n", nil), ("", nil),
    (String(repeating: "a", count: 40), String(repeating: "a", count: 40)),
    (String(repeating: "a", count: 41), String(repeating: "a", count: 39) + "\u{2026}"),
  ])
  func `a text is named by the words of its first line, up to forty letters`(_ text: String, _ name: String?) {
    #expect(TouchedViews.line(text) == name)
  }

  @Test func `a control without a text is called by the text beside it, another view by its identifier or its class`() {
    let row = UIView()
    let (hidden, label, toggle, picture) = (UILabel(), UILabel(), UISwitch(), UIImageView())
    (hidden.text, hidden.isHidden, label.text) = ("Hidden", true, "Sound")
    for view in [hidden, label, toggle, picture] { row.addSubview(view) }
    #expect(TouchedViews.label(of: toggle) == "Sound")
    #expect(TouchedViews.label(of: picture) == "the UIImageView")
    picture.accessibilityIdentifier = "cover"
    #expect(TouchedViews.label(of: picture) == "cover")
    toggle.accessibilityLabel = "Mute"
    #expect(TouchedViews.label(of: toggle) == "Mute")
  }

  @Test(arguments: [
    (WalkStep.Kind.row, "tap the row A (number 3), 2 times"), (.item, "tap the cell A (number 3), 2 times"),
    (.accessory, "tap the button of the row A (number 3), 2 times"), (.toggle, "switch A (number 3), 2 times"),
    (.segment, "choose A (number 3), 2 times"), (.stepper, "step A (number 3) up, 2 times"),
    (.slider, "slide A (number 3) to its end, 2 times"), (.tab, "open the tab A (number 3), 2 times"),
    (.back, "go back, 2 times"), (.fill, "type into A (number 3), 2 times"),
    (.search, "search for A (number 3), 2 times"), (.wheel, "turn the wheel A (number 3), 2 times"),
  ])
  func `a step is said as a person does`(_ kind: WalkStep.Kind, _ words: String) {
    let step = WalkStep(kind: kind, label: "A", index: 2, times: 2)
    #expect(step.words == words)
    #expect(step.once.words == String(words.dropLast(", 2 times".count)))
    #expect(WalkStep(kind: .tab, label: "A").words == "open the tab A")
  }

  /// What tapping a button says that is at a height on a screen of 300 by 300 points.
  private func tap(atHeight top: CGFloat, inScroll height: CGFloat?, scrolls: Bool = true) -> String {
    let (window, button) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIButton(type: .system))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 10, y: top, width: 100, height: 40)
    if let height {
      let scroll = UIScrollView(frame: root.view.bounds)
      (scroll.contentSize, scroll.isScrollEnabled) = (CGSize(width: 300, height: height), scrolls)
      scroll.addSubview(button)
      root.view.addSubview(scroll)
    } else {
      root.view.addSubview(button)
    }
    var finder = OfferFinder()
    finder.visit(root.view)
    guard let offer = finder.offers.first else { return "no offer" }
    if offer.perform() { return taps == 1 ? "tapped" : "nothing" }
    return offer.view.flatMap(TouchedViews.placeOutside) ?? "covered"
  }

  @Test func `one scrolls to a control before it is tapped, as far as the content goes`() {
    #expect(tap(atHeight: 200, inScroll: nil) == "tapped")
    #expect(tap(atHeight: 700, inScroll: nil) == "outside the screen")
    #expect(tap(atHeight: 700, inScroll: 800) == "tapped")
    #expect(tap(atHeight: 700, inScroll: 800, scrolls: false) == "outside the screen")
    #expect(tap(atHeight: 700, inScroll: 400) == "outside the screen")
  }

  @Test func `a control beyond what contains it cannot be touched, and says so`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (root, box, toggle) = (
      UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), UIStepper()
    )
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    toggle.frame = CGRect(x: 0, y: 100, width: 94, height: 32)
    box.addSubview(toggle)
    root.view.addSubview(box)
    var finder = OfferFinder()
    finder.visit(root.view)
    #expect(finder.offers.first?.perform() == false)
    #expect(toggle.value == 0)
    #expect(TouchedViews.placeOutside(toggle) == "outside a view that contains it")
    box.frame.size.height = 200
    #expect(finder.offers.first?.perform() == true)
    #expect(toggle.value == 1)
  }

  @MainActor private final class Swiped: NSObject {
    var directions: [UISwipeGestureRecognizer.Direction] = []
    func swipe(_ swipe: UISwipeGestureRecognizer) { directions.append(swipe.direction) }
  }

  @Test func `a view that recognises swipes is swiped in each direction`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (root, card, target) = (UIViewController(), UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), Swiped())
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    (card.text, card.isUserInteractionEnabled) = ("Card", true)
    root.view.addSubview(card)
    func add(_ direction: UISwipeGestureRecognizer.Direction, to view: UIView, touches: Int = 1) {
      let swipe = UISwipeGestureRecognizer(target: target, action: Selector(Swiped.swipe(_:)))
      (swipe.direction, swipe.numberOfTouchesRequired) = (direction, touches)
      view.addGestureRecognizer(swipe)
    }
    add(.up, to: root.view)
    add(.down, to: root.view, touches: 2)
    add([.left, .right], to: card)
    var finder = OfferFinder()
    finder.visit(root.view)
    #expect(finder.offers.map(\.step.words) == ["swipe up", "swipe left over Card", "swipe right over Card"])
    #expect(finder.offers.allSatisfy { $0.perform() })
    #expect(target.directions == [.up, [.left, .right], [.left, .right]])
  }
}
