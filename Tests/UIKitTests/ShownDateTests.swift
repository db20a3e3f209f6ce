import Foundation
import Testing

@testable import UIKit

/// The date that pictures of a date picker show.
@MainActor @Suite struct ShownDateTests {
  private func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(identifier: "GMT")
    return picker
  }

  /// 24 December 2020, 18:33 in Greenwich.
  private static let christmas = Date(timeIntervalSince1970: 1_608_834_780)

  @Test func `a picker without a date shows that of Apple's pictures`() {
    #expect(picker(.dateAndTime).pillTexts == ["Sep 9, 2026", "9:41 AM"])
  }

  @Test func `a picker shows its date`() {
    let picker = picker(.dateAndTime)
    picker.date = Self.christmas
    #expect(picker.pillTexts == ["Dec 24, 2020", "6:33 PM"])
  }

  @Test func `the present is not shown, so that pictures are the same every day`() {
    let picker = picker(.date)
    picker.date = Date()
    #expect(picker.pillTexts == ["Sep 9, 2026"])
    picker.minimumDate = Date().addingTimeInterval(1)
    #expect(picker.pillTexts == ["Sep 9, 2026"])
  }

  @Test func `a time is shown in the picker's time zone, in its steps`() {
    let picker = picker(.time)
    picker.date = Self.christmas
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    picker.minuteInterval = 15
    #expect(picker.pillTexts == ["7:30 PM"])
  }

  @Test func `a longer date makes a wider picker`() {
    let picker = picker(.date)
    let width = picker.intrinsicContentSize.width
    picker.date = Self.christmas
    #expect(picker.intrinsicContentSize.width > width)
  }
}
