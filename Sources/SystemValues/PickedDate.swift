/// A day and a time as a date picker shows them, in the Gregorian calendar.
package struct PickedDate: Sendable, Hashable, Encodable {
  package let (year, month, day): (Int, Int, Int)
  package let (hour, minute): (Int, Int)

  /// The date of Apple's pictures, which a picker without a date shows, because a picture has no today.
  package static let usual = PickedDate(year: 2026, month: 9, day: 9, hour: 9, minute: 41)!

  /// Fails for a day or a time that does not exist.
  package init?(year: Int, month: Int, day: Int, hour: Int = 9, minute: Int = 41) {
    guard (1...9999).contains(year), (1...12).contains(month), (0...23).contains(hour), (0...59).contains(minute),
      day >= 1, day <= Self.length(ofMonth: month, year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
  }

  /// Reads `2026-12-24` or `2026-12-24 18:30`.
  package init?(_ text: String) {
    guard text.wholeMatch(of: /[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}( [0-9]{1,2}:[0-9]{2})?/) != nil else { return nil }
    let parts = text.split(separator: " ")
    let date = (parts.first ?? "").split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), date.count == 3, let year = date[0], let month = date[1], let day = date[2]
    else { return nil }
    if parts.count == 1 {
      self.init(year: year, month: month, day: day)
      return
    }
    let time = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard time.count == 2, let hour = time[0], let minute = time[1] else { return nil }
    self.init(year: year, month: month, day: day, hour: hour, minute: minute)
  }

  /// `2026-12-24 18:30`, as ``init(_:)`` reads it.
  package var text: String {
    func padded(_ number: Int, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    return "\(padded(year, 4))-\(padded(month))-\(padded(day)) \(padded(hour)):\(padded(minute))"
  }

  // MARK: The calendar

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The number of days of the month.
  package var monthLength: Int { Self.length(ofMonth: month, year) }

  /// The day of the week, from 0 for Sunday.
  package var weekday: Int { Self.weekday(number) }
  /// The weekday of the month's first day.
  package var firstWeekday: Int { Self.weekday(number - day + 1) }

  /// The first day of 1970 is a Thursday.
  private static func weekday(_ number: Int) -> Int { ((number + 4) % 7 + 7) % 7 }

  /// The number of days since the beginning of 1970 (Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  private var number: Int {
    // Years that begin in March have their odd day at the end.
    let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1 - Self.numberOf1970
  }
  /// The number of days from the first of March of the year 0 to the beginning of 1970.
  private static let numberOf1970 = 719_468

  /// The date with a number of days since the beginning of 1970; fails outside the years 1 to 9999.
  private init?(number: Int, hour: Int, minute: Int) {
    guard (-719_162...2_932_896).contains(number) else { return nil }
    let days = number + Self.numberOf1970
    let (era, rest) = (days / 146_097, days % 146_097)
    let years = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * years + years / 4 - years / 100)
    let months = (5 * dayOfYear + 2) / 153
    let month = months < 10 ? months + 3 : months - 9
    self.init(
      year: 400 * era + years + (month > 2 ? 0 : 1), month: month, day: dayOfYear - (153 * months + 2) / 5 + 1,
      hour: hour, minute: minute)
  }

  /// The date some seconds after the beginning of 2001 in Greenwich; fails outside the years 1 to 9999.
  package init?(secondsSince2001 seconds: Double) {
    guard abs(seconds) < 1e12 else { return nil }
    let days = (seconds / 86_400).rounded(.down)
    let minutes = Int((seconds - days * 86_400) / 60)
    self.init(number: Int(days) + 11_323, hour: minutes / 60, minute: minutes % 60)
  }

  /// Returns the date some days later, or earlier if the number is negative; the same date at the ends of the calendar.
  package func adding(days: Int) -> PickedDate {
    PickedDate(number: number + days, hour: hour, minute: minute) ?? self
  }

  // MARK: Texts

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// Returns the name of the month some months later.
  package func monthName(adding count: Int = 0) -> String { Self.months[(month - 1 + count + 24) % 12] }
  /// `Sep 9, 2026`.
  package var dayText: String { "\(monthName().prefix(3)) \(day), \(year)" }
  /// `Wed Sep 9`.
  package var weekdayText: String { "\(Self.weekdays[weekday]) \(monthName().prefix(3)) \(day)" }
  /// `9:41 AM`.
  package var timeText: String { "\(hour12):\(minute < 10 ? "0" : "")\(minute) \(isMorning ? "AM" : "PM")" }
  /// The hour from 1 to 12.
  package var hour12: Int { (hour + 11) % 12 + 1 }
  package var isMorning: Bool { hour < 12 }
}
