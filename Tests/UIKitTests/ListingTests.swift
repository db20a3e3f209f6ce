import Testing

@testable import UIKit

/// AL-12.H: listings of the seeds that are not recipes, fact by fact.
@MainActor @Suite struct ListingTests {
  /// Keeps trees alive while a test examines them.
  @MainActor final class Shelf { var trees: [Any] = [] }
  private let shelf = Shelf()

  // MARK: AL-12.40

  private func between(_ content: CGFloat? = nil, wish: CGFloat? = nil, required: CGFloat? = nil) -> (UIView, [String])
  {
    let stage = Stage()
    let view = stage.add()
    if let content { view.intrinsicPlaceholder = IntrinsicPlaceholder(width: content) }
    NSLayoutConstraint.activate([
      constrain(view, .width, .greaterThanOrEqual, plus: 40), constrain(view, .width, .lessThanOrEqual, plus: 280),
    ])
    if let wish { constrain(view, .width, plus: wish, at: 750).isActive = true }
    if let required { constrain(view, .width, plus: required).isActive = true }
    let log = logs { stage.layout() }
    shelf.trees.append(stage)
    return (view, log)
  }

  @Test func `AL-12.40 (a) to (d) between two lengths`() {
    let (alone, _) = between()
    let range = alone.openAttributes.first { $0.name == "width" }
    #expect(alone.frame.width == 40)
    #expect(range?.lower == 40)
    #expect(range?.upper == 280)
    #expect([20, 100, 300].map { between($0).0.frame.width } == [40, 100, 280])
    #expect([30, 200, 375].map { between(wish: $0).0.frame.width } == [40, 200, 280])
    #expect([40, 280].allSatisfy { between(required: $0).1.isEmpty })
    #expect([39, 281].allSatisfy { !between(required: $0).1.isEmpty })
  }

  // MARK: AL-12.41

  /// Red's trailing edge at 120, Blue 100 wide; with the given rows between them.
  private func gap(
    equal: Bool = false, least: Bool = false, most: Float? = nil,
    _ more: (UIView, UIView) -> [NSLayoutConstraint] = { _, _ in [] }
  ) -> (gap: CGFloat, log: [String], open: [OpenAttribute]) {
    let stage = Stage()
    let (red, blue) = (stage.add(), stage.add())
    NSLayoutConstraint.activate([
      constrain(red, .leading, .equal, stage.root, .leading, plus: 20), constrain(red, .width, plus: 100),
    ])
    if equal { constrain(blue, .leading, .equal, red, .trailing, plus: 8).isActive = true }
    if least { constrain(blue, .leading, .greaterThanOrEqual, red, .trailing, plus: 8).isActive = true }
    if let most { constrain(blue, .leading, .lessThanOrEqual, red, .trailing, plus: 8, at: most).isActive = true }
    let rows = more(blue, stage.root)
    if !rows.contains(where: { $0.firstAttribute == .trailing }) { constrain(blue, .width, plus: 100).isActive = true }
    NSLayoutConstraint.activate(rows)
    let log = logs { stage.layout() }
    return (blue.frame.minX - red.frame.maxX, log, blue.openAttributes.filter { $0.name == "minX" })
  }

  @Test func `AL-12.41 (a) (b) equality, the pair and the guide's split are eight`() {
    #expect(gap(equal: true).gap == 8)
    #expect(gap(least: true, most: 1000).gap == 8)
    #expect(gap(least: true, most: 250).gap == 8)
    #expect(gap(equal: true).open.isEmpty)
    #expect(gap(least: true, most: 1000).open.isEmpty)
  }

  @Test func `AL-12.41 (c) (d) the split of a pair gives way to stronger constraints without a log`() {
    let trailing: (UIView, UIView) -> [NSLayoutConstraint] = { blue, root in
      [constrain(blue, .trailing, .equal, root, .leading, plus: 355), constrain(blue, .width, plus: 100)]
    }
    let split = gap(least: true, most: 250, trailing)
    #expect(split.gap == 135)
    #expect(split.log.isEmpty)
    #expect(!gap(equal: true, trailing).log.isEmpty)
    #expect(!gap(least: true, most: 1000, trailing).log.isEmpty)
    let pushed = gap(least: true, most: 250) { blue, root in
      [constrain(blue, .leading, .greaterThanOrEqual, root, .leading, plus: 200)]
    }
    #expect(pushed.gap == 80)
  }

