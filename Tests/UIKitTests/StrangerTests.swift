import Testing

@testable import UIKit

/// Behaviour that tests of other libraries showed to be wrong.
@MainActor @Suite struct StrangerTests {
  private final class CoveredWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 40, left: 0, bottom: 10, right: 0) }
  }

  @Test func `AL-5.14 a window's own safe area reaches its views`() {
    let window = CoveredWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let controller = UIViewController()
    window.rootViewController = controller
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    fill(label, controller.view.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    #expect(label.numbers == [0, 40, 300, 350])
    #expect(controller.view.safeAreaInsets.top == 40)
    #expect(window.safeAreaInsets.bottom == 10)
  }

  @Test func `AL-5.9 side insets of a phone take the least margin to 16`() {
    let stage = Stage(width: 844, height: 390)
    stage.window.environment = WindowEnvironment(
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      traits: UITraitCollection(userInterfaceIdiom: .phone))
    stage.layout()
    #expect(stage.root.layoutMargins == UIEdgeInsets(top: 0, left: 63, bottom: 21, right: 63))
    stage.window.environment.safeAreaInsets = .zero
    stage.layout()
    #expect(stage.root.layoutMargins.left == 20)
  }

  /// Counts calls, and runs a closure in the first one.
  private final class CountingView: UIView {
    var sizes: [CGSize] = []
    var first: ((CountingView) -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      sizes.append(bounds.size)
      first?(self)
      first = nil
    }
  }

  @Test func `AL-11.5 a view whose size a pass changes lays out its subviews again`() {
    let stage = Stage()
    let view = stage.add(CountingView())
    let width = constrain(view, .width, plus: 100)
    NSLayoutConstraint.activate([width, constrain(view, .height, plus: 50)])
    view.first = { _ in width.constant = 200 }
    stage.layout()
    #expect(view.sizes.last == CGSize(width: 200, height: 50))
    #expect(view.sizes.count == 2)
    let placed = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(placed)
    placed.first = { $0.frame.size = CGSize(width: 30, height: 30) }
    stage.layout()
    #expect(placed.sizes.last == CGSize(width: 30, height: 30))
  }

  @Test func `a size changed from within a layout is laid out in that layout`() {
    let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    // After the layout of the inner view, the outer one changes its size and lays it out again.
    outer.first = { _ in
      inner.layoutIfNeeded()
      inner.frame.size = CGSize(width: 20, height: 20)
      inner.layoutIfNeeded()
      #expect(inner.sizes.last == CGSize(width: 20, height: 20))
    }
    inner.first = { view in
      view.frame.size = CGSize(width: 15, height: 15)
      view.layoutIfNeeded()
    }
    outer.layoutIfNeeded()
    #expect(inner.sizes.last == CGSize(width: 20, height: 20))
  }

  @Test func `the system font's weights have widths of their own`() {
    let widths = UIFont.Weight.all.map {
      TextMeasurement.width(of: StyledText("Hamburgefonstiv", font: .systemFont(ofSize: 17, weight: $0)))
    }
    #expect(Set(widths).count == widths.count)
    #expect(widths.dropFirst(3) == widths.dropFirst(3).sorted()[...])
  }

  @Test func `AL-2.24 a stack's spacing gives way before the user's constraint`() {
    let stage = Stage()
    let labels = [UIView(), UIView()]
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      constrain(label, .height, plus: 16).isActive = true
    }
    let stack = stage.add(UIStackView(arrangedSubviews: labels))
    stack.axis = .vertical
    stack.spacing = 30
    NSLayoutConstraint.activate([
      constrain(stack, .top, .equal, stage.root, .top), constrain(stack, .leading, .equal, stage.root, .leading),
      constrain(stack, .width, plus: 100), constrain(stack, .height, plus: 44),
    ])
    let log = logs { stage.layout() }
    #expect(stack.frame.height == 44)
    #expect(labels[1].numbers == [0, 28, 100, 16])
    #expect(log.count == 1 && log[0].contains("Will attempt to recover by breaking constraint") == true)
    #expect(log[0].components(separatedBy: "breaking constraint").last?.contains("'UISV-spacing'") == true)
  }

  @Test func `AL-10.4 rotating a window calls the controllers in order`() {
    let window = UIWindow()
    let controller = RotatingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.rotate(to: .landscapeLeft)
    Completions.runAll()
    #expect(controller.calls == ["traits compact", "size 667 375", "alongside", "done"])
    #expect(window.bounds.size == CGSize(width: 667, height: 375))
    #expect(controller.view.bounds == window.bounds)
    #expect(window.traitCollection.verticalSizeClass == .compact)
    controller.calls = []
    let scene = window.windowScene
    scene?.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait))
    Completions.runAll()
    #expect(controller.calls == ["traits regular", "size 375 667", "alongside", "done"])
    #expect(window.bounds.size == CGSize(width: 375, height: 667))
    #expect(scene?.interfaceOrientation == .portrait)
    window.rotate(to: .portrait)
    #expect(controller.calls.count == 4)
  }

  private final class RotatingController: UIViewController {
    var calls: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("traits \(newCollection.verticalSizeClass)")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("size \(Int(size.width)) \(Int(size.height))")
      coordinator.animate(
        alongsideTransition: { _ in self.calls.append("alongside") }, completion: { _ in self.calls.append("done") })
    }
  }

  // MARK: Padded labels, and controls of one size

  /// The usual label with a margin around its text.
  private final class PaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -6, right: -20))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  @Test func `AL-3.12 a label is as large as its text rectangle, and draws its text where a subclass says`() {
    func labels(_ text: String, lines: Int) -> (plain: UILabel, padded: UILabel) {
      let pair = (plain: UILabel(), padded: PaddedLabel() as UILabel)
      for label in [pair.plain, pair.padded] { (label.text, label.numberOfLines) = (text, lines) }
      return pair
    }
    let one = labels("Badge", lines: 1)
    let size = one.plain.intrinsicContentSize
    #expect(one.padded.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 10))
    one.padded.sizeToFit()
    #expect(one.padded.bounds.size == one.padded.intrinsicContentSize)
    #expect(one.padded.textRoom == CGRect(x: 10, y: 4, width: size.width, height: size.height))
    #expect(one.plain.textRoom == one.plain.bounds)
    // The margin takes part of the width in which lines break.
    let many = labels("One two three four five six seven", lines: 0)
    let narrow = many.plain.sizeThatFits(CGSize(width: 90, height: 0))
    #expect(
      many.padded.sizeThatFits(CGSize(width: 120, height: 0))
        == CGSize(width: narrow.width + 30, height: narrow.height + 10))
    let box = CGRect(x: 3, y: 5, width: 90, height: 500)
    let two = many.plain.textRect(forBounds: box, limitedToNumberOfLines: 2)
    let single = many.plain.textRect(forBounds: box, limitedToNumberOfLines: 1)
    #expect(two.origin == CGPoint(x: 3, y: 5))
    #expect(abs(two.height - 2 * single.height) < 1)
  }

  @Test func `controls of one size have it from the start`() {
    #expect(
      UISwitch(frame: CGRect(x: 1, y: 2, width: 500, height: 5)).frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    let segments = UISegmentedControl(items: ["One", "Two"])
    #expect(segments.frame.width == segments.intrinsicContentSize.width)
    #expect(segments.frame.height == 32)
  }
}
