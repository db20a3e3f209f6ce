package import Layout
import UIKit

/// Finds how much longer texts may get: a sweep over the width of a text's last word.
@MainActor
package struct HeadroomFinder {
  let scene: Scene
  let pipeline: LayoutPipeline

  /// Texts of a scene.
  package init(_ scene: Scene, _ pipeline: LayoutPipeline) { (self.scene, self.pipeline) = (scene, pipeline) }

  /// Returns how much longer each text of a cell may get, in the order of the document. Equal texts grow together, as
  /// they would in a translation.
  /// - Complexity: Three layouts per piece of a sweep, for each text.
  package func headroom(in cell: Cell) -> [TextHeadroom] {
    let base = pipeline.solveExactly(scene, in: cell)
    return base.views.indices.compactMap { index in
      guard Self.hasText(base.views[index]), base.isVisible(index) else { return nil }
      return headroom(of: base.views[index], in: cell)
    }
  }

  /// Returns how much longer each text of a cell may get while another one is longer or shorter.
  /// - Parameter variant: The scene with another text of one view, which is left out.
  /// - Complexity: That of ``headroom(in:)``.
  package func headroom(in cell: Cell, with variant: TextVariants.Variant) -> [TextHeadroom] {
    let other = HeadroomFinder(variant.scene, pipeline)
    let solved = pipeline.solveExactly(variant.scene, in: cell)
    let base = pipeline.solveExactly(scene, in: cell)
    return base.views.indices.compactMap { index in
      let view = base.views[index]
      guard view.id != variant.view, Self.hasText(view), base.isVisible(index),
        let place = solved.views.firstIndex(where: { $0.id == view.id }), solved.isVisible(place),
        solved.views[place].text != nil
      else { return nil }
      return other.headroom(of: solved.views[place], in: cell, with: variant.name)
    }
  }

  /// How much longer a text is made at most, in points.
  static func reach(_ width: Double) -> Double { max(width * 4, 400) }

  /// Returns how much longer the text of one view may get; nil for a view without text and a hidden view.
  /// - Parameter id: The view's id.
  /// - Complexity: Three layouts per piece of a sweep.
  package func headroom(of id: String, in cell: Cell) -> TextHeadroom? {
    let base = pipeline.solveExactly(scene, in: cell)
    guard let index = base.views.firstIndex(where: { $0.id == id }), Self.hasText(base.views[index]),
      base.isVisible(index)
    else { return nil }
    return headroom(of: base.views[index], in: cell)
  }

  private static func hasText(_ view: SolvedView) -> Bool { view.text.map { !$0.lines.isEmpty } ?? false }

  /// - Parameters:
  ///   - view: A view with text.
  ///   - texts: What other text is varied.
  private func headroom(of view: SolvedView, in cell: Cell, with texts: String? = nil) -> TextHeadroom {
    if !(view.text?.isWhole ?? true) { return cutText(of: view, in: cell, with: texts) }
    let text = view.text?.string ?? ""
    let width = view.text?.lines.reduce(0) { $0 + $1.run.width } ?? 0
    let reach = Self.reach(width)
    func probe(_ extra: Double) -> LayoutProbe {
      LayoutProbe.recording(isSmooth: true) {
        pipeline.solveExactly(scene, in: cell, lengthened: (text: text, by: extra))
      }
    }
    var builder = SweepBuilder(over: 0...reach, limit: 60, probe)
    let sweep = builder.build()
    func facts(_ extra: Double) -> RegionFacts.View? {
      RegionFacts(probe(extra).layout).views.first { $0.id == view.id }
    }
    let before = facts(0)
    var events = Self.events(sweep, of: view.id, from: before)
    // A sweep is checked at the end of a piece that is farthest from its sample, so what it says of the text is tried.
    if let claimed = events.first(where: { $0.event.isOfText })?.at, claimed > 0,
      let before, let after = facts(claimed + 2 * Self.precision), Self.event(before, after) == nil
    {
      events.removeAll { $0.event.isOfText }
    }
    let known = events.first { $0.event.isOfText }?.at ?? reach
    let isAtStart = known <= 2 * Self.precision
    if let tried = Self.event(in: [0...(isAtStart ? reach : known - 2 * Self.precision)], before: reach, facts) {
      events = ([tried] + events.filter { !$0.event.isOfText }).sorted { $0.at < $1.at }
    }
    // A text that is drawn smaller is not cut yet.
    if let shrinks = events.first(where: { $0.event == .isShrunk }),
      let cut = Self.event(in: [shrinks.at...reach], before: reach, besides: .isShrunk, facts)
    {
      events = (events + [cut]).sorted { $0.at < $1.at }
    }
    if let cut = events.firstIndex(where: { $0.event == .isCut }), let lines = linesOfTwoLetters(of: view, in: cell) {
      events[cut] = .init(event: .wraps(lines: lines), at: events[cut].at)
    }
    return TextHeadroom(
      id: view.id, view: view.name, text: text, cell: cell.name, texts: texts, width: width, reach: reach,
      events: events)
  }

  /// Returns what happens to a text with these facts, compared with others; nil if nothing does.
  private static func event(_ before: RegionFacts.View, _ now: RegionFacts.View) -> TextHeadroom.Event? {
    if now.isTruncated || now.isClipped { return .isCut }
    if now.isShrunk, !before.isShrunk { return .isShrunk }
    return now.lineCount > before.lineCount ? .wraps(lines: now.lineCount) : nil
  }

  /// Returns the first thing that happens to the text in some ranges, found by trying.
  /// - Parameters:
  ///   - limit: Where something happens in the rest of the sweep.
  ///   - other: What does not count.
  ///   - facts: The text's facts in a layout.
  /// - Complexity: About thirty layouts for each range.
  private static func event(
    in open: [ClosedRange<Double>], before limit: Double, besides other: TextHeadroom.Event? = nil,
    _ facts: (Double) -> RegionFacts.View?
  ) -> TextHeadroom.Occurrence? {
    guard open.contains(where: { $0.lowerBound < limit }), let before = facts(0) else { return nil }
    func event(_ value: Double) -> TextHeadroom.Event? {
      facts(value).flatMap { Self.event(before, $0) }.flatMap { $0 == other ? nil : $0 }
    }
    for range in open where range.lowerBound < limit {
      var quiet = range.lowerBound
      for step in 1...16 {
        let value = quiet + (min(range.upperBound, limit) - range.lowerBound) / 16
        if step < 16, value >= limit { break }
        guard let found = event(value) else {
          quiet = value
          continue
        }
        var (low, high, what) = (quiet, value, found)
        while high - low > precision {
          let middle = (low + high) / 2
          if let now = event(middle) {
            (high, what) = (middle, now)
          } else {
            low = middle
          }
        }
        return .init(event: what, at: high)
      }
    }
    return nil
  }

  /// In points; less than any pixel.
  static let precision = MapTolerance.invisible

  /// Returns the first thing that happens to the text, and the first that happens to another view.
  /// - Parameter known: The text's facts before it grows.
  private static func events(
    _ sweep: Sweep, of id: String, from known: RegionFacts.View?
  ) -> [TextHeadroom.Occurrence] {
    var events: [TextHeadroom.Occurrence] = []
    guard let first = sweep.pieces.first, let own = first.facts.views.firstIndex(where: { $0.id == id }) else {
      return []
    }
    let before = known ?? first.facts.views[own]
    // Where the text begins to grow, everything is where it was.
    var hasMoved = first.range.lowerBound > precision
    var hasChanged = false
    let start = first.range.lowerBound
    for piece in sweep.pieces where piece.facts.views.count == first.facts.views.count {
      let at = piece.range.lowerBound
      if !hasChanged, let event = Self.event(before, piece.facts.views[own]) {
        events.append(.init(event: event, at: at))
        hasChanged = true
      }
      if hasMoved { continue }
      for index in piece.frames.indices where index != own && index != 0 {
        if piece.facts.views[own].isInside(index, of: piece.facts.views) { continue }
        let (old, new) = (first.frames[index], piece.frames[index])
        let isElsewhere = zip(old.rectangle, new.rectangle).contains { old, new in
          abs(old.value(at: SIMD2(start, 0)) - new.value(at: SIMD2(at, 0))) > MapTolerance.invisible
            || abs(new.x) > MapTolerance.slope
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
