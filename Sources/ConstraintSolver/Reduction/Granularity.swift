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
}
