import Layout
import SystemValues
import Testing

/// The calendar that date pickers draw.
@Suite struct PickedDateTests {
  @Test(arguments: [
    ("2026-09-09", 3, 30, 2), ("2024-02-29", 4, 29, 4), ("2000-01-01", 6, 31, 6), ("1900-02-28", 3, 28, 4),
    ("2026-12-24 18:30", 4, 31, 2),
  ])
  func `a date has its weekday, and its month its days`(
    _ text: String, _ weekday: Int, _ length: Int, _ first: Int
  ) throws {
    let date = try #require(PickedDate(text))
    #expect(date.weekday == weekday)
    #expect(date.monthLength == length)
    #expect(date.firstWeekday == first)
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-1-0", "2026-1", "2026-01-01 24:00", "2026-01-01 9", "now", "", "26-1-1",
    "+2026-1-1",
    "2026-01-01  9:41",
  ])
  func `a day that does not exist is no date`(_ text: String) { #expect(PickedDate(text) == nil) }

  @Test func `a date is written as it is read`() throws {
    let date = try #require(PickedDate("2026-3-4 5:06"))
    #expect(date.text == "2026-03-04 05:06")
    #expect(PickedDate(date.text) == date)
  }

  @Test func `days are counted across the ends of months and years`() throws {
    let date = try #require(PickedDate("2024-12-31"))
    #expect(date.adding(days: 1).text == "2025-01-01 09:41")
    #expect(date.adding(days: -306).text == "2024-02-29 09:41")
  }

  @Test(arguments: [
    (0.0, "2001-01-01 00:00"), (-1, "2000-12-31 23:59"), (448_248_004.4, "2015-03-17 01:20"),
    (-63_113_904_000, "0001-01-01 00:00"), (252_423_993_599, "9999-12-31 23:59"),
  ])
  func `a date is counted in seconds from 2001`(_ seconds: Double, _ text: String) {
    #expect(PickedDate(secondsSince2001: seconds)?.text == text)
  }

  @Test(arguments: [-63_113_904_001.0, 252_423_993_600, .infinity, .nan, 1e300])
  func `a date outside the calendar is none`(_ seconds: Double) {
    #expect(PickedDate(secondsSince2001: seconds) == nil)
  }

  @Test(arguments: [("0:05", "12:05 AM"), ("9:41", "9:41 AM"), ("12:00", "12:00 PM"), ("23:59", "11:59 PM")])
  func `times have twelve hours`(_ time: String, _ text: String) throws {
    #expect(try #require(PickedDate("2026-01-01 \(time)")).timeText == text)
  }

  @Test func `a day is written short, with its weekday on wheels`() throws {
    let date = try #require(PickedDate("2026-12-24"))
    #expect(date.dayText == "Dec 24, 2026")
    #expect(date.weekdayText == "Thu Dec 24")
  }
}
