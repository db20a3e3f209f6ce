import PlumbTesting
import Testing
import UIKit

/// Taps, presses, drags and rotations made by tests.
@MainActor @Suite struct TouchingTests {
  /// A screen that logs its events.
  final class Screen: UIViewController, UIGestureRecognizerDelegate {
    let button = UIButton(type: .system)
    let card = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
    let toggle = UISwitch()
    let field = UITextField()
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Screen"
      button.setTitle("Save", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 80, height: 40)
      toggle.frame = CGRect(x: 200, y: 100, width: 51, height: 31)
      field.frame = CGRect(x: 20, y: 350, width: 100, height: 30)
      for subview in [button, card, toggle, field] { view.addSubview(subview) }
      button.addTarget(self, action: Selector(Screen.saved), for: .touchUpInside)
      toggle.addTarget(self, action: Selector(Screen.toggled), for: .valueChanged)
      let tap = UITapGestureRecognizer(target: self, action: Selector(Screen.tapped))
      tap.delegate = self
      card.addGestureRecognizer(tap)
      card.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector(Screen.pressed)))
      card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Screen.panned)))
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Screen.background)))
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: Selector(Screen.added))
    }

    func saved(_ sender: UIButton) { calls.append("saved") }
    func toggled(_ sender: UISwitch) { calls.append("toggled \(sender.isOn)") }
    func tapped(_ tap: UITapGestureRecognizer) {
      calls.append("tapped at \(Int(tap.location(in: card).x)) \(Int(tap.location(in: view).y))")
    }
    func pressed(_ press: UILongPressGestureRecognizer) { calls.append("press \(press.state)") }
    func panned(_ pan: UIPanGestureRecognizer) {
      if pan.state == .ended { calls.append("panned \(Int(pan.translation(in: view).x))") }
    }
    func background() { calls.append("background") }
    func added() { calls.append("added") }
  }

  @Test func `a tap runs what UIKit would run`() {
    let screen = Screen()
    let window = show(screen, on: "iphone-15-portrait")
    tap(screen.button)
    tap(screen.toggle)
    tap(screen.card)
    tap(screen.view)
    press(screen.card)
    drag(screen.card, by: CGVector(dx: 30, dy: 0))
    tap(screen.field)
    #expect(
      screen.calls == [
        "saved", "toggled true", "tapped at 50 250", "background", "press began", "press changed", "press ended",
        "panned 30",
      ])
    #expect(screen.field.isEditing)
    #expect(window.rootViewController === screen)
  }

  @Test func `what cannot be reached fails the test by name`() {
    let screen = Screen()
    let window = show(screen, on: "iphone-15-portrait")
    screen.button.accessibilityIdentifier = "Save"
    let cover = UIView(frame: screen.button.frame)
    cover.accessibilityIdentifier = "Cover"
    screen.view.addSubview(cover)
    withKnownIssue("wanted: what is covered cannot be tapped") {
      tap(screen.button)
    } matching: { issue in
      issue.comments.first?.rawValue == "Save cannot be tapped: Cover is in front of its middle"
    }
    cover.removeFromSuperview()
    screen.button.isUserInteractionEnabled = false
    withKnownIssue("wanted: what takes no touches cannot be tapped") {
      tap(screen.button)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Save cannot be tapped: it or a view around it is hidden") == true
    }
    withKnownIssue("wanted: a cell that does not exist is named") {
      rotate(window, to: "iphone-99-portrait")
    } matching: { issue in
      issue.comments.first?.rawValue
        == "unknown cell \"iphone-99-portrait\"; expected a name like iphone-15-portrait or ipad-pro-11-landscape+dark"
    }
    #expect(screen.calls.isEmpty)
  }

  @Test func `bars show their items, and these can be tapped`() throws {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = show(navigation, on: "iphone-15-portrait")
    let bar = navigation.navigationBar
    let title = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
    #expect(title.text == "Screen")
    #expect(abs(title.frame.midX - bar.bounds.midX) < 1)
    tap(try #require(screen.navigationItem.rightBarButtonItem))
    #expect(screen.calls == ["added"])
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    let back = try #require(
      bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle?.contains("Screen") ?? false })
    tap(back)
    #expect(navigation.topViewController === screen)
  }

  @Test func `AL-10.4 a window turns to a cell of the same device`() {
    let screen = Screen()
    let window = show(screen, on: "iphone-15-portrait")
    #expect(window.safeAreaInsets.top == 59)
    rotate(window, to: "iphone-15-landscape")
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    #expect(screen.view.bounds == window.bounds)
    #expect(window.safeAreaInsets.left == 59)
    #expect(screen.traitCollection.verticalSizeClass == .compact)
  }

  /// A screen that changes in completions.
  final class LateScreen: UIViewController {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 80, height: 40))
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.note("tapped", then: "after the tap") }, for: .touchUpInside)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("appeared", then: "after that")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.calls.append("turned") }
    }
    private func note(_ first: String, then second: String) {
      UIView.animate(withDuration: 0.3, animations: {}) { _ in self.calls.append(second) }
      calls.append(first)
    }
  }

  @Test func `completions that wait are run when a screen is shown, tapped and turned`() {
    let screen = LateScreen()
    let window = show(screen, on: "iphone-15-portrait")
    #expect(screen.calls == ["appeared", "after that"])
    tap(screen.button)
    #expect(screen.calls.suffix(2) == ["tapped", "after the tap"])
    rotate(window, to: "iphone-15-landscape")
    #expect(screen.calls.last == "turned")
  }
}
