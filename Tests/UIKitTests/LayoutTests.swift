import Testing

@testable import UIKit

/// AL-2.39 to 2.43, AL-1.29 to 1.32, AL-11: from constraints to frames.
@MainActor @Suite struct LayoutTests {
  @Test func `AL-2.40 edges go to the nearest pixel, halves up`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(950.25) == 950.5)
    #expect(grid.round(950.2) == 950)
    #expect(grid.round(-0.25) == 0)
  }

  @Test func `AL-2.40 a child is rounded in window coordinates`() {
    let stage = Stage()
    let parent = stage.add()
    let child = stage.add(to: parent)
    NSLayoutConstraint.activate([
      constrain(parent, .left, .equal, stage.root, .left, plus: 0.4), constrain(parent, .width, plus: 100),
      constrain(child, .left, .equal, parent, .left, plus: 0.3), constrain(child, .width, plus: 10),
    ])
    stage.layout()
    #expect(parent.frame.minX == 0)
    #expect(child.frame.minX == 1)
  }

  @Test(
    arguments: [
      (2, [20, 181.5, 209.5, 181, 398.5, 181.5]),
      (3, [20, 181.333333, 209.333333, 181.333333, 398.666667, 181.333333]),
    ] as [(CGFloat, [CGFloat])])
  func `AL-2.41 equal widths may differ by a pixel and never gap`(_ scale: CGFloat, _ expected: [CGFloat]) {
    let stage = Stage(scale: scale)
    let views = (0..<3).map { _ in stage.add() }
    NSLayoutConstraint.activate([
      constrain(views[0], .leading, .equal, stage.root, .leadingMargin),
      constrain(views[1], .leading, .equal, views[0], .trailing, plus: 8),
      constrain(views[2], .leading, .equal, views[1], .trailing, plus: 8),
      constrain(views[2], .trailing, .equal, stage.root, .trailingMargin),
      constrain(views[1], .width, .equal, views[0], .width), constrain(views[2], .width, .equal, views[0], .width),
    ])
    stage.layout()
    let numbers = views.flatMap { [$0.frame.minX, $0.frame.width] }
    #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(numbers)")
  }

  @Test func `AL-1.31 and 1.32 the holder's direction mirrors leading and trailing`() {
    let stage = Stage(direction: .rightToLeft)
    let (a, b, c) = (stage.box(100, 20), stage.box(50, 20), stage.box(40, 20))
    NSLayoutConstraint.activate([
      constrain(a, .leading, .equal, stage.root, .leading, plus: 30),
      constrain(b, .leading, .equal, a, .trailing, plus: 8),
      constrain(c, .leading, .equal, stage.root, .centerX, plus: 8),
    ])
    stage.layout()
    #expect(a.frame.minX == 470)
    #expect(b.frame.maxX == 462)
    #expect(c.frame.maxX == 292)
  }

  @Test func `AL-1.32 left, right and bare centres never flip`() {
    let stage = Stage(direction: .rightToLeft)
    let (a, b) = (stage.box(100, 20), stage.box(50, 20))
    NSLayoutConstraint.activate([
      constrain(a, .left, .equal, stage.root, .left, plus: 30),
      constrain(b, .centerX, .equal, stage.root, .centerX, plus: 8),
    ])
    stage.layout()
    #expect(a.frame.minX == 30)
    #expect(b.center.x == 308)
  }

  @Test func `AL-1.31 a view that holds the constraint decides, not the items`() {
    let stage = Stage()
    let view = stage.box(100, 20)
    constrain(view, .leading, .equal, stage.root, .leading).isActive = true
    stage.root.semanticContentAttribute = .forceRightToLeft
    stage.layout()
    #expect(view.frame.maxX == 600)
  }

  @Test func `AL-2.42 constraints act on alignment rectangles`() {
    final class Switch: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: -2) }
      override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    }
    let stage = Stage()
    let view = stage.add(Switch())
    constrain(view, .trailing, .equal, stage.root, .trailing).isActive = true
    stage.layout()
    #expect(view.frame.width == 47)
    #expect(view.frame.maxX == 598)
  }

  @Test func `a constraint across levels adds the positions between`() {
    let stage = Stage()
    let outer = stage.add()
    let inner = stage.add(to: outer)
    NSLayoutConstraint.activate([
      constrain(outer, .left, .equal, stage.root, .left, plus: 100), constrain(outer, .width, plus: 200),
      constrain(inner, .left, .equal, stage.root, .left, plus: 130),
      constrain(inner, .right, .equal, outer, .right, plus: -20),
    ])
    stage.layout()
    #expect(inner.frame.minX == 30)
    #expect(inner.frame.width == 150)
  }

  @Test func `a free container with a pinned child stays at zero`() {
    let stage = Stage()
    let outer = stage.add()
    let inner = stage.add(to: outer)
    NSLayoutConstraint.activate([
      constrain(inner, .left, .equal, outer, .left, plus: 10), constrain(inner, .width, plus: 5),
    ])
    stage.layout()
    #expect(outer.frame.minX == 0)
    #expect(inner.frame.minX == 10)
  }

  @Test func `AL-7.9 a frame that is an input stays exactly as given`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10.3, y: 20.7, width: 33.33, height: 5))
    let follower = stage.box(10, 10)
    stage.root.addSubview(view)
    constrain(follower, .left, .equal, view, .right).isActive = true
    stage.layout()
    #expect(view.frame == CGRect(x: 10.3, y: 20.7, width: 33.33, height: 5))
    #expect(follower.frame.minX == 44)
  }

  @Test func `AL-11.4 nothing moves before the pass, and a constant moves it`() {
    let stage = Stage()
    let view = stage.box(100, 20)
    let left = constrain(view, .left, .equal, stage.root, .left, plus: 10)
    left.isActive = true
    stage.layout()
    left.constant = 40
    #expect(view.frame.minX == 10)
    stage.layout()
    #expect(view.frame.minX == 40)
  }

  @Test func `AL-11.5 a second pass without a change does nothing`() {
    let stage = Stage()
    _ = stage.box(100, 20)
    stage.layout()
    let solves = stage.window.engine.solveCount
    stage.layout()
    stage.root.layoutIfNeeded()
    #expect(stage.window.engine.solveCount == solves)
  }

  @Test func `AL-11.7 without super the subviews are placed after the override`() {
    final class Stubborn: UIView {
      var widths: [CGFloat?] = []
      override func layoutSubviews() { widths.append(subviews.first?.frame.width) }
    }
    let stage = Stage()
    let parent = stage.add(Stubborn())
    let child = stage.add(to: parent)
    NSLayoutConstraint.activate([constrain(child, .width, plus: 50), constrain(child, .height, plus: 50)])
    stage.layout()
    #expect(child.frame.width == 50)
    #expect(parent.widths == [0])
    stage.layout()
    #expect(parent.widths == [0])
  }

  @Test func `AL-2.13 and 2.14 ambiguity is known per item`() {
    let stage = Stage()
    let (open, closed) = (stage.add(), stage.box(10, 10))
    NSLayoutConstraint.activate([
      constrain(open, .left, .equal, stage.root, .left), constrain(closed, .left, .equal, stage.root, .left),
      constrain(closed, .top, .equal, stage.root, .top),
    ])
    #expect(open.hasAmbiguousLayout)
    #expect(!closed.hasAmbiguousLayout)
    #expect(open.frame == .zero)
  }

  /// A view whose natural size is required, with a constraint that requires another size.
  @Test(arguments: [28.0, 90]) func `AL-2.24 a required content size gives way to a constraint`(_ width: CGFloat) {
    let stage = Stage()
    let view = stage.box(24, 24)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(.required, for: axis)
      view.setContentCompressionResistancePriority(.required, for: axis)
    }
    NSLayoutConstraint.activate([
      constrain(view, .width, plus: width), constrain(view, .width, .equal, view, .height),
    ])
    #expect(logs { stage.layout() }.isEmpty == false)
    #expect(view.frame.size == CGSize(width: width, height: width))
  }

  @Test func `AL-2.24 and 2.25 a conflict is logged once with the latest row broken`() throws {
    let stage = Stage()
    let view = stage.add()
    let first = constrain(view, .width, plus: 100)
    let second = constrain(view, .width, plus: 120)
    NSLayoutConstraint.activate([first, second])
    let all = logs {
      stage.layout()
      stage.window.setNeedsLayout()
      stage.layout()
    }
    try #require(all.count == 1)
    #expect(view.frame.width == 100)
    let text = all[0].replacing(/0x[0-9a-f]+/, with: "0x")
    #expect(
      text == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "<NSLayoutConstraint:0x UIView:0x.width == 100   (active)>",
            "<NSLayoutConstraint:0x UIView:0x.width == 120   (active)>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint:0x UIView:0x.width == 120   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  @Test func `a tree is freed when its last reference goes`() {
    weak var root: UIView?
    weak var child: UIView?
    do {
      let stage = Stage()
      let view = stage.box(10, 10)
      constrain(view, .left, .equal, stage.root, .left).isActive = true
      stage.layout()
      (root, child) = (stage.window, view)
    }
    #expect(root == nil)
    #expect(child == nil)
  }

  // MARK: Notices and diagnostics

  @Test func `AL-5.18 changed insets are announced once, in the pass`() {
    final class Watcher: UIView {
      var safeAreaChanges = 0
      var marginChanges = 0
      override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
      override func layoutMarginsDidChange() { marginChanges += 1 }
    }
    let stage = Stage(top: 20)
    let watcher = stage.add(Watcher())
    NSLayoutConstraint.activate([
      constrain(watcher, .top, .equal, stage.root, .top), constrain(watcher, .height, plus: 100),
      constrain(watcher, .left, .equal, stage.root, .left), constrain(watcher, .width, plus: 100),
    ])
    stage.layout()
    let first = [watcher.safeAreaChanges, watcher.marginChanges]
    stage.layout()
    #expect([watcher.safeAreaChanges, watcher.marginChanges] == first)
    stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    stage.layout()
    #expect(watcher.safeAreaChanges == first[0] + 1)
    #expect(watcher.marginChanges == first[1] + 1)
    #expect(watcher.safeAreaInsets.top == 50)
  }

  @Test func `AL-11.7 an override without super is logged`() {
    final class Stubborn: UIView {
      override func layoutSubviews() {}
    }
    let stage = Stage()
    let child = stage.add(to: stage.add(Stubborn()))
    NSLayoutConstraint.activate([constrain(child, .width, plus: 50), constrain(child, .height, plus: 50)])
    let notes = logs { stage.layout() }
    #expect(
      notes == [
        "Auto Layout still required after executing -layoutSubviews. Stubborn's implementation of -layoutSubviews "
          + "needs to call super."
      ])
  }

  @Test func `AL-11.6 a tree that never settles is stopped and logged`() {
    final class Restless: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        setNeedsLayout()
      }
    }
    let stage = Stage()
    let view = stage.add(Restless())
    let notes = logs { stage.layout() }
    #expect(view.passes == LayoutEngine.passLimit)
    #expect(notes.first?.hasPrefix("Layout has not settled after 100 passes") == true)
  }

  @Test func `AL-5.12 what no row uses is not solved for again`() {
    let stage = Stage(top: 20)
    let view = stage.box(10, 10)
    NSLayoutConstraint.activate([
      constrain(view, .left, .equal, stage.root, .left), constrain(view, .top, .equal, stage.root, .top),
    ])
    stage.layout()
    #expect(stage.window.engine.solveCount == 1)
  }

  @Test func `AL-5.19 a contradiction of a pass on the way is not logged`() {
    let stage = Stage(top: 59)
    let box = stage.add()
    let inner = stage.add(to: box)
    NSLayoutConstraint.activate([
      constrain(box, .top, .equal, stage.root, .top, plus: 300), constrain(box, .height, plus: 60),
      constrain(box, .left, .equal, stage.root, .left), constrain(box, .width, plus: 100),
      constrain(inner, .top, .equal, box, .topMargin), constrain(inner, .bottom, .equal, box, .bottomMargin),
      constrain(inner, .left, .equal, box, .left), constrain(inner, .width, plus: 100),
    ])
    #expect(logs { stage.layout() }.isEmpty)
    #expect(inner.frame.height == 44)
  }
}
