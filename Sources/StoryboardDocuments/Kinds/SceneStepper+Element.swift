import SceneModel

extension SceneStepper: StoryboardContent {
  static var elements: [String] { ["stepper"] }

  init(_ element: ElementReading) { self.init() }

  static func intrinsic(_ element: ElementReading) -> SceneIntrinsic {
    SceneIntrinsic(height: element.document.canvas.era.stepper)
  }
}
