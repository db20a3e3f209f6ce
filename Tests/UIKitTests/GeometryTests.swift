import Testing

@testable import UIKit

/// Views without constraints: frames, bounds, centers, and points between them.
@MainActor @Suite struct GeometryTests {
  @Test func `frame, bounds and center are three looks at one thing`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
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

  @Test func `sizeToFit takes the size of sizeThatFits and keeps the corner`() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width) }
    }
    let view = Square(frame: CGRect(x: 3, y: 4, width: 40, height: 20))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 40, height: 40))
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `the frame of a transformed view is the box around it, and bounds and center stay`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.center == CGPoint(x: 50, y: 50))
    view.bounds.size.width = 40
    view.center = .zero
    #expect(view.frame == CGRect(x: -40, y: -100, width: 80, height: 200))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.transform = .identity
    #expect(view.frame == CGRect(x: -20, y: -50, width: 40, height: 100))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
    CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 2).translatedBy(x: 5, y: 6),
  ])
  func `a frame set under a transform is read back`(_ transform: CGAffineTransform) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = transform
    let frame = CGRect(x: 30, y: 40, width: 100, height: 80)
    view.frame = frame
    #expect(isNear(view.frame, frame), "\(view.frame)")
  }

  @Test func `points convert through transforms, there and back`() {
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 20, y: 20))
    #expect(isNear(inner.convert(inner.bounds, to: nil), CGRect(x: 0, y: 0, width: 80, height: 80)))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let point = inner.convert(CGPoint(x: 0, y: 0), to: outer)
    #expect(abs(point.x - 60) < 1e-9)
    #expect(abs(point.y - 20) < 1e-9)
    let back = inner.convert(point, from: outer)
    #expect(abs(back.x) < 1e-9)
    #expect(abs(back.y) < 1e-9)
  }

  @Test func `AL-2.43 layout writes bounds and center, and the transform stays`() {
    let stage = Stage()
    let view = stage.add()
    NSLayoutConstraint.activate([
      constrain(view, .left, .equal, stage.root, .left, plus: 100), constrain(view, .width, plus: 50),
      constrain(view, .top, .equal, stage.root, .top, plus: 100), constrain(view, .height, plus: 50),
    ])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.layout()
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
    #expect(view.center == CGPoint(x: 125, y: 125))
    #expect(view.frame == CGRect(x: 75, y: 75, width: 100, height: 100))
    let passes = stage.window.engine.solveCount
    stage.layout()
    #expect(stage.window.engine.solveCount == passes)
  }

  @Test func `an anchor point moves the frame and leaves the position`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 50, y: 50, width: 200, height: 200))
  }

  @Test func `a layer and its view are one`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class Special: CALayer {}
    final class Host: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    let view = Gradient(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is CAGradientLayer)
    #expect(Host().layer is Special)
    #expect(view.layer === view.layer)
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    #expect(view.backgroundColor == UIColor.red)
    #expect(view.clipsToBounds)
    #expect(view.alpha == 0.5)
    #expect(view.layer.frame == view.frame)
    let extra = CALayer()
    view.layer.addSublayer(extra)
    extra.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    #expect(extra.position == CGPoint(x: 7.5, y: 7.5))
    #expect(view.layer.sublayers == [extra])
  }

  @Test func `transforms multiply as Core Graphics has it`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint.zero.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 10, y: 0))
    #expect(CGPoint.zero.applying(move.concatenating(CGAffineTransform(scaleX: 2, y: 2))) == CGPoint(x: 20, y: 0))
    #expect(move.concatenating(move.inverted()).isIdentity)
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
  }
}
