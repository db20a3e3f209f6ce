import SceneModel

extension ScenePicker: StoryboardContent {
  static var elements: [String] { ["pickerView"] }

  /// The rows come from a data source, which a document does not know.
  init(_ element: ElementReading) { self.init() }
}