  @Test func `AL-12.41 (e) (f) priorities decide, and never nearer than eight`() {
    func wish(_ priority: Float, _ x: CGFloat = 200) -> (gap: CGFloat, log: [String], open: [OpenAttribute]) {
      gap(least: true, most: 250) { blue, root in
        [constrain(blue, .leading, .equal, root, .leading, plus: x, at: priority)]
      }
    }
    #expect(wish(249).gap == 8)
    #expect(wish(251).gap == 80)
    #expect((8...80).contains(wish(250).gap))
    #expect(wish(999, 124).gap == 8)
    let tooNear = gap(least: true, most: 250) { blue, root in
      [constrain(blue, .leading, .lessThanOrEqual, root, .leading, plus: 124)]
    }
    #expect(!tooNear.log.isEmpty)
  }

  // MARK: AL-12.34 and 12.35

  private func stack(_ set: (UIStackView) -> Void = { _ in }) -> (stage: Stage, stack: UIStackView) {
    let stage = Stage(width: 600, height: 400, top: 0)
    let stack = stage.add(UIStackView())
    stack.spacing = 10
    for (width, height) in [(160.0, 200.0), (80, 100), (40, 50)] {
      let view = UIView()
      view.intrinsicPlaceholder = IntrinsicPlaceholder(width: width, height: height)
      stack.addArrangedSubview(view)
    }
    NSLayoutConstraint.activate([
      constrain(stack, .leading, .equal, stage.root, .leading, plus: 20),
      constrain(stack, .top, .equal, stage.root, .top, plus: 40),
    ])
    set(stack)
    stage.layout()
    shelf.trees.append(stage)
    return (stage, stack)
  }

  private func hold(_ stack: UIStackView, _ attributes: NSLayoutConstraint.Attribute...) {
    for attribute in attributes {
      constrain(
        stack, attribute, .equal, stack.superview, attribute, plus: attribute == .trailing ? -20 : -40
      ).isActive = true
    }
  }

  @Test func `AL-12.34 (a) to (e) four ways to hold a stack`() {
    let (_, position) = stack()
    #expect(position.numbers == [20, 40, 300, 200])
    let (_, long) = stack {
      hold($0, .trailing)
      $0.distribution = .fillEqually
    }
    #expect(long.arrangedSubviews.map(\.frame.minX) == [0, 190, 380])
    #expect(long.arrangedSubviews[0].frame.width == 180)
    let (_, open) = stack { hold($0, .trailing) }
    let width = open.arrangedSubviews[0].openAttributes.first { $0.name == "width" }
    #expect(width?.lower == 160)
    #expect(width?.upper == 420)
    let (stage, high) = stack { hold($0, .bottom) }
    #expect(high.numbers == [20, 40, 300, 320])
    #expect(high.arrangedSubviews[2].frame.height == 320)
    high.distribution = .fillEqually
    stage.layout()
    #expect(high.frame.width == 500)
    #expect(high.arrangedSubviews[2].frame.width == 160)
    let (_, whole) = stack {
      hold($0, .trailing, .bottom)
      $0.distribution = .fillEqually
    }
    #expect(whole.arrangedSubviews.map(\.numbers) == [[0, 0, 180, 320], [190, 0, 180, 320], [380, 0, 180, 320]])
    for stack in [position, long, whole] {
      #expect(([stack] + stack.arrangedSubviews).allSatisfy { !$0.hasAmbiguousLayout })
    }
  }

