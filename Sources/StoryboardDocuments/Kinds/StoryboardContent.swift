import SceneModel

/// How one kind of view is read from a storyboard.
protocol StoryboardContent: SceneContent {
  /// Names of the elements of this kind.
  static var elements: [String] { get }

  /// Reads the content of an element.
  init(_ element: ElementReading)
  /// Returns the natural size from the document or its version's system, if UIKit does not know it.
  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic
}

extension StoryboardContent {
  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic { SceneIntrinsic() }
}
