/// A device as layout sees it: sizes, safe areas and size classes of each way it can be held.
package struct Device: Sendable, Hashable, Identifiable {
  /// Kinds of devices.
  package enum Family: String, Sendable, CaseIterable, Encodable {
    case phone
    case pad
    case tv
  }

  /// How sure a fact is, by its evidence.
  package enum Confidence: String, Sendable {
    case high
    case medium
    case low
  }

  /// The device held one way.
  package struct Face: Sendable, Hashable {
    /// In points.
    package let size: Size
    /// What status bar, notch and home indicator cover, in points; no navigation bar, tab bar or toolbar.
    package let safeArea: Insets
    /// In points.
    package let statusBarHeight: Double
    /// The system's least side margin inside the safe area, in points.
    package let systemMinimumMargin: Double
    /// How much room there is along each axis (AL-10.1).
    package let sizeClasses: SizeClasses
  }

  /// A window beside that of another app.
  package struct SharedWindow: Sendable, Hashable {
    /// Which part of the screen the window has.
    package let share: WindowShare
    /// Which way the device is held.
    package let orientation: Orientation
    /// In points.
    package let size: Size
    /// The width class; the height is always regular.
    package let horizontal: SizeClass
    /// The system's least side margin inside the safe area, in points.
    package let systemMinimumMargin: Double
  }

  /// What another system release changes.
  package struct Release: Sendable, Hashable {
    /// Such as `ios26` or `ipados26`.
    package let name: String
    /// What the release covers at the edges, in points, where it differs.
    package let safeAreas: [Orientation: Insets]
    /// Where the numbers are from.
    package let sources: [DeviceSource]
    /// How sure the numbers are.
    package let confidence: Confidence
  }

  /// The stable name that cells and flags use, such as `iphone-15`.
  package let id: String
  /// The name Apple sells it under.
  package let name: String
  /// The kind of device.
  package let family: Family
  /// Year it came out, where known.
  package let year: Int?
  /// Models that share these measures, where the entry covers several.
  package let models: [String]
  /// Pixels per point.
  package let displayScale: Double
  /// Of the screen's corners, in points; nil where unknown.
  package let cornerRadius: Double?
  /// Its measures each way it can be held.
  package let faces: [Orientation: Face]
  /// Windows beside another app's, smallest first; none on a phone.
  package let sharedWindows: [SharedWindow]
  /// Name in Interface Builder documents.
  package let interfaceBuilderName: String?
  /// System releases that changed its safe areas.
  package let releases: [Release]
  /// What the numbers rest on beyond their sources.
  package let notes: String?
  /// Where the numbers are from.
  package let sources: [DeviceSource]
  /// How sure the least sure number is.
  package let confidence: Confidence

  /// What a system's version changes of the device; nil where no change is known.
  package func release(of look: Look) -> Release? {
    let names = family == .pad ? ["ipados\(look.version)"] : ["ios\(look.version)"]
    if let found = releases.first(where: { names.contains($0.name) }) { return found }
    // What came with glass has stayed.
    return look.isGlass ? releases.first { $0.name.hasSuffix("os26") } : nil
  }

  /// The ways the device can be held, portrait first.
  package var orientations: [Orientation] { Orientation.allCases.filter { faces[$0] != nil } }
}

/// Which way a device is held.
package enum Orientation: String, Sendable, CaseIterable, Encodable {
  case portrait
  case landscape
}

/// The room along one axis; `any` is for base classes only (AL-10.8).
package enum SizeClass: String, Sendable, CaseIterable, Encodable {
  case compact
  case any
  case regular
}

/// Width class by height class.
package struct SizeClasses: Sendable, Hashable, Encodable {
  /// Room across.
  package var horizontal: SizeClass
  /// Room from top to bottom.
  package var vertical: SizeClass

  /// A pair of classes.
  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The pairs that screens have.
  package static let ofDevices = all.filter { $0.horizontal != .any && $0.vertical != .any }

  /// The guide's nine boxes, row by row.
  package static let all = SizeClass.allCases.flatMap { vertical in
    SizeClass.allCases.map { SizeClasses(horizontal: $0, vertical: vertical) }
  }
}

/// How much of the screen a shared window has.
package enum WindowShare: String, Sendable, CaseIterable, Encodable {
  case third = "split-1-3"
  case half = "split-1-2"
  case twoThirds = "split-2-3"
  case slideOver = "slide-over"
}
