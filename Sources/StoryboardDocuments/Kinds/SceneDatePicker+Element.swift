import SceneModel

extension SceneDatePicker: StoryboardContent {
  static var elements: [String] { ["datePicker"] }

  init(_ element: ElementReading) {
    self.init(
      style: element.node["style"].flatMap(Style.init) ?? element.document.canvas.era.datePickerStyle,
      mode: element.node["datePickerMode"].flatMap(Mode.init) ?? .dateAndTime)
  }
}
