import Testing

@testable import UIKit

/// Views that nothing constrains: frames, bounds, centers, and points between them.
@MainActor @Suite struct GeometryTests {
  @Test func `frame, bounds and center are three looks at one thing`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45) && view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size = CGSize(width: 40, height: 30)
    #expect(view.frame == CGRect(x: 40, y: 30, width: 40, height: 30))
    view.center = .zero
    #expect(view.frame.origin == CGPoint(x: -20, y: -15))
  }

  @Test func `a frame leaves the bounds' origin alone`() {
    let view = UIView()
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 1, y: 2, width: 5, height: 6)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test func `points convert through positions and scroll offsets, there and back`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (outer, inner, other) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200)),
      UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)),
      UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    )
    window.addSubview(outer)
    window.addSubview(other)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 16, y: -3))
    #expect(inner.convert(point, to: other) == CGPoint(x: -84, y: -103))
    #expect(inner.convert(inner.convert(point, to: other), from: other) == point)
    #expect(outer.convert(inner.bounds, from: inner) == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  @Test func `trees that share no root meet outside of their roots`() {
    let (a, b) = (
      UIView(frame: CGRect(x: 10, y: 0, width: 1, height: 1)), UIView(frame: CGRect(x: 0, y: 30, width: 1, height: 1))
    )
    #expect(a.convert(.zero, to: b) == CGPoint(x: 10, y: -30))
  }

  @Test func `sizeToFit takes what sizeThatFits says, about the same middle`() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width) }
    }
    let view = Square(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 40, height: 40))
  }
}
