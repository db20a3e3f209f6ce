import Layout

/// The sides of equations in a region, as forms of the window's size.
struct RegionValues {
  let region: LayoutRegion
  private let indexOf: [String: Int]

  init(_ region: LayoutRegion) {
    self.region = region
    indexOf = Dictionary(region.facts.views.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  /// The reason why a side has no form.
  struct Unsupported: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }

  func view(_ id: String) -> (facts: RegionFacts.View, frame: RegionFrame)? {
    indexOf[id].map { (region.facts.views[$0], region.frames[$0]) }
  }

  var root: RegionFrame { region.frames[0] }

  /// The views around a view that scroll their content.
  func scrollers(of view: RegionFacts.View) -> [(facts: RegionFacts.View, frame: RegionFrame)] {
    let around = sequence(first: view) { $0.parent.map { region.facts.views[$0] } }.dropFirst()
    return around.compactMap { outer in self.view(outer.id).flatMap { $0.frame.content.isEmpty ? nil : $0 } }
  }

  /// The root view's rectangle minus insets, as left, top, right and bottom.
  func inset(by insets: Insets) -> (left: AffineForm, top: AffineForm, right: AffineForm, bottom: AffineForm) {
    func points(_ number: Double) -> AffineForm { AffineForm(constant: number, x: 0, y: 0) }
    return (
      root.x + points(insets.left), root.y + points(insets.top), root.x + root.width - points(insets.right),
      root.y + root.height - points(insets.bottom)
    )
  }

  /// One side of an equation; nil for a view that does not exist in the region.
  /// - Throws: ``Unsupported``.
  func form(of operand: SceneConstraint.Operand, isRightToLeft: Bool) throws(Unsupported) -> AffineForm? {
    let frame: RegionFrame
    var attribute = operand.attribute
    switch operand.item {
    case .view(let id):
      guard let found = view(id) else { return nil }
      frame = found.frame
    case .root:
      if let plain = attribute.withoutMargin {
        frame = rectangle(inset(by: region.surroundings.margins))
        attribute = plain
      } else {
        frame = root
      }
    case .safeArea: frame = rectangle(inset(by: region.surroundings.safeArea))
    case .topLayoutGuide:
      let area = inset(by: region.surroundings.safeArea)
      frame = rectangle((root.x, root.y, root.x + root.width, area.top))
    case .bottomLayoutGuide:
      let area = inset(by: region.surroundings.safeArea)
      frame = rectangle((root.x, area.bottom, root.x + root.width, root.y + root.height))
    case .keyboardGuide:
      let area = inset(by: Insets(0, 0, region.surroundings.keyboard, 0))
      frame = rectangle((root.x, area.bottom, root.x + root.width, root.y + root.height))
    case .safeAreaOf, .readableGuide, .contentGuide, .frameGuide:
      throw Unsupported(
        text: "guides other than the root view's safe area and keyboard guide cannot be expressed in a map")
    }
    guard let form = frame.form(of: attribute, isRightToLeft: isRightToLeft) else {
      throw Unsupported(
        text: operand.attribute.isOfMargins
          ? "margins can be expressed in a map only for the root view" : "a view without text has no baseline in a map")
    }
    return form
  }

  private func rectangle(
    _ sides: (left: AffineForm, top: AffineForm, right: AffineForm, bottom: AffineForm)
  ) -> RegionFrame {
    RegionFrame([sides.left, sides.top, sides.right - sides.left, sides.bottom - sides.top])
  }
}

extension SceneAttribute {
  /// The edge that corresponds to an edge of the margins; nil for other attributes.
  fileprivate var withoutMargin: SceneAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
