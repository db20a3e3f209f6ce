import SceneModel

extension SceneImageView: StoryboardContent {
  static var elements: [String] { ["imageView"] }

  init(_ element: ElementReading) {
    let name = Self.pictureName(element)
    self.init(
      element.picture(name), symbol: element.symbol(name),
      contentMode: element.node["contentMode"].flatMap(SceneContentMode.init))
    if symbol == nil { pictureName = name }
    guard symbol != nil, let configuration = element.node.child("preferredSymbolConfiguration") else { return }
    let weight = configuration["weight"].flatMap { ElementReading.weights[$0] }
    if let size = configuration.number("pointSize", in: 1...1000) {
      font = SceneFont(.system(size: size, weight: weight ?? .regular))
    } else if let weight {
      font = SceneFont(.system(size: 17, weight: weight))
    }
    symbolScale = configuration["scale"].flatMap(SceneSymbolScale.init)
  }

  /// Returns the name of the picture that is shown: another one may be while the view is highlighted.
  private static func pictureName(_ element: ElementReading) -> String? {
    (element.node.isYes("highlighted") ? ElementReading.pictureName(of: element.node, "highlightedImage") : nil)
      ?? ElementReading.pictureName(of: element.node)
  }

  /// The picture's size in the document.
  static func deviceIntrinsic(_ element: ElementReading) -> SceneIntrinsic? {
    let picture = intrinsic(element)
    return picture == SceneIntrinsic() ? nil : picture
  }

  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    let pointSize = element.node.child("preferredSymbolConfiguration")?.number("pointSize") ?? 17
    let name = pictureName(element)
    guard let size = element.pictureSize(name, pointSize: pointSize) else { return SceneIntrinsic() }
    let height = element.symbol(name).flatMap {
      alignmentHeight(ofSymbol: $0, pointSize: pointSize, scale: element.document.canvas.displayScale)
    }
    return SceneIntrinsic(width: size.width, height: height ?? size.height)
  }
}
