/// How finely a system is divided.
struct Granularity {
  /// Systems with fewer variables are compiled as a whole, which takes no longer than finding out what has changed.
  var system = 256
  /// Variables in a bundle of small components.
  var bundle = 64
  /// Constants and rows in a piece of ground.
  var ground = 256
  /// The largest number of open columns of a piece, and of columns of a tied tree, that a simplex closes: then there
  /// are laws.
  var loose = 48
  /// The number of slopes, columns times levels, that are solved at once where levels are many: larger programs are
  /// narrowed.
  var slopes = 1 << 15
  var manyLevels = 16
  /// The largest number of slopes of a tree in a step of narrowing, unless it has one level only.
  var stepSlopes = 1 << 12
  /// The largest number of slopes of a tree's functions, one per bend and level; larger trees are left to programs:
  /// 16 MB.
  var treeSlopes = 1 << 21
  /// The largest number of rows of a program, if a step of fewer levels may have smaller ones.
  var programRows = Int.max
}
