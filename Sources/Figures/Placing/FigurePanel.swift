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
  let placement: MarkPlacement
  /// The views whose texts marks would cover; they are left out, because names and marks matter more.
  let hiddenTexts: Set<Int>

  /// Places marks and names in a stretched layout.
  /// - Complexity: O(objects x candidates x objects), see ``MarkPlacement``.
  init(_ stretch: PanelStretch, _ axes: Axes, _ measurer: PangoMeasurer) {
    self.axes = axes
    let (content, ties) = (stretch.content, stretch.ties)
    let ground = PanelGround(stretch)
    self.ground = ground
    var (objects, candidates): ([Object], [[MarkPlace]]) = ([], [])
    func add(_ object: Object, _ found: [MarkPlace]) {
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
    for index in content.constraints.indices { add(.mark(index), MarkCandidates(ground: ground, index: index).all) }
    for size in ties.references where axes == .both || (axes == .across) == size.isAcross {
      let found = SizeCandidates(ground: ground, view: size.view, isAcross: size.isAcross, constraint: nil).all
      add(.reference(size), found)
    }
    self.objects = objects
    let placement = MarkPlacement(candidates)
    self.placement = placement
    let covering = objects.indices.map { placement[$0] }
    hiddenTexts = Set(
      ground.texts.indices.filter { view in
        ground.boxes(ofTextIn: view).contains { text in
          covering.contains { candidate in
            candidate.box?.meets(text) ?? false || candidate.lines.contains { $0.meets(text) }
          }
        }
      })
    trouble = placement.trouble
  }

  var content: FigureContent { ground.content }
  var size: (width: Double, height: Double) {
    (ground.stretch.keys.across.length, ground.stretch.keys.down.length)
  }

  /// What is in the way of each other.
  let trouble: (crossings: Int, faults: Double)
}

extension GuideLine {
  /// Whether its name is above the screen.
  var isOutside: Bool { isOfScreen && isAcross && edge == nil }
}
