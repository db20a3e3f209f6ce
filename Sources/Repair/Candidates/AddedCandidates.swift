import Foundation
import Layout
import Linting

/// Constraints that a person would add.
struct AddedCandidates {
  let subject: RepairSubject

  private func add(
    _ first: SceneConstraint.Operand, _ relation: SceneConstraint.Relation, _ second: SceneConstraint.Operand? = nil,
    _ points: Double = 0, priority: ScenePriority = 1000
  ) -> Candidate {
    let new = SceneConstraint(first, relation, to: second, constant: .points(points), priority: priority)
    // A distance from an end reads as one: what is beyond it comes first.
    return Candidate(.add(points < 0 && first.attribute.isEnd ? new.inverted : new))
  }

  /// The equation of an invariant as a constraint.
  func statement(_ equation: SceneConstraint) -> [Candidate] {
    var new = equation
    (new.label, new.text, new.place) = (nil, "", nil)
    // A position alone is one in the root view.
    if new.second == nil, !new.first.attribute.isLength {
      new.second = SceneConstraint.Operand(.root, new.first.attribute)
    }
    guard new.objection == nil, new.first.item.viewID != nil || new.second?.item.viewID != nil else { return [] }
    return ([1000, 999, 751] as [ScenePriority]).map { priority in
      var own = new
      own.priority = priority
      return Candidate([.add(own)], custom: Custom.rank(.add(own)) + (priority == 1000 ? 0 : 1))
    }
  }

  /// Distances that keep two views apart, along both axes.
  /// - Parameter frames: The views' rectangles in the window where they overlap.
  func apart(_ a: (id: String, frame: CGRect), _ b: (id: String, frame: CGRect), isRTL: Bool) -> [Candidate] {
    guard subject.viewsByID[a.id] != nil, subject.viewsByID[b.id] != nil else { return [] }
    let isAFirst = (a.frame.midX <= b.frame.midX) != isRTL
    let (left, right) = isAFirst ? (a.id, b.id) : (b.id, a.id)
    let (upper, lower) = a.frame.midY <= b.frame.midY ? (a.id, b.id) : (b.id, a.id)
    // The usual distance is better than none.
    return [8.0, 0].flatMap { points in
      [
        add(.init(.view(right), .leading), .greaterThanOrEqual, .init(.view(left), .trailing), points),
        add(.init(.view(lower), .top), .greaterThanOrEqual, .init(.view(upper), .bottom), points),
      ].map { Candidate($0.edits, custom: $0.custom + (points == 0 ? 1 : 0)) }
    }
  }

  /// Limits that keep a view inside the safe area, or inside its superview.
  func inside(_ id: String, _ item: SceneItem = .safeArea) -> [Candidate] {
    [
      add(.init(.view(id), .leading), .greaterThanOrEqual, .init(item, .leading)),
      add(.init(.view(id), .trailing), .lessThanOrEqual, .init(item, .trailing)),
      add(.init(.view(id), .top), .greaterThanOrEqual, .init(item, .top)),
      add(.init(.view(id), .bottom), .lessThanOrEqual, .init(item, .bottom)),
    ]
  }

  /// Limits that keep a view between its superview's side margins.
  func insideMargins(_ id: String) -> [Candidate] {
    guard let parent = subject.superviews[id] else { return [] }
    return [
      add(.init(.view(id), .trailing), .lessThanOrEqual, .init(parent, .trailingMargin)),
      add(.init(.view(id), .leading), .greaterThanOrEqual, .init(parent, .leadingMargin)),
    ].map { Candidate($0.edits, custom: $0.custom - 1) }
  }

