/// Which system's controls are measured and drawn: a look is a value, and what changed is asked by version.
package struct ControlLook: Hashable, Comparable, Sendable {
  /// Of iOS.
  package var version: Int

  package init(iOS version: Int) { self.version = version }

  /// What iOS 13 to 18 have, as the last of them has it.
  package static let usual = ControlLook(iOS: 18)

  package static func < (a: ControlLook, b: ControlLook) -> Bool { a.version < b.version }

  /// Text fields, steppers and segments are as high as a finger from iOS 13 on.
  var hasTallControls: Bool { version >= 13 }
  /// Progress and page controls grew with iOS 14.
  var hasPillPageControl: Bool { version >= 14 }
  var isGlass: Bool { version >= 26 }
}
