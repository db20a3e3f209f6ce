/// Where a layout has put its cells and other views, found by place and by path.
@MainActor
struct PlacedAttributes {
  /// In the order in which they were placed.
  let all: [UICollectionViewLayoutAttributes]
  /// Positions in ``all`` by where frames begin along the axis of scrolling.
  private let order: [Int]
  /// For each place in ``order`` how far the frames up to there reach.
  private let reach: [CGFloat]
  private let isVertical: Bool
  private var indexes: [Key: Int] = [:]

  private struct Key: Hashable {
    /// nil for a cell.
    let kind: String?
    let path: IndexPath
  }

  /// - Parameter isVertical: Whether sections follow one another downwards.
  /// - Complexity: O(n log n).
  init(_ all: [UICollectionViewLayoutAttributes] = [], isVertical: Bool = true) {
    self.all = all
    self.isVertical = isVertical
    func start(_ index: Int) -> CGFloat { isVertical ? all[index].frame.minY : all[index].frame.minX }
    order = all.indices.sorted { (start($0), $0) < (start($1), $1) }
    var furthest = -CGFloat.infinity
    reach = order.map { index in
      furthest = Swift.max(furthest, isVertical ? all[index].frame.maxY : all[index].frame.maxX)
      return furthest
    }
    for (index, attributes) in all.enumerated() where attributes.representedElementCategory != .decorationView {
      let kind = attributes.representedElementCategory == .cell ? nil : attributes.representedElementKind
      indexes[Key(kind: kind, path: attributes.indexPath)] = index
    }
  }

  /// Those that a rectangle meets, and those of no size, in their order.
  /// - Complexity: O(log n + those between the rectangle's ends along the axis).
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let first = Self.partition(reach.count) { reach[$0] >= low }
    let end = Self.partition(order.count) { index in
      let frame = all[order[index]].frame
      return (isVertical ? frame.minY : frame.minX) > high
    }
    guard first < end else { return [] }
    return order[first..<end].sorted().map { all[$0] }.filter { $0.frame.intersects(rect) || $0.frame.isEmpty }
  }

  /// The first index for which a condition holds that holds for all behind it, too.
  private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The cell of a path; nil without one.
  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? { at(nil, path) }
  /// A header, a footer or the like; nil without one.
  func view(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? { at(kind, path) }

  private func at(_ kind: String?, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexes[Key(kind: kind, path: path)].map { all[$0] }
  }
}