  /// The equation that places a view beside another one: the usual distance after it, in place of a distance to
  /// something else.
  func after(_ a: (id: String, frame: CGRect), _ b: (id: String, frame: CGRect), isRTL: Bool) -> [Candidate] {
    guard let parent = subject.superviews[a.id], parent == subject.superviews[b.id] else { return [] }
    let isAFirst = (a.frame.midX <= b.frame.midX) != isRTL
    let isAAbove = a.frame.midY <= b.frame.midY
    let pairs: [(SceneAttribute, SceneAttribute, Bool)] = [(.top, .bottom, isAAbove), (.leading, .trailing, isAFirst)]
    return pairs.flatMap { start, end, isAEarlier -> [Candidate] in
      let (earlier, later) = isAEarlier ? (a.id, b.id) : (b.id, a.id)
      return subject.constraints.compactMap { known in
        guard known.first == .init(.view(later), start), known.relation == .equal, known.second != nil,
          known.multiplier == 1
        else {
          return nil
        }
        return Candidate(changing: known) { new in
          new.second = .init(.view(earlier), end)
          new.constant = .points(8)
        }
      }
    }
  }

  /// A least or a greatest length of a view.
  func length(_ id: String, _ attribute: SceneAttribute, _ relation: SceneConstraint.Relation, _ points: Double)
    -> Candidate
  { add(.init(.view(id), attribute), relation, nil, points) }

  /// Constraints that determine an open part of a view's frame.
  /// - Parameters:
  ///   - frame: The view's rectangle in its superview, as it happens to be.
  ///   - bounds: The superview's size.
  func determining(
    _ id: String, _ part: SolvedView.OpenSide.FramePart, frame: CGRect, bounds: CGRect
  ) -> [Candidate] {
    guard let parent = subject.superviews[id] else { return [] }
    let found: [Candidate?] =
      switch part {
      case .minX: across(id, parent, frame, bounds)
      case .minY: down(id, parent, frame, bounds)
      case .width: width(id, parent, frame, bounds)
      case .height: height(id, parent, frame, bounds)
      }
    return found.compactMap { $0 }
  }

  /// A constraint between a view and another item; nil for a distance that is too far to be meant.
  private func equal(
    _ id: String, _ own: SceneAttribute, _ item: SceneItem, _ other: SceneAttribute, _ points: Double = 0
  ) -> Candidate? {
    // An uneven distance holds in this window alone.
    abs(points) <= Self.farthest ? add(.init(.view(id), own), .equal, .init(item, other), points.rounded()) : nil
  }

  private func across(_ id: String, _ parent: SceneItem, _ frame: CGRect, _ bounds: CGRect) -> [Candidate?] {
    [
      equal(id, .leading, parent, .leadingMargin), equal(id, .trailing, parent, .trailingMargin),
      equal(id, .leading, parent, .leading, frame.minX),
      equal(id, .trailing, parent, .trailing, frame.maxX - bounds.width), equal(id, .centerX, parent, .centerX),
    ]
      + siblings(of: id).flatMap {
        [
          equal(id, .leading, $0, .leading), equal(id, .trailing, $0, .trailing),
          equal(id, .leading, $0, .trailing, 8), equal(id, .trailing, $0, .leading, -8),
          equal(id, .centerX, $0, .centerX),
        ]
      }
  }

  private func down(_ id: String, _ parent: SceneItem, _ frame: CGRect, _ bounds: CGRect) -> [Candidate?] {
    let area: SceneItem = parent == .root ? .safeArea : parent
    // What follows another view in the document is below it first.
    let above = subject.siblings(of: id).prefix { !subject.isBefore(id, $0.id) }.last.map { SceneItem.view($0.id) }
    return [
      above.flatMap { equal(id, .top, $0, .bottom, 8) }, equal(id, .top, area, .top),
      equal(id, .bottom, area, .bottom), equal(id, .top, area, .top, 20),
      // Under the status bar by chance.
      frame.minY > 0 || parent != .root ? equal(id, .top, parent, .top, frame.minY) : nil,
      equal(id, .bottom, parent, .bottom, frame.maxY - bounds.height), equal(id, .centerY, parent, .centerY),
    ]
      + siblings(of: id).flatMap {
        [
          $0 == above ? nil : equal(id, .top, $0, .bottom, 8), equal(id, .bottom, $0, .top, -8),
          equal(id, .top, $0, .top), equal(id, .bottom, $0, .bottom), equal(id, .centerY, $0, .centerY),
          hasText(id) && hasText($0.viewID) ? equal(id, .firstBaseline, $0, .firstBaseline) : nil,
        ]
      }
  }