  @Test func `AL-12.35 (a) to (d) the axis toggled, there and back`() throws {
    let (stage, stack) = stack { $0.alignment = .leading }
    let before = stack.arrangedSubviews.map(\.numbers)
    let own = Set(stack.superview?.constraints.map(ObjectIdentifier.init) ?? [])
    LayoutAnimation.all = []
    UIView.animate(withDuration: 0.25) {
      stack.axis = .vertical
      stage.layout()
    }
    #expect(stack.arrangedSubviews.map(\.numbers) == [[0, 0, 160, 200], [0, 210, 80, 100], [0, 320, 40, 50]])
    #expect(Set(stack.superview?.constraints.map(ObjectIdentifier.init) ?? []) == own)
    stack.alignment = .center
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 40, 60])
    stack.alignment = .fill
    stage.layout()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [160, 160, 160])
    (stack.alignment, stack.axis) = (.leading, .horizontal)
    #expect(logs { stage.layout() }.isEmpty)
    #expect(stack.arrangedSubviews.map(\.numbers) == before)
  }

  @Test func `AL-12.35 (e) a baseline alignment leaves a column open`() {
    let (_, stack) = stack {
      $0.alignment = .firstBaseline
      $0.axis = .vertical
    }
    let open = stack.arrangedSubviews.map { view in view.openAttributes.first { $0.name == "minX" }?.upper }
    #expect(open[1] == 80)
    #expect(open[2] == 120)
  }

  // MARK: AL-12.36, 12.38, 12.39

  @Test func `AL-12.36 (c) nothing is added where nothing covers`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func `AL-12.38 (d) (e) (f) the trick in a tiny view, by half and with its options exchanged`() {
    func make(_ size: CGFloat, _ formats: [(String, NSLayoutConstraint.FormatOptions)]) -> (UIView, [String]) {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let raised = exceptions {
        for (format, options) in formats {
          outer.addConstraints(
            NSLayoutConstraint.constraints(
              withVisualFormat: format, options: options, metrics: nil, views: ["c": inner, "o": outer]))
        }
      }
      outer.layoutIfNeeded()
      shelf.trees.append(outer)
      return (inner, raised.map(\.reason))
    }
    let (across, down) = ("H:[c(10)]-(<=1)-[o]", "V:[c(10)]-(<=1)-[o]")
    #expect(make(4, [(across, .alignAllCenterY), (down, .alignAllCenterX)]).0.numbers == [-3, -3, 10, 10])
    let half = make(40, [(across, .alignAllCenterY)]).0.openAttributes.first { $0.name == "minX" }
    #expect(half?.lower == -11)
    #expect(half?.upper == .infinity)
    #expect(make(40, [(across, .alignAllCenterX), (down, .alignAllCenterY)]).1.count == 2)
  }

  @Test func `AL-12.39 (a) (b) (d) (e) traits of an overridden child, its size and its notices`() {
    final class Child: UIViewController {
      var traitCalls = 0
      var sizes: [CGFloat] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { traitCalls += 1 }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizes.append(size.width)
      }
    }
    let (container, a, b, fixed) = (UIViewController(), Child(), Child(), Child())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.environment.traits = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    window.rootViewController = container
    for child in [a, b, fixed] {
      container.addChild(child)
      child.view.frame = child === fixed ? CGRect(x: 0, y: 0, width: 50, height: 50) : container.view.bounds
      if child === fixed { child.view.autoresizingMask = [] }
      container.view.addSubview(child.view)
    }
    container.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: a)
    window.layoutIfNeeded()
    func classes(_ controller: UIViewController) -> [Int] {
      [controller.traitCollection.horizontalSizeClass.rawValue, controller.traitCollection.verticalSizeClass.rawValue]
    }
    #expect(classes(a) == [2, 2])
    #expect(classes(b) == [1, 2])
    #expect(classes(container) == [1, 2])
    #expect(a.view.frame.width == 375)
    #expect(a.systemMinimumLayoutMargins.leading == 16)
    let before = a.traitCalls
    window.transition(
      to: CGSize(width: 667, height: 375),
      environment: WindowEnvironment(
        traits: UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .compact)))
    #expect(classes(a) == [2, 1])
    #expect(classes(b) == [1, 1])
    #expect(a.traitCalls == before + 1)
    #expect(a.sizes == [667])
    #expect(fixed.sizes == [])
    container.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular), forChild: a)
    let then = a.traitCalls
    window.transition(
      to: CGSize(width: 375, height: 667),
      environment: WindowEnvironment(
        traits: UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)))
    #expect(a.traitCalls == then)
    #expect(a.sizes.last == 375)
  }

  @Test func `AL-12.28 (c) rows of the mask that say the same`() {
    let rows = AutoresizingRows(5, 80, Springs(.flexibleWidth, .horizontal), in: 100)
    #expect(rows.sizeFactor == 1)
    #expect(rows.sizeConstant == -20)
    #expect(rows.minConstant == 5)
  }

  @Test func `AL-12.37 (d) and 11.20 a call of layoutSubviews after constraining to the guide changes nothing`() {
    func frame(_ calls: Bool) -> CGRect {
      let stage = Stage()
      let view = stage.box(40, 30)
      constrain(view, .top, .equal, stage.controller.topLayoutGuide, .bottom, plus: 20).isActive = true
      if calls { stage.root.layoutSubviews() }
      stage.layout()
      return view.frame
    }
    #expect(frame(true) == frame(false))
    #expect(frame(true).minY == 40)
  }

  @Test func `a stack inside itself is refused`() {
    let (outer, inner) = (UIStackView(), UIStackView())
    outer.addArrangedSubview(inner)
    #expect(exceptions { inner.addArrangedSubview(outer) }.count == 1)
    #expect(exceptions { inner.addArrangedSubview(inner) }.count == 1)
    #expect(inner.arrangedSubviews.isEmpty && outer.arrangedSubviews == [inner])
    outer.addArrangedSubview(inner)
    #expect(outer.arrangedSubviews == [inner])
  }
}
