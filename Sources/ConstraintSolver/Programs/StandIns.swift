/// Programs that solve a tied tree in its place.
struct StandIns: ~Copyable {
  var programs = Boxes<Program>()
  /// Number of the tree of each program.
  var trees = Buffer<Int>()
}
