import Goldens
package import Layout
import Values

/// Findings as text.
package enum FindingTexts {
  /// Returns a finding of one cell as one line.
  package static func text(_ finding: Finding) -> String {
    finding.message.text + (finding.advice.map { "; next: \($0)" } ?? "")
  }

  /// Reports the findings in a scene's cells, by cause; none of them stops the work.
  @MainActor
  package static func report(_ found: [(cell: String, findings: [Finding])], of scene: Scene, to log: any WorkLog) {
    for finding in [StoredFinding](found) {
      log.diagnose(block: finding.lines(in: scene.document, of: found.count).joined(separator: "\n"))
    }
  }
}
