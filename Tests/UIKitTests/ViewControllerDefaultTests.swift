import Testing

@testable import UIKit

/// What a controller answers by itself, its editing, and changes of its appearance.
@Suite(.serialized) @MainActor struct ViewControllerDefaultTests {
  @Test(
    arguments: [
      Fact("isViewLoaded", false) { $0.isViewLoaded }, Fact("viewIfLoaded", true) { $0.viewIfLoaded == nil },
      Fact("title", true) { $0.title == nil }, Fact("isEditing", false) { $0.isEditing },
      Fact("preferredContentSize", CGSize.zero) { $0.preferredContentSize },
      Fact("edgesForExtendedLayout", UIRectEdge.all) { $0.edgesForExtendedLayout },
      Fact("extendsBelowOpaqueBars", false) { $0.extendedLayoutIncludesOpaqueBars },
      Fact("statusBarStyle", UIStatusBarStyle.default) { $0.preferredStatusBarStyle },
      Fact("statusBarHidden", false) { $0.prefersStatusBarHidden },
      Fact("statusBarAnimation", UIStatusBarAnimation.fade) { $0.preferredStatusBarUpdateAnimation },
      Fact("childForStatusBarStyle", true) { $0.childForStatusBarStyle == nil },
      Fact("childForStatusBarHidden", true) { $0.childForStatusBarHidden == nil },
      Fact("homeIndicatorHidden", false) { $0.prefersHomeIndicatorAutoHidden },
      Fact("childForHomeIndicator", true) { $0.childForHomeIndicatorAutoHidden == nil },
      Fact("deferredEdges", UIRectEdge()) { $0.preferredScreenEdgesDeferringSystemGestures },
      Fact("shouldAutorotate", true) { $0.shouldAutorotate },
      Fact("restorationIdentifier", true) { $0.restorationIdentifier == nil },
      Fact("style", UIUserInterfaceStyle.unspecified) { $0.overrideUserInterfaceStyle },
    ] as [Fact<UIViewController>])
  func `a new controller has UIKit's defaults`(_ fact: Fact<UIViewController>) { fact.check(UIViewController()) }

  @Test(
    arguments: [
      Fact("parent", true) { $0.parent == nil }, Fact("children", 0) { $0.children.count },
      Fact("navigationController", true) { $0.navigationController == nil },
      Fact("tabBarController", true) { $0.tabBarController == nil },
      Fact("splitViewController", true) { $0.splitViewController == nil },
      Fact("storyboard", true) { $0.storyboard == nil }, Fact("nibName", true) { $0.nibName == nil },
      Fact("hidesBottomBar", false) { $0.hidesBottomBarWhenPushed },
      Fact("presented", true) { $0.presentedViewController == nil },
      Fact("presenting", true) { $0.presentingViewController == nil },
      Fact("presentationStyle", UIModalPresentationStyle.automatic) { $0.modalPresentationStyle },
      Fact("transitionStyle", UIModalTransitionStyle.coverVertical) { $0.modalTransitionStyle },
      Fact("isModalInPresentation", false) { $0.isModalInPresentation },
      Fact("definesContext", false) { $0.definesPresentationContext },
      Fact("providesStyle", false) { $0.providesPresentationContextTransitionStyle },
      Fact("capturesStatusBar", false) { $0.modalPresentationCapturesStatusBarAppearance },
      Fact("coordinator", true) { $0.transitionCoordinator == nil },
      Fact("popover", true) { $0.popoverPresentationController == nil },
      Fact("forwardsAppearance", true) { $0.shouldAutomaticallyForwardAppearanceMethods },
      Fact("isBeingPresented", false) { $0.isBeingPresented }, Fact("isBeingDismissed", false) { $0.isBeingDismissed },
      Fact("isMovingToParent", false) { $0.isMovingToParent },
      Fact("shouldPerformSegue", true) { $0.shouldPerformSegue(withIdentifier: "next", sender: nil) },
    ] as [Fact<UIViewController>])
  func `a new controller belongs to nothing and shows nothing`(_ fact: Fact<UIViewController>) {
    fact.check(UIViewController())
  }

