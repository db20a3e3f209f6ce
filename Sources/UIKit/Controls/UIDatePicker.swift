/// A day, a time, or both: on wheels, as pills to tap, or as a calendar.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What can be picked; the height of the calendar style and the pills depend on it.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  /// Stored; pictures show a fixed day, so that they are the same every day.
  open var date = Date()
  /// What can be picked; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// Before iOS 13.4 there are only wheels. Without a preference they are wheels here, as documents that do not set
  /// one were drawn.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }

  /// The style shown: wheels where there is nothing else.
  open var datePickerStyle: UIDatePickerStyle {
    let hasOthers = look.version >= 14 && datePickerMode != .countDownTimer
    return preferredDatePickerStyle == .automatic || !hasOthers ? .wheels : preferredDatePickerStyle
  }

  /// What a compact picker shows, a text a pill; a fixed day, because a picture has no today.
  package var pillTexts: [String] {
    switch datePickerMode {
    case .date: ["Sep 9, 2026"]
    case .time: ["9:41 AM"]
    case .dateAndTime, .countDownTimer: ["Sep 9, 2026", "9:41 AM"]
    }
  }

  /// Beside a pill's text, and between two pills, in points (unverified).
  package static let pillPadding: CGFloat = 11
  /// Between two pills, in points (unverified).
  package static let pillGap: CGFloat = 6
  /// The `body` text style at the reader's size.
  package var pillFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }

  override var defaultContentPriorities: ContentPriorities { HuggingDefaults.datePicker }
  override var controlMetrics: ControlMetrics? {
    switch datePickerStyle {
    case .compact:
      let widths = pillTexts.map {
        TextMeasurement.width(of: StyledText($0, font: pillFont).inSystemFont(of: look)) + 2 * Self.pillPadding
      }
      let width = widths.reduce(0, +) + Self.pillGap * CGFloat(widths.count - 1)
      return .compactDatePicker(width: ceiledToPixel(width), lineHeight: ceiledToPixel(pillFont.lineHeight), look)
    case .inline:
      return .inlineDatePicker(
        showsDate: datePickerMode == .date || datePickerMode == .dateAndTime, showsTime: datePickerMode != .date)
    case .wheels, .automatic: return .wheels
    }
  }
}
