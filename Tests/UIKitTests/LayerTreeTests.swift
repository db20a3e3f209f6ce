import Testing

@testable import UIKit

/// Layers: their defaults, their order and their coordinates.
@Suite @MainActor struct LayerTreeTests {
  @Test(
    arguments: [
      Fact("frame", CGRect.zero) { $0.frame }, Fact("position", CGPoint.zero) { $0.position },
      Fact("anchorPoint", CGPoint(x: 0.5, y: 0.5)) { $0.anchorPoint }, Fact("zPosition", 0) { $0.zPosition },
      Fact("contentsScale", 1) { $0.contentsScale }, Fact("cornerRadius", 0) { $0.cornerRadius },
      Fact("cornerCurve", CALayerCornerCurve.circular) { $0.cornerCurve },
      Fact("borderWidth", 0) { $0.borderWidth }, Fact("shadowOpacity", 0) { $0.shadowOpacity },
      Fact("shadowOffset", CGSize(width: 0, height: -3)) { $0.shadowOffset },
      Fact("shadowRadius", 3) { $0.shadowRadius }, Fact("shouldRasterize", false) { $0.shouldRasterize },
      Fact("rasterizationScale", 1) { $0.rasterizationScale }, Fact("opacity", 1) { $0.opacity },
      Fact("isHidden", false) { $0.isHidden }, Fact("masksToBounds", false) { $0.masksToBounds },
      Fact("sublayers", true) { $0.sublayers == nil }, Fact("superlayer", true) { $0.superlayer == nil },
      Fact("backgroundColor", true) { $0.backgroundColor == nil }, Fact("name", true) { $0.name == nil },
      Fact("mask", true) { $0.mask == nil }, Fact("shadowPath", true) { $0.shadowPath == nil },
      Fact("contents", true) { $0.contents == nil },
      Fact("transform", CGAffineTransform.identity) { $0.affineTransform() },
      Fact("needsDisplay", false) { type(of: $0).needsDisplay(forKey: "bounds") },
    ] as [Fact<CALayer>])
  func `a layer has Core Animation's defaults`(_ fact: Fact<CALayer>) { fact.check(CALayer()) }

  @MainActor struct Family {
    let parent = CALayer()
    let a = CALayer()
    let b = CALayer()
    let new = CALayer()
    init() {
      (a.name, b.name, new.name) = ("a", "b", "new")
      parent.addSublayer(a)
      parent.addSublayer(b)
    }
    var order: [String] { (parent.sublayers ?? []).compactMap(\.name) }
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let order: [String]
    let change: @MainActor (Family) -> Void
    init(_ name: String, _ order: [String], _ change: @escaping @MainActor (Family) -> Void) {
      (testDescription, self.order, self.change) = (name, order, change)
    }
  }

  @Test(arguments: [
    Change("add", ["a", "b", "new"]) { $0.parent.addSublayer($0.new) },
    Change("add again", ["b", "a"]) { $0.parent.addSublayer($0.a) },
    Change("insert at an index", ["a", "new", "b"]) { $0.parent.insertSublayer($0.new, at: 1) },
    Change("insert below", ["a", "new", "b"]) { $0.parent.insertSublayer($0.new, below: $0.b) },
    Change("insert above", ["a", "new", "b"]) { $0.parent.insertSublayer($0.new, above: $0.a) },
    Change("insert above the last", ["a", "b", "new"]) { $0.parent.insertSublayer($0.new, above: $0.b) },
    Change("move below", ["b", "a"]) { $0.parent.insertSublayer($0.b, below: $0.a) },
    Change("remove", ["b"]) { $0.a.removeFromSuperlayer() },
    Change("replace all", ["new", "a"]) { $0.parent.sublayers = [$0.new, $0.a] },
    Change("remove all", []) { $0.parent.sublayers = nil },
  ])
  func `a layer keeps its sublayers from back to front`(_ change: Change) {
    let family = Family()
    change.change(family)
    #expect(family.order == change.order)
    for layer in [family.a, family.b, family.new] {
      #expect((layer.superlayer === family.parent) == change.order.contains(layer.name ?? ""))
    }
  }

  @Test func `coordinates are converted between layers`() {
    let (root, outer, inner) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: root) == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 6)
    #expect(inner.convert(rect, to: root) == CGRect(x: 15, y: 25, width: 4, height: 6))
    #expect(inner.convert(CGRect(x: 15, y: 25, width: 4, height: 6), from: root) == rect)
    outer.bounds.origin = CGPoint(x: 0, y: 3)
    #expect(inner.convert(rect, to: root).minY == 22)
  }

  @Test func `a transform keeps the position, and changes the frame`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.position == CGPoint(x: 20, y: 20))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `another anchor moves the frame, and the position stays`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(layer.position == CGPoint(x: 20, y: 20))
    #expect(layer.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    #expect(layer.anchorPoint == .zero)
  }

  @Test func `a view's layer shows what the view does`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.layer.opacity = 0.5
    view.layer.backgroundColor = red
    (view.layer.isHidden, view.layer.masksToBounds) = (true, true)
    view.layer.bounds.size.width = 50
    view.layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 0))
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor?.cgColor == red)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.bounds.width == 50)
    #expect(view.transform.tx == 3)
    #expect(view.layer.position == view.center)
  }

  @Test func `layout of a view's layer is that of the view`() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let stage = Stage()
    let view = stage.add(Counter())
    stage.layout()
    let before = view.layouts
    view.layer.layoutIfNeeded()
    #expect(view.layouts == before)
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func `a view's class says which layer it has`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Shape().layer is CAShapeLayer)
    #expect(!(UIView().layer is CAShapeLayer))
  }
}
