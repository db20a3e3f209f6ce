import Layout

/// Sizes that equations tie to each other: each tie is drawn at one of its two views, and every tied size has as many strokes
/// as its group's number.
struct SizeTies {
  /// A size of a view.
  struct Size: Hashable {
    let view: Int
    let isAcross: Bool
  }

  /// The number of strokes by size.
  private(set) var strokes: [Size: Int] = [:]
  /// Sizes with strokes and without a number.
  private(set) var references: [Size] = []
  /// The view at which each constraint of a size is drawn, by the constraint's place.
  private(set) var places: [Int: Int] = [:]

  init(_ constraints: [FigureConstraint]) {
    let sizes = constraints.enumerated().filter { $1.form == .size }
    var ties: [(constraint: Int, first: Size, second: Size)] = []
    for (index, constraint) in sizes {
      guard let view = constraint.first.view else { continue }
      places[index] = view
      guard let second = constraint.second, let other = second.view else { continue }
      ties.append(
        (
          index, Size(view: view, isAcross: constraint.isAcross),
          Size(view: other, isAcross: second.operand.attribute.isHorizontal)
        ))
    }
    let degrees = Dictionary(ties.flatMap { [($0.first, 1), ($0.second, 1)] }, uniquingKeysWith: +)
    var drawn: Set<Size> = []
    for tie in ties {
      // The view with fewer ties gets the number: the other one is the measure of all.
      let isSecond =
        constraints[tie.constraint].constraint.multiplier == 1 && tie.first.isAcross == tie.second.isAcross
        && degrees[tie.first] ?? 0 >= degrees[tie.second] ?? 0
      let place = isSecond ? tie.second : tie.first
      places[tie.constraint] = place.view
      drawn.insert(place)
    }
    group(ties.map { ($0.first, $0.second) })
    references = strokes.keys.filter { !drawn.contains($0) }
      .sorted { ($0.view, $0.isAcross ? 0 : 1) < ($1.view, $1.isAcross ? 0 : 1) }
  }

  /// Numbers the groups of tied sizes in the order of their first tie.
  private mutating func group(_ ties: [(Size, Size)]) {
    var groups: [Size: Int] = [:]
    for (number, (first, second)) in ties.enumerated() {
      let (one, two) = (groups[first], groups[second])
      let group = one ?? two ?? number
      for (size, other) in groups where other == one || other == two { groups[size] = group }
      (groups[first], groups[second]) = (group, group)
    }
    let order = Set(groups.values).sorted()
    for (size, group) in groups { strokes[size] = (order.firstIndex(of: group) ?? 0) + 1 }
  }
}
