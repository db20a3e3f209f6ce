import Goldens
package import Layout
import Values

/// Findings as text.
package enum FindingTexts {
  /// Reports the findings in a scene's cells, by cause; none of them stops the work.
  @MainActor
  package static func report(_ found: [(cell: String, findings: [Finding])], of scene: Scene, to log: any WorkLog) {
    for finding in [StoredFinding](found) {
      log.diagnose(block: finding.lines(in: scene.document, of: found.count).joined(separator: "\n"))
    }
  }
}
