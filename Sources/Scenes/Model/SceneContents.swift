/// How a stack arranges its children; the names are UIKit's.
public struct SceneStack: Sendable, Hashable {
  public enum Axis: String, Sendable, CaseIterable {
    case horizontal, vertical
  }

  public enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public enum Spacing: Sendable, Hashable {
    /// In points.
    case points(Double)
    case system
  }

  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  public var spacing: Spacing
  /// After a child, by its id.
  public var customSpacing: [String: Spacing]
  public var isMarginsRelative: Bool
  public var isBaselineRelative: Bool

  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Spacing = .points(0), customSpacing: [String: Spacing] = [:], isMarginsRelative: Bool = false,
    isBaselineRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.isMarginsRelative = isMarginsRelative
    self.isBaselineRelative = isBaselineRelative
  }
}

/// Where a scroll view stands in its content, in points.
public struct SceneScroll: Sendable, Hashable {
  public var offsetX: Double
  public var offsetY: Double
  public var contentInset: Insets

  public init(offsetX: Double = 0, offsetY: Double = 0, contentInset: Insets = .zero) {
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.contentInset = contentInset
  }
}
