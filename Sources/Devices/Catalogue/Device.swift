/// A device as layout sees it: sizes, safe areas and size classes of each way it can be held.
public struct Device: Sendable, Hashable, Identifiable {
  /// Kinds of devices.
  public enum Family: String, Sendable, CaseIterable {
    case phone
    case pad
    case tv
  }

  /// How sure a fact is, by its evidence.
  public enum Confidence: String, Sendable {
    case high
    case medium
    case low
  }

  /// The device held one way.
  public struct Face: Sendable, Hashable {
    /// In points.
    public let size: Size
    /// What status bar, notch and home indicator cover, in points; no navigation bar, tab bar or toolbar.
    public let safeArea: Insets
    /// In points.
    public let statusBarHeight: Double
    /// The system's least side margin inside the safe area, in points.
    public let systemMinimumMargin: Double
    /// How much room there is along each axis (AL-10.1).
    public let sizeClasses: SizeClasses
  }

  /// A window beside that of another app.
  public struct SharedWindow: Sendable, Hashable {
    /// Which part of the screen the window has.
    public let share: WindowShare
    /// Which way the device is held.
    public let orientation: Orientation
    /// In points.
    public let size: Size
    /// The width class; the height is always regular.
    public let horizontal: SizeClass
    /// The system's least side margin inside the safe area, in points.
    public let systemMinimumMargin: Double
  }

  /// What another system release changes.
  public struct Release: Sendable, Hashable {
    /// Such as `ios26` or `ipados26`.
    public let name: String
    /// What the release covers at the edges, in points, where it differs.
    public let safeAreas: [Orientation: Insets]
    /// Where the numbers are from.
    public let sources: [DeviceSource]
    /// How sure the numbers are.
    public let confidence: Confidence
  }

  /// The stable name that cells and flags use, such as `iphone-15`.
  public let id: String
  /// The name Apple sells it under.
  public let name: String
  /// The kind of device.
  public let family: Family
  /// Year it came out, where known.
  public let year: Int?
  /// Models that share these measures, where the entry covers several.
  public let models: [String]
  /// Pixels per point.
  public let displayScale: Double
  /// Of the screen's corners, in points; nil where unknown.
  public let cornerRadius: Double?
  /// Its measures each way it can be held.
  public let faces: [Orientation: Face]
  /// Windows beside another app's, smallest first; none on a phone.
  public let sharedWindows: [SharedWindow]
  /// Name in Interface Builder documents.
  public let interfaceBuilderName: String?
  /// System releases that changed its safe areas.
  public let releases: [Release]
  /// What the numbers rest on beyond their sources.
  public let notes: String?
  /// Where the numbers are from.
  public let sources: [DeviceSource]
  /// How sure the least sure number is.
  public let confidence: Confidence

  /// What a system's version changes of the device; nil where no change is known.
  public func release(of look: Look) -> Release? {
    let names = family == .pad ? ["ipados\(look.version)"] : ["ios\(look.version)"]
    if let found = releases.first(where: { names.contains($0.name) }) { return found }
    // What came with glass has stayed.
    return look.isGlass ? releases.first { $0.name.hasSuffix("os26") } : nil
  }

  /// The ways the device can be held, portrait first.
  public var orientations: [Orientation] { Orientation.allCases.filter { faces[$0] != nil } }
}

/// Which way a device is held.
public enum Orientation: String, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// The room along one axis; `any` is for base classes only (AL-10.8).
public enum SizeClass: String, Sendable, CaseIterable {
  case compact
  case any
  case regular
}

/// Width class by height class.
public struct SizeClasses: Sendable, Hashable {
  /// Room across.
  public var horizontal: SizeClass
  /// Room from top to bottom.
  public var vertical: SizeClass

  /// A pair of classes.
  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The guide's nine boxes, row by row.
  public static let all = SizeClass.allCases.flatMap { vertical in
    SizeClass.allCases.map { SizeClasses(horizontal: $0, vertical: vertical) }
  }
}

/// How much of the screen a shared window has.
public enum WindowShare: String, Sendable, CaseIterable {
  case third = "split-1-3"
  case half = "split-1-2"
  case twoThirds = "split-2-3"
  case slideOver = "slide-over"
}