  @Test(arguments: [
    (UIUserInterfaceIdiom.phone, UIInterfaceOrientationMask.allButUpsideDown),
    (.pad, .all),
  ])
  func `a phone is not held upside down`(_ idiom: UIUserInterfaceIdiom, _ mask: UIInterfaceOrientationMask) {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceIdiom: idiom), forChild: child)
    #expect(child.supportedInterfaceOrientations == mask)
  }

  @Test func `the view is loaded once, when it is asked for`() {
    final class Counter: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
    }
    let controller = Counter()
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.viewIfLoaded)
    #expect(controller.loads == 1)
  }

  @Test func `the edit button says what a tap does`() {
    final class Editor: UIViewController {
      var calls: [[Bool]] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append([editing, animated])
      }
    }
    let controller = Editor()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    #expect(controller.editButtonItem === button)
    button.send()
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    button.send()
    #expect(!controller.isEditing)
    #expect(button.title == "Edit")
    #expect(button.style == .plain)
    controller.isEditing = true
    #expect(controller.calls == [[true, true], [false, true], [true, false]])
  }

  @Test func `an edit button made while editing says how to end it`() {
    let controller = UIViewController()
    controller.isEditing = true
    #expect(controller.editButtonItem.title == "Done")
  }

  private final class Journal: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
  }

  @Test func `a container announces and ends the appearance of a child`() {
    let child = Journal()
    child.beginAppearanceTransition(true, animated: true)
    #expect(child.lines == ["will appear true"])
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.lines == ["will appear true", "did appear", "will disappear false", "did disappear"])
    child.endAppearanceTransition()
    #expect(child.lines.count == 4)
  }

  @Test func `a transition exchanges the views of two children`() {
    let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
    let host = UIView()
    parent.view.addSubview(host)
    for child in [old, new] { parent.addChild(child) }
    host.addSubview(old.view)
    var lines: [String] = []
    parent.transition(from: old, to: new, duration: 0.5, animations: { lines.append("animations") }) {
      lines.append("completion \($0)")
    }
    #expect(new.view.superview === host)
    #expect(old.view.superview == nil)
    #expect(lines == ["animations"])
    Completions.runAll()
    #expect(lines == ["animations", "completion true"])
    #expect(parent.children == [old, new])
  }

  @Test func `a detail is presented where no container shows it`() {
    let (controller, detail) = (UIViewController(), UIViewController())
    controller.showDetailViewController(detail, sender: nil)
    #expect(controller.presentedViewController === detail)
    #expect(detail.presentingViewController === controller)
  }

  @Test func `a child's detail is presented by its outermost parent`() {
    let (parent, child, detail) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    child.showDetailViewController(detail, sender: nil)
    #expect(parent.presentedViewController === detail)
  }

  @Test func `the items of a toolbar are the controller's`() {
    let (controller, item) = (UIViewController(), UIBarButtonItem(systemItem: .add))
    controller.setToolbarItems([item], animated: true)
    #expect(controller.toolbarItems == [item])
  }

  @Test func `only a popover has a popover's presentation`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    #expect(popover != nil)
    #expect(controller.popoverPresentationController === popover)
    #expect(controller.presentationController === popover)
    #expect(popover?.presentedViewController === controller)
  }

  @Test func `an observer of traits is called until it is unregistered`() {
    let stage = Stage()
    var seen: [UIUserInterfaceStyle] = []
    let registration = stage.controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { controller, _ in
      seen.append(controller.traitCollection.userInterfaceStyle)
    }
    stage.layout()
    stage.controller.traitOverrides.userInterfaceStyle = .dark
    stage.layout()
    #expect(seen == [.dark])
    stage.controller.unregisterForTraitChanges(registration)
    stage.controller.traitOverrides.userInterfaceStyle = .light
    stage.layout()
    #expect(seen == [.dark])
  }
}
