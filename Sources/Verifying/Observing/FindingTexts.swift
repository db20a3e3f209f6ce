import Goldens
package import Layout
import Values

/// Findings as text.
package enum FindingTexts {
  /// Reports the findings in a scene's cells, by cause; none of them stops the work.
  @MainActor
  package static func report(_ found: [(cell: String, findings: [Finding])], of scene: Scene, to log: any WorkLog) {
    report([StoredFinding](found), of: scene, in: found.count, to: log)
  }

  /// Reports the findings in a scene's cells.
  /// - Parameter total: The number of the cells.
  @MainActor
  package static func report(_ findings: [StoredFinding], of scene: Scene, in total: Int, to log: any WorkLog) {
    for finding in findings {
      log.diagnose(block: finding.lines(in: scene.document, of: total).joined(separator: "\n"))
    }
  }
}
