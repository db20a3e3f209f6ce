import Testing

@testable import SnapshotTesting

/// Custom drawing of applications in pictures.
@MainActor
@Suite(.snapshots) struct HandDrawingTests {
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: rect.insetBy(dx: 4, dy: 4)).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setStrokeColor(UIColor.black.cgColor)
      context.setLineWidth(2)
      context.move(to: CGPoint(x: -20, y: rect.midY))
      context.addLine(to: CGPoint(x: rect.maxX + 20, y: rect.midY))
      context.strokePath()
    }
  }

  @Test func `views, layers and pictures drawn by hand are in a picture`() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 60))
    page.backgroundColor = .white
    let drawn = Drawn(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let shaped = UIView(frame: CGRect(x: 70, y: 10, width: 40, height: 40))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(roundedRect: shaped.bounds, cornerRadius: 12).cgPath
    shape.fillColor = UIColor.systemYellow.cgColor
    shape.strokeColor = UIColor.systemRed.cgColor
    shape.lineWidth = 3
    shape.lineDashPattern = [6, 4]
    let dot = CALayer()
    dot.frame = CGRect(x: 14, y: 14, width: 12, height: 12)
    (dot.cornerRadius, dot.backgroundColor) = (6, UIColor.systemBlue.cgColor)
    shape.addSublayer(dot)
    shaped.layer.addSublayer(shape)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.systemPurple.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
    }
    let imageView = UIImageView(image: image)
    imageView.frame = CGRect(x: 130, y: 10, width: 40, height: 40)
    for view in [drawn, shaped, imageView] { page.addSubview(view) }
    assertSnapshot(of: page, as: .image)
  }

  private final class Shaded: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 2, height: 4), blur: 6, color: UIColor.black.withAlphaComponent(0.5).cgColor)
      UIColor.white.setFill()
      UIBezierPath(roundedRect: CGRect(x: 12, y: 12, width: 60, height: 36), cornerRadius: 8).fill()
      context.restoreGState()
      context.setShadow(offset: CGSize(width: 0, height: 3), blur: 4)
      UIColor.systemBlue.setStroke()
      context.stroke(CGRect(x: 90, y: 14, width: 30, height: 30), width: 3)
      ("Text" as NSString).draw(at: CGPoint(x: 134, y: 18), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.setFillColor(UIColor.systemRed.cgColor)
      context.fill(CGRect(x: 186, y: 20, width: 16, height: 16))
    }
  }

  @Test func `what is drawn by hand has its shadow below it`() {
    let view = Shaded(frame: CGRect(x: 0, y: 0, width: 220, height: 64))
    view.backgroundColor = .white
    assertSnapshot(of: view, as: .image(traits: UITraitCollection(displayScale: 2)))
  }

  private final class Painted: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      // A ring: the inside of the inner circle is outside.
      let ring = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 52, height: 52))
      ring.append(UIBezierPath(ovalIn: CGRect(x: 18, y: 18, width: 24, height: 24)))
      ring.usesEvenOddFillRule = true
      let colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
      context.saveGState()
      ring.addClip()
      if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 56, y: 0), options: [])
      }
      context.restoreGState()
      // Three kinds of line caps, and a pointed corner.
      for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        context.setLineCap(cap)
        context.setLineWidth(8)
        context.move(to: CGPoint(x: 70, y: 12 + 16 * index))
        context.addLine(to: CGPoint(x: 100, y: 12 + 16 * index))
        context.strokePath()
      }
      context.setLineCap(.butt)
      context.setLineWidth(4)
      context.addLines(between: [CGPoint(x: 112, y: 50), CGPoint(x: 122, y: 10), CGPoint(x: 132, y: 50)])
      context.strokePath()
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      NSAttributedString(
        string: "Drawn by hand",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.systemGreen, .paragraphStyle: style,
        ]
      ).draw(in: CGRect(x: 140, y: 4, width: 60, height: 40))
      context.saveGState()
      context.translateBy(x: 206, y: 56)
      context.rotate(by: -.pi / 2)
      "turned".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      context.restoreGState()
      UIImage(systemName: "star.fill")?.draw(in: CGRect(x: 230, y: 4, width: 24, height: 24))
    }
  }

  @Test func `gradients, line ends, even-odd insides and texts are in a picture`() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 60))
    page.backgroundColor = .white
    page.addSubview(Painted(frame: CGRect(x: 0, y: 0, width: 260, height: 60)))
    for (index, type) in [CAGradientLayerType.axial, .radial].enumerated() {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 262 + 34 * index, y: 10, width: 30, height: 40)
      layer.type = type
      layer.cornerRadius = 8
      layer.colors = [UIColor.systemYellow.cgColor, UIColor.systemPurple.cgColor]
      (layer.startPoint, layer.endPoint) =
        type == .axial ? (.zero, CGPoint(x: 1, y: 1)) : (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      page.layer.addSublayer(layer)
    }
    assertSnapshot(of: page, as: .image(traits: UITraitCollection(displayScale: 2)))
  }
}
