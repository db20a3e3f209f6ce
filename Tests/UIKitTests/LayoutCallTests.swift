import Foundation
import Testing

@testable import UIKit

/// When `layoutSubviews` is called, and the state that a client's overrides observe during a pass (AL-11).
@MainActor @Suite struct LayoutCallTests {
  private let stage = Stage()

  private final class Counting: UIScrollView {
    var calls = 0
    override func layoutSubviews() {
      calls += 1
      super.layoutSubviews()
    }
  }

  private func calls(_ view: Counting, _ change: () -> Void) -> Int {
    stage.layout()
    view.calls = 0
    change()
    stage.layout()
    return view.calls
  }

  @Test func `AL-11.4 subviews that come and go and scrolling ask for layout`() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.root.addSubview(view)
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(calls(view) { view.addSubview(child) } == 1)
    #expect(calls(view) { view.contentOffset.y = 10 } == 1)
    #expect(calls(view) { child.removeFromSuperview() } == 1)
    #expect(calls(view) {} == 0)
  }

  @Test func `AL-11.6 a view that adds subviews while it lays them out comes to rest`() {
    final class Lazy: UIView {
      var calls = 0
      override func layoutSubviews() {
        calls += 1
        for view in subviews { view.removeFromSuperview() }
        addSubview(UIView(frame: bounds))
        super.layoutSubviews()
      }
    }
    let view = Lazy(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    stage.root.addSubview(view)
    #expect(logs { stage.layout() }.isEmpty)
    #expect(view.calls == 1)
    #expect(view.subviews.first?.numbers == [0, 0, 9, 9])
  }

  @Test func `AL-11.6 a view may take a subview away whose guides constraints name`() {
    final class Emptying: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.removeFromSuperview() }
      }
    }
    let view = stage.add(Emptying())
    let below = stage.add()
    weak var gone: UIView?
    func fill() {
      let inner = stage.add(to: view)
      let deep = stage.add(to: inner)
      gone = inner
      NSLayoutConstraint.activate([
        deep.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor),
        inner.layoutMarginsGuide.leftAnchor.constraint(equalTo: view.leftAnchor),
        below.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      ])
    }
    fill()
    #expect(logs { stage.layout() }.isEmpty)
    #expect(gone == nil)
    #expect(view.subviews.isEmpty)
    #expect(below.frame.minY == view.frame.minY + 5)
  }

  @Test func `AL-5.18 another safe area asks for layout`() {
    final class Inside: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = bounds.inset(by: safeAreaInsets)
      }
    }
    let view = Inside(frame: stage.root.bounds)
    view.addSubview(view.child)
    stage.root.addSubview(view)
    stage.layout()
    stage.window.environment.safeAreaInsets.top = 50
    stage.layout()
    #expect(view.child.frame.minY == 50)
  }

  @Test func `AL-11.4 layoutIfNeeded within a pass lays out what is below`() {
    final class Asking: UIView {
      let (inner, deep) = (UIView(), UIView())
      var seen: CGFloat = -1
      override func layoutSubviews() {
        layoutIfNeeded()
        super.layoutSubviews()
        inner.layoutIfNeeded()
        seen = deep.bounds.width
      }
    }
    let view = stage.add(Asking())
    _ = stage.add(view.inner, to: view)
    _ = stage.add(view.deep, to: view.inner)
    for (child, parent) in [(view, stage.root), (view.inner, view), (view.deep, view.inner)] { fill(child, parent) }
    stage.layout()
    #expect(view.seen == stage.root.bounds.width)
    #expect(view.seen > 0)
  }

  @Test func `AL-2.43 layout writes bounds and center, and an override of either hears of it`() {
    final class Watching: UIView {
      var (sizes, centers): ([CGSize], [CGPoint]) = ([], [])
      override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
      override var center: CGPoint { didSet { centers.append(center) } }
    }
    let view = stage.add(Watching())
    NSLayoutConstraint.activate([
      constrain(view, .leading, .equal, stage.root, .leading, plus: 20),
      constrain(view, .top, .equal, stage.root, .top), constrain(view, .width, plus: 100),
      constrain(view, .height, plus: 50),
    ])
    stage.layout()
    #expect(view.sizes == [CGSize(width: 100, height: 50)])
    #expect(view.centers == [CGPoint(x: 70, y: 25)])
  }

  @Test func `frames that an override sets while its view is placed are inputs of the next pass`() {
    final class Parent: UIView {
      let child = UIView()
      override var bounds: CGRect { didSet { child.frame = bounds } }
    }
    let parent = stage.add(Parent())
    parent.addSubview(parent.child)
    let grandchild = stage.add(to: parent.child)
    fill(grandchild, parent.child)
    fill(parent, stage.root)
    for width in [stage.root.bounds.width, 300] {
      stage.window.frame.size.width = width
      stage.layout()
      #expect(grandchild.frame.width == width)
    }
  }

  @Test func `AL-2.42 a view that overrides the two conversions is placed by them`() {
    final class Shadowed: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 5, dy: 5) }
      override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.insetBy(dx: -5, dy: -5) }
    }
    let view = stage.add(Shadowed())
    NSLayoutConstraint.activate([
      constrain(view, .leading, .equal, stage.root, .leading, plus: 20),
      constrain(view, .top, .equal, stage.root, .top, plus: 20), constrain(view, .width, plus: 100),
      constrain(view, .height, plus: 100),
    ])
    stage.layout()
    #expect(view.numbers == [15, 15, 110, 110])
  }

  @Test func `a button in another state has another size`() {
    let button = stage.add(UIButton(type: .system))
    button.setTitle("a", for: .normal)
    button.setTitle("a much longer title", for: .selected)
    NSLayoutConstraint.activate([
      constrain(button, .leading, .equal, stage.root, .leading), constrain(button, .top, .equal, stage.root, .top),
    ])
    stage.layout()
    button.isSelected = true
    stage.layout()
    #expect(button.frame.width == button.intrinsicContentSize.width)
    #expect(button.frame.width > 100)
  }

  @Test func `a window with conflicting rows and an animated view are freed`() {
    weak var window: UIWindow?
    weak var moved: UIView?
    func live() {
      let stage = Stage()
      window = stage.window
      let view = stage.add()
      NSLayoutConstraint.activate([
        constrain(view, .leading, .equal, stage.root, .leading),
        constrain(view, .trailing, .equal, stage.root, .trailing), constrain(view, .width, plus: 10),
      ])
      #expect(!logs { stage.layout() }.isEmpty)
      #expect(!stage.window.layoutConflicts.isEmpty)
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      stage.root.addSubview(other)
      moved = other
      UIView.animate(withDuration: 1) { other.frame.origin.x = 10 }
    }
    live()
    #expect(window == nil)
    #expect(moved == nil)
  }

  @Test func `decoded views are whole`() throws {
    let scroll = try #require(UIScrollView(coder: NSCoder()))
    let effect = try #require(UIVisualEffectView(coder: NSCoder()))
    #expect(scroll.contentLayoutGuide.owningView === scroll)
    #expect(effect.contentView.superview === effect)
  }
}
