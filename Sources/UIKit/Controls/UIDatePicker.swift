package import SystemValues

/// A control for a day, a time, or both: wheels, compact labels to tap, or a calendar.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What can be picked; the height of the calendar style and the pills depend on it.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  /// Kept within the limits. Pictures show it once it is set to another time than now; else the date of Apple's
  /// pictures, so that they are the same every day.
  open var date = Date() {
    didSet {
      if !isLimiting { isShown = abs(date.timeIntervalSinceNow) > 60 }
      keepWithinLimits()
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether pictures show ``date``.
  private var isShown = false
  private var isLimiting = false
  /// What a document states.
  private var documented: PickedDate?
  /// Sets ``date`` at once, animated or not.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The first date that can be picked; nil for no limit. Has no effect if it is later than the maximum.
  open var minimumDate: Date? { didSet { keepWithinLimits() } }
  /// The last date that can be picked; nil for no limit. Has no effect if it is earlier than the minimum.
  open var maximumDate: Date? { didSet { keepWithinLimits() } }
  private func keepWithinLimits() {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
    let limited = max(minimumDate ?? .distantPast, min(maximumDate ?? .distantFuture, date))
    if limited == date { return }
    isLimiting = true
    date = limited
    isLimiting = false
  }

  /// Shows the date of a document.
  package func pick(_ date: PickedDate) {
    documented = date
    invalidateIntrinsicContentSize()
  }

  /// The date shown; nil for that of Apple's pictures.
  package var pickedDate: PickedDate? {
    guard isShown else { return documented }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone ?? ownCalendar?.timeZone ?? .gmt
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
      let minute = parts.minute
    else { return nil }
    return PickedDate(year: year, month: month, day: day, hour: hour, minute: minute - minute % minuteInterval)
  }
  /// The steps of minutes; a number that does not divide 60 is not taken.
  open var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue } }
  }
  /// The time of a count down timer, in seconds; stored.
  open var countDownDuration: TimeInterval = 0
  /// Stored.
  open var locale: Locale?
  /// Its time zone is that of the date if ``timeZone`` is nil.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var ownCalendar: Calendar?
  /// Where the date is shown; nil for the calendar's, and without that for Greenwich, so that pictures do not depend on the
  /// machine.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }
  /// Stored.
  open var roundsToMinuteInterval = true
  /// What can be picked; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// Before iOS 14 there are only wheels here. Without a preference the system chooses: the compact style, and wheels
  /// for a countdown.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }

  /// The style shown; wheels if no other is available.
  open var datePickerStyle: UIDatePickerStyle {
    let hasOthers = look.version >= 14 && datePickerMode != .countDownTimer
    if !hasOthers { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The texts of a compact picker, one per pill.
  package var pillTexts: [String] {
    let shown = pickedDate ?? .usual
    return switch datePickerMode {
    case .date: [shown.dayText]
    case .time: [shown.timeText]
    case .dateAndTime, .countDownTimer: [shown.dayText, shown.timeText]
    }
  }

  /// The padding at each side of a pill's text, in points (unverified).
  package static let pillPadding: CGFloat = 11
  /// The gap between two pills, in points (unverified).
  package static let pillGap: CGFloat = 6
  /// The `body` text style at the reader's text size.
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
