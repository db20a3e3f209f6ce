/// Arranging a peeled component as a tree, with memory for its functions.
extension Forest {
  struct Marks {
    var nodes, leaves, bends, slopes, segments, segmentSlopes: Int
  }

  /// - Parameters:
  ///   - forms: Forms of the rows' constants.
  ///   - slopeLimit: The largest number of slopes (``Granularity/treeSlopes``).
  /// - Returns: Whether the component is small enough to be solved as a tree.
  /// - Complexity: O(bends).
  mutating func plant(
    _ steps: borrowing Buffer<Peeling.Step>, of matrix: borrowing SparseRows, _ table: borrowing HintTable,
    forms: borrowing FormPool, levelCount: Int, slopeLimit: Int
  ) -> Bool {
    let marks = Marks(
      nodes: nodes.count, leaves: leaves.count, bends: bends.count, slopes: slopes.count, segments: segments.count,
      segmentSlopes: segmentSlopes.count)
    var tree = Tree(
      firstNode: Int32(truncatingIfNeeded: nodes.count), levelCount: Int32(truncatingIfNeeded: levelCount))
    for index in steps.indices {
      let step = steps[index]
      var node = Node(
        tree: Int32(truncatingIfNeeded: trees.count), row: step.row,
        firstLeaf: Int32(truncatingIfNeeded: leaves.count), constant: forms[step.row][0][0],
        isDynamic: forms.isDynamic(step.row))
      let number = Int32(truncatingIfNeeded: nodes.count)
      var capacity = 2
      var place = matrix.rowHeads[step.row]
      while place >= 0 {
        let entry = matrix.entries[place]
        place = entry.nextInRow
        if entry.column == step.column {
          node.parentCoefficient = entry.value
          node.sibling = childOfColumn[step.column]
          childOfColumn[step.column] = number
        } else {
          capacity += addLeaf(entry.column, entry.value, table.range(of: entry.column).count, levelCount)
          node.leafCount += 1
        }
      }
      node.firstSegment = Int32(truncatingIfNeeded: segments.count)
      node.firstSlope = Int32(truncatingIfNeeded: segmentSlopes.count)
      nodes.append(node)
      segments.resize(to: segments.count + capacity, filling: Segment(leaf: -1, own: 0, slope: 0))
      segmentSlopes.resize(to: segmentSlopes.count + capacity * levelCount, filling: 0)
      if (bends.count - marks.bends) * levelCount > slopeLimit {
        cut(back: marks)
        return false
      }
    }
    ends.resize(to: segments.count, filling: 0)
    tree.nodeCount = Int32(truncatingIfNeeded: nodes.count) - tree.firstNode
    trees.append(tree)
    return true
  }

  /// - Returns: The maximum number of bends of the leaf's function.
  private mutating func addLeaf(_ column: Int32, _ coefficient: Double, _ hintCount: Int, _ levelCount: Int) -> Int {
    let number = Int32(truncatingIfNeeded: leaves.count)
    var capacity = hintCount
    var child = childOfColumn[column]
    var leaf = Leaf(
      tree: Int32(truncatingIfNeeded: trees.count), column: column, coefficient: coefficient)
    leaf.firstChild = child
    while child >= 0 {
      nodes[child].parent = number
      capacity += Int(segmentCapacity(of: child)) - 1
      child = nodes[child].sibling
    }
    leaf.firstBend = Int32(truncatingIfNeeded: bends.count)
    leaf.bendCapacity = Int32(truncatingIfNeeded: capacity)
    leaf.firstSlope = Int32(truncatingIfNeeded: slopes.count)
    bends.resize(to: bends.count + capacity, filling: 0)
    slopes.resize(to: slopes.count + (capacity + 1) * levelCount, filling: 0)
    leaves.append(leaf)
    leafOfColumn[column] = number
    return capacity
  }

  private func segmentCapacity(of node: Int32) -> Int32 {
    let next = Int(node) + 1
    return (next < nodes.count ? nodes[next].firstSegment : Int32(truncatingIfNeeded: segments.count))
      - nodes[node].firstSegment
  }

  private mutating func cut(back marks: Marks) {
    for leaf in marks.leaves..<leaves.count { leafOfColumn[leaves[leaf].column] = -1 }
    nodes.resize(to: marks.nodes, filling: nodes[0])
    leaves.resize(to: marks.leaves, filling: leaves[0])
    bends.resize(to: marks.bends, filling: 0)
    slopes.resize(to: marks.slopes, filling: 0)
    segments.resize(to: marks.segments, filling: segments[0])
    segmentSlopes.resize(to: marks.segmentSlopes, filling: 0)
    // It was a large tree, so its memory is released.
    slopes.trim()
    segmentSlopes.trim()
    segments.trim()
    bends.trim()
  }
}
