import UIKit

/// Reads a laid-out scene into a ``SolvedLayout``.
@MainActor
struct LayoutReader {
  let scene: Scene
  let cell: Cell
  let built: BuiltScene
  let placing: TextPlacing

  /// - Parameter explained: Whether the data for overlays is read, too.
  func read(explained: Bool) -> SolvedLayout {
    let root = built.root
    var views: [SolvedView] = []
    var listed = ListedViews()
    views.reserveCapacity(built.items.count + 1)
    append(root, built.rootItem(of: scene), .root, to: &views, &listed)
    var objects: [NSObject] = [root]
    for item in built.items {
      if let view = item.view {
        append(view, item, item.kind?.read(view: view, isDark: placing.isDark) ?? .view, to: &views, &listed)
      } else if let guide = item.object as? UILayoutGuide, let owner = guide.owningView {
        append(guide, item, in: owner, to: &views, &listed)
      } else {
        continue
      }
      if explained { objects.append(item.object) }
    }
    return SolvedLayout(
      cell: cell, title: scene.title, bars: scene.bars, barContents: scene.barContents,
      canvasBars: cell.screen == .canvas && cell.size == scene.canvas?.size ? scene.canvasBars : nil, views: views,
      safeArea: Insets(root.safeAreaInsets),
      margins: Insets(root.layoutMargins),
      keyboardHeight: built.window.environment.keyboardFrame.map { Double($0.height) } ?? 0,
      findings: FindingsReader(scene: scene, cell: cell, built: built).findings() + missingGlyphs(views),
      look: scene.look(in: cell), drawing: scene.drawing,
      explanation: explained ? ExplanationReader(scene: scene, built: built).read(objects) : nil,
      variant: scene.state(of: cell).map { cell.variant.overridden(by: $0.variant) } ?? cell.variant)
  }

  private func missingGlyphs(_ views: [SolvedView]) -> [Finding] {
    // By index: a view is expensive to copy, and rarely lacks a glyph.
    views.indices.compactMap { index in
      guard let missing = views[index].text?.missing, !missing.isEmpty else { return nil }
      return .missingGlyphs(
        view: views[index].name, characters: missing, packages: placing.measurer.fonts.packages(for: missing))
    }
  }

  private func append(
    _ view: UIView, _ item: BuiltItem, _ content: SolvedContent, to views: inout [SolvedView],
    _ listed: inout ListedViews
  ) {
    let (parent, offset) = place(of: item, in: view.superview, &listed)
    let frame = content.isRoot ? CGRect(origin: .zero, size: view.bounds.size) : view.frameBeforeTransform
    let exact = content.isRoot ? frame : view.frame(forAlignmentRect: view.solvedAlignmentRect)
    listed.append(view)
    append(
      item, content, parent,
      (frame.offsetBy(dx: offset.x, dy: offset.y), exact.offsetBy(dx: offset.x, dy: offset.y)), view,
      view.openAttributes, to: &views)
  }

  private func append(
    _ guide: UILayoutGuide, _ item: BuiltItem, in owner: UIView, to views: inout [SolvedView],
    _ listed: inout ListedViews
  ) {
    let (parent, offset) = place(of: item, in: owner, &listed)
    listed.append(nil)
    append(
      item, .guide, parent,
      (
        guide.layoutFrame.offsetBy(dx: offset.x, dy: offset.y), guide.solvedRect.offsetBy(dx: offset.x, dy: offset.y)
      ), nil, guide.openAttributes, to: &views)
  }

  /// Returns the nearest listed view, and the origin of a superview's coordinates in it.
  private func place(
    of item: BuiltItem, in superview: UIView?, _ listed: inout ListedViews
  ) -> (parent: Int?, offset: CGPoint) {
    if listed.isEmpty { return (nil, .zero) }
    if let known = item.ancestor, let offset = offset(of: superview, to: known, listed) { return (known.place, offset) }
    var offset = CGPoint.zero
    var next = superview
    var levels = 0
    while let view = next {
      if let place = listed.place(of: view) {
        item.ancestor = ListedAncestor(levels: levels, place: place)
        return (place, offset)
      }
      // Presented views are in the window.
      if view is UIWindow {
        let root = built.root.frame.origin
        return (0, CGPoint(x: offset.x - root.x, y: offset.y - root.y))
      }
      offset += view.originInSuperview
      next = view.superview
      levels += 1
    }
    return (nil, .zero)
  }

  /// Returns the origin of a superview's coordinates in those of an ancestor found earlier; nil if it is not there any
  /// more.
  private func offset(of superview: UIView?, to known: ListedAncestor, _ listed: ListedViews) -> CGPoint? {
    var offset = CGPoint.zero
    var next = superview
    for _ in 0..<known.levels {
      guard let view = next else { return nil }
      offset += view.originInSuperview
      next = view.superview
    }
    return next.map { listed.isListed($0, at: known.place) } ?? false ? offset : nil
  }

  private func append(
    _ item: BuiltItem, _ content: SolvedContent, _ parent: Int?, _ rects: (frame: CGRect, exact: CGRect),
    _ view: UIView?, _ open: [OpenAttribute], to views: inout [SolvedView]
  ) {
    let (frame, exact) = rects
    let origin = parent.map { views[$0].contentOrigin }
    let scroll = item.scrollView
    views.append(
      SolvedView(
        id: item.scene.id, name: item.scene.name, content: content,
        parent: parent,
        frame: frame,
        absoluteFrame: frame.offsetBy(dx: origin?.x ?? 0, dy: origin?.y ?? 0), exactFrame: exact,
        isHidden: view?.isHidden ?? false, presentation: content.isRoot ? nil : view.flatMap(SolvedPresentation.init),
        background: view?.backgroundColor.map { SceneColor($0, isDark: placing.isDark) },
        text: item.textHolder.flatMap { placing.text(of: $0, item) }, firstBaseline: firstBaseline(of: item),
        openAttributes: open.compactMap(SolvedView.OpenSide.init), scrollOffset: scroll?.contentOffset ?? .zero,
        contentSize: content.scrolls ? scroll?.contentSize : nil,
        paint: view.map { SolvedPaint($0, item.control, isDark: placing.isDark, placing.measurer) } ?? SolvedPaint()))
  }

  private func firstBaseline(of item: BuiltItem) -> Double? {
    guard item.textHolder != nil, let view = item.view else { return nil }
    // A text with more room than it needs is centered (AL-3.20).
    return view.baselineOffsets.resized(to: view.bounds.height).firstFromTop
  }
}

extension UIView {
  /// The origin of the view's coordinates in its superview's.
  fileprivate var originInSuperview: CGPoint { CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY) }
}

extension CGPoint {
  fileprivate static func += (point: inout CGPoint, other: CGPoint) {
    (point.x, point.y) = (point.x + other.x, point.y + other.y)
  }
}

extension SolvedPresentation {
  /// nil for a view that is not presented over the root view of a window.
  @MainActor
  init?(_ view: UIView) {
    guard view.isPresented else { return nil }
    let controller = view.next as? UIViewController
    let sheet = controller?.presentationController as? UISheetPresentationController
    // A sheet that covers the window cannot be dragged.
    let covers = view.frame.minY <= 0
    self.init(dims: sheet != nil, hasGrabber: !covers && sheet?.prefersGrabberVisible ?? false)
  }
}

extension SolvedView.OpenSide {
  /// nil for an attribute that is not part of a frame; the solver has none.
  init?(_ open: OpenAttribute) {
    guard let part = FramePart(rawValue: open.name) else { return nil }
    self.init(attribute: part, lower: open.lower, upper: open.upper)
  }
}
