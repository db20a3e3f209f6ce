import Scenes

extension ScenePicker: StoryboardContent {
  static var elements: [String] { ["pickerView"] }

  /// A data source gives the rows, which a document does not know.
  init(_ element: ElementReading) { self.init() }

  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    SceneIntrinsic(height: element.document.canvas.era.picker)
  }
}
