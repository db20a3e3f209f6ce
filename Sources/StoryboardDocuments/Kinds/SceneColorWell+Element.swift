import SceneModel

/// The names of the element and the key are assumptions: no document with a color well has been seen.
extension SceneColorWell: StoryboardContent {
  static var elements: [String] { ["colorWell"] }

  init(_ element: ElementReading) { self.init(element.color("selectedColor")) }
}
