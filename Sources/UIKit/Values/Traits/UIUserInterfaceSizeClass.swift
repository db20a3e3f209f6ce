/// Compact, regular, or unspecified: the available space along an axis (AL-10.1).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
