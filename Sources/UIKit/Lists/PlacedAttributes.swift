/// The attributes of a layout's cells and other views, found by position and by index path.
@MainActor
struct PlacedAttributes {
  /// In the order in which they were placed.
  let all: [UICollectionViewLayoutAttributes]
  /// Indices into ``all``, sorted by where frames begin along the scroll axis.
  private let order: [Int]
  /// For each position in ``order``, how far the frames up to there extend.
  private let reach: [CGFloat]
  private let isVertical: Bool
  private var indexes: [Key: Int] = [:]

  private struct Key: Hashable {
    /// The kind; nil for a cell.
    let kind: String?
    let path: IndexPath
  }

  /// - Parameter isVertical: Whether sections follow one another vertically.
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

  /// The attributes that a rectangle intersects, and those with an empty frame, in order.
  /// - Complexity: O(log n + the number of frames between the rectangle's ends along the axis).
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

  /// The first index that meets a condition; all later indices must meet it, too.
  private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The attributes of the cell at an index path; nil if there is none.
  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? { at(nil, path) }
  /// The attributes of a header, a footer or another view; nil if there are none.
  func view(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? { at(kind, path) }

  private func at(_ kind: String?, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexes[Key(kind: kind, path: path)].map { all[$0] }
  }
}
