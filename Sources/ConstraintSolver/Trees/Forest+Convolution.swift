/// Merging the leaves of a row into one function of their sum.
///
/// Along the sum, the next change always goes to the leaf with the lowest cost: the segments of all leaves, sorted by
/// slope. At the far left the leaf with the greatest leftmost slope takes everything, at the far right the one with the
/// least rightmost slope; segments beyond these two slopes are never used.
///
/// Example: `x >= 10` at 750 and `x <= 10` at 250, next to `y >= 20` at 740 and `y <= 20` at 250. Below the sum 30, y
/// shrinks (740 is cheaper than 750); above, both cost the same: a tie, and the layout is ambiguous.
extension Forest {
  /// - Complexity: O(s · log(s)) for s segments.
  mutating func convolve(_ node: Int32) {
    let levelCount = Int(trees[nodes[node].tree].levelCount)
    let range = nodes[node].firstLeaf..<nodes[node].firstLeaf + nodes[node].leafCount
    let (left, right) = outermost(node, range, levelCount)
    collect(range, between: left, and: right, levelCount)
    store(node, left, right, levelCount)
  }

  /// Segment numbers of a leaf's function run from 0 to its bend count. From the row's point of view, a leaf with a
  /// negative coefficient runs backwards.
  private func outer(_ leaf: Leaf, isLeft: Bool) -> Int32 { (leaf.coefficient > 0) == isLeft ? 0 : leaf.bendCount }

  /// Returns the leaves that take everything at the far left and at the far right.
  private mutating func outermost(
    _ node: Int32, _ range: Range<Int32>, _ levelCount: Int
  ) -> (left: Segment, right: Segment) {
    (nodes[node].isOpenLeft, nodes[node].isOpenRight) = (false, false)
    scratch.orderSlopes.resize(to: 3 * levelCount, filling: 0)
    let (best, least, own) = (
      scratch.orderSlopes.base, scratch.orderSlopes.base + levelCount, scratch.orderSlopes.base + 2 * levelCount
    )
    var left = Segment(leaf: -1, own: 0, slope: 0)
    var right = left
    for number in range {
      let leaf = leaves[number]
      readSlope(leaf, outer(leaf, isLeft: true), own, levelCount)
      let onLeft = left.leaf < 0 ? 1 : Slopes.compare(own, best, levelCount)
      if onLeft > 0 {
        left = Segment(leaf: number, own: outer(leaf, isLeft: true), slope: 0)
        best.update(from: own, count: levelCount)
        nodes[node].isOpenLeft = false
      } else if onLeft == 0 {
        nodes[node].isOpenLeft = true
      }
      readSlope(leaf, outer(leaf, isLeft: false), own, levelCount)
      let onRight = right.leaf < 0 ? -1 : Slopes.compare(own, least, levelCount)
      if onRight < 0 {
        right = Segment(leaf: number, own: outer(leaf, isLeft: false), slope: Int32(truncatingIfNeeded: levelCount))
        least.update(from: own, count: levelCount)
        nodes[node].isOpenRight = false
      } else if onRight == 0 {
        nodes[node].isOpenRight = true
      }
    }
    return (left, right)
  }

  /// Reads a leaf's slope in terms of the row's sum.
  @inline(__always)
  private func readSlope(_ leaf: Leaf, _ segment: Int32, _ slope: UnsafeMutablePointer<Double>, _ levelCount: Int) {
    let source = slopes.base + Int(leaf.firstSlope) + Int(segment) * levelCount
    for level in 0..<levelCount { slope[level] = source[level] / leaf.coefficient }
  }

  /// Collects the bounded segments that are used, ordered by slope, and the start of each leaf.
  private mutating func collect(
    _ range: Range<Int32>, between left: Segment, and right: Segment, _ levelCount: Int
  ) {
    scratch.order.removeAll()
    for number in range {
      let leaf = leaves[number]
      let step: Int32 = leaf.coefficient > 0 ? 1 : -1
      // In the row's direction: the bend after the segments that are cheaper than the far left.
      var bend = leaf.coefficient > 0 ? 0 : leaf.bendCount - 1
      var segment = outer(leaf, isLeft: true) + step
      let last = outer(leaf, isLeft: false)
      leaves[number].startBend = bend
      while segment != last {
        let place = 2 + scratch.order.count
        scratch.orderSlopes.resize(to: (place + 1) * levelCount, filling: 0)
        let slope = scratch.orderSlopes.base + place * levelCount
        readSlope(leaf, segment, slope, levelCount)
        bend += step
        if Slopes.compare(slope, scratch.orderSlopes.base, levelCount) < 0 {
          leaves[number].startBend = bend
        } else if Slopes.compare(slope, scratch.orderSlopes.base + levelCount, levelCount) <= 0 {
          scratch.order.append(
            Segment(leaf: number, own: segment, slope: Int32(truncatingIfNeeded: place * levelCount)))
        } else {
          break
        }
        segment += step
      }
    }
    sortOrder(levelCount)
  }

  private mutating func sortOrder(_ levelCount: Int) {
    let slopes = scratch.orderSlopes.base
    scratch.order.sort(scratch.order.indices) {
      let sign = Slopes.compare(slopes + Int($0.slope), slopes + Int($1.slope), levelCount)
      // Segments of one leaf keep the order in which they were collected.
      return sign == 0 ? $0.slope < $1.slope : sign < 0
    }
  }

  /// Stores the merged segments, including the two outermost, and the sums at which they end.
  private mutating func store(_ node: Int32, _ left: Segment, _ right: Segment, _ levelCount: Int) {
    let first = nodes[node].firstSegment
    let count = Int32(truncatingIfNeeded: scratch.order.count) + 2
    nodes[node].segmentCount = count
    var sum = 0.0
    for number in nodes[node].firstLeaf..<nodes[node].firstLeaf + nodes[node].leafCount {
      sum += leaves[number].coefficient * bends[leaves[number].firstBend + leaves[number].startBend]
    }
    for index in 0..<count {
      var segment = index == 0 ? left : index == count - 1 ? right : scratch.order[index - 1]
      let source = scratch.orderSlopes.base + Int(segment.slope)
      let place = first + index
      segment.slope = nodes[node].firstSlope + index * Int32(truncatingIfNeeded: levelCount)
      let target = segmentSlopes.base + Int(segment.slope)
      target.update(from: source, count: levelCount)
      if index > 0, Slopes.compare(target, target - levelCount, levelCount) == 0 { segment.isTied = true }
      segments[place] = segment
      if index > 0, index < count - 1 {
        let (start, end) = interval(of: segment)
        sum += leaves[segment.leaf].coefficient * (end - start)
      }
      ends[place] = index < count - 1 ? sum : .infinity
    }
  }

  /// Returns the positions of a segment's leaf at its start and at its end, in the row's direction; an outermost one
  /// has only one of them.
  func interval(of segment: Segment) -> (start: Double, end: Double) {
    let leaf = leaves[segment.leaf]
    let before = segment.own > 0 ? bends[leaf.firstBend + segment.own - 1] : -Double.infinity
    let after = segment.own < leaf.bendCount ? bends[leaf.firstBend + segment.own] : Double.infinity
    return leaf.coefficient > 0 ? (before, after) : (after, before)
  }
}
