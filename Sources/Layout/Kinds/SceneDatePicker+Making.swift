import UIKit

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
    if let date { object.pick(date) }
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
    var picker = SceneDatePicker(style: style, mode: mode)
    picker.date = object.pickedDate
    return .datePicker(picker, pills: style == .compact ? object.pillTexts : [])
  }
}
