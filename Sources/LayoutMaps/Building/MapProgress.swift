/// How far a map or a sweep has come.
package struct MapProgress: Sendable {
  /// Regions of a map or pieces of a sweep that were found so far.
  package let regions: Int
  /// Of the sizes, from 0 to 1.
  package let coveredShare: Double
}
