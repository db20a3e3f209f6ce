import Foundation
import Layout

/// A layout with the facts that rules look up.
final class LintedLayout {
  let scene: LintedScene
  let layout: SolvedLayout
  let explanation: LayoutExplanation
  /// Names of the cells that have this layout.
  let cells: [String]
  /// Views that look different in the layout's state, by id.
  private let changed: [String: SceneView]
  /// Ink of the views of ``SolvedLayout/views`` that show something of their own, in pre-order: back to front.
  let inked: [Ink]
  /// By index in ``SolvedLayout/views``: whether neither the view nor an ancestor is hidden or transparent.
  let isSeen: [Bool]
  /// By index: the ancestor with its own screen, a scroll view or something presented; nil if there is none.
  let scroller: [Int?]

  /// What a view itself shows: text, a picture, a control.
  struct Ink {
    /// The view's index.
    let view: Int
    /// The drawn rectangle, in the root view's coordinates.
    let rect: CGRect
    /// Whether it is text or a control, not a picture.
    let isForeground: Bool
  }

  /// In pre-order; the root view comes first.
  let views: [SolvedView]
  /// By index: whether the view or an ancestor is rotated or moved after layout.
  private let transformed: [Bool]

  /// By index: whether the view contains text or a control at any depth.
  private(set) lazy var holdsForeground: [Bool] = {
    var holds = Array(repeating: false, count: views.count)
    for item in inked where item.isForeground {
      var next = views[item.view].parent
      while let place = next, !holds[place] {
        holds[place] = true
        next = views[place].parent
      }
    }
    return holds
  }()

  /// - Complexity: O(views + lines of text).
  init(_ scene: LintedScene, _ layout: SolvedLayout, _ explanation: LayoutExplanation, cells: [String]) {
    (self.scene, self.layout, self.explanation, self.cells) = (scene, layout, explanation, cells)
    changed = scene.scene.state(of: layout.cell)?.views ?? [:]
    views = layout.views
    var isSeen: [Bool] = []
    var transformed: [Bool] = []
    var scroller: [Int?] = []
    var inked: [Ink] = []
    let rootScrolls = scene.scene.rootView?.kind.scrolls ?? false
    for (place, view) in layout.views.enumerated() {
      let parent = view.parent
      isSeen.append((parent.map { isSeen[$0] } ?? true) && !view.isHidden && view.paint.alpha > 0.01)
      transformed.append((parent.map { transformed[$0] } ?? false) || view.paint.transform != nil)
      scroller.append(
        parent.flatMap { layout.views[$0].isOwnScreen || $0 == 0 && rootScrolls ? $0 : scroller[$0] })
      // What is drawn outside of its view is cut off: then nothing is left.
      if isSeen[place], let ink = Self.ink(of: view, explanation.views[place].alignmentRect), !ink.rect.isNull {
        inked.append(Ink(view: place, rect: ink.rect, isForeground: ink.isForeground))
      }
    }
    (self.isSeen, self.scroller, self.inked, self.transformed) = (isSeen, scroller, inked, transformed)
  }

  /// The document's view; nil for the root, and for labels that a row creates.
  func source(_ place: Int) -> SceneView? {
    let id = views[place].id
    return changed[id] ?? scene.viewsByID[id]
  }

  /// The view's place in the document.
  func place(_ index: Int) -> ScenePlace? { scene.viewsByID[views[index].id]?.place }

  /// Whether one view is an ancestor of another.
  func holds(_ outer: Int, _ inner: Int) -> Bool {
    var next = views[inner].parent
    while let place = next, place >= outer {
      if place == outer { return true }
      next = views[place].parent
    }
    return false
  }

  /// Whether something is drawn elsewhere than laid out: the view or an ancestor is rotated or moved afterwards.
  func isTransformed(_ place: Int) -> Bool { transformed[place] }

  // MARK: Ink

  /// Whether a view itself paints something.
  func isDrawn(_ place: Int) -> Bool {
    let view = views[place]
    if view.background.map({ $0.alpha > 0 }) ?? false || view.paint.borderWidth > 0 { return true }
    return ink(of: place) != nil
  }

  /// What a view itself draws; nil for nothing.
  /// - Complexity: O(log(views)).
  func ink(of place: Int) -> Ink? {
    var (low, high) = (0, inked.count)
    while low < high {
      let middle = (low + high) / 2
      if inked[middle].view < place { low = middle + 1 } else { high = middle }
    }
    return low < inked.count && inked[low].view == place ? inked[low] : nil
  }

  /// - Parameter control: What constraints place of a control: its thumb or its shadow may extend beyond (AL-2.42).
  private static func ink(of view: SolvedView, _ control: CGRect) -> (rect: CGRect, isForeground: Bool)? {
    let frame = view.absoluteFrame
    switch view.content {
    case .root, .view, .stack, .scroll, .table, .guide, .effect, .row: return nil
    case .label, .textView:
      guard let rect = view.text.flatMap(rect) else { return nil }
      return (rect.offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame), true)
    case .button(let button):
      // Without a background only the title and the picture are visible.
      let hasGround = button.ground != nil || view.background != nil || view.paint.borderWidth > 0
      let parts = hasGround ? [] : [view.text.flatMap(rect), button.image?.rect].compactMap { $0 }
      guard let first = parts.first else { return (frame, true) }
      let seen = parts.dropFirst().reduce(first) { $0.union($1) }
      return (seen.offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame), true)
    case .image(let image):
      return image.map { (frame.intersection($0.rect.offsetBy(dx: frame.minX, dy: frame.minY)), false) }
    case .slider, .toggle, .segments: return (control, true)
    case .textField, .stepper, .progress, .spinner, .pageControl, .datePicker, .picker, .searchBar, .colorWell, .bar:
      return (frame, true)
    }
  }

  /// The rectangle around the lines of a text, in the view's coordinates: from ascenders of small letters to
  /// descenders.
  static func rect(of text: SolvedText) -> CGRect? {
    text.lines.filter { $0.run.width > 0 }.map { line in
      let size = (line.run.pieces.map(\.size).max() ?? 17)
      return CGRect(x: line.x, y: line.baseline - 0.75 * size, width: line.run.width, height: 0.95 * size)
    }.reduce(nil) { rect, line in rect?.union(line) ?? line }
  }
}

extension SolvedView {
  /// Whether the view's content overlaps nothing outside it: it scrolls, or is presented over everything else.
  var isOwnScreen: Bool { content.scrolls || presentation != nil }
}
