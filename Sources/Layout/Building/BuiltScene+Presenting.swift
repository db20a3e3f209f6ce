import UIKit

/// Sheets and alerts over the root view.
extension BuiltScene {
  /// Presents a sheet or an alert over the root view.
  func present(_ node: SceneView) {
    let shown: UIViewController
    switch node.kind {
    case .sheet(let sheet):
      shown = sheet.makeController(node.makeView(in: traits))
      shown.view.translatesAutoresizingMaskIntoConstraints = true
    case .alert(let alert): shown = alert.makeController()
    default: return
    }
    var top = controller
    while let next = top.presentedViewController { top = next }
    top.present(shown, animated: false)
    note(node, shown.view)
    if case .alert = node.kind {
      shown.view.isHidden = node.isHidden
      noteParts(of: shown.view, node)
    }
    add(node.children, to: shown.view, in: shown)
  }

  /// Records the parts of an alert, which the document does not list: labels and buttons by their texts.
  private func noteParts(of view: UIView, _ node: SceneView) {
    for child in view.subviews {
      let kind: SceneView.Kind? =
        switch child {
        case let label as UILabel: .label(SceneLabel(label.text ?? ""))
        case let button as UIButton: .button(SceneButton(button.currentTitle ?? ""))
        case is AlertLine: .view
        case is UIStackView where child.backgroundColor != nil: .stack(SceneStack(axis: .vertical))
        default: nil
        }
      if let kind {
        let text = kind.content.texts.first ?? (child is AlertLine ? "line" : "card")
        var (id, number) = ("\(node.id).\(text)", 1)
        while byID[id] != nil { (number, id) = (number + 1, "\(node.id).\(text) \(number + 1)") }
        note(SceneView(id: id, name: "\(node.name) \(text)", kind: kind), child)
      }
      if !(child is UIButton) { noteParts(of: child, node) }
    }
  }
}
