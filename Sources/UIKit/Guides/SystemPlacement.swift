/// Where the system puts a guide of its own: required rows that no user wrote.
enum SystemPlacement: Equatable {
  /// Inward from the owner's four edges.
  case inset(UIEdgeInsets)
  /// Along the owner's top edge, this high.
  case topBand(CGFloat)
  /// Along the owner's bottom edge, this high.
  case bottomBand(CGFloat)
  /// Without height, at the owner's top edge: constraints say the rest.
  case horizontalLine
  /// Without width, at the owner's left edge.
  case verticalLine
  /// From the origin of the owner's content; as large as this unless constraints say more of it (AL-9.4).
  case content(CGSize)
}
