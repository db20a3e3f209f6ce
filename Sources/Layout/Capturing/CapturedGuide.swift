import UIKit

/// One of the system's guides as a guide of the scene, with constraints that give it the same rectangle.
@MainActor
struct CapturedGuide {
  let object: UILayoutGuide
  let owner: UIView
  let scene: SceneView
  let constraints: [SceneConstraint]
  /// Whether the rectangle is a constant.
  let isStated: Bool

  /// - Parameters:
  ///   - item: The owner as an item.
  ///   - id: The owner's id.
  ///   - name: The owner's name.
  init(_ guide: UILayoutGuide, of owner: UIView, _ item: SceneItem, id: String, name: String) {
    (object, self.owner) = (guide, owner)
    let word = Self.word(guide.role)
    scene = SceneView(id: "\(id).\(word)", name: "\(name).\(word)", kind: .guide)
    let own = SceneItem.view(scene.id)
    func equal(
      _ attribute: SceneAttribute, _ other: SceneAttribute?, _ constant: Double = 0
    ) -> SceneConstraint {
      SceneConstraint(.init(own, attribute), to: other.map { .init(item, $0) }, constant: .points(constant))
        .written(as: "\(name).\(word).\(attribute.rawValue)")
    }
    isStated = guide.role != .margins || owner is UIScrollView
    if isStated {
      let rect = guide.solvedRect
      constraints = [
        equal(.left, .left, rect.minX - owner.bounds.minX), equal(.top, .top, rect.minY - owner.bounds.minY),
        equal(.width, nil, rect.width), equal(.height, nil, rect.height),
      ]
    } else {
      constraints = [
        equal(.left, .leftMargin), equal(.right, .rightMargin), equal(.top, .topMargin), equal(.bottom, .bottomMargin),
      ]
    }
  }

  /// Returns the property by which code refers to the guide.
  private static func word(_ role: GuideRole) -> String {
    switch role {
    case .margins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .topBar: "topLayoutGuide"
    case .bottomBar: "bottomLayoutGuide"
    case .own, .safeArea, .content, .frame, .stack: "guide"
    }
  }
}
