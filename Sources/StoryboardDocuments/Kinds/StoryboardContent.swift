import Scenes

/// What a storyboard says of one kind of view.
protocol StoryboardContent: SceneContent {
  /// Names of the elements that are of the kind.
  static var elements: [String] { get }

  /// Reads what an element shows.
  init(_ element: ElementReading)
  /// The natural size that a document or its version's system gives an element, where UIKit does not know it.
  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic
}

extension StoryboardContent {
  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic { SceneIntrinsic() }
}
