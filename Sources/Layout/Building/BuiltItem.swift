import UIKit

/// A view or a guide, with the scene's view from which it was made.
///
/// What depends on the view's class is looked up once: casts would take longer than the rest of reading a layout.
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
  /// The view as what shows its text; nil for a view without text.
  let textHolder: TextHolder?
  /// nil for a view that does not scroll.
  let scrollView: UIScrollView?
  /// nil for a view that is no control.
  let control: UIControl?
  /// The listed ancestor that an earlier layout's reader found for this view.
  var ancestor: ListedAncestor?
  /// For a label, its text as an earlier layout placed it.
  var placedLabel: PlacedLabel?

  init(_ scene: SceneView, _ object: NSObject) {
    (self.scene, self.object, view) = (scene, object, object as? UIView)
    content = scene.kind.viewContent
    startsOver = scene.frame != nil || object is UIScrollView
    kind = view.map(KindsByClass.kind)
    textHolder = view.flatMap(TextHolder.init)
    scrollView = object as? UIScrollView
    control = object as? UIControl
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
