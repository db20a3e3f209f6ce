import UIKit

/// Reads a laid-out scene into a ``SolvedLayout``.
@MainActor
struct LayoutReader {
  let scene: Scene
  let cell: Cell
  let built: BuiltScene
  let placing: TextPlacing

  /// - Parameter explained: Whether what overlays are drawn from is read, too.
  func read(explained: Bool) -> SolvedLayout {
    let root = built.root
    var views: [SolvedView] = []
    var indexOf: [ObjectIdentifier: Int] = [:]
    views.reserveCapacity(built.items.count + 1)
    indexOf.reserveCapacity(built.items.count + 1)
    let rootNode = scene.rootView ?? SceneView(id: SolvedView.rootID, name: "Root View")
    append(root, rootNode, .root, to: &views, &indexOf)
    var objects: [NSObject] = [root]
    for item in built.items {
      if let view = item.view {
        append(view, item.scene, KindsByClass.read(view, isDark: placing.isDark), to: &views, &indexOf)
      } else if let guide = item.object as? UILayoutGuide, let owner = guide.owningView {
        append(guide, item.scene, in: owner, to: &views, indexOf)
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
    // By their positions: a view is large to copy, and hardly ever lacks a glyph.
    views.indices.compactMap { index in
      guard let missing = views[index].text?.missing, !missing.isEmpty else { return nil }
      return .missingGlyphs(
        view: views[index].name, characters: missing, packages: placing.measurer.fonts.packages(for: missing))
    }
  }

  private func append(
    _ view: UIView, _ node: SceneView, _ content: SolvedContent, to views: inout [SolvedView],
    _ indexOf: inout [ObjectIdentifier: Int]
  ) {
    let (parent, offset) = place(of: view.superview, indexOf)
    let frame = content == .root ? CGRect(origin: .zero, size: view.bounds.size) : view.frameBeforeTransform
    let exact = content == .root ? frame : view.frame(forAlignmentRect: view.solvedAlignmentRect)
    indexOf[ObjectIdentifier(view)] = views.count
    append(
      node, content, parent, frame.offsetBy(dx: offset.x, dy: offset.y), exact.offsetBy(dx: offset.x, dy: offset.y),
      view,
      view.openAttributes, to: &views)
  }

  private func append(
    _ guide: UILayoutGuide, _ node: SceneView, in owner: UIView, to views: inout [SolvedView],
    _ indexOf: [ObjectIdentifier: Int]
  ) {
    let (parent, offset) = place(of: owner, indexOf)
    append(
      node, .guide, parent, guide.layoutFrame.offsetBy(dx: offset.x, dy: offset.y),
      guide.solvedRect.offsetBy(dx: offset.x, dy: offset.y), nil, guide.openAttributes, to: &views)
  }

  /// The nearest view that is listed, and where a superview's coordinates begin in its.
  private func place(
    of superview: UIView?, _ indexOf: [ObjectIdentifier: Int]
  ) -> (parent: Int?, offset: CGPoint) {
    var offset = CGPoint.zero
    var next = superview
    while let view = next {
      if let index = indexOf[ObjectIdentifier(view)] { return (index, offset) }
      // What is presented stands in the window.
      if view is UIWindow, !indexOf.isEmpty {
        let root = built.root.frame.origin
        return (0, CGPoint(x: offset.x - root.x, y: offset.y - root.y))
      }
      offset.x += view.frame.minX - view.bounds.minX
      offset.y += view.frame.minY - view.bounds.minY
      next = view.superview
    }
    return (nil, .zero)
  }

  private func append(
    _ node: SceneView, _ content: SolvedContent, _ parent: Int?, _ frame: CGRect, _ exact: CGRect, _ view: UIView?,
    _ open: [OpenAttribute], to views: inout [SolvedView]
  ) {
    let origin = parent.map { views[$0].contentOrigin }
    let scroll = view as? UIScrollView
    views.append(
      SolvedView(
        id: node.id, name: node.name, caption: node.caption ?? node.name, content: content, parent: parent,
        frame: frame,
        absoluteFrame: frame.offsetBy(dx: origin?.x ?? 0, dy: origin?.y ?? 0), exactFrame: exact,
        isHidden: view?.isHidden ?? false, presentation: content == .root ? nil : view.flatMap(SolvedPresentation.init),
        background: view?.backgroundColor.map { SceneColor($0, isDark: placing.isDark) },
        text: view.flatMap(placing.text), firstBaseline: view.flatMap(Self.firstBaseline),
        openAttributes: open.compactMap(SolvedView.OpenSide.init), scrollOffset: scroll?.contentOffset ?? .zero,
        contentSize: content.scrolls ? scroll?.contentSize : nil,
        paint: view.map { SolvedPaint($0, isDark: placing.isDark, placing.measurer) } ?? SolvedPaint()))
  }

  private static func firstBaseline(of view: UIView) -> Double? {
    let hasText = view is UILabel || view is UIButton || view is UITextField || view is UITextView
    // A text in more room than it needs stands in its middle (AL-3.20).
    return hasText ? view.baselineOffsets.resized(to: view.bounds.height).firstFromTop : nil
  }
}

extension SolvedPresentation {
  /// nil for a view that does not stand over the root view of a window.
  @MainActor
  init?(_ view: UIView) {
    guard view.isPresented else { return nil }
    let controller = view.next as? UIViewController
    let sheet = controller?.presentationController as? UISheetPresentationController
    // What covers the window cannot be pulled.
    let covers = view.frame.minY <= 0
    self.init(dims: sheet != nil, hasGrabber: !covers && sheet?.prefersGrabberVisible ?? false)
  }
}

extension SolvedView.OpenSide {
  /// nil for an attribute that is not of a frame; the solver has none.
  init?(_ open: OpenAttribute) {
    guard let part = FramePart(rawValue: open.name) else { return nil }
    self.init(attribute: part, lower: open.lower, upper: open.upper)
  }
}
