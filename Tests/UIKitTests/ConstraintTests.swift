import Testing

@testable import UIKit

/// AL-1: constraints, which ones are valid, and who holds them.
@MainActor @Suite struct ConstraintTests {
  let stage = Stage()

  @Test func `AL-1.8 raw values are UIKit's`() {
    let attributes = NSLayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }
    #expect(attributes.map(\.rawValue) == Array(1...20))
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
  }

  /// One attribute of each kind, by column of AL-1.11's table.
  private static let kinds: [NSLayoutConstraint.Attribute] = [.width, .top, .left, .leading, .centerX]

  @Test(
    arguments: [
      (.width, [true, true, false, false, false, false]), (.top, [false, false, true, true, true, true]),
      (.left, [false, false, true, true, false, true]), (.leading, [false, false, true, false, true, true]),
      (.centerX, [false, false, true, true, true, true]),
    ] as [(NSLayoutConstraint.Attribute, [Bool])])
  func `AL-1.11 pairs are legal as in the table`(_ first: NSLayoutConstraint.Attribute, _ legal: [Bool]) {
    let (a, b) = (UIView(), UIView())
    let raised =
      [exceptions { _ = constrain(a, first, .equal, nil) }]
      + Self.kinds.map { second in exceptions { _ = constrain(a, first, .equal, b, second) } }
    #expect(raised.map(\.isEmpty) == legal)
  }

  @Test func `AL-1.20 a to c name what is wrong`() throws {
    let (a, b) = (UIView(), UIView())
    func reason(_ body: () -> Void) -> String { exceptions(body).first?.reason ?? "" }
    #expect(reason { _ = constrain(a, .width, .equal, b, .top) }.hasSuffix(": Invalid pairing of layout attributes"))
    #expect(
      reason { _ = constrain(a, .leading, .equal, b, .left) }.hasSuffix("Use leading/trailing for both or neither."))
    #expect(reason { _ = constrain(a, .leading) }.hasSuffix("Location attributes must be specified in pairs."))
    #expect(reason { _ = constrain(a, .top, .equal, b, .top, times: 0) }.contains("A multiplier of 0 or a nil second"))
    #expect(reason { _ = constrain("text", .width) } == "Constraint items must each be a view or layout guide.")
  }

  @Test func `AL-1.7 a nil second item with a size attribute counts as a constant`() {
    let view = UIView()
    let constraint = constrain(view, .height, .equal, nil, .width, plus: 40)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.constant == 40)
  }

  @Test func `AL-1.20 d activation without a common ancestor raises`() {
    let (a, b) = (UIView(), UIView())
    let constraint = constrain(a, .centerX, .equal, b, .centerX)
    let raised = exceptions { constraint.isActive = true }
    #expect(raised.map(\.name) == ["NSGenericException"])
    #expect(
      raised.first?.reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x") == true)
    #expect(raised.first?.reason.contains("common ancestor.  Does the constraint or its anchors reference") == true)
    #expect(!constraint.isActive)
  }

  @Test func `AL-1.20 f and g guard priorities`() {
    let view = stage.add()
    let constraint = constrain(view, .width, plus: 10)
    constraint.isActive = true
    // No engine has it before the first layout.
    #expect(exceptions { constraint.priority = UILayoutPriority(249) }.isEmpty)
    constraint.priority = .required
    stage.layout()
    let raised = exceptions { constraint.priority = UILayoutPriority(250) }
    #expect(raised.first?.name == "NSInternalInconsistencyException")
    #expect(raised.first?.reason.hasSuffix("You passed priority 250 and the existing priority was 1000.") == true)
    #expect(constraint.priority == .required)
    constraint.isActive = false
    #expect(exceptions { constraint.priority = UILayoutPriority(250) }.isEmpty)
    let illegal = exceptions { constraint.priority = UILayoutPriority(0) }
    #expect(illegal.first?.reason.hasPrefix("It's illegal to set priority:0.  Priorities must be greater") == true)
  }

  @Test func `AL-1.20 h and i refuse numbers that are not finite`() {
    let view = UIView()
    let constraint = constrain(view, .width)
    let reasons = [
      exceptions { constraint.constant = .infinity }, exceptions { _ = constrain(view, .width, times: .infinity) },
    ].map { $0.first?.reason ?? "" }
    #expect(reasons[0].hasPrefix("NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf"))
    #expect(
      reasons[0].hasSuffix(
        "firstAnchor:<NSLayoutDimension:\(view.addressText) \"\(view.layoutToken).width\"> secondAnchor:(null)"))
    #expect(reasons[1] == "Multiplier is not finite!  That's illegal.  multiplier:inf")
    let atCreation = exceptions { _ = constrain(view, .width, plus: .nan) }
    #expect(atCreation.first?.name == "NSInternalInconsistencyException")
    #expect(atCreation.first?.reason.hasPrefix("NSLayoutConstraint constant is not finite!") == true)
  }

  @Test func `AL-1.21 b a constant beyond the limits is replaced`() {
    let constraint = constrain(UIView(), .width)
    _ = logs { constraint.constant = 1e12 }
    #expect(constraint.constant == 1e7)
    _ = logs { constraint.constant = -1e300 }
    #expect(constraint.constant == -1e7)
  }

  @Test func `AL-1.28 a constraint lives on the nearest common ancestor, in order of installation`() {
    let (parent, a) = (stage.add(), stage.add())
    let child = stage.add(to: parent)
    let size = constrain(a, .width, plus: 40)
    let toParent = constrain(child, .leading, .equal, parent, .leading)
    let siblings = constrain(a, .leading, .equal, parent, .trailing)
    let across = constrain(child, .top, .equal, a, .top)
    NSLayoutConstraint.activate([across, size, toParent, siblings])
    #expect(a.constraints == [size])
    #expect(parent.constraints == [toParent])
    #expect(stage.root.constraints == [across, siblings])
    across.isActive = false
    across.isActive = true
    #expect(stage.root.constraints == [siblings, across])
  }

  @Test func `AL-1.33 removal drops what ties the subtree to the outside and keeps the rest`() {
    let parent = stage.add()
    let child = stage.add(to: parent)
    let inside = constrain(child, .leading, .equal, parent, .leading)
    let own = constrain(parent, .width, plus: 40)
    let outside = constrain(child, .top, .equal, stage.root, .top)
    NSLayoutConstraint.activate([inside, own, outside])
    parent.removeFromSuperview()
    #expect([inside, own, outside].map(\.isActive) == [true, true, false])
    stage.root.addSubview(parent)
    #expect(!outside.isActive)
  }

  @Test func `AL-1.34 moving to another parent counts as removal`() {
    let (view, other) = (stage.add(), stage.add())
    let constraint = constrain(view, .top, .equal, stage.root, .top)
    constraint.isActive = true
    stage.root.addSubview(view)
    #expect(constraint.isActive)
    other.addSubview(view)
    #expect(!constraint.isActive)
  }

  @Test func `AL-1.36 a constraint holds its items weakly`() {
    var view: UIView? = UIView()
    let constraint = constrain(view as Any, .width, plus: 4)
    view = nil
    #expect(constraint.firstItem == nil)
  }

  private final class Leaving: UIView {
    nonisolated(unsafe) var own: [NSLayoutConstraint] = []
    deinit {
      MainActor.assumeIsolated { [own] in NSLayoutConstraint.deactivate(own) }
    }
  }

  @Test func `AL-1.33 a view may deactivate its constraints while it goes`() {
    weak var gone: UIView?
    var kept: [NSLayoutConstraint] = []
    do {
      let view = Leaving()
      let child = UIView()
      view.addSubview(child)
      view.own = [constrain(child, .width, .equal, view, .width), constrain(view, .height, plus: 4)]
      NSLayoutConstraint.activate(view.own)
      (gone, kept) = (view, view.own)
    }
    #expect(gone == nil)
    #expect(kept.allSatisfy { !$0.isActive && $0.firstItem == nil })
  }

  /// Calls everything in its `deinit` that would normally lay it out.
  private final class Asking: UIView {
    nonisolated(unsafe) static var answers: [String] = []
    deinit {
      MainActor.assumeIsolated {
        let child = subviews.first
        layoutIfNeeded()
        child?.layoutIfNeeded()
        UIView.animate(withDuration: 0.1) { self.layoutIfNeeded() }
        Self.answers = [
          "\(hasAmbiguousLayout)", "\(constraintsAffectingLayout(for: .horizontal).count)",
          "\(systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))", "\(child?.frame ?? .zero)",
        ]
      }
    }
  }

  @Test(arguments: [false, true]) func `AL-11.17 a root that goes lays nothing out`(_ wasLaidOut: Bool) {
    do {
      let view = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        child.topAnchor.constraint(equalTo: view.topAnchor), child.widthAnchor.constraint(equalToConstant: 20),
        child.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
      if wasLaidOut { view.layoutIfNeeded() }
      view.frame.size.height = 60
    }
    let frame = wasLaidOut ? CGRect(x: 10, y: 0, width: 20, height: 50) : .zero
    #expect(Asking.answers == ["false", "0", "\(CGSize.zero)", "\(frame)"])
  }

  @Test func `AL-1.36 whatever refers to a view weakly forgets it`() {
    let (guide, layer): (UILayoutGuide, CALayer)
    let (anchor, offset): (NSLayoutXAxisAnchor, NSLayoutDimension)
    weak var gone: UIView?
    do {
      let (view, child) = (UIView(), UIView())
      view.addSubview(child)
      guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      (layer, anchor, gone) = (view.layer, view.leadingAnchor, view)
      offset = child.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
      #expect(guide.owningView === view)
      #expect(layer.view === view)
      #expect(anchor.item === view)
      // The view holds it, not the other way round.
      let constraint = constrain(child, .width, .equal, view, .width)
      constraint.isActive = true
      #expect(constraint.holder === view)
    }
    #expect(gone == nil)
    #expect(guide.owningView == nil)
    #expect(layer.view == nil)
    #expect(anchor.item == nil)
    #expect(offset.constraint(equalToConstant: 4).firstItem == nil)
  }

  @Test func `AL-2.33 and 2.34 descriptions read as UIKit's`() {
    let (a, b) = (stage.add(), stage.add())
    func body(_ constraint: NSLayoutConstraint) -> String {
      ConstraintDescription.body(of: constraint).replacing(/0x[0-9a-f]+/, with: "0x")
    }
    #expect(body(constrain(a, .width, plus: 41.666666)) == "UIView:0x.width == 41.6667")
    #expect(
      body(constrain(a, .width, .equal, b, .width, times: 2, plus: -4)) == "UIView:0x.width == 2*UIView:0x.width - 4")
    #expect(body(constrain(a, .leading, .equal, b, .trailing, plus: 8)) == "H:[UIView:0x]-(8)-[UIView:0x]")
    #expect(body(constrain(a, .leading, .equal, stage.root, .leading, plus: 15)) == "H:|-(15)-[UIView:0x]")
    #expect(body(constrain(stage.root, .bottom, .greaterThanOrEqual, a, .bottom)) == "V:[UIView:0x]-(>=0)-|")
    #expect(
      body(constrain(a, .trailing, .equal, stage.root, .trailing, plus: -10))
        == "UIView:0x.trailing == UIView:0x.trailing - 10")
  }
}
