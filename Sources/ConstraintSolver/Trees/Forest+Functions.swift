/// Building the functions of a tree, from its outermost rows inward.
extension Forest {
  /// Builds what has changed below the root of a tree.
  /// - Complexity: Nearly O(b · log(b)) for b bends; only rows between a change and the root are touched.
  mutating func build(_ tree: Int32, _ table: borrowing HintTable) {
    let levelCount = Int(trees[tree].levelCount)
    let first = trees[tree].firstNode
    for node in first..<first + trees[tree].nodeCount {
      var hasChanged = false
      for leaf in nodes[node].firstLeaf..<nodes[node].firstLeaf + nodes[node].leafCount
      where leaves[leaf].needsBuilding {
        buildFunction(leaf, table, levelCount)
        leaves[leaf].needsBuilding = false
        hasChanged = true
      }
      if !hasChanged { continue }
      convolve(node)
      nodes[node].isBuilt = true
      if nodes[node].parent >= 0 { leaves[nodes[node].parent].needsBuilding = true }
    }
    trees[tree].needsBuilding = false
    trees[tree].needsWalking = true
  }

  /// Adds up a column's own hints and the rows peeled onto it.
  private mutating func buildFunction(_ leaf: Int32, _ table: borrowing HintTable, _ levelCount: Int) {
    scratch.events.removeAll()
    scratch.running.resize(to: levelCount, filling: 0)
    scratch.running.fill(with: 0)
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    for number in table.range(of: leaves[leaf].column) {
      let hint = table.hints[number]
      let target = hint.target
      scratch.running[table.levels[number]] += hint.leftSlope
      scratch.events.append(Event(position: target, source: Int32(truncatingIfNeeded: number), bend: 0))
      if hint.isRequired {
        let side = hint.side
        if side != .lessThanOrEqual { lowest = max(lowest, target) }
        if side != .greaterThanOrEqual { highest = min(highest, target) }
      }
    }
    (leaves[leaf].lowest, leaves[leaf].highest) = (lowest, highest)
    var child = leaves[leaf].firstChild
    while child >= 0 {
      addBends(of: child, levelCount)
      child = nodes[child].sibling
    }
    scratch.events.sort(scratch.events.indices) {
      ($0.position, $0.source, $0.bend) < ($1.position, $1.source, $1.bend)
    }
    sweep(leaf, table, levelCount)
  }

  /// Adds the bends of a peeled row in terms of its last column: `y = (-k - sum) / a`.
  private mutating func addBends(of child: Int32, _ levelCount: Int) {
    let node = nodes[child]
    let leftmost = node.parentCoefficient > 0 ? node.firstSegment + node.segmentCount - 1 : node.firstSegment
    let slope = segmentSlopes.base + Int(segments[leftmost].slope)
    for level in 0..<levelCount { scratch.running[level] -= node.parentCoefficient * slope[level] }
    for bend in 0..<node.segmentCount - 1 {
      let position = (-node.constant - ends[node.firstSegment + bend]) / node.parentCoefficient
      scratch.events.append(Event(position: position, source: -1 - child, bend: bend))
    }
  }

  /// Processes the events from left to right; those at one position make one bend.
  private mutating func sweep(_ leaf: Int32, _ table: borrowing HintTable, _ levelCount: Int) {
    let running = scratch.running.base
    let slopes = self.slopes.base + Int(leaves[leaf].firstSlope)
    let bends = self.bends.base + Int(leaves[leaf].firstBend)
    slopes.update(from: running, count: levelCount)
    var count = 0
    var index = 0
    while index < scratch.events.count {
      let position = scratch.events[index].position
      let end = position + nearness(position)
      while index < scratch.events.count, scratch.events[index].position <= end {
        let event = scratch.events[index]
        if event.source >= 0 {
          let hint = table.hints[event.source]
          running[Int(table.levels[event.source])] += hint.rightSlope - hint.leftSlope
        } else {
          let node = nodes[-1 - event.source]
          let size = abs(node.parentCoefficient)
          let before = segmentSlopes.base + Int(segments[node.firstSegment + event.bend].slope)
          let after = segmentSlopes.base + Int(segments[node.firstSegment + event.bend + 1].slope)
          for level in 0..<levelCount { running[level] += size * (after[level] - before[level]) }
        }
        index += 1
      }
      bends[count] = position
      count += 1
      let here = slopes + count * levelCount
      for level in 0..<levelCount { here[level] = abs(running[level]) < Tolerance.cancelledSlope ? 0 : running[level] }
    }
    assert(count <= Int(leaves[leaf].bendCapacity))
    leaves[leaf].bendCount = Int32(truncatingIfNeeded: count)
  }
}
