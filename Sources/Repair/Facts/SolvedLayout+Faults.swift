import Foundation
import Layout
import LayoutMaps
import Linting

extension SolvedLayout {
  /// Everything that is ambiguous.
  var openAxes: Set<OpenAxis> {
    var found: Set<OpenAxis> = []
    for case .ambiguous(let open) in findings {
      for view in open.views {
        for side in view.sides { found.insert(OpenAxis(view: view.name, isHorizontal: side.attribute.isHorizontal)) }
      }
    }
    return found
  }

  /// Returns two views of one superview that lie over each other, and did not in another layout of the same cell; nil if
  /// there are none.
  /// - Parameter open: Names of views whose place was chance.
  /// - Complexity: O(views of one superview²).
  func newOverlap(besides other: SolvedLayout, apartFrom open: Set<String>) -> (front: String, back: String)? {
    let known = Dictionary(other.views.map { ($0.id, $0.absoluteFrame) }) { first, _ in first }
    let siblings = Dictionary(grouping: views.indices.filter { !views[$0].isRoot && !open.contains(views[$0].name) }) {
      views[$0].parent
    }
    for (_, siblings) in siblings.sorted(by: { $0.key ?? -1 < $1.key ?? -1 }) {
      for (place, back) in siblings.enumerated() {
        for front in siblings[(place + 1)...]
        where views[back].absoluteFrame.overlaps(views[front].absoluteFrame, by: 1) {
          guard let a = known[views[back].id], let b = known[views[front].id], !a.overlaps(b, by: 1), !a.isEmpty,
            !b.isEmpty
          else { continue }
          return (views[front].name, views[back].name)
        }
      }
    }
    return nil
  }

  /// Whether a view leaves the safe area only at edges that were neither open nor elsewhere in another layout of the same
  /// cell.
  /// - Parameter name: The view's name.
  func leavesSafeArea(_ name: String, asIn other: SolvedLayout) -> Bool {
    guard let view = views.first(where: { $0.name == name }),
      let place = other.views.firstIndex(where: { $0.id == view.id })
    else { return false }
    let (now, before) = (view.absoluteFrame, other.views[place].absoluteFrame)
    let open = other.openParts(around: place)
    let outside = ScreenSide.allCases.filter { $0.excess(of: now, beyond: safeBounds) > MapTolerance.invisible }
    return !outside.isEmpty
      && outside.allSatisfy { side in
        let isCertain =
          switch side {
          case .left: open[.minX] == nil
          case .top: open[.minY] == nil
          case .right: Self.isOpposite(open[.minX], open[.width])
          case .bottom: Self.isOpposite(open[.minY], open[.height])
          }
        return isCertain && abs(side.excess(of: now, beyond: before)) <= MapTolerance.invisible
      }
  }

  /// Whether a beginning and a length are both certain, or open by the same amount in opposite directions, so that the end
  /// is certain.
  private static func isOpposite(_ start: SolvedView.OpenSide?, _ length: SolvedView.OpenSide?) -> Bool {
    guard let start, let length else { return start == nil && length == nil }
    return abs((start.lower + length.upper) - (start.upper + length.lower)) <= MapTolerance.invisible
  }

  /// Returns what is open of a view's frame, or of that of a view around it.
  private func openParts(around index: Int) -> [SolvedView.OpenSide.FramePart: SolvedView.OpenSide] {
    var names: Set<String> = []
    var next: Int? = index
    while let place = next {
      names.insert(views[place].name)
      next = views[place].parent
    }
    return openParts(of: names)
  }

  /// Returns what is open of the frames of views with some names.
  func openParts(of names: Set<String>) -> [SolvedView.OpenSide.FramePart: SolvedView.OpenSide] {
    var parts: [SolvedView.OpenSide.FramePart: SolvedView.OpenSide] = [:]
    for case .ambiguous(let open) in findings {
      for view in open.views where names.contains(view.name) {
        for side in view.sides { parts[side.attribute] = side }
      }
    }
    return parts
  }

  /// The ids of views that have something to show and do not: they have no area, or nothing of them is on the screen and
  /// nothing scrolls to it.
  var lostViews: Set<String> {
    // Hidden views and what is in them.
    var concealed: Set<Int> = []
    let scrolled = scrolledViews
    var lost: Set<String> = []
    for (index, view) in views.enumerated() {
      if view.isHidden || view.parent.map(concealed.contains) ?? false { concealed.insert(index) }
      guard view.hasContent, !concealed.contains(index) else { continue }
      if view.isEmpty || !scrolled.contains(index) && !view.absoluteFrame.overlaps(screen, by: 0) {
        lost.insert(view.id)
      }
    }
    return lost
  }

  private var screen: CGRect { views.first.map { CGRect(origin: .zero, size: $0.absoluteFrame.size) } ?? .zero }

