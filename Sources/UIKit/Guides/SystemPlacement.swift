/// Where the system puts a guide of its own: required rows that are not the user's constraints.
enum SystemPlacement: Equatable {
  /// Inward from the owner's four edges.
  case inset(UIEdgeInsets)
  /// Along the owner's top edge, this high.
  case topBand(CGFloat)
  /// Along the owner's bottom edge, this high.
  case bottomBand(CGFloat)
  /// Without height, at the owner's top edge; constraints place it.
  case horizontalLine
  /// Without width, at the owner's left edge.
  case verticalLine
  /// From the origin of the owner's content; as large as this unless constraints make it another size (AL-9.4).
  case content(CGSize)
}
