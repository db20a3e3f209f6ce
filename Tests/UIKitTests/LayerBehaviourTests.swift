import Foundation
import Testing

@testable import UIKit

/// Layers: transforms in space, delegates, hits, and pictures of views.
@Suite(.serialized) @MainActor struct LayerBehaviourTests {
  @Test func `a layer's transform is its view's, in the plane`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(CATransform3DIsIdentity(view.layer.transform))
    view.layer.transform = CATransform3DMakeScale(2, 3, 4)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3) && view.layer.transform.m33 == 4)
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    #expect(CATransform3DEqualToTransform(view.layer.transform, CATransform3DMakeTranslation(5, 6, 0)))
    view.transform3D = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }

  @Test func `transforms in space are combined`() {
    func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
      let pairs: [KeyPath<CATransform3D, CGFloat>] = [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
      ]
      return pairs.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-9 }
    }
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turn.m12 - 1) < 1e-12 && abs(turn.m21 + 1) < 1e-12 && CATransform3DIsAffine(turn))
    #expect(CATransform3DGetAffineTransform(turn).b == turn.m12)
    var tilt = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(abs(tilt.m22 - 0.5) < 1e-12 && !CATransform3DIsAffine(tilt))
    tilt.m34 = -1 / 500
    let all = CATransform3DTranslate(CATransform3DScale(CATransform3DRotate(tilt, 1, 0, 1, 0), 2, 3, 4), 5, 6, 7)
    #expect(isNear(CATransform3DConcat(all, CATransform3DInvert(all)), CATransform3DIdentity))
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
    #expect(moved.m41 == 2)
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  final class Delegate: NSObject, CALayerDelegate {
    var lines: [String] = []
    func layoutSublayers(of layer: CALayer) { lines.append("layout") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func `a layer without a view is laid out and drawn by its delegate`() throws {
    let (view, layer, delegate) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), CALayer(), Delegate())
    #expect(view.layer.delegate === view)
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.delegate = delegate
    view.layer.addSublayer(layer)
    layer.layoutIfNeeded()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(delegate.lines == ["layout"])
    #expect(view.handDrawing.isEmpty)
    layer.setNeedsDisplay()
    guard case .fill(let path, _, _)? = view.handDrawing.first?.kind else { throw Missing() }
    #expect(path.boundingBox == CGRect(x: 11, y: 12, width: 3, height: 4))
  }

  struct Missing: Error {}

  @Test func `the deepest layer is hit`() {
    let (view, below, layer) = (UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), UIView(), CALayer())
    below.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.addSubview(below)
    view.layer.addSublayer(layer)
    #expect(view.layer.contains(CGPoint(x: 49, y: 0)) && !view.layer.contains(CGPoint(x: 51, y: 0)))
    #expect(view.layer.hitTest(CGPoint(x: 12, y: 12)) === layer)
    #expect(view.layer.hitTest(CGPoint(x: 35, y: 35)) === below.layer)
    #expect(view.layer.hitTest(CGPoint(x: 55, y: 15)) === view.layer)
    #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
  }

  /// A view with a ground, a class that draws, and a label.
  private func makeView() -> UIView {
    let (view, drawn, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Drawn(), UILabel())
    view.backgroundColor = .red
    drawn.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    label.frame = CGRect(x: 0, y: 30, width: 100, height: 20)
    label.text = "abc"
    for part in [drawn, label] { view.addSubview(part) }
    let hidden = UIView(frame: view.bounds)
    (hidden.backgroundColor, hidden.isHidden) = (.green, true)
    view.addSubview(hidden)
    return view
  }

  /// What commands fill and write, in words.
  private func words(_ commands: [CGContext.Command]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command.kind {
      case .fill(let path, let color, _): ["\(path.boundingBox.integral.width) \(color.components?[0] ?? 0)"]
      case .text(let text, _, _, _): [text.string]
      case .image(let image, _, _, _): words(image.drawing)
      default: []
      }
    }
  }

  @Test func `a picture of a view has what it and its subviews show`() throws {
    let view = makeView()
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    let found = words(image.drawing)
    #expect(found.count == 3 && found[0].hasPrefix("100") && found[1].hasPrefix("2") && found[2] == "abc")
    let hierarchy = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 200, height: 100), afterScreenUpdates: true))
    }
    #expect(words(hierarchy.drawing).first?.hasPrefix("200") == true)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test func `a snapshot of a view is a picture of it`() throws {
    let view = makeView()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true) as? UIImageView)
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(words(snapshot.image?.drawing ?? []).last == "abc")
    let part = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 30, height: 30), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.frame.size == CGSize(width: 30, height: 30))
  }

  @Test func `a document has the pages that were begun`() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
    func draw(_ context: UIGraphicsPDFRendererContext) {
      context.beginPage()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    let pages = renderer.pages(draw)
    #expect(pages.map(\.size) == [CGSize(width: 612, height: 792), CGSize(width: 100, height: 50)])
    #expect(words(pages[0].drawing).count == 1 && pages[1].drawing.isEmpty)
    let text = String(decoding: renderer.pdfData(actions: draw), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4") && text.contains("/Count 2") && text.contains("[0 0 612.0 792.0]"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
