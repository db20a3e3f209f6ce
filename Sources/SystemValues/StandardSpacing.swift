/// The system's standard spacing between siblings (AL-6.8).
package enum StandardSpacing {
  /// In points.
  package static let points: Double = 8
}
