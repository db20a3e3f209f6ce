import SystemValues
import Testing

@testable import UIKit

/// What layers that were added by hand draw behind a view's subviews.
@MainActor @Suite struct LayerDrawingTests {
  /// Returns what a view with one added layer of 40 by 20 at (10, 5) draws.
  private func commands(_ change: (CALayer) -> Void) -> [CGContext.Command] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 5, width: 40, height: 20)
    change(layer)
    view.layer.addSublayer(layer)
    return view.handDrawing
  }

  private func strokes(_ commands: [CGContext.Command]) -> [(box: CGRect, width: CGFloat)] {
    commands.compactMap { command in
      guard case .stroke(let path, _, let line) = command.kind else { return nil }
      return (path.boundingBox, line.width)
    }
  }

  @Test func `a border lies inside the layer's bounds`() {
    let found = strokes(commands { $0.borderWidth = 4 })
    #expect(found.map(\.box) == [CGRect(x: 12, y: 7, width: 36, height: 16)])
    #expect(found.map(\.width) == [4])
  }

  @Test func `a border follows the layer's corners, half its width inside`() throws {
    let command = try #require(
      commands {
        $0.borderWidth = 2
        $0.cornerRadius = 8
      }.last)
    guard case .stroke(let path, _, _) = command.kind else {
      Issue.record("no border")
      return
    }
    let wanted = CGPath(
      roundedRect: CGRect(x: 11, y: 6, width: 38, height: 18), cornerWidth: 7, cornerHeight: 7, transform: nil)
    #expect(path.elements == wanted.elements)
  }

  @Test func `a border wider than the corner's radius has sharp corners inside`() {
    let found = commands {
      $0.borderWidth = 6
      $0.cornerRadius = 2
    }
    guard case .stroke(let path, _, _)? = found.last?.kind else {
      Issue.record("no border")
      return
    }
    let wanted = CGPath(
      roundedRect: CGRect(x: 13, y: 8, width: 34, height: 14), cornerWidth: 0, cornerHeight: 0, transform: nil)
    #expect(path.elements == wanted.elements)
  }

  @Test func `a layer without border or background draws nothing, and a hidden one neither`() {
    #expect(commands { _ in }.isEmpty)
    #expect(
      commands {
        $0.backgroundColor = UIColor.red.cgColor
        $0.isHidden = true
      }.isEmpty)
  }

  @Test func `a background fills the bounds with the layer's opacity`() {
    let found = commands {
      $0.backgroundColor = UIColor.red.cgColor
      $0.opacity = 0.5
    }
    #expect(found.map(\.alpha) == [0.5])
    guard case .fill(let path, _, _)? = found.first?.kind else {
      Issue.record("no background")
      return
    }
    #expect(path.boundingBox == CGRect(x: 10, y: 5, width: 40, height: 20))
  }

  /// A view that draws its layer, and then itself.
  private final class LayerDrawn: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: rect).fill()
    }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.blue.cgColor)
      ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      super.draw(layer, in: ctx)
    }
  }

  @Test func `what a view draws for its layer is in the picture, and so is what it draws itself`() {
    let boxes = LayerDrawn(frame: CGRect(x: 0, y: 0, width: 50, height: 60)).handDrawing.compactMap {
      command -> CGRect? in
      guard case .fill(let path, _, _) = command.kind else { return nil }
      return path.boundingBox
    }
    #expect(boxes == [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 50, height: 60)])
  }
}
