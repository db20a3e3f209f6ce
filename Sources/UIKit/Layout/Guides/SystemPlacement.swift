/// Where the system places one of its own guides: required rows that are not the user's constraints.
enum SystemPlacement: Equatable {
  /// Inward from the owner's four edges.
  case inset(UIEdgeInsets)
  /// Along the owner's top edge, with this height.
  case topBand(CGFloat)
  /// Along the owner's bottom edge, with this height.
  case bottomBand(CGFloat)
  /// With zero height, at the owner's top edge; constraints place it.
  case horizontalLine
  /// With zero width, at the owner's left edge.
  case verticalLine
  /// From the origin of the owner's content, with this size unless constraints give it another (AL-9.4).
  case content(CGSize)
}
