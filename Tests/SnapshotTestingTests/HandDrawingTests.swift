import Testing

@testable import SnapshotTesting

/// What applications draw themselves, in pictures.
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
}
