import SceneModel

extension SceneEffect: StoryboardContent {
  static var elements: [String] { ["visualEffectView"] }

  init(_ element: ElementReading) {
    let node = element.node
    let style = node.child("blurEffect")?["style"] ?? node.child("vibrancyEffect")?.child("blurEffect")?["style"]
    self = style.flatMap(SceneEffect.init(rawValue:)) ?? .regular
  }
}
