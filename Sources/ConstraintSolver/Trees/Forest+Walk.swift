/// Distributing shares, from the root row outward.
extension Forest {
  /// Gives every column of a tree its value.
  /// - Complexity: O(rows + segments crossed since the last walk).
  mutating func walk(_ tree: Int32, _ values: inout Buffer<Double>) {
    let first = trees[tree].firstNode
    var hasMoved = false
    for node in (first..<first + trees[tree].nodeCount).reversed() {
      let above = nodes[node].parent
      var sum = -nodes[node].constant
      if above >= 0 { sum -= nodes[node].parentCoefficient * values[leaves[above].column] }
      if !nodes[node].isBuilt, sum == nodes[node].sum { continue }
      move(node, to: sum, &values)
      hasMoved = true
    }
    trees[tree].needsWalking = false
    if hasMoved { trees[tree].isViolated = isViolated(tree, values) }
  }

  private mutating func move(_ node: Int32, to sum: Double, _ values: inout Buffer<Double>) {
    let first = nodes[node].firstSegment
    let last = nodes[node].segmentCount - 1
    var active = nodes[node].active
    if nodes[node].isBuilt {
      nodes[node].isBuilt = false
      for number in nodes[node].firstLeaf..<nodes[node].firstLeaf + nodes[node].leafCount {
        values[leaves[number].column] = bends[leaves[number].firstBend + leaves[number].startBend]
      }
      active = 0
    }
    let sumLess = sum - nearness(sum)
    while active < last, ends[first + active] < sumLess {
      let segment = segments[first + active]
      values[leaves[segment.leaf].column] = interval(of: segment).end
      active += 1
    }
    while active > 0, ends[first + active - 1] >= sumLess {
      let segment = segments[first + active]
      values[leaves[segment.leaf].column] = interval(of: segment).start
      active -= 1
    }
    let segment = segments[first + active]
    let leaf = leaves[segment.leaf]
    let (start, end) = interval(of: segment)
    let isAtEnd = active < last && ends[first + active] - nearness(sum) <= sum
    values[leaf.column] =
      if isAtEnd {
        end
      } else if active == 0 {
        end + (sum - ends[first]) / leaf.coefficient
      } else {
        start + (sum - ends[first + active - 1]) / leaf.coefficient
      }
    nodes[node].active = active
    nodes[node].sum = sum
    let isTied = isTied(node, isAtEnd: isAtEnd)
    if isTied != nodes[node].isTied {
      nodes[node].isTied = isTied
      trees[nodes[node].tree].tieCount += isTied ? 1 : -1
    }
  }

  /// Returns whether the sum is in a range where several leaves cost the same.
  private func isTied(_ node: Int32, isAtEnd: Bool) -> Bool {
    let (first, active) = (nodes[node].firstSegment, nodes[node].active)
    let isLast = active == nodes[node].segmentCount - 1
    let isTiedWithNext = !isLast && segments[first + active + 1].isTied
    if isAtEnd { return isTiedWithNext }
    return isTiedWithNext || segments[first + active].isTied || (active == 0 && nodes[node].isOpenLeft)
      || (isLast && nodes[node].isOpenRight)
  }

  private func isViolated(_ tree: Int32, _ values: borrowing Buffer<Double>) -> Bool {
    let first = nodes[trees[tree].firstNode].firstLeaf
    let lastNode = nodes[trees[tree].firstNode + trees[tree].nodeCount - 1]
    for leaf in first..<lastNode.firstLeaf + lastNode.leafCount {
      let value = values[leaves[leaf].column]
      if value < leaves[leaf].lowest - Tolerance.points || value > leaves[leaf].highest + Tolerance.points {
        return true
      }
    }
    return false
  }
}
