/// All optimal solutions, as graphs, if much is open.
struct OptimalFace: ~Copyable {
  /// The rows before columns were eliminated; computed on first use.
  var rows = Boxes<FaceRows>()
  /// The intervals of the columns of tied trees without a stand-in.
  var treeBounds = Buffer<FaceGraph.Interval>()
  /// The graph of open columns, while they are closed.
  var closingGraph = Boxes<FaceGraph>()
  /// The graph of optimal solutions; made when a range is first queried.
  var rangeGraph = Boxes<FaceGraph>()
  /// Whether some values come from ``closingGraph``.
  var hasClosed = false
}
