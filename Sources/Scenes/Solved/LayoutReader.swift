import UIKit

/// Reads a laid-out scene into a ``SolvedLayout``.
@MainActor
struct LayoutReader {
  let scene: Scene
  let cell: Cell
  let built: BuiltScene
  let placing: TextPlacing

  func read() -> SolvedLayout {
    let root: UIView = built.controller.view
    var views: [SolvedView] = []
    var indexOf: [ObjectIdentifier: Int] = [:]
    append(root, id: SolvedView.rootID, name: "Root View", kind: .root, to: &views, &indexOf)
    for (node, view) in built.views {
      append(view, id: node.id, name: node.name, kind: SolvedView.Kind(node.kind), to: &views, &indexOf)
    }
    return SolvedLayout(
      cell: cell, title: scene.title, bars: scene.bars, views: views, safeArea: Insets(root.safeAreaInsets),
      margins: Insets(root.layoutMargins),
      findings: FindingsReader(scene: scene, cell: cell, built: built).findings())
  }

  private func append(
    _ view: UIView, id: String, name: String, kind: SolvedView.Kind, to views: inout [SolvedView],
    _ indexOf: inout [ObjectIdentifier: Int]
  ) {
    let parent = view.superview.flatMap { indexOf[ObjectIdentifier($0)] }
    let origin = parent.map { views[$0].absoluteFrame.origin } ?? .zero
    let frame = kind == .root ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
    let hasText = view is UILabel || view is UIButton || view is UITextField
    indexOf[ObjectIdentifier(view)] = views.count
    views.append(
      SolvedView(
        id: id, name: name, kind: kind, parent: parent, frame: frame,
        absoluteFrame: frame.offsetBy(dx: origin.x, dy: origin.y),
        exactFrame: kind == .root ? frame : view.frame(forAlignmentRect: view.solvedAlignmentRect),
        isHidden: view.isHidden, background: view.backgroundColor.map { SceneColor($0) },
        text: placing.text(of: view), firstBaseline: hasText ? view.baselineOffsets.firstFromTop : nil,
        openAttributes: view.openAttributes.map(SolvedView.OpenSide.init)))
  }
}

extension SolvedView.Kind {
  init(_ kind: SceneView.Kind) {
    switch kind {
    case .view: self = .view
    case .label: self = .label
    case .button: self = .button
    case .textField: self = .textField
    }
  }
}

extension SolvedView.OpenSide {
  init(_ open: OpenAttribute) {
    self.init(attribute: open.name, lower: open.lower, upper: open.upper)
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) { self.init(insets.top, insets.left, insets.bottom, insets.right) }
}
