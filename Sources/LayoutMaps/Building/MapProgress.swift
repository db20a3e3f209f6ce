/// The progress of a map or a sweep.
package struct MapProgress: Sendable {
  /// Regions of a map or pieces of a sweep found so far.
  package let regions: Int
  /// The share of the sizes that is covered, from 0 to 1.
  package let coveredShare: Double
}
