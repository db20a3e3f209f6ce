/// All that is optimal, as graphs, where much is open.
struct OptimalFace: ~Copyable {
  /// The rows before columns were eliminated, once they were needed.
  var rows = Boxes<FaceRows>()
  /// Where the columns of tied trees without a stand-in may be.
  var treeBounds = Buffer<FaceGraph.Interval>()
  /// What is open, while it is closed.
  var closingGraph = Boxes<FaceGraph>()
  /// What is optimal, once a range was asked for.
  var rangeGraph = Boxes<FaceGraph>()
  /// Whether some values come from ``closingGraph``.
  var hasClosed = false
}
