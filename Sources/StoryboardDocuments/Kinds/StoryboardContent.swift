import SceneModel

/// How one kind of view is read from a storyboard.
protocol StoryboardContent: SceneContent {
  /// Names of the elements of this kind.
  static var elements: [String] { get }

  /// Reads the content of an element.
  init(_ element: ElementReading)
  /// Returns the natural size from the document or its version's system, if UIKit does not know it.
  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic
  /// Returns what replaces the natural size on devices; nil for nothing. Most kinds have a size of their own there,
  /// whatever the version says.
  static func deviceIntrinsic(_ element: ElementReading) -> SceneIntrinsic?
}

extension StoryboardContent {
  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic { SceneIntrinsic() }
  static func deviceIntrinsic(_ element: ElementReading) -> SceneIntrinsic? { nil }
}
