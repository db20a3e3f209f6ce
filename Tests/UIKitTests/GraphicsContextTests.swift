import Testing

@testable import UIKit

/// What a context records of fills, strokes, clips and states.
@Suite @MainActor struct GraphicsContextTests {
  private let context = CGContext(size: CGSize(width: 100, height: 100))
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  private struct Fill {
    var box: CGRect
    var color: CGColor
    var rule: CGPathFillRule
    var alpha: CGFloat
  }

  private var fills: [Fill] {
    context.commands.compactMap { command in
      guard case .fill(let path, let color, let rule) = command.kind else { return nil }
      return Fill(box: path.boundingBox, color: color, rule: rule, alpha: command.alpha)
    }
  }

  private var strokes: [(box: CGRect, width: CGFloat, color: CGColor)] {
    context.commands.compactMap { command in
      guard case .stroke(let path, let color, let line) = command.kind else { return nil }
      return (path.boundingBox, line.width, color)
    }
  }

  @Test func `a context draws in black until it is given a colour`() {
    context.fill(box)
    context.setFillColor(red)
    context.fill(box)
    #expect(fills.map(\.color) == [CGColor(red: 0, green: 0, blue: 0, alpha: 1), red])
    #expect(fills.map(\.box) == [box, box])
  }

  @Test func `each rectangle is filled`() {
    let other = CGRect(x: 50, y: 50, width: 5, height: 5)
    context.fill([box, other])
    #expect(fills.map(\.box) == [box, other])
  }

  @Test func `an ellipse is filled and stroked in its box`() {
    context.fillEllipse(in: box)
    context.strokeEllipse(in: box)
    #expect(fills.map(\.box) == [box])
    #expect(strokes.map(\.box) == [box])
  }

  @Test func `lines are as wide as the context or the call says`() {
    context.setStrokeColor(red)
    context.setLineWidth(3)
    context.stroke(box)
    context.stroke(box, width: 7)
    #expect(strokes.map(\.width) == [3, 7])
    #expect(strokes.map(\.color) == [red, red])
  }

  @Test(arguments: [
    ("fill", CGPathDrawingMode.fill, [CGPathFillRule.winding], 0), ("even-odd fill", .eoFill, [.evenOdd], 0),
    ("stroke", .stroke, [], 1), ("both", .fillStroke, [.winding], 1), ("even-odd both", .eoFillStroke, [.evenOdd], 1),
  ])
  func `a mode says whether a path is filled and stroked`(
    _ name: String, _ mode: CGPathDrawingMode, _ rules: [CGPathFillRule], _ lines: Int
  ) {
    context.addRect(box)
    context.drawPath(using: mode)
    #expect(fills.map(\.rule) == rules, "\(name)")
    #expect(strokes.count == lines, "\(name)")
  }

  @Test func `a drawn path is gone`() {
    context.addRect(box)
    context.fillPath()
    context.fillPath()
    context.addEllipse(in: box)
    context.strokePath()
    #expect(fills.map(\.box) == [box, .null])
    #expect(strokes.map(\.box) == [box])
  }

  @Test func `a path is drawn step by step`() {
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 10, y: 0))
    context.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 8))
    context.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 22, y: -4), control2: CGPoint(x: 28, y: -4))
    context.closePath()
    context.addArc(center: CGPoint(x: 50, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    context.strokePath()
    guard case .stroke(let path, _, _)? = context.commands.first?.kind else {
      Issue.record("no line")
      return
    }
    #expect(path.elements.prefix(5).last == .close)
    #expect(path.elements[2] == .quadratic(CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 8)))
    #expect(path.boundingBox.minY == -4)
    #expect(path.boundingBox.maxX == 55)
    #expect(abs(path.currentPoint.x - 45) < 1e-9)
  }

  @Test func `transforms apply to what is drawn after them, the last one first`() {
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    #expect(fills.map(\.box) == [CGRect(x: 12, y: 2, width: 10, height: 10)])
    #expect(context.ctm.a == 2)
    #expect(context.ctm.tx == 10)
    context.rotate(by: .pi / 2)
    #expect(abs(context.ctm.b - 2) < 1e-9)
  }

  @Test func `a scaled context has wider lines`() {
    context.scaleBy(x: 3, y: 3)
    context.setLineWidth(2)
    context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(strokes.map(\.width) == [6])
  }

  @Test func `a restored state has the colour, the place and the opacity of before`() {
    context.saveGState()
    context.setFillColor(red)
    context.setAlpha(0.5)
    context.translateBy(x: 5, y: 5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(fills.map(\.alpha) == [0.5, 1])
    #expect(fills.map(\.box.minX) == [5, 0])
    #expect(fills[0].color == red)
    #expect(fills[1].color != red)
  }

  @Test func `clips hold for what is drawn after them`() {
    context.fill(box)
    context.addEllipse(in: box)
    context.clip(using: .evenOdd)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fill(box)
    #expect(context.commands.map(\.clips.count) == [0, 2])
    #expect(context.commands[1].clips.map(\.rule) == [.evenOdd, .winding])
    #expect(context.commands[1].clips.map(\.path.boundingBox) == [box, CGRect(x: 0, y: 0, width: 5, height: 5)])
  }

  @Test func `a path's own style is used for its line`() {
    let path = UIBezierPath(rect: box)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (5, .round, .bevel, 3)
    UIGraphicsPushContext(context)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
    path.stroke()
    path.fill()
    path.stroke(with: .normal, alpha: 0.25)
    path.fill(with: .normal, alpha: 0.5)
    UIGraphicsPopContext()
    guard case .stroke(_, let color, let line)? = context.commands.first?.kind else {
      Issue.record("no line")
      return
    }
    #expect(color == red)
    #expect(line.width == 5)
    #expect(line.cap == .round)
    #expect(line.join == .bevel)
    #expect(line.miterLimit == 3)
    #expect(fills.map(\.color) == [red, red])
    #expect(context.commands.map(\.alpha) == [1, 1, 0.25, 0.5])
  }

  @Test func `an image context keeps what is drawn until it ends`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
    UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 2)
    #expect(image.drawing.count == 1)
    #expect(image.cgImage?.width == 40)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `the scale of an image context is 1, or the screen's for 0`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == UIScreen.main.scale)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
  }

  @Test func `a renderer's format says how many pixels a point has`() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    #expect(format.scale == 3)
    #expect(!format.opaque)
    #expect(UIGraphicsImageRendererFormat.default().scale == UIScreen.main.scale)
    #expect(UIGraphicsImageRendererFormat.preferred().scale == UIScreen.main.scale)
    var sizes: [CGSize] = []
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 8, height: 6), format: format)
    let image = renderer.image { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1), blendMode: .normal)
      sizes.append(context.currentImage.size)
    }
    #expect(sizes == [CGSize(width: 8, height: 6)])
    #expect(image.scale == 3)
    #expect(image.drawing.map(\.clips.count) == [0, 1])
    #expect(UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 3, height: 5)).image { _ in }.size.height == 5)
  }

  @Test func `components of colours make a gradient`() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0.5]
    let gradient = try #require(
      CGGradient(colorSpace: space, colorComponents: components, locations: [0.25, 0.75], count: 2))
    #expect(gradient.stops.map(\.place) == [0.25, 0.75])
    #expect(gradient.stops.map(\.color) == [red, CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)])
    let even = try #require(CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 2))
    #expect(even.stops.map(\.place) == [0, 1])
  }
}
