/// A device as layout sees it: sizes, safe areas and size classes in each orientation.
package struct Device: Sendable, Hashable, Identifiable {
  /// Kinds of devices.
  package enum Family: String, Sendable, CaseIterable, Encodable {
    case phone
    case pad
    case tv
  }

  /// The reliability of a fact, according to its evidence.
  package enum Confidence: String, Sendable {
    case high
    case medium
    case low
  }

  /// The device in one orientation.
  package struct Face: Sendable, Hashable {
    /// In points.
    package let size: Size
    /// The insets covered by status bar, notch and home indicator, in points; without navigation bar, tab bar or
    /// toolbar.
    package let safeArea: Insets
    /// In points.
    package let statusBarHeight: Double
    /// The system's minimum side margin inside the safe area, in points.
    package let systemMinimumMargin: Double
    /// The size class along each axis (AL-10.1).
    package let sizeClasses: SizeClasses
  }

  /// A window next to that of another app.
  package struct SharedWindow: Sendable, Hashable {
    /// The part of the screen that the window covers.
    package let share: WindowShare
    /// The device's orientation.
    package let orientation: Orientation
    /// In points.
    package let size: Size
    /// The width class; the height is always regular.
    package let horizontal: SizeClass
    /// The system's minimum side margin inside the safe area, in points.
    package let systemMinimumMargin: Double
  }

  /// The changes made by another system release.
  package struct Release: Sendable, Hashable {
    /// Such as `ios26` or `ipados26`.
    package let name: String
    /// The insets covered under this release, in points, where they differ.
    package let safeAreas: [Orientation: Insets]
    /// The sources of the values.
    package let sources: [DeviceSource]
    /// The reliability of the values.
    package let confidence: Confidence
  }

  /// The stable name that cells and flags use, such as `iphone-15`.
  package let id: String
  /// The name Apple sells it under.
  package let name: String
  /// The kind of device.
  package let family: Family
  /// The year of release, if known.
  package let year: Int?
  /// Models that share these measurements, if the entry covers several.
  package let models: [String]
  /// Pixels per point.
  package let displayScale: Double
  /// The radius of the screen's corners, in points; nil if unknown.
  package let cornerRadius: Double?
  /// Its measurements in each orientation.
  package let faces: [Orientation: Face]
  /// Windows next to another app's, smallest first; none on a phone.
  package let sharedWindows: [SharedWindow]
  /// System releases that changed its safe areas.
  package let releases: [Release]
  /// The basis of the values beyond their sources.
  package let notes: String?
  /// The sources of the values.
  package let sources: [DeviceSource]
  /// The reliability of the least reliable value.
  package let confidence: Confidence

  /// Returns the changes that a system's version makes to the device; nil if none are known.
  package func release(of look: Look) -> Release? {
    let names = family == .pad ? ["ipados\(look.version)"] : ["ios\(look.version)"]
    if let found = releases.first(where: { names.contains($0.name) }) { return found }
    // Later systems keep the changes made for glass.
    return look.isGlass ? releases.first { $0.name.hasSuffix("os26") } : nil
  }

  /// The device's orientations, portrait first.
  package var orientations: [Orientation] { Orientation.allCases.filter { faces[$0] != nil } }
}

/// The orientation of a device.
package enum Orientation: String, Sendable, CaseIterable, Encodable {
  case portrait
  case landscape
}

/// The size class along one axis; `any` is for base classes only (AL-10.8).
package enum SizeClass: String, Sendable, CaseIterable, Encodable {
  case compact
  case any
  case regular
}

/// Width class and height class.
package struct SizeClasses: Sendable, Hashable, Encodable {
  /// The width class.
  package var horizontal: SizeClass
  /// The height class.
  package var vertical: SizeClass

  /// A pair of classes.
  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The pairs that occur on screens.
  package static let ofDevices = all.filter { $0.horizontal != .any && $0.vertical != .any }

  /// The guide's nine boxes, row by row.
  package static let all = SizeClass.allCases.flatMap { vertical in
    SizeClass.allCases.map { SizeClasses(horizontal: $0, vertical: vertical) }
  }
}

/// The part of the screen that a shared window covers.
package enum WindowShare: String, Sendable, CaseIterable, Encodable {
  case third = "split-1-3"
  case half = "split-1-2"
  case twoThirds = "split-2-3"
  case slideOver = "slide-over"
}
