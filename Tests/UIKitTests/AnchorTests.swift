import Testing

@testable import UIKit

/// AL-6: anchors.
@MainActor @Suite struct AnchorTests {
  private func fields(_ constraint: NSLayoutConstraint) -> [String] {
    [
      (constraint.firstItem as? NSObject)?.addressText ?? "-", constraint.firstAttribute.name,
      "\(constraint.relation.rawValue)", (constraint.secondItem as? NSObject)?.addressText ?? "-",
      constraint.secondAttribute.name, "\(constraint.multiplier)", "\(constraint.constant)",
      "\(constraint.priority.rawValue)", "\(constraint.isActive)",
    ]
  }

  @Test func `AL-6.1 and 6.5 kinds of anchors are types`() {
    let view = UIView()
    let x: [NSLayoutXAxisAnchor] = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor,
    ]
    let y: [NSLayoutYAxisAnchor] = [
      view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
    ]
    let lengths: [NSLayoutDimension] = [view.widthAnchor, view.heightAnchor]
    #expect(x.map(\.name) == ["leading", "trailing", "left", "right", "centerX"])
    #expect(y.map(\.name) == ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"])
    #expect(lengths.map(\.name) == ["width", "height"])
  }

  @Test func `AL-6.2 and 6.4 a factory makes what the item initialiser makes, inactive and required`() {
    let (a, b) = (UIView(), UIView())
    let pairs = [
      (a.leadingAnchor.constraint(equalTo: b.trailingAnchor), constrain(a, .leading, .equal, b, .trailing)),
      (
        a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 8),
        constrain(a, .top, .greaterThanOrEqual, b, .bottom, plus: 8)
      ),
      (
        a.centerYAnchor.constraint(lessThanOrEqualTo: b.centerYAnchor),
        constrain(a, .centerY, .lessThanOrEqual, b, .centerY)
      ),
    ]
    for (made, expected) in pairs {
      #expect(fields(made) == fields(expected))
      #expect(!made.isActive)
      #expect(made.priority == .required)
    }
  }

  @Test func `AL-6.3 dimensions take constants and multipliers`() {
    let (a, b) = (UIView(), UIView())
    let pairs = [
      (a.widthAnchor.constraint(equalToConstant: 40), constrain(a, .width, plus: 40)),
      (
        a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2),
        constrain(a, .width, .lessThanOrEqual, b, .height, times: 2)
      ),
      (
        a.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: 3),
        constrain(a, .height, .greaterThanOrEqual, b, .height, times: 0.5, plus: 3)
      ),
    ]
    for (made, expected) in pairs { #expect(fields(made) == fields(expected)) }
  }

  @Test func `AL-6.4 a margins guide's anchor solves like the margin`() {
    let stage = Stage()
    let (a, b) = (stage.box(10, 10), stage.box(10, 10))
    a.leadingAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leadingAnchor).isActive = true
    constrain(b, .leading, .equal, stage.root, .leadingMargin).isActive = true
    stage.layout()
    #expect(a.frame.minX == stage.root.layoutMargins.left)
    #expect(b.frame.minX == a.frame.minX)
    #expect(a.frame.minX > 0)
  }

  @Test func `AL-6.5 leading and left share a type and raise when paired`() {
    let (a, b) = (UIView(), UIView())
    #expect(exceptions { _ = a.leadingAnchor.constraint(equalTo: b.leftAnchor) }.count == 1)
  }

  // MARK: Offsets

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `AL-6.7 equal offsets are equal gaps, in both directions`(_ direction: UITraitEnvironmentLayoutDirection) {
    let stage = Stage(direction: direction)
    let views = [stage.box(50, 20), stage.box(80, 20), stage.box(20, 20)]
    let gaps = zip(views, views.dropFirst()).map { $0.trailingAnchor.anchorWithOffset(to: $1.leadingAnchor) }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      views[2].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      gaps[0].constraint(equalTo: gaps[1]),
    ])
    stage.layout()
    let edges = views.map { ($0.frame.minX, $0.frame.maxX) }.sorted { $0.0 < $1.0 }
    #expect(edges[1].0 - edges[0].1 == 225)
    #expect(edges[2].0 - edges[1].1 == 225)
  }

  @Test func `AL-6.7 an offset takes constants, lengths and negative values`() {
    let stage = Stage()
    let (a, b, c) = (stage.box(50, 20), stage.box(80, 20), stage.box(30, 20))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      a.topAnchor.constraint(equalTo: stage.root.topAnchor),
      a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: -12),
      a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: a.heightAnchor, multiplier: 2),
      c.widthAnchor.constraint(equalTo: a.leadingAnchor.anchorWithOffset(to: a.trailingAnchor)),
    ])
    stage.layout()
    #expect(b.frame.minX == -12)
    #expect(b.frame.minY == 40)
    #expect(a.frame.width == c.frame.width)
  }

  @Test func `AL-6.7 an offset between leading and left raises, and one goes with its views`() {
    let stage = Stage()
    let (a, b) = (stage.box(50, 20), stage.box(80, 20))
    #expect(exceptions { _ = a.leadingAnchor.anchorWithOffset(to: b.leftAnchor) }.count == 1)
    let constraint = a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 5)
    constraint.isActive = true
    #expect(stage.root.constraints.contains(constraint))
    b.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  // MARK: System spacing

  @Test func `AL-6.8 system spacing is eight, times the multiplier, and printed as space`() {
    let stage = Stage()
    let (a, b) = (stage.box(50, 20), stage.box(80, 20))
    let after = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor), after,
      b.topAnchor.constraint(equalToSystemSpacingBelow: stage.root.topAnchor, multiplier: 1),
      b.bottomAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: stage.root.bottomAnchor, multiplier: 1),
    ])
    stage.layout()
    #expect(b.frame.minX == 66)
    #expect(b.frame.minY == 8)
    #expect(after.description.contains("NSLayoutAnchorConstraintSpace(16)"), "\(after)")
    after.constant = 3
    #expect(!after.description.contains("Space"), "\(after)")
  }

  @Test func `AL-6.9 between baselines the font decides`() {
    let (a, b) = (UILabel(), UILabel())
    b.font = .systemFont(ofSize: 30)
    let constraint = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(abs(constraint.constant - b.font.lineHeight) < 1e-9)
  }

  // MARK: Introspection

  @Test func `AL-6.10 and 6.11 anchors say what they are`() {
    let (a, b) = (UIView(), UIView())
    #expect(a.leadingAnchor.item === a)
    #expect(a.leadingAnchor.name == "leading")
    #expect(a.leadingAnchor == a.leadingAnchor)
    #expect(a.leadingAnchor != b.leadingAnchor)
    #expect(a.leadingAnchor != a.leftAnchor)
    let constraint = a.widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.firstAnchor.name == "width")
    #expect(constraint.secondAnchor == nil)
    #expect(a.topAnchor.description == "<NSLayoutYAxisAnchor:\(a.addressText) \"UIView:\(a.addressText).top\">")
  }

  @Test func `AL-6.11 an anchor is one object while its item lives`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let constraint = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    #expect(view.topAnchor === view.topAnchor)
    #expect(view.topAnchor !== UIView().topAnchor)
    #expect(constraint.firstAnchor === view.topAnchor)
    #expect(constraint.secondAnchor === guide.bottomAnchor)
    #expect(constraint.firstAnchor !== view.bottomAnchor)
    #expect(constraint.firstAnchor.name == "top")
    #expect(view.widthAnchor.constraint(equalToConstant: 1).firstAnchor === view.widthAnchor)
    #expect(constraint.firstAnchor.item === view)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
  }

  @Test func `AL-6.10 an anchor knows whether it is open and what decides it`() {
    let stage = Stage()
    let view = stage.box(50, 20)
    let leading = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    leading.isActive = true
    stage.layout()
    #expect(!view.leadingAnchor.hasAmbiguousLayout)
    #expect(view.topAnchor.hasAmbiguousLayout)
    #expect(view.leadingAnchor.constraintsAffectingLayout == [leading])
    #expect(view.widthAnchor.constraintsAffectingLayout.isEmpty)
  }
}
