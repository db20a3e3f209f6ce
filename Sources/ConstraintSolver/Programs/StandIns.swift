/// Programs that solve tied trees in their place.
struct StandIns: ~Copyable {
  var programs = Boxes<Program>()
  /// Number of the tree of each program.
  var trees = Buffer<Int>()
}
