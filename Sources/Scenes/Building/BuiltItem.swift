import UIKit

/// A view or a guide, with the scene's view from which it was made.
@MainActor
final class BuiltItem {
  let scene: SceneView
  let object: NSObject
  /// nil for a guide.
  let view: UIView?
  /// The content of the view.
  private let content: any ViewContent
  /// Whether layouts change the view in other ways than placing it by constraints.
  let startsOver: Bool
  /// nil for a guide.
  let kind: (any ViewContent.Type)?
  /// The listed ancestor that an earlier layout's reader found for this view.
  var ancestor: ListedAncestor?
  /// For a label, its text as an earlier layout placed it.
  var placedLabel: PlacedLabel?

  init(_ scene: SceneView, _ object: NSObject) {
    (self.scene, self.object, view) = (scene, object, object as? UIView)
    content = scene.kind.viewContent
    startsOver = scene.frame != nil || object is UIScrollView
    kind = view.map(KindsByClass.kind)
  }

  /// Reverts what layouts have done to a view, so that the next one is like the first.
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
