/// The system version whose controls are measured and drawn.
package struct ControlLook: Hashable, Comparable, Sendable {
  /// Of iOS.
  package var version: Int

  /// The look of a major version of iOS.
  package init(iOS version: Int) { self.version = version }

  /// The default: iOS 13 to 18, as drawn by the last of them.
  package static let usual = ControlLook(iOS: 18)

  /// By version.
  package static func < (a: ControlLook, b: ControlLook) -> Bool { a.version < b.version }

  /// Text fields, steppers and segments are taller from iOS 13 on.
  var hasTallControls: Bool { version >= 13 }
  /// Progress and page controls grew with iOS 14.
  var hasPillPageControl: Bool { version >= 14 }
  var isGlass: Bool { version >= 26 }
  /// Before iOS 15 a text of several lines in a row has its share of the row whatever stands beside it (AL-4.39).
  var sharesRowsAmongWrappingTexts: Bool { version >= 15 }
}
