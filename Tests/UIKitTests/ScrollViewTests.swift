import Testing

@testable import UIKit

/// Scroll views: content area, frame, offset, insets (AL-9).
@MainActor @Suite struct ScrollViewTests {
  private func scene() -> (stage: Stage, scroll: UIScrollView) {
    let stage = Stage(width: 320, height: 480, top: 0)
    let scroll = stage.add(UIScrollView())
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      constrain(scroll, edge, .equal, stage.root, edge).isActive = true
    }
    return (stage, scroll)
  }

  private func column(_ count: Int, in scroll: UIScrollView) -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<count {
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: 30).isActive = true
      stack.addArrangedSubview(row)
    }
    scroll.addSubview(stack)
    return stack
  }

  @Test func `AL-9.8 a column as wide as the frame scrolls down only`() {
    let (stage, scroll) = scene()
    let stack = column(20, in: scroll)
    for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
      constrain(stack, edge, .equal, scroll, edge).isActive = true
    }
    constrain(stack, .width, .equal, scroll, .width).isActive = true
    stage.layout()
    #expect(scroll.contentSize == CGSize(width: 320, height: 600))
    #expect(scroll.numbers == [0, 0, 320, 480])
    #expect(stack.numbers == [0, 0, 320, 600])
    #expect(!scroll.hasAmbiguousLayout)
    #expect(!stack.hasAmbiguousLayout)
  }

  @Test func `AL-9.1 scrolling changes no layout value`() {
    let (stage, scroll) = scene()
    let stack = column(20, in: scroll)
    for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
      constrain(stack, edge, .equal, scroll, edge).isActive = true
    }
    constrain(stack, .width, .equal, scroll, .width).isActive = true
    stage.layout()
    scroll.contentOffset = CGPoint(x: 0, y: 55)
    stage.window.setNeedsLayout()
    stage.layout()
    #expect(stack.numbers == [0, 0, 320, 600])
    #expect(scroll.bounds.minY == 55)
    #expect(stack.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -55))
  }

  @Test func `AL-9.2 and 9.3 edges mean the content, lengths and centres the frame`() {
    let (stage, scroll) = scene()
    let view = stage.add(to: scroll)
    NSLayoutConstraint.activate([
      constrain(view, .left, .equal, scroll, .left, plus: 10),
      constrain(view, .right, .equal, scroll, .right, plus: -10),
      constrain(view, .top, .equal, scroll, .top, plus: 10),
      constrain(view, .bottom, .equal, scroll, .bottom, plus: -10),
      constrain(view, .width, .equal, scroll, .width, times: 2), constrain(view, .height, .equal, scroll, .height),
    ])
    stage.layout()
    #expect(view.numbers == [10, 10, 640, 480])
    #expect(scroll.contentSize == CGSize(width: 660, height: 500))
  }

  @Test func `AL-9.4 without a chain of rows the content is as small as may be, and ambiguous`() {
    let (stage, scroll) = scene()
    let view = stage.add(to: scroll)
    NSLayoutConstraint.activate([
      constrain(view, .left, .equal, scroll, .left), constrain(view, .top, .equal, scroll, .top),
      constrain(view, .width, plus: 100), constrain(view, .height, plus: 100),
    ])
    stage.layout()
    #expect(scroll.contentSize == .zero)
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `AL-9.5 the guides say it explicitly, and a view may float`() {
    let (stage, scroll) = scene()
    let (content, floating) = (stage.add(to: scroll), stage.add(to: scroll))
    let (area, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor), content.heightAnchor.constraint(equalToConstant: 900),
      floating.topAnchor.constraint(equalTo: frame.topAnchor, constant: 5),
      floating.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      floating.widthAnchor.constraint(equalToConstant: 20), floating.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.layout()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    #expect(floating.frame.minY == 5)
    scroll.contentOffset.y = 100
    stage.layout()
    #expect(floating.frame.minY == 105)
    #expect(frame.layoutFrame.minY == 100)
    #expect(area.layoutFrame.minY == 0)
  }

  @Test func `AL-9.6 what only the safe area would push out of the bounds does not scroll, and keeps its place`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))
    window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    window.rootViewController = controller
    let scroll = UIScrollView(frame: window.bounds)
    controller.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 812, height: 1000)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    #expect(scroll.contentOffset == .zero)
    scroll.alwaysBounceHorizontal = true
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.left == 44)
  }

  @Test func `AL-5.17 a scroll view that begins to bounce while it is laid out moves below the bar in the same pass`() {
    final class Bouncing: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        alwaysBounceVertical = true
      }
    }
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    let scroll = Bouncing(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    controller.view.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -44)
  }

  @Test func `AL-9.6 and 5.17 insets keep the content out of the safe area, which it then does not see`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    let scroll = UIScrollView(frame: window.bounds)
    controller.view.addSubview(scroll)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(view)
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 45, left: 2, bottom: 37, right: 4))
    #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
    #expect(view.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 1)
    scroll.contentOffset = .zero
    #expect(view.safeAreaInsets.top == 44)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 45, left: 2, bottom: 37, right: 4))
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.contentSize.height = 10
    #expect(scroll.adjustedContentInset == scroll.contentInset)
  }

  @Test func `AL-5.17 the safe area does not reach what a scroll view shows, however little it is`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.environment = WindowEnvironment(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    window.rootViewController = controller
    let scroll = UIScrollView(frame: window.bounds)
    controller.view.addSubview(scroll)
    let (content, inner) = (UIView(), UIView())
    for (view, parent) in [(content, scroll as UIView), (inner, content)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
        parent === scroll ? (.top, .bottom) : (.topMargin, .bottomMargin)
      NSLayoutConstraint.activate([
        constrain(view, .top, .equal, parent, near), constrain(view, .bottom, .equal, parent, far),
        constrain(view, .leading, .equal, parent, .leading), constrain(view, .trailing, .equal, parent, .trailing),
      ])
    }
    constrain(inner, .height, plus: 100).isActive = true
    window.layoutIfNeeded()
    #expect(inner.frame.minY == 8)
    #expect(scroll.contentSize.height == 116)
    #expect(content.safeAreaInsets == .zero)
  }

  @Test func `AL-9.7 a content size without constraints keeps the value that was set`() {
    let (stage, scroll) = scene()
    scroll.contentSize = CGSize(width: 77, height: 88)
    stage.layout()
    #expect(scroll.contentSize == CGSize(width: 77, height: 88))
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    #expect(scroll.contentLayoutGuide.layoutFrame.width == 77)
  }

  @Test func `a content offset is the bounds' origin, both ways`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset = CGPoint(x: 3, y: 4)
    #expect(scroll.bounds.origin == CGPoint(x: 3, y: 4))
    #expect(scroll.frame.origin == .zero)
    scroll.bounds.origin.y = 9
    #expect(scroll.contentOffset.y == 9)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 210)
  }

  @Test func `AL-9.6 an inset moves where the content begins`() {
    let (stage, scroll) = scene()
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset.y == -20)
    scroll.contentSize = CGSize(width: 320, height: 1000)
    stage.layout()
    #expect(scroll.contentOffset.y == -20)
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset.y == -50)
    // Content that is scrolled stays where it is.
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 10
    stage.layout()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `AL-9.7 the offset stays in its range when content, view or insets change`() {
    let (stage, scroll) = scene()
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.contentOffset.y = 300
    stage.layout()
    #expect(scroll.contentOffset.y == 300)
    scroll.contentSize.height = 600
    stage.layout()
    #expect(scroll.contentOffset.y == 120)
    scroll.contentInset.bottom = 30
    scroll.contentOffset.y = 150
    stage.layout()
    #expect(scroll.contentOffset.y == 150)
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    stage.layout()
    #expect(scroll.contentOffset.y == 120)
    scroll.contentSize.height = 100
    stage.layout()
    #expect(scroll.contentOffset.y == -20)
    // Code may scroll beyond the content until something changes.
    scroll.contentOffset.y = 50
    stage.layout()
    #expect(scroll.contentOffset.y == 50)
  }
}
