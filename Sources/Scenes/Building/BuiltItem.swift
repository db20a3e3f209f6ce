import UIKit

/// A view or a guide, and the scene's view that it was made from.
@MainActor
final class BuiltItem {
  let scene: SceneView
  let object: NSObject
  /// nil for a guide.
  let view: UIView?
  /// What the view shows.
  private let content: any ViewContent

  init(_ scene: SceneView, _ object: NSObject) {
    (self.scene, self.object, view) = (scene, object, object as? UIView)
    content = scene.kind.viewContent
  }

  /// Takes back what layouts have done to a view, so that the next one is like the first.
  func startOver() {
    guard let view else { return }
    if let frame = scene.frame {
      let transform = view.transform
      view.transform = .identity
      frame.apply(to: view)
      view.transform = transform
    }
    content.startOver(view: view)
  }
}
