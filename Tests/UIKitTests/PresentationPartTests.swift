import Testing

@testable import UIKit

/// Pages, splits, popovers and transitions: their defaults and what changes them.
@Suite(.serialized) @MainActor struct PresentationPartTests {
  final class Silent: NSObject, UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate
  {
    let controller = UIViewController()
    let pages = UIPageViewController()
    let split = UISplitViewController()
    var presentation: UIPresentationController {
      UIPresentationController(presentedViewController: controller, presenting: nil)
    }
  }

  @Test(
    arguments: [
      Fact("presentation", true) {
        $0.presentationController(forPresented: $0.controller, presenting: nil, source: $0.controller) == nil
      },
      Fact("animation", true) {
        $0.animationController(forPresented: $0.controller, presenting: $0.controller, source: $0.controller) == nil
      },
      Fact("dismissal", true) { $0.animationController(forDismissed: $0.controller) == nil },
      Fact("dismisses", true) { $0.presentationControllerShouldDismiss($0.presentation) },
      Fact("adaptive controller", true) {
        $0.presentationController($0.presentation, viewControllerForAdaptivePresentationStyle: .fullScreen) == nil
      },
      Fact("collapse", false) {
        $0.splitViewController($0.split, collapseSecondary: $0.controller, onto: $0.controller)
      },
      Fact("separate", true) { $0.splitViewController($0.split, separateSecondaryFrom: $0.controller) == nil },
      Fact("detail", false) { $0.splitViewController($0.split, showDetail: $0.controller, sender: nil) },
      Fact("column", UISplitViewController.Column.secondary) {
        $0.splitViewController($0.split, topColumnForCollapsingToProposedTopColumn: .secondary)
      },
      Fact("spine", UIPageViewController.SpineLocation.min) {
        $0.pageViewController($0.pages, spineLocationFor: .portrait)
      },
    ] as [Fact<Silent>])
  func `a delegate that implements nothing leaves presentations as they are`(_ fact: Fact<Silent>) {
    fact.check(Silent())
  }

  @Test func `a presentation knows both controllers and covers the screen`() {
    let (presented, presenting) = (UIViewController(), UIViewController())
    presented.modalPresentationStyle = .fullScreen
    let presentation = UIPresentationController(presentedViewController: presented, presenting: presenting)
    #expect(presentation.presentedViewController === presented)
    #expect(presentation.presentingViewController === presenting)
    #expect(presentation.presentationStyle == .fullScreen)
    #expect(presentation.adaptivePresentationStyle == .fullScreen)
    #expect(presentation.shouldPresentInFullscreen)
    #expect(presentation.containerView == nil)
    #expect(presentation.overrideTraitCollection == nil)
    #expect(
      presentation.size(forChildContentContainer: presented, withParentContainerSize: CGSize(width: 3, height: 4))
        == CGSize(width: 3, height: 4))
  }

  @Test func `a popover points at a view or a button`() {
    let (controller, view, button) = (UIViewController(), UIView(), UIBarButtonItem(systemItem: .add))
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    #expect(popover?.permittedArrowDirections == .any)
    #expect(popover?.sourceRect.isNull == true)
    #expect(popover?.canOverlapSourceViewRect == false)
    popover?.sourceItem = view
    #expect(popover?.sourceView === view)
    popover?.sourceItem = button
    #expect(popover?.barButtonItem === button)
  }

  @Test func `an interactive transition has a fraction`() {
    let transition = UIPercentDrivenInteractiveTransition()
    #expect(transition.percentComplete == 0)
    #expect(transition.completionSpeed == 1)
    #expect(transition.completionCurve == .easeInOut)
    transition.update(0.25)
    #expect(transition.percentComplete == 0.25)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let controllers = (0..<2).map { _ in UIViewController() }
    var lines: [String] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === controllers[0] ? controllers[1] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { lines.append("to \(controllers.firstIndex(of: pendingViewControllers[0]) ?? -1)") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { lines.append("from \(controllers.firstIndex(of: previousViewControllers[0]) ?? -1) \(completed)") }
  }

  @Test func `a page controller shows the page that its source gives next`() {
    let (source, stage) = (Pages(), Stage(top: 0))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pages.dataSource, pages.delegate) = (source, source)
    #expect(!pages.turnToNextPage())
    pages.setViewControllers([source.controllers[0]], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.layout()
    #expect(source.controllers[0].view.window === stage.window)
    #expect(source.controllers[0].view.bounds.size == pages.view.bounds.size)
    #expect(pages.turnToNextPage())
    stage.layout()
    #expect(pages.viewControllers == [source.controllers[1]])
    #expect(pages.children == [source.controllers[1]])
    #expect(source.controllers[0].parent == nil)
    #expect(source.controllers[0].view.superview == nil)
    #expect(source.lines == ["to 1", "from 0 true"])
    #expect(!pages.turnToNextPage())
  }

  @Test func `a page controller turns pages from left to right by itself`() {
    let pages = UIPageViewController()
    #expect(pages.navigationOrientation == .horizontal)
    #expect(pages.viewControllers ?? [] == [])
    #expect(!pages.isDoubleSided)
    #expect(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical).navigationOrientation
        == .vertical)
  }

  private func makeSplit() -> (
    stage: Stage, split: UISplitViewController, primary: UIViewController, secondary: UIViewController
  ) {
    let (stage, split) = (Stage(width: 1000, height: 600, top: 0), UISplitViewController(style: .doubleColumn))
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    stage.window.environment.traits = UITraitCollection(traitsFrom: [
      stage.window.environment.traits, UITraitCollection(horizontalSizeClass: .regular),
    ])
    stage.window.rootViewController = split
    stage.layout()
    return (stage, split, primary, secondary)
  }

  @Test func `a hidden column leaves its room to the other`() {
    let (stage, split, primary, secondary) = makeSplit()
    #expect(primary.view.window === stage.window)
    #expect(secondary.view.convert(secondary.view.bounds, to: nil).minX == primary.view.frame.maxX)
    split.hide(.primary)
    stage.layout()
    #expect(primary.view.window == nil)
    #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 1000, height: 600))
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    stage.layout()
    #expect(primary.view.window === stage.window)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `a column is replaced, and its controllers know the split`() {
    let (stage, split, primary, secondary) = makeSplit()
    let other = UIViewController()
    #expect(secondary.splitViewController === split)
    split.setViewController(other, for: .secondary)
    stage.layout()
    #expect(split.viewController(for: .secondary) === other)
    #expect(secondary.parent == nil)
    #expect(secondary.view.superview == nil)
    #expect(split.viewControllers == [primary.navigationController, other.navigationController])
    primary.showDetailViewController(secondary, sender: nil)
    #expect(split.viewController(for: .secondary) === secondary)
  }

  @Test func `a split has UIKit's defaults`() {
    let split = UISplitViewController(style: .tripleColumn)
    #expect(split.style == .tripleColumn)
    #expect(UISplitViewController().style == .unspecified)
    #expect(split.preferredDisplayMode == .automatic)
    #expect(split.preferredSplitBehavior == .automatic)
    #expect(split.presentsWithGesture)
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
  }

  @Test func `an alert has the fields that are added`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields ?? [] == [])
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["First", nil])
  }
}
