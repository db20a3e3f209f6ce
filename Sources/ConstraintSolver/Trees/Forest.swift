/// Components whose rows form a tree, solved by scans instead of a simplex.
///
/// A column that is in only one row is a *leaf* of that row. If all columns of a row but one are leaves, the row with
/// its leaves acts on that last column like one more cost:
///
///     f(y) = min { Σ cost_i(x_i)  :  Σ a_i·x_i = -k - a·y }
///
/// an *infimal convolution*, which for convex piecewise-linear costs is a merge of their segments by slope (see
/// ``Forest/convolve(_:)``). The row is then peeled off, `y` may have become a leaf of its next row, and so on up to
/// the root row, all of whose columns are leaves. On the way down, each row with known `y` gives its leaves their
/// shares.
///
/// Costs are vectors by level, compared lexicographically, so the merge respects strict priorities (AL-2.2).
///
/// Example: three labels in a row of width 300, all hugging at 250, except the second at 200. Each cost bends at the
/// label's own width. In the merge the second label's segment has the gentlest slope and takes the remaining width.
///
/// The functions of a tree that depend on no parameter are built once. Another width of the root then moves a pointer
/// along the root row's segments: one share per segment crossed.
///
/// Sources: Rockafellar, "Convex Analysis" (infimal convolution); Fourer (1985) for piecewise-linear programs; the
/// peeling is non-serial dynamic programming on an acyclic hypergraph (Bertelè, Brioschi 1972).
struct Forest: ~Copyable {
  struct Tree: BitwiseCopyable {
    var firstNode: Int32
    var nodeCount: Int32 = 0
    var levelCount: Int32
    /// Some leaf's cost has changed: functions have to be built again.
    var needsBuilding = true
    /// Something has changed: shares have to be distributed again.
    var needsWalking = true
    /// The number of rows whose shares could be distributed differently at no cost (AL-2.13).
    var tieCount: Int32 = 0
    /// Whether some required hint is missed.
    var isViolated = false
    /// Number of the program that solves the tree when it is tied; -1 until it is first needed.
    var standIn: Int32 = -1
    /// Whether that program has solved the tree in its current state.
    var isStoodIn = false
    /// Whether the columns of a tied tree without a stand-in may move.
    var isLoose = false
  }

  /// A peeled row.
  struct Node: BitwiseCopyable {
    var tree: Int32
    /// Row of the piece's matrix.
    var row: Int32
    var firstLeaf: Int32
    var leafCount: Int32 = 0
    /// The leaf, in the parent node, of the column this row was peeled onto; -1 for a root.
    var parent: Int32 = -1
    var parentCoefficient = 0.0
    var constant: Double
    /// Whether the constant depends on symbols.
    var isDynamic: Bool
    /// Next row that was peeled onto the same column.
    var sibling: Int32 = -1
    var firstSegment: Int32 = 0
    var segmentCount: Int32 = 0
    var firstSlope: Int32 = 0
    /// The segment that contains the leaves' sum, and that sum.
    var active: Int32 = 0
    var sum = Double.nan
    /// Whether several leaves could take everything at the far left, or at the far right.
    var isOpenLeft = false
    var isOpenRight = false
    /// Whether the sum could be distributed differently at no cost.
    var isTied = false
    /// Whether the function is new since the last walk.
    var isBuilt = false
  }

  /// A column in its last row, with its cost function: bends, and slopes between them.
  struct Leaf: BitwiseCopyable {
    var tree: Int32
    var column: Int32
    var coefficient: Double
    var firstChild: Int32 = -1
    var firstBend: Int32 = 0
    var bendCount: Int32 = 0
    var bendCapacity: Int32 = 0
    var firstSlope: Int32 = 0
    /// The bend on which the leaf is at the first bend of its row's function.
    var startBend: Int32 = 0
    /// The interval in which no required hint is missed.
    var lowest = -Double.infinity
    var highest = Double.infinity
    var needsBuilding = true
  }

  /// A range along which one leaf takes all of its row's change.
  struct Segment: BitwiseCopyable {
    var leaf: Int32
    /// Number of the segment in the leaf's own function.
    var own: Int32
    /// The start of its slope vector.
    var slope: Int32
    /// Whether it costs the same as the previous segment.
    var isTied = false
  }

  var trees = Buffer<Tree>()
  var nodes = Buffer<Node>()
  var leaves = Buffer<Leaf>()
  var segments = Buffer<Segment>()
  /// Sum of the row's leaves at the end of each segment, by segment.
  var ends = Buffer<Double>()
  /// Positions of the leaves' bends.
  var bends = Buffer<Double>()
  /// Slopes of the leaves' functions, `levelCount` per segment.
  var slopes = Buffer<Double>()
  /// Slopes of the rows' segments, `levelCount` per segment.
  var segmentSlopes = Buffer<Double>()
  /// Leaf of each column; -1 for columns that are not in a tree.
  var leafOfColumn = Buffer<Int32>()
  /// The node peeled last onto each column.
  var childOfColumn = Buffer<Int32>()
  /// Nodes whose constants depend on symbols.
  var movingNodes = Buffer<Int32>()
  var scratch = Scratch()

  struct Event: BitwiseCopyable {
    var position: Double
    /// A hint's number, or `-1 - node` for a row peeled onto the column.
    var source: Int32
    var bend: Int32
  }

  struct Scratch: ~Copyable {
    var events = Buffer<Event>()
    var running = Buffer<Double>()
    var order = Buffer<Segment>()
    var orderSlopes = Buffer<Double>()
  }

  init() {}

  init(columnCount: Int) {
    leafOfColumn = Buffer(repeating: -1, count: columnCount)
    childOfColumn = Buffer(repeating: -1, count: columnCount)
  }
}
