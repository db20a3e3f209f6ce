import Testing

@testable import UIKit

/// Malformed trees, and trees of unusual size.
@MainActor @Suite struct BadTreeTests {
  @Test func `a view inside itself is refused`() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    #expect(exceptions { a.addSubview(a) }.count == 1)
    #expect(exceptions { b.addSubview(a) }.count == 1)
    #expect(a.superview == nil)
    #expect(b.superview === a)
    #expect(a.subviews == [b])
    #expect(b.subviews.isEmpty)
  }

  @Test func `a frame that is no number is refused`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(exceptions { view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) }.count == 1)
    #expect(exceptions { view.bounds.size.width = .nan }.count == 1)
    #expect(exceptions { view.center.y = .nan }.count == 1)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a deep tree is walked without a call a level`() {
    let stage = Stage()
    var parent = stage.root
    var views: [UIView] = []
    for _ in 0..<5000 {
      let view = stage.add(to: parent)
      NSLayoutConstraint.activate([
        constrain(view, .left, .equal, parent, .left), constrain(view, .right, .equal, parent, .right),
        constrain(view, .top, .equal, parent, .top), constrain(view, .bottom, .equal, parent, .bottom),
      ])
      views.append(view)
      parent = view
    }
    stage.layout()
    #expect(views.last?.frame.size == CGSize(width: 600, height: 600))
  }

  @Test func `ten thousand views build and solve`() {
    let stage = Stage()
    let container = stage.add()
    NSLayoutConstraint.activate([
      constrain(container, .left, .equal, stage.root, .left), constrain(container, .width, .equal, stage.root, .width),
    ])
    var last: UIView?
    for index in 0..<10_000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        constrain(view, .left, .equal, container, .left, plus: CGFloat(index % 100)), constrain(view, .width, plus: 10),
        constrain(view, .top, .equal, container, .top, plus: CGFloat(index)), constrain(view, .height, plus: 1),
      ])
      last = view
    }
    stage.layout()
    #expect(last?.numbers == [99, 9999, 10, 1])
  }

  @Test func `a tree is freed when its last reference goes`() {
    weak var window: UIWindow?
    weak var inner: UIView?
    do {
      let stage = Stage()
      let view = stage.box(10, 10)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      constrain(view, .left, .equal, stage.root, .left).isActive = true
      constrain(view, .width, plus: 20).isActive = true
      constrain(view, .width, plus: 30).isActive = true
      _ = logs { stage.layout() }
      (window, inner) = (stage.window, view)
    }
    #expect(window == nil)
    #expect(inner == nil)
  }
}
