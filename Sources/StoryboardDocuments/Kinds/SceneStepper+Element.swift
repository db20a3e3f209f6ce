import Scenes

extension SceneStepper: StoryboardContent {
  static var elements: [String] { ["stepper"] }

  init(_ element: ElementReading) { self.init() }
}
