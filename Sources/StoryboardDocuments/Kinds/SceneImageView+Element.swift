import SceneModel

extension SceneImageView: StoryboardContent {
  static var elements: [String] { ["imageView"] }

  init(_ element: ElementReading) {
    let name = element.node["image"]
    self.init(
      Self.image(element), symbol: element.symbol(name),
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

  private static func image(_ element: ElementReading) -> SceneImage? {
    guard let name = element.node["image"], element.symbol(name) == nil else { return nil }
    if let image = element.document.surroundings.image(named: name) { return image }
    if element.document.isFile {
      element.document.remarks.note(
        "no picture \"\(name)\" in the project that can be drawn; its box is drawn", element.node)
    }
    return nil
  }

  /// The picture's size in the document.
  static func deviceIntrinsic(_ element: ElementReading) -> SceneIntrinsic? {
    let picture = intrinsic(element)
    return picture == SceneIntrinsic() ? nil : picture
  }

  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    let pointSize = element.node.child("preferredSymbolConfiguration")?.number("pointSize") ?? 17
    guard let size = element.pictureSize(element.node["image"], pointSize: pointSize) else { return SceneIntrinsic() }
    return SceneIntrinsic(width: size.width, height: size.height)
  }
}