  /// The views that a scroll view around them can move into sight.
  private var scrolledViews: Set<Int> {
    views.indices.reduce(into: []) { found, index in
      if let parent = views[index].parent, found.contains(parent) || views[parent].contentSize != nil {
        found.insert(index)
      }
    }
  }

  /// Returns the name of a view that has something to show and no longer does; nil if there is none. What a view was does
  /// not count where it was open, nor that it had no area where constraints contradicted each other; what it is does not
  /// count where it still is open.
  func newlyLost(besides other: SolvedLayout) -> String? {
    let isCertain = !other.findings.contains { if case .conflict = $0 { true } else { false } }
    let open = Set(other.openAxes.map(\.view))
    let chance = other.views.filter { open.contains($0.name) || !isCertain && $0.absoluteFrame.isEmpty }.map(\.id)
    let lost = lostViews.subtracting(other.lostViews.subtracting(chance))
    let still = Set(openAxes.map(\.view))
    return views.first { lost.contains($0.id) && !still.contains($0.name) }?.name
  }

  /// Returns the name of a view that has no area and had one in another layout of the same cell; nil if there is none.
  func newlyEmpty(besides other: SolvedLayout) -> String? {
    let open = Set(other.openAxes.map(\.view))
    let known = Set(other.views.lazy.filter { !$0.isHidden && !$0.isEmpty && !open.contains($0.name) }.map(\.id))
    return views.first { !$0.isHidden && $0.isEmpty && known.contains($0.id) }?.name
  }

  /// Returns the name of a view that leaves the screen and did not in another layout of the same cell; nil if there is none.
  /// What scrolls is not looked at.
  func newlyLeaving(besides other: SolvedLayout) -> String? {
    let known = Dictionary(other.views.map { ($0.id, $0.absoluteFrame) }) { first, _ in first }
    func excess(_ frame: CGRect) -> Double {
      ScreenSide.allCases.map { $0.excess(of: frame, beyond: screen) }.max() ?? 0
    }
    let scrolled = scrolledViews
    return views.indices.first { index in
      guard !views[index].isRoot, !views[index].isHidden, !scrolled.contains(index), let before = known[views[index].id]
      else { return false }
      return excess(views[index].absoluteFrame) > max(excess(before), 0) + 1
    }.map { views[$0].name }
  }

  /// The greatest width of a control of fixed size, in points: a wider one is stretched. No switch and no stepper is
  /// narrower than the other.
  private static let (widestControl, narrowestControl) = (100.0, 40.0)

  /// Returns the name of a button or a text field that is far higher than in another layout of the same cell; nil if there is
  /// none.
  func stretchedControl(besides other: SolvedLayout) -> String? {
    let known = Dictionary(other.views.map { ($0.id, $0.absoluteFrame.height) }) { first, _ in first }
    return views.first { view in
      guard let before = known[view.id] else { return false }
      switch view.content {
      case .button, .textField: return view.frame.height > max(Self.highestControl, 2 * before)
      default: return false
      }
    }?.name
  }

  /// The greatest height of a button that is not stretched: some lines of large text.
  private static let highestControl = 160.0

  /// Returns the name of a control of fixed size that is smaller than in another layout of the same cell; nil if there is
  /// none.
  func squeezedControl(besides other: SolvedLayout) -> String? {
    let known = Dictionary(other.views.map { ($0.id, $0.absoluteFrame.size) }) { first, _ in first }
    let open = Set(other.openAxes.filter(\.isHorizontal).map(\.view))
    return views.first { view in
      guard view.content.hasFixedSize, let before = known[view.id], before.width <= Self.widestControl else {
        return false
      }
      let size = view.absoluteFrame.size
      // The width that an ambiguous view had was chance.
      if open.contains(view.name) { return size.width < Self.narrowestControl }
      return size.width < before.width - MapTolerance.invisible || size.height < before.height - MapTolerance.invisible
    }?.name
  }
}

extension SolvedView {
  /// Whether the view is narrower or lower than a pixel.
  fileprivate var isEmpty: Bool { min(frame.width, frame.height) <= 0.3 }

  /// Whether a reader would miss the view: a text, a picture, a control or a colour.
  fileprivate var hasContent: Bool {
    switch content {
    case .root, .stack, .scroll, .table, .guide, .effect, .row: false
    case .view: (background?.alpha ?? 0) > 0
    case .label, .textView: !(text?.lines ?? []).isEmpty
    case .image(let image): image != nil
    default: true
    }
  }
}

extension CGRect {
  /// Whether two rectangles have more than some points in common, across and down.
  func overlaps(_ other: CGRect, by points: Double) -> Bool {
    let shared = intersection(other)
    return shared.width > points && shared.height > points
  }
}

extension SolvedContent {
  /// Whether the view is a control of fixed size.
  fileprivate var hasFixedSize: Bool {
    switch self {
    case .toggle, .stepper: true
    default: false
    }
  }
}

/// A view that is ambiguous along an axis.
struct OpenAxis: Hashable {
  /// The view's name.
  let view: String
  let isHorizontal: Bool
}
