import Foundation
import Testing

@testable import UIKit

/// Curves of paths, and objects that once only stored their values.
@Suite(.serialized) @MainActor struct CurveTests {
  @Test func `a curve is inside and bounded as it is drawn`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 1.7, y: 1.7)) && !circle.contains(CGPoint(x: 1.2, y: 1.2)))
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(curve.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(curve.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let arch = CGMutablePath()
    arch.move(to: .zero)
    arch.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(arch.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(CGMutablePath().boundingBoxOfPath == .null)
  }

  @Test func `a reversed path ends where it began`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 11, y: 1), controlPoint2: CGPoint(x: 19, y: 2))
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero)
    #expect(
      reversed.cgPath.elements == [
        .move(CGPoint(x: 20, y: 0)),
        .cubic(CGPoint(x: 10, y: 0), control1: CGPoint(x: 19, y: 2), control2: CGPoint(x: 11, y: 1)),
        .line(.zero),
      ])
    #expect(reversed.reversing().cgPath == path.cgPath)
    #expect(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).reversing().cgPath.elements.last == .close)
  }

  @Test func `gravity has a direction and a strength`() {
    let gravity = UIGravityBehavior(items: [])
    #expect(abs(gravity.angle - .pi / 2) < 1e-9 && gravity.magnitude == 1)
    gravity.angle = 0
    #expect(gravity.gravityDirection == CGVector(dx: 1, dy: 0))
    gravity.magnitude = 3
    #expect(gravity.gravityDirection == CGVector(dx: 3, dy: 0))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 5, y: 25)).length == 20)
  }

  @Test func `a view without pictures does not animate`() {
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
  }

  @Test func `numbers of any type are set by key paths`() {
    let view = UIView()
    view.setValue(7, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 7)
    view.setValue(NSNumber(value: 9), forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 9)
  }

  @MainActor final class Searcher: NSObject {
    var found: [String] = []
    func search(_ text: String) { found.append(text) }
    func other() { found.append("other") }
  }

  @Test func `calls that are put off can be dropped`() async throws {
    let searcher = Searcher()
    let search = Selector(Searcher.search(_:), name: "search:")
    let other = Selector(Searcher.other, name: "other")
    searcher.perform(search, with: "a", afterDelay: 0)
    searcher.perform(search, with: "b", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: searcher, selector: search, object: "a")
    searcher.perform(other, with: nil, afterDelay: 0)
    while searcher.found.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(searcher.found == ["b", "other"])
    searcher.perform(search, with: "c", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: searcher)
    searcher.perform(other, with: nil, afterDelay: 0)
    while searcher.found.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(searcher.found == ["b", "other", "other"])
  }
}
