import Testing

@testable import UIKit

/// Where masks let layers be seen.
@MainActor @Suite struct LayerMaskTests {
  private func outline(_ change: (CAShapeLayer) -> Void) -> (path: CGPath, rule: CGPathFillRule)? {
    let (layer, mask) = (CALayer(), CAShapeLayer())
    mask.frame = CGRect(x: 10, y: 5, width: 40, height: 20)
    change(mask)
    layer.mask = mask
    return layer.maskOutline
  }

  private func covers(_ outline: (path: CGPath, rule: CGPathFillRule)?, _ x: CGFloat, _ y: CGFloat) -> Bool? {
    outline.map { $0.path.contains(CGPoint(x: x, y: y), using: $0.rule) }
  }

  @Test func `a ground with round corners lets what is below it be seen`() {
    #expect(CALayer().maskOutline == nil)
    let found = outline { ($0.backgroundColor, $0.cornerRadius) = (UIColor.black.cgColor, 10) }
    #expect(found?.path.boundingBoxOfPath == CGRect(x: 10, y: 5, width: 40, height: 20))
    #expect(covers(found, 30, 15) == true)
    #expect(covers(found, 11, 6) == false)
  }

  @Test func `a path is filled by its rule, in the mask's coordinates`() {
    func ring(_ rule: CAShapeLayerFillRule) -> (path: CGPath, rule: CGPathFillRule)? {
      outline { mask in
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 5, width: 20, height: 10)))
        (mask.path, mask.fillRule) = (path.cgPath, rule)
      }
    }
    #expect(covers(ring(.evenOdd), 30, 15) == false)
    #expect(covers(ring(.nonZero), 30, 15) == true)
    #expect(covers(ring(.evenOdd), 12, 7) == true)
    #expect(covers(ring(.evenOdd), 5, 2) == false)
  }

  @Test func `a line lets its width be seen, and a part of it that part`() {
    func line(_ end: CGFloat) -> (path: CGPath, rule: CGPathFillRule)? {
      outline { mask in
        (mask.fillColor, mask.strokeColor) = (nil, UIColor.black.cgColor)
        (mask.lineWidth, mask.strokeEnd) = (4, end)
        mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
      }
    }
    #expect(covers(line(1), 30, 25) == false)
    #expect(covers(line(1), 30, 6.5) == true)
    #expect(covers(line(1), 30, 7.5) == false)
    #expect(covers(line(1), 30, 43.5) == true)
    // From the right end, clockwise.
    #expect(covers(line(0.5), 30, 6) == false)
    #expect(covers(line(0.5), 30, 44) == true)
  }

  @Test func `a mask without anything hides everything, and one with a text or a picture nothing`() {
    #expect(outline { _ in }?.path.isEmpty == true)
    let hidden = outline {
      $0.backgroundColor = UIColor.black.cgColor
      $0.isHidden = true
    }
    #expect(hidden?.path.isEmpty == true)
    #expect(outline { $0.contents = "picture" } == nil)
    let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UILabel())
    label.text = "Text"
    view.mask = label
    #expect(view.layer.mask === label.layer)
    #expect(view.layer.maskOutline == nil)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `sublayers of a mask are part of it`() {
    let found = outline { mask in
      for x: CGFloat in [0, 30] {
        let part = CALayer()
        (part.frame, part.backgroundColor) = (CGRect(x: x, y: 0, width: 10, height: 20), UIColor.black.cgColor)
        mask.addSublayer(part)
      }
    }
    #expect(covers(found, 15, 10) == true)
    #expect(covers(found, 30, 10) == false)
    #expect(covers(found, 45, 10) == true)
  }

  @Test func `layers that were added, and views in pictures, are clipped to their masks`() throws {
    let (view, layer, mask) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), CAGradientLayer(), CAShapeLayer()
    )
    layer.frame = view.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    mask.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    layer.mask = mask
    view.layer.addSublayer(layer)
    let clips = try #require(view.handDrawing.first).clips
    #expect(clips.first?.path.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 10, height: 10))
    layer.mask = nil
    (view.backgroundColor, view.layer.mask) = (.red, mask)
    let context = CGContext(size: view.bounds.size)
    view.layer.render(in: context)
    #expect(context.commands.first?.clips.first?.path.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  struct Corner: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cap: CGLineCap
    let join: CGLineJoin
    /// Whether points are inside: the tip of the corner, beside the tip, beyond an end, and beside that.
    let inside: [Bool]
  }

  @Test(arguments: [
    Corner(testDescription: "miter", cap: .butt, join: .miter, inside: [true, true, false, false]),
    Corner(testDescription: "bevel", cap: .square, join: .bevel, inside: [false, false, true, true]),
    Corner(testDescription: "round", cap: .round, join: .round, inside: [false, true, true, false]),
  ])
  func `a stroked copy has the line's corners and ends`(_ corner: Corner) {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0)])
    let line = path.copy(strokingWithWidth: 8, lineCap: corner.cap, lineJoin: corner.join, miterLimit: 10)
    let points = [(23.5, 23.5), (22.5, 22.5), (-3, 20), (-3.5, 23.5)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(points.map { line.contains($0) } == corner.inside)
    #expect(line.contains(CGPoint(x: 10, y: 23.5)))
    #expect(!line.contains(CGPoint(x: 10, y: 15.5)))
  }
}