  private func width(_ id: String, _ parent: SceneItem, _ frame: CGRect, _ bounds: CGRect) -> [Candidate?] {
    likes(of: id).map { equal(id, .width, $0, .width) } + [
      equal(id, .trailing, parent, .trailingMargin), equal(id, .leading, parent, .leadingMargin),
      equal(id, .trailing, parent, .trailing, frame.maxX - bounds.width),
      equal(id, .leading, parent, .leading, frame.minX),
      equal(id, .width, parent, .width, frame.width - bounds.width),
      hasNaturalSize(id) ? nil : square(id, .width, .height),
      frame.width <= Self.longest ? length(id, .width, .equal, max(44, frame.width.rounded())) : nil,
    ]
  }

  private func height(_ id: String, _ parent: SceneItem, _ frame: CGRect, _ bounds: CGRect) -> [Candidate?] {
    likes(of: id).map { equal(id, .height, $0, .height) } + [
      equal(id, .bottom, parent == .root ? .safeArea : parent, .bottom), equal(id, .top, parent, .top, frame.minY),
      equal(id, .bottom, parent, .bottom, frame.maxY - bounds.height),
      hasNaturalSize(id) ? nil : square(id, .height, .width),
      frame.height <= Self.longest ? length(id, .height, .equal, max(44, frame.height.rounded())) : nil,
    ]
  }

  /// One length like the other; the first choice for something small whose other length is a number of the document.
  private func square(_ id: String, _ own: SceneAttribute, _ other: SceneAttribute) -> Candidate? {
    guard let found = equal(id, own, .view(id), other) else { return nil }
    let isStated = subject.constraints.contains {
      $0.second == nil && $0.relation == .equal && $0.first == .init(.view(id), other)
        && $0.points(subject.superviews) <= Self.farthest
    }
    return isStated ? Candidate(found.edits, custom: found.custom - 1) : found
  }

  /// The first of the views beside a view.
  private func siblings(of id: String) -> [SceneItem] { subject.siblings(of: id).prefix(6).map { .view($0.id) } }

  /// Those of the same kind: a label is not as wide as a switch.
  private func likes(of id: String) -> [SceneItem] {
    subject.siblings(of: id).prefix(6).filter { $0.ownKind == subject.viewsByID[id]?.ownKind }.map { .view($0.id) }
  }

  /// Constraints that determine the size of what a scroll view shows: its last subviews end where the content does
  /// (AL-9.4).
  func ending(_ scroll: String, _ part: SolvedView.OpenSide.FramePart, _ layout: SolvedLayout) -> [Candidate] {
    let end = Self.end(part)
    return subviews(of: scroll, layout, lastFirst: part).prefix(3).flatMap { view -> [Candidate] in
      let edges = add(.init(.view(view.id), end), .equal, .init(.view(scroll), end))
      let across = add(.init(.view(view.id), .width), .equal, .init(.frameGuide(scroll), .width))
      return [edges] + (part.isHorizontal ? [edges.followed(by: across)].compactMap { $0 } : [])
    }
  }

  /// Constraints that give the content around a text the width of the scroll view, less what is beside it: then the
  /// text wraps (AL-9.4).
  func asWideAsScroll(_ id: String) -> [Candidate] {
    let chain = subject.chain(of: id)
    return zip(chain, chain.dropFirst()).compactMap { inner, outer in
      guard case .scroll? = subject.viewsByID[outer]?.kind else { return nil }
      let side =
        subject.constraints.lazy.compactMap { constraint -> Double? in
          let ends = [SceneItem.view(outer), .contentGuide(outer)]
          guard constraint.first == .init(.view(inner), .leading),
            ends.contains(where: { $0 == constraint.second?.item }),
            case .points(let points) = constraint.constant
          else { return nil }
          return points
        }.first ?? 0
      let added = add(.init(.view(inner), .width), .equal, .init(.frameGuide(outer), .width), -2 * side)
      return Candidate(added.edits, custom: added.custom - 1)
    }
  }

