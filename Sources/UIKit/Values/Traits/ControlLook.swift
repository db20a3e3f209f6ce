/// The system version whose controls are measured and drawn.
package struct ControlLook: Hashable, Comparable, Sendable {
  /// The major version of iOS.
  package var version: Int

  /// The look for a major version of iOS.
  package init(iOS version: Int) { self.version = version }

  /// The default: iOS 13 to 18, drawn as in iOS 18.
  package static let usual = ControlLook(iOS: 18)

  /// Compares by version.
  package static func < (a: ControlLook, b: ControlLook) -> Bool { a.version < b.version }

  /// Text fields, steppers and segments are taller from iOS 13 on.
  var hasTallControls: Bool { version >= 13 }
  /// Progress views and page controls are larger from iOS 14 on.
  var hasPillPageControl: Bool { version >= 14 }
  var isGlass: Bool { version >= 26 }
  /// Before iOS 15, a multi-line text in a row gets its share of the row, whatever is next to it (AL-4.39).
  var sharesRowsAmongWrappingTexts: Bool { version >= 15 }
}
