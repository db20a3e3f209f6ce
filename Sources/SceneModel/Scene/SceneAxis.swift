/// The horizontal or the vertical axis; the names are UIKit's.
package enum SceneAxis: String, Sendable, CaseIterable, Encodable {
  case horizontal, vertical
}
