import Testing

@testable import UIKit

/// Alerts, sheets, popovers, animations and measured strings.
@MainActor @Suite struct PresentationTests {
  private func stage(width: CGFloat = 390, height: CGFloat = 844, _ classes: UIUserInterfaceSizeClass = .compact)
    -> Stage
  {
    let stage = Stage(width: width, height: height)
    stage.window.environment = WindowEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: classes), UITraitCollection(verticalSizeClass: .regular),
      ]))
    stage.window.makeKeyAndVisible()
    return stage
  }

  @Test func `an alert is 270 wide, and its buttons run their handlers`() throws {
    let stage = stage()
    var calls: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in calls.append("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") })
    stage.controller.present(alert, animated: true)
    stage.layout()
    let card = try #require(alert.view.subviews.first)
    #expect(card.frame.width == 270)
    #expect(abs(card.frame.midX - 195) < 0.5)
    let buttons = alert.actions.compactMap(\.button)
    // A separator of one pixel is between them.
    #expect(buttons.map(\.bounds.size) == [CGSize(width: 134, height: 44), CGSize(width: 135, height: 44)])
    #expect(buttons[1].convert(CGPoint.zero, to: card).x == 0)
    try TouchSimulation.tap(buttons[0])
    #expect(calls == ["delete"])
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test func `screens that the system draws are areas with their names`() throws {
    let stage = stage()
    let controllers = [
      UIImagePickerController(), UIDocumentPickerViewController(forOpeningContentTypes: []),
      UIActivityViewController(activityItems: [], applicationActivities: nil),
    ]
    for controller in controllers {
      stage.controller.present(controller, animated: false)
      stage.layout()
      let shown = (controller as? UINavigationController)?.topViewController ?? controller
      let label = try #require(shown.view.subviews.first as? UILabel)
      #expect(label.text == "\(type(of: controller))")
      #expect(shown.view.bounds.contains(label.frame) && label.frame.height > 100)
      stage.controller.dismiss(animated: false)
    }
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test func `nothing is presented over a view that its window does not show yet`() {
    final class Eager: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
      }
    }
    let (window, eager) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), Eager())
    defer { window.rootViewController = nil }
    window.rootViewController = eager
    window.makeKeyAndVisible()
    #expect(eager.viewIfLoaded?.window === window && eager.presentedViewController == nil)
    eager.present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
    #expect(eager.presentedViewController != nil)
  }

  @Test func `an action sheet stands at the bottom, its cancelling button apart`() throws {
    let stage = stage()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["One", "Two"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    stage.controller.present(sheet, animated: false)
    stage.layout()
    #expect(sheet.view.subviews.map(\.numbers) == [[8, 622, 374, 115], [8, 745, 374, 57]])
  }

  @Test func `an action sheet without a cancelling action is one card, and a ring of no share is no crash`() {
    let stage = stage()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    stage.controller.present(sheet, animated: false)
    stage.layout()
    #expect(sheet.view.subviews.count == 1)
    #expect(sheet.view.subviews.allSatisfy { !$0.hasAmbiguousLayout })
    let ring = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi * 0 / CGFloat(0), clockwise: true)
    #expect(ring.bounds.width == 0)
  }

  @Test func `a sheet is as high as its detent`() throws {
    let stage = stage()
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large(), .custom { _ in 200 }]
    sheet.selectedDetentIdentifier = .medium
    stage.controller.present(content, animated: true)
    stage.layout()
    #expect(content.view.numbers == [0, 422, 390, 422])
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(content.view.numbers == [0, 57, 390, 787])
    sheet.animateChanges { sheet.selectedDetentIdentifier = nil }
    #expect(content.view.numbers == [0, 610, 390, 234])
    content.dismiss(animated: false)
    #expect(content.view.superview == nil)
    #expect(stage.window.presentations.isEmpty)
  }

  @Test func `a popover is beside its source in a wide window and covers a narrow one`() throws {
    func frame(_ classes: UIUserInterfaceSizeClass) throws -> [CGFloat] {
      let stage = stage(width: 800, height: 600, classes)
      let source = UIView(frame: CGRect(x: 300, y: 100, width: 40, height: 40))
      stage.root.addSubview(source)
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 200, height: 150)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = source
      stage.controller.present(content, animated: false)
      stage.layout()
      return content.view.numbers
    }
    #expect(try frame(.regular) == [220, 153, 200, 150])
    #expect(try frame(.compact) == [0, 0, 800, 600])
  }

  @Test func `toolbars share room between flexible spaces`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func box(_ width: CGFloat) -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }
    let items = [box(20), .flexibleSpace(), box(40), .flexibleSpace(), box(20)]
    bar.items = items
    bar.layoutIfNeeded()
    let frames = items.compactMap { $0.customView?.numbers }
    #expect(frames.map { $0[0] } == [16, 140, 284])
    #expect(frames.map { $0[1] } == [12, 12, 12])
    items[2].isHidden = true
    bar.layoutIfNeeded()
    #expect(items[2].customView?.superview == nil)
    #expect(items[4].customView?.frame.maxX == 304)
  }

  @Test func `a large title and a search bar make a bar higher`() {
    let screen = UIViewController()
    screen.title = "Mail"
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = stage()
    stage.window.rootViewController = navigation
    stage.layout()
    #expect(navigation.navigationBar.numbers == [0, 47, 390, 148])
    let label = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "Mail")
    #expect(label?.frame.minY == 44)
    #expect(label?.font.pointSize == 34)
    #expect(screen.view.safeAreaInsets.top == 195)
  }

  @Test func `a navigation controller's tab is that of its root, and taps choose tabs`() throws {
    let (root, other) = (UIViewController(), UIViewController())
    root.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
    other.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root), other]
    let stage = stage()
    stage.window.rootViewController = tabs
    stage.layout()
    let buttons = tabs.tabBar.subviews
    #expect(tabs.tabBar.items?.map(\.title) == ["Mail", "Search"])
    #expect(buttons.map(\.numbers) == [[0, 0, 195, 49], [195, 0, 195, 49]])
    try TouchSimulation.tap(buttons[1])
    #expect(tabs.selectedViewController === other)
    #expect(tabs.tabBar.selectedItem === other.tabBarItem)
  }

  @Test func `animations are over at once`() {
    let view = UIView()
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { calls.append("done \($0)") }
    #expect(view.alpha == 1)
    animator.startAnimation()
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("committed") }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.25
    view.layer.add(fade, forKey: nil)
    #expect(view.alpha == 0.5)
    (fade.isRemovedOnCompletion, fade.fillMode) = (false, .forwards)
    view.layer.add(fade, forKey: nil)
    CATransaction.commit()
    #expect(view.alpha == 0.25)
    #expect(calls.isEmpty)
    Completions.runAll()
    // The animator takes 0.3 seconds, the transaction none.
    #expect(calls == ["committed", "done end"])
  }

  @Test func `a string is measured as a label is`() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = "The quick brown fox jumps over the lazy dog"
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, 0)
    let box = text.boundingRect(
      with: CGSize(width: 150, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    let fitted = label.sizeThatFits(CGSize(width: 150, height: 1000))
    #expect(abs(box.height - fitted.height) < 0.6)
    #expect(abs(box.width - fitted.width) < 0.6)
    #expect(text.size(withAttributes: [.font: font]).height < 21)
  }

  @Test func `paths know their box and their inside`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(circle.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(circle.contains(CGPoint(x: 20, y: 20)))
    #expect(!circle.contains(CGPoint(x: 11, y: 11)))
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    ring.usesEvenOddFillRule = true
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(context.cgContext.commands.count == 1)
    }
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `AL-2.42 an image's alignment insets are those of its view`() {
    let image = UIImage(size: CGSize(width: 20, height: 20))
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let stage = Stage()
    let view = stage.add(UIImageView(image: image))
    NSLayoutConstraint.activate([
      constrain(view, .leading, .equal, stage.root, .leading, plus: 10),
      constrain(view, .top, .equal, stage.root, .top, plus: 10),
    ])
    stage.layout()
    #expect(view.numbers == [8, 9, 20, 20])
  }
}
