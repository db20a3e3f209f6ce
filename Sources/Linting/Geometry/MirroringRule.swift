import Foundation
import Layout
import Values

/// A right-to-left layout is the mirror image of the left-to-right one. Checked if cells of both directions are laid
/// out.
struct MirroringRule: MatrixRule {
  static let info = LintRuleInfo(
    "not-mirrored", .geometry, .warning, "a view is not mirrored in right-to-left layouts")

  private var leftToRight: [String: Frames] = [:]
  private var rightToLeft: [String: Frames] = [:]

  private struct Frames {
    let width: Double
    let cells: [String]
    var views: [(id: String, name: String, place: ScenePlace?, rect: CGRect)] = []
  }

  mutating func note(_ layout: LintedLayout) {
    // Another language has texts of other widths.
    if layout.layout.variant.language != nil { return }
    // In an intentionally ambiguous layout, views stay near the left side in either direction.
    if layout.scene.scene.allowsAmbiguity { return }
    var variant = layout.layout.cell.variant
    variant.direction = nil
    let key = layout.layout.cell.varied(variant).name
    var frames = Frames(width: layout.bounds.width, cells: layout.cells)
    for place in layout.views.indices
    where layout.isSeen[place] && layout.isDrawn(place) && layout.scroller[place] == nil {
      let source = layout.source(place)
      if source == nil || source?.direction != nil { continue }
      let view = layout.views[place]
      frames.views.append((view.id, view.name, layout.place(place), layout.ink(of: place)?.rect ?? view.absoluteFrame))
    }
    if layout.layout.isRightToLeft { rightToLeft[key] = frames } else { leftToRight[key] = frames }
  }

  func findings(in scene: LintedScene) -> [(finding: LintFinding, cells: [String])] {
    let held = Self.heldBySide(in: scene)
    var names: [String] = []
    var place: ScenePlace?
    var cells: [String] = []
    for (key, turned) in rightToLeft.sorted(by: { $0.key < $1.key }) {
      guard let usual = leftToRight[key] else { continue }
      let rects = Dictionary(usual.views.map { ($0.name, $0.rect) }) { first, _ in first }
      let staying = turned.views.filter { view in
        guard !held.contains(view.id), let before = rects[view.name] else { return false }
        return abs(view.rect.midX - (usual.width - before.midX)) > 2 * LintedLayout.slack
      }
      guard let first = staying.first else { continue }
      place = place ?? first.place
      names += staying.map(\.name)
      cells += turned.cells
    }
    if names.isEmpty { return [] }
    // Other views follow the first one, so they have one cause.
    let subjects = names.unique
    return [
      (
        LintFinding(
          subjects, "\(subjects.listed): not mirrored from right to left", at: place,
          next: "constrain its leading and trailing edges, and leave its text's alignment natural"), cells
      )
    ]
  }

  /// Returns the views that left and right in constraints hold, and those that follow them: ``LeftRightRule`` reports
  /// their cause.
  private static func heldBySide(in scene: LintedScene) -> Set<String> {
    func views(_ constraint: SceneConstraint) -> [String] {
      [constraint.first, constraint.second].compactMap { operand in
        if case .view(let id)? = operand?.item { id } else { nil }
      }
    }
    let sideways = scene.constraints.filter { $0.first.attribute.isHorizontal }
    var held = Set(
      sideways.filter {
        $0.first.attribute.isPhysicalSide || ($0.second?.attribute.isPhysicalSide ?? false)
      }.flatMap(views))
    var rest = sideways.map(views).filter { $0.count == 2 }
    while let index = rest.firstIndex(where: { !held.isDisjoint(with: $0) }) { held.formUnion(rest.remove(at: index)) }
    let superviews = scene.scene.superviews
    for view in scene.scene.allViews {
      if case .view(let outer)? = superviews[view.id], held.contains(outer) { held.insert(view.id) }
    }
    return held
  }
}
