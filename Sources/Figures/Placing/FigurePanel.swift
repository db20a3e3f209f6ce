import Drawing
import Foundation
import Layout

/// A drawing of a layout with constraints of one axis or of both, each at its place.
struct FigurePanel {
  /// The constraints that a panel shows.
  enum Axes {
    case both, across, down
  }

  /// An object that was placed.
  enum Object {
    case name(Int)
    case guide(Int)
    case mark(Int)
    case reference(SizeTies.Size)
  }

  let axes: Axes
  let ground: PanelGround
  let objects: [Object]
  let placement: Placement

  /// - Parameters:
  ///   - content: The views and constraints of the panel.
  ///   - width: The width that the panel should have.
  /// - Complexity: O(objects x candidates x objects), see ``Placement``.
  init(_ content: FigureContent, _ axes: Axes, width: Double, _ measurer: PangoMeasurer) {
    self.axes = axes
    let ties = SizeTies(content.constraints)
    let shown = Array(content.constraints.indices)
    var stretch: PanelStretch?
    for density in PanelStretch.Density.steps {
      let trial = PanelStretch(content, ties, shown: shown, width: width, density: density, measurer)
      if let best = stretch, best.keys.across.length <= trial.keys.across.length + 1 { continue }
      stretch = trial
      if trial.keys.across.length <= width + 1 { break }
    }
    let ground = PanelGround(
      stretch ?? PanelStretch(content, ties, shown: shown, width: width, density: .steps[0], measurer))
    self.ground = ground
    var (objects, candidates): ([Object], [[Candidate]]) = ([], [])
    func add(_ object: Object, _ found: [Candidate]) {
      if found.isEmpty { return }
      objects.append(object)
      candidates.append(found)
    }
    for (index, view) in content.views.enumerated() where !view.isRoot && view.isMentioned {
      add(.name(index), NameCandidates(ground: ground, view: index).all)
    }
    for (index, guide) in ground.guides.enumerated() where !guide.isOutside {
      let width = measurer.shape(guide.name, size: PanelStretch.nameSize).width
      add(.guide(index), NameCandidates.all(guide, width: width, height: PanelStretch.nameHeight, ground))
    }
    for index in shown { add(.mark(index), MarkCandidates(ground: ground, index: index).all) }
    for size in ties.references where axes == .both || (axes == .across) == size.isAcross {
      let found = SizeCandidates(ground: ground, view: size.view, isAcross: size.isAcross, constraint: nil).all
      add(.reference(size), found)
    }
    self.objects = objects
    placement = Placement(candidates)
  }

  var content: FigureContent { ground.content }
  var size: (width: Double, height: Double) {
    (ground.stretch.keys.across.length, ground.stretch.keys.down.length)
  }

  /// How much is in the way of each other.
  var cost: Double { placement.cost }
}

extension GuideLine {
  /// Whether its name stands above the screen.
  var isOutside: Bool { isOfScreen && isAcross && edge == nil }
}
