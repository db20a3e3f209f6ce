/// Solving a tree of the forest, and marking what has to be solved.
extension Forest {
  /// Discards the positions of a tree's columns, because closing has moved them.
  mutating func forget(_ tree: Int) {
    let first = trees[tree].firstNode
    for node in first..<first + trees[tree].nodeCount { nodes[node].isBuilt = true }
    trees[tree].needsWalking = true
  }

  mutating func setConstant(_ constant: Double, of node: Int32) {
    if constant == nodes[node].constant { return }
    nodes[node].constant = constant
    trees[nodes[node].tree].needsWalking = true
    if nodes[node].parent >= 0 {
      leaves[nodes[node].parent].needsBuilding = true
      trees[nodes[node].tree].needsBuilding = true
    }
  }

  /// Records that a hint of a leaf's column has moved.
  mutating func touch(_ column: Int32) {
    let leaf = leafOfColumn[column]
    leaves[leaf].needsBuilding = true
    trees[leaves[leaf].tree].needsBuilding = true
  }

  mutating func solve(_ tree: Int32, _ table: borrowing HintTable, _ values: inout Buffer<Double>) {
    if trees[tree].needsBuilding { build(tree, table) }
    if trees[tree].needsWalking { walk(tree, &values) }
  }

  /// Returns the numbers of a tree's leaves.
  func leaves(of tree: Int) -> Range<Int32> {
    let last = nodes[trees[tree].firstNode + trees[tree].nodeCount - 1]
    return nodes[trees[tree].firstNode].firstLeaf..<last.firstLeaf + last.leafCount
  }

  func columnCount(of tree: Int) -> Int { leaves(of: tree).count }
}
