import SceneModel
import SystemValues

extension SceneDatePicker: StoryboardContent {
  static var elements: [String] { ["datePicker"] }

  init(_ element: ElementReading) {
    let style = element.node["style"].flatMap(Style.init)
    // A mode that is not drawn is one of the attributes that are not read.
    let mode = element.node.attributes["datePickerMode"].flatMap(Mode.init)
    if mode != nil { _ = element.node["datePickerMode"] }
    self.init(style: style ?? element.document.canvas.era.datePickerStyle, mode: mode ?? .dateAndTime)
    if !element.node.isYes("useCurrentDate"), let saved = element.node.child("date", key: "date") {
      date = saved.number("timeIntervalSinceReferenceDate").flatMap { PickedDate(secondsSince2001: $0) }
    }
    isAutomatic = style == nil && (mode != nil || element.node.attributes["datePickerMode"] == nil)
  }
}
