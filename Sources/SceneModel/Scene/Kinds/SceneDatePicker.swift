import UIKit

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

  /// Creates a date picker; by default with wheels, for date and time.
  package init(style: Style = .wheels, mode: Mode = .dateAndTime) {
    self.style = style
    self.mode = mode
  }

  /// The case that holds this content.
  package var kind: SceneView.Kind { .datePicker(self) }
}

extension SceneDatePicker: ViewContent {
  func makeObject() -> UIDatePicker { UIDatePicker() }

  func configure(_ object: UIDatePicker, _ setting: ViewSetting) {
    object.preferredDatePickerStyle =
      switch style {
      case .wheels: .wheels
      case .compact: .compact
      case .inline: .inline
      }
    object.datePickerMode =
      switch mode {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      }
  }

  static func captured(from object: UIDatePicker, _ setting: CaptureSetting) -> SceneDatePicker? {
    if case .datePicker(let picker, _) = read(object, isDark: false) { return picker }
    return nil
  }

  static func read(_ object: UIDatePicker, isDark: Bool) -> SolvedContent {
    let style: Style =
      switch object.datePickerStyle {
      case .wheels, .automatic: .wheels
      case .compact: .compact
      case .inline: .inline
      }
    let mode: Mode =
      switch object.datePickerMode {
      case .time, .countDownTimer: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      }
    return .datePicker(
      SceneDatePicker(style: style, mode: mode), pills: style == .compact ? object.pillTexts : [])
  }
}
