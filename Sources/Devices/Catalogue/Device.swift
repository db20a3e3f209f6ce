/// A device as layout sees it: sizes, safe areas and size classes of each way it can be held.
public struct Device: Sendable, Hashable, Identifiable {
  public enum Family: String, Sendable, CaseIterable {
    case phone
    case pad
    case tv
  }

  /// How sure a fact is (what kind of evidence stands behind it).
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
    public let sizeClasses: SizeClasses
  }

  /// A window beside another app's.
  public struct SharedWindow: Sendable, Hashable {
    public let share: WindowShare
    public let orientation: Orientation
    /// In points.
    public let size: Size
    public let horizontal: SizeClass
    public let systemMinimumMargin: Double
  }

  /// What another system release changes.
  public struct Release: Sendable, Hashable {
    public let name: String
    public let safeAreas: [Orientation: Insets]
    public let sources: [DeviceSource]
    public let confidence: Confidence
  }

  public let id: String
  public let name: String
  public let family: Family
  /// Year it came out, where known.
  public let year: Int?
  /// Models that share these measures, where the entry stands for several.
  public let models: [String]
  /// Pixels per point.
  public let displayScale: Double
  /// Of the screen's corners, in points; nil where unknown.
  public let cornerRadius: Double?
  public let faces: [Orientation: Face]
  public let sharedWindows: [SharedWindow]
  /// Name in Interface Builder documents.
  public let interfaceBuilderName: String?
  public let releases: [Release]
  public let notes: String?
  public let sources: [DeviceSource]
  public let confidence: Confidence

  /// What a system's version changes of the device; nil where nothing is known to.
  public func release(of look: Look) -> Release? {
    let names = family == .pad ? ["ipados\(look.version)"] : ["ios\(look.version)"]
    if let found = releases.first(where: { names.contains($0.name) }) { return found }
    // What came with glass has stayed.
    return look.isGlass ? releases.first { $0.name.hasSuffix("os26") } : nil
  }

  /// The ways the device can be held, portrait first.
  public var orientations: [Orientation] { Orientation.allCases.filter { faces[$0] != nil } }
}

public enum Orientation: String, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// The room there is along one axis; `any` stands in base classes only (AL-10.8).
public enum SizeClass: String, Sendable, CaseIterable {
  case compact
  case any
  case regular
}

/// Width class by height class.
public struct SizeClasses: Sendable, Hashable {
  public var horizontal: SizeClass
  public var vertical: SizeClass

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
