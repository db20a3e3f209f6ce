/// Inward distances from the edges of a rectangle, by reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// At the top edge.
  public var top: CGFloat
  /// At the edge where reading starts.
  public var leading: CGFloat
  /// At the bottom edge.
  public var bottom: CGFloat
  /// At the edge where reading ends.
  public var trailing: CGFloat

  /// Zero at all edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets in points; positive values move an edge inward.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Zero at all edges.
  public static let zero = NSDirectionalEdgeInsets()
}
