package import Scenes
import UIKit

/// Finds how much longer texts may get: a sweep over the width of a text's last word.
@MainActor
package struct HeadroomFinder {
  private let scene: Scene
  private let pipeline: LayoutPipeline

  /// Texts of a scene.
  package init(_ scene: Scene, _ pipeline: LayoutPipeline) { (self.scene, self.pipeline) = (scene, pipeline) }

  /// Returns how much longer each text of a cell may get, in the order of the document. Equal texts grow together, as
  /// they would in a translation.
  /// - Complexity: Three layouts per piece of a sweep, for each text.
  package func headroom(in cell: Cell) -> [TextHeadroom] {
    let base = pipeline.solveExactly(scene, in: cell)
    return base.views.compactMap { view in
      guard let text = Self.text(of: view), !isHidden(view, base) else { return nil }
      return headroom(of: view, text, in: cell)
    }
  }

  /// Returns how much longer the text of one view may get; nil for a view without text, a hidden view, and one whose
  /// text is already cut.
  /// - Parameter id: The view's id.
  /// - Complexity: Three layouts per piece of a sweep.
  package func headroom(of id: String, in cell: Cell) -> TextHeadroom? {
    let base = pipeline.solveExactly(scene, in: cell)
    guard let view = base.views.first(where: { $0.id == id }), let text = Self.text(of: view), !isHidden(view, base)
    else { return nil }
    return headroom(of: view, text, in: cell)
  }

  /// The whole text of a label or another view with text; nil if it is cut, because the whole is not known here.
  private static func text(of view: SolvedView) -> String? {
    guard let text = view.text, !text.lines.isEmpty else { return nil }
    return text.isTruncated || text.isClipped ? nil : text.string
  }

  private func isHidden(_ view: SolvedView, _ layout: SolvedLayout) -> Bool {
    if view.isHidden { return true }
    return view.parent.map { isHidden(layout.views[$0], layout) } ?? false
  }

  private func headroom(of view: SolvedView, _ text: String, in cell: Cell) -> TextHeadroom {
    let width = view.text?.lines.reduce(0) { $0 + $1.run.width } ?? 0
    let reach = max(width * 4, 400)
    var builder = SweepBuilder(over: 0...reach, limit: 60) { extra in
      LayoutProbe.recording(isSmooth: true) {
        pipeline.solveExactly(scene, in: cell, lengthened: (text: text, by: extra))
      }
    }
    let sweep = builder.build()
    return TextHeadroom(
      view: view.name, cell: cell.name, width: width, reach: reach, events: Self.events(sweep, of: view.id))
  }

  /// Returns the first thing that happens to the text, and the first that happens to another view.
  private static func events(_ sweep: Sweep, of id: String) -> [TextHeadroom.Occurrence] {
    var events: [TextHeadroom.Occurrence] = []
    guard let first = sweep.pieces.first, let own = first.facts.views.firstIndex(where: { $0.id == id }) else {
      return []
    }
    var hasMoved = false
    var hasChanged = false
    let start = first.range.lowerBound
    for piece in sweep.pieces where piece.facts.views.count == first.facts.views.count {
      let at = piece.range.lowerBound
      let (before, now) = (first.facts.views[own], piece.facts.views[own])
      if !hasChanged, now.isTruncated || now.isClipped || now.isShrunk {
        events.append(.init(event: .isCut, at: at))
        hasChanged = true
      } else if !hasChanged, now.lineCount > before.lineCount {
        events.append(.init(event: .wraps(lines: now.lineCount), at: at))
        hasChanged = true
      }
      if hasMoved { continue }
      for index in piece.frames.indices where index != own && index != 0 {
        if piece.facts.views[own].isInside(index, of: piece.facts.views) { continue }
        let (old, new) = (first.frames[index], piece.frames[index])
        let isElsewhere = zip(old.rectangle, new.rectangle).contains { old, new in
          abs(old.value(at: SIMD2(start, 0)) - new.value(at: SIMD2(at, 0))) > 0.01 || abs(new.x) > 1e-9
        }
        if isElsewhere {
          events.append(.init(event: .moves(piece.facts.views[index].name), at: at))
          hasMoved = true
          break
        }
      }
    }
    return events.sorted { $0.at < $1.at }
  }
}

extension RegionFacts.View {
  /// Whether another view of the list contains this one.
  fileprivate func isInside(_ other: Int, of views: [RegionFacts.View]) -> Bool {
    var next = parent
    while let index = next {
      if index == other { return true }
      next = views[index].parent
    }
    return false
  }
}
