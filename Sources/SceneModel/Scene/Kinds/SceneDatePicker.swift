package import SystemValues

/// A date picker.
package struct SceneDatePicker: SceneContent {
  /// The style; the names are UIKit's.
  package enum Style: String, Sendable, CaseIterable, Encodable {
    case wheels, compact, inline
  }

  /// The mode; the names are UIKit's.
  package enum Mode: String, Sendable, CaseIterable, Encodable {
    case time, date, dateAndTime
  }

  /// The style of the picker.
  package var style: Style
  /// The kind of value to pick.
  package var mode: Mode
  /// The date shown; nil for that of Apple's pictures.
  package var date: PickedDate?
  /// Whether the document states no style: on devices the system chooses.
  package var isAutomatic = false

  /// Creates a date picker; by default with wheels, for date and time.
  package init(style: Style = .wheels, mode: Mode = .dateAndTime) {
    self.style = style
    self.mode = mode
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .datePicker }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .datePicker(self) }
}