  private static func end(_ part: SolvedView.OpenSide.FramePart) -> SceneAttribute {
    part.isHorizontal ? .trailing : .bottom
  }

  /// The views in a view, those that end last first.
  private func subviews(
    of id: String, _ layout: SolvedLayout, lastFirst part: SolvedView.OpenSide.FramePart
  ) -> [SolvedView] {
    layout.views.filter { subject.superviews[$0.id] == .view(id) }.sorted {
      part.isHorizontal ? $0.exactFrame.maxX > $1.exactFrame.maxX : $0.exactFrame.maxY > $1.exactFrame.maxY
    }
  }

  /// Constraints that end a view where its last subviews end, as far from them as it begins before its first.
  func closing(_ id: String, _ part: SolvedView.OpenSide.FramePart, _ layout: SolvedLayout) -> [Candidate] {
    guard part == .width || part == .height else { return [] }
    let inside = subviews(of: id, layout, lastFirst: part).filter { !subject.isArranged($0.id) }
    // A line at the edge of a bar is no measure.
    let solid = inside.filter { min($0.exactFrame.width, $0.exactFrame.height) > 2 }
    let starts = solid.map { part.isHorizontal ? $0.exactFrame.minX : $0.exactFrame.minY }
    guard let inset = starts.min()?.rounded(), (0...Self.farthest).contains(inset) else { return [] }
    // A bar at the bottom of the screen ends below the safe area, in which its content stays.
    let end = SceneConstraint.Operand(.view(id), Self.end(part))
    let isBar =
      part == .height
      && subject.constraints.contains { constraint in
        [constraint.first, constraint.second].contains(end)
          && [constraint.first, constraint.second].contains(.init(.root, .bottom)) && constraint.relation == .equal
      }
    let ends = (isBar ? [SceneConstraint.Operand(.safeArea, .bottom)] : []) + [end]
    return inside.prefix(2).flatMap { view in
      ends.map { end in
        let added = add(end, .equal, .init(.view(view.id), Self.end(part)), inset)
        return Candidate(added.edits, custom: added.custom - 1)
      }
    }
  }

  /// Constraints that tie a view's other edge to what its one edge is tied to, as far from it: `Ground.Leading =
  /// Superview.Leading` asks for `Ground.Trailing = Superview.Trailing`.
  func opposite(_ id: String, _ part: SolvedView.OpenSide.FramePart) -> [Candidate] {
    guard part == .width || part == .height, let parent = subject.superviews[id] else { return [] }
    return subject.constraints.compactMap { known in
      guard known.relation == .equal, known.multiplier == 1, case .points(let points) = known.constant,
        known.first.item == .view(id), let second = known.second,
        [parent, .root, .safeArea, .readableGuide].contains(second.item),
        let own = known.first.attribute.opposite, own.isHorizontal == part.isHorizontal,
        let end = second.attribute.opposite
      else { return nil }
      let added = add(.init(.view(id), own), .equal, .init(second.item, end), -points)
      return Candidate(added.edits, custom: added.custom - 1)
    }
  }

  private func hasNaturalSize(_ id: String) -> Bool {
    guard let view = subject.viewsByID[id] else { return false }
    if case .image = view.kind { return false }
    return view.hasNaturalSize
  }

  private func hasText(_ id: String?) -> Bool { id.flatMap { subject.viewsByID[$0]?.texts.isEmpty } == false }

  /// In points.
  private static let (farthest, longest) = (64.0, 200.0)
}

extension SceneView {
  fileprivate var ownKind: ViewKind { type(of: kind.content).viewKind }
}
