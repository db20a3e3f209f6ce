import Foundation

/// The window in which a snapshot is made: its size, its safe area, and its traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The orientation of a tablet, and the part of it that the window occupies.
  public enum TabletOrientation: Sendable {
    /// Parts of a tablet in portrait.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }
    /// Parts of a tablet in landscape.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// In points.
  public var safeArea: UIEdgeInsets
  /// In points; nil keeps the view's size.
  public var size: CGSize?
  /// Unspecified traits are those of a phone in portrait.
  public var traits: UITraitCollection

  /// Creates a window with the given values.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// Pixels per point of the simulator that snapshots were recorded on, used if a strategy's traits name none; frames
  /// are rounded to these pixels. 3, as on most phones, unless the environment variable `SNAPSHOT_TESTING_SCALE` is 1
  /// or 2.
  public static let recordedScale: CGFloat =
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_SCALE"].flatMap(Double.init).map { min(max($0, 1), 3) } ?? 3

  /// Returns the same window in another size, in points; nil keeps the size.
  func sized(_ size: CGSize?) -> ViewImageConfig {
    ViewImageConfig(safeArea: safeArea, size: size ?? self.size, traits: traits)
  }
}
