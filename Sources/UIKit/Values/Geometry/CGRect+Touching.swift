extension CGRect {
  /// Whether the inside of this rectangle intersects another one; rectangles that only touch do not, as on Apple's systems.
  ///
  /// Foundation's method of this name on Linux counts touching rectangles, too. A property takes precedence over it
  /// wherever this module is imported; a method would be ambiguous in a file that imports both modules.
  public var intersects: (CGRect) -> Bool { { overlaps($0) } }

  private func overlaps(_ other: CGRect) -> Bool {
    let (a, b) = (standardized, other.standardized)
    if a.isNull || b.isNull { return false }
    return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }
}
