import Foundation

/// The window that a snapshot is made in: its size, its safe area, and traits.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and which part of it the window has.
  public enum TabletOrientation: Sendable {
    /// Parts of an upright tablet.
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
  /// In points; nil keeps that of the view.
  public var size: CGSize?
  /// Traits left unspecified are those of an upright phone.
  public var traits: UITraitCollection

  /// A window of any measures.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// Pixels per point of the simulator that snapshots were recorded on, where a strategy's traits name none: frames are
  /// rounded to these. 3, as of most phones, unless the environment variable `SNAPSHOT_TESTING_SCALE` says 1 or 2.
  public static let recordedScale: CGFloat =
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_SCALE"].flatMap(Double.init).map { min(max($0, 1), 3) } ?? 3

  /// The same window in another size, in points; nil keeps it.
  func sized(_ size: CGSize?) -> ViewImageConfig {
    ViewImageConfig(safeArea: safeArea, size: size ?? self.size, traits: traits)
  }
}
