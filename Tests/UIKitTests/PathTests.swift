import Testing

@testable import UIKit

/// Paths: their boxes, their ends, and which points are inside.
@Suite @MainActor struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `a path is empty until it has a point`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox == .null)
    path.move(to: point(3, 4))
    #expect(!path.isEmpty)
    #expect(path.currentPoint == point(3, 4))
  }

  @Test func `the current point is the end of the last element`() {
    let path = CGMutablePath()
    path.move(to: point(1, 1))
    path.addLine(to: point(5, 1))
    #expect(path.currentPoint == point(5, 1))
    path.addQuadCurve(to: point(9, 1), control: point(7, 5))
    #expect(path.currentPoint == point(9, 1))
    path.addCurve(to: point(20, 30), control1: point(10, 10), control2: point(15, 20))
    #expect(path.currentPoint == point(20, 30))
    path.addLines(between: [point(0, 0), point(2, 3)])
    #expect(path.currentPoint == point(2, 3))
  }

  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let box: CGRect
    let draw: @MainActor (CGMutablePath) -> Void
    init(_ name: String, _ box: CGRect, _ draw: @escaping @MainActor (CGMutablePath) -> Void) {
      (testDescription, self.box, self.draw) = (name, box, draw)
    }
  }

  @Test(arguments: [
    Shape("rectangle", CGRect(x: 1, y: 2, width: 30, height: 40)) {
      $0.addRect(CGRect(x: 1, y: 2, width: 30, height: 40))
    },
    Shape("rectangles", CGRect(x: 0, y: 0, width: 25, height: 16)) {
      $0.addRects([CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 20, y: 10, width: 5, height: 6)])
    },
    Shape("ellipse", CGRect(x: 1, y: 2, width: 30, height: 40)) {
      $0.addEllipse(in: CGRect(x: 1, y: 2, width: 30, height: 40))
    },
    Shape("rounded", CGRect(x: 1, y: 2, width: 30, height: 40)) {
      $0.addRoundedRect(in: CGRect(x: 1, y: 2, width: 30, height: 40), cornerWidth: 4, cornerHeight: 5)
    },
    Shape("polygon", CGRect(x: -2, y: 0, width: 9, height: 8)) {
      $0.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 7, y: 8), CGPoint(x: -2, y: 3)])
    },
    Shape("moved rectangle", CGRect(x: 11, y: 22, width: 30, height: 40)) {
      $0.addRect(
        CGRect(x: 1, y: 2, width: 30, height: 40), transform: CGAffineTransform(translationX: 10, y: 20))
    },
    Shape("another path", CGRect(x: 2, y: 4, width: 20, height: 20)) {
      $0.addPath(
        CGPath(rect: CGRect(x: 1, y: 2, width: 10, height: 10)), transform: CGAffineTransform(scaleX: 2, y: 2))
    },
    Shape("controls", CGRect(x: 0, y: -5, width: 10, height: 15)) {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 2, y: 10), control2: CGPoint(x: 8, y: -5))
    },
  ])
  func `a path's box encloses all its points`(_ shape: Shape) {
    let path = CGMutablePath()
    shape.draw(path)
    #expect(path.boundingBox == shape.box)
  }

  @Test func `a quarter of a circle ends where its angle says`() {
    let path = CGMutablePath()
    path.addArc(center: point(10, 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 15) < 1e-9)
    #expect(path.boundingBox.minX >= 10 - 1e-9)
    #expect(path.boundingBox.maxX == 15)
  }

  @Test func `an arc in the other direction takes the long way`() {
    let arc = UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(arc.bounds.minX - -5) < 0.5)
    #expect(abs(arc.bounds.minY - -5) < 0.5)
    #expect(abs(arc.currentPoint.y - 5) < 1e-9)
  }

  @Test func `an arc continues a path with a line`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: point(10, 0), radius: 2, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds.minX == 0)
    #expect(abs(path.currentPoint.x - 8) < 1e-9)
    #expect(path.cgPath.elements[1] == .line(point(12, 0)))
  }

  @Test(arguments: [
    ("inside", CGPoint(x: 5, y: 5), true), ("outside", CGPoint(x: 15, y: 5), false),
    ("above", CGPoint(x: 5, y: -1), false), ("at the start", CGPoint(x: 0.5, y: 0.5), true),
  ])
  func `a rectangle contains the points inside`(_ name: String, _ point: CGPoint, _ isInside: Bool) {
    #expect(CGPath(rect: square).contains(point) == isInside, "\(name)")
    #expect(UIBezierPath(rect: square).contains(point) == isInside, "\(name)")
  }

  @Test func `a ring is hollow only by the even-odd rule`() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(point(5, 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(point(5, 5)))
    #expect(path.contains(point(1, 5)))
  }

  @Test func `paths are equal by their elements`() throws {
    let (one, other) = (CGPath(rect: square), CGMutablePath())
    other.addRect(square)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.addLine(to: point(50, 50))
    #expect(one != other)
    let copy = try #require(other.copy())
    let mutable = try #require(other.mutableCopy())
    mutable.addLine(to: point(60, 60))
    #expect(copy == other)
    #expect(other != mutable)
    #expect(other.boundingBox.maxX == 50)
  }

  @Test func `a transform places a new path`() {
    var move = CGAffineTransform(translationX: 5, y: 6)
    #expect(CGPath(rect: square, transform: &move).boundingBox == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(CGPath(ellipseIn: square, transform: &move).boundingBox == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test(
    arguments: [
      Fact("lineWidth", 1) { $0.lineWidth }, Fact("miterLimit", 10) { $0.miterLimit },
      Fact("flatness", 0.6) { $0.flatness }, Fact("lineCapStyle", CGLineCap.butt) { $0.lineCapStyle },
      Fact("lineJoinStyle", CGLineJoin.miter) { $0.lineJoinStyle },
      Fact("usesEvenOddFillRule", false) { $0.usesEvenOddFillRule }, Fact("isEmpty", true) { $0.isEmpty },
    ] as [Fact<UIBezierPath>])
  func `a new path has UIKit's style`(_ fact: Fact<UIBezierPath>) { fact.check(UIBezierPath()) }

  @Test func `a path is drawn step by step`() {
    let path = UIBezierPath()
    path.move(to: point(0, 0))
    path.addLine(to: point(10, 0))
    path.addQuadCurve(to: point(20, 0), controlPoint: point(15, 8))
    path.addCurve(to: point(30, 0), controlPoint1: point(22, -4), controlPoint2: point(28, -4))
    path.close()
    #expect(
      path.cgPath.elements == [
        .move(point(0, 0)), .line(point(10, 0)), .quadratic(point(20, 0), control: point(15, 8)),
        .cubic(point(30, 0), control1: point(22, -4), control2: point(28, -4)), .close,
      ])
    #expect(path.bounds == CGRect(x: 0, y: -4, width: 30, height: 12))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `a transform moves all points of a path`() {
    let path = UIBezierPath(rect: square)
    path.apply(CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 1, y: 1)))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 20, height: 30))
  }

  @Test func `a path is made of another, and replaced by it`() {
    let path = UIBezierPath(cgPath: CGPath(rect: square))
    #expect(path.bounds == square)
    path.cgPath = CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(path.bounds == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test func `only the named corners are rounded`() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 4, height: 4))
    #expect(path.bounds == square)
    #expect(!path.contains(point(0.2, 0.2)))
    #expect(path.contains(point(9.8, 0.2)))
    #expect(path.contains(point(9.8, 9.8)))
    #expect(path.contains(point(0.2, 9.8)))
  }

  @Test func `the dashes of a line are kept with the path`() throws {
    let path = UIBezierPath(rect: square)
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    let context = CGContext(size: CGSize(width: 20, height: 20))
    UIGraphicsPushContext(context)
    copy.stroke()
    UIGraphicsPopContext()
    guard case .stroke(_, _, let line)? = context.commands.first?.kind else {
      Issue.record("no line")
      return
    }
    #expect(line.dash == [4, 2])
    #expect(line.phase == 1)
  }
}
