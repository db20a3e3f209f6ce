import SceneModel

extension SceneImageView: StoryboardContent {
  static var elements: [String] { ["imageView"] }

  init(_ element: ElementReading) {
    let name = element.node["image"]
    self.init(
      Self.image(element), symbol: element.symbol(name),
      contentMode: element.node["contentMode"].flatMap(SceneContentMode.init))
    if symbol == nil { pictureName = name }
  }

  private static func image(_ element: ElementReading) -> SceneImage? {
    guard let name = element.node["image"], element.symbol(name) == nil else { return nil }
    if let image = element.document.surroundings.image(named: name) { return image }
    if element.document.isFile {
      element.document.remarks.note(
        "no picture \"\(name)\" in an asset catalogue of the project; its box is drawn", element.node)
    }
    return nil
  }

  /// Returns the picture's size in the document.
  /// The picture's size; without a picture, the placeholder for one that code sets.
  static func deviceIntrinsic(_ element: ElementReading) -> SceneIntrinsic? {
    let picture = intrinsic(element)
    return picture == SceneIntrinsic() ? element.intrinsic(picture) : picture
  }

  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    let pointSize = element.node.child("preferredSymbolConfiguration")?.number("pointSize") ?? 17
    guard let size = element.pictureSize(element.node["image"], pointSize: pointSize) else { return SceneIntrinsic() }
    return SceneIntrinsic(width: size.width, height: size.height)
  }
}
