import Foundation
package import Verifying

/// A run as JUnit XML: a suite for each scene, with a case for each cell that differs and one case for all others.
package enum JUnitReport {
  /// The file.
  /// - Complexity: O(cells).
  package static func xml(_ run: StoredRun) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let suites = run.scenes.map(suite)
    let (failures, errors) = suites.reduce((0, 0)) { ($0.0 + $1.failures, $0.1 + $1.errors) }
    let strays = run.orphans.count + run.problems.count
    lines.append(
      #"<testsuites name="plumb" tests="\#(suites.reduce(0) { $0 + $1.tests } + strays)" failures="\#(failures + run.orphans.count)" errors="\#(errors + run.problems.count)">"#
    )
    lines += suites.map(\.text)
    if strays > 0 {
      lines.append(
        #"  <testsuite name="documents and goldens" tests="\#(strays)" failures="\#(run.orphans.count)" errors="\#(run.problems.count)" skipped="0">"#
      )
      for problem in run.problems {
        lines.append(testcase("document", "documents", "error", "a document could not be read", problem))
      }
      for (orphan, sentence) in zip(run.orphans, run.orphanSentences) {
        lines.append(
          testcase(
            orphan, run.isOfRevisions ? "documents" : "goldens", "failure", run.isOfRevisions ? "removed" : "orphaned",
            sentence))
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func suite(_ scene: StoredScene) -> (text: String, tests: Int, failures: Int, errors: Int) {
    var cases: [String] = []
    var (failures, errors, skipped) = (0, 0, 0)
    if scene.identical > 0 {
      cases.append(#"    <testcase name="\#(scene.identical) identical cells" classname="\#(Escaped.xml(scene.id))"/>"#)
    }
    let folded = scene.groups.map(foldedEffects)
    for cell in scene.cells {
      let causes = cell.groups.map { scene.groups[$0] }
      let message = causes.map(\.cause).joined(separator: "; ")
      let details = cell.groups.flatMap { index in
        let group = scene.groups[index]
        // The cell's own changes include those of all its causes.
        let effects =
          folded[index].map { $0[cell.name] ?? [] }
          ?? (causes.count == 1
            ? cell.changes.map(\.text) : group.effects.filter { $0.cells.contains(cell.name) }.map(\.text))
        return [group.cause] + (group.rules ?? []) + effects
      }
      let text = details.joined(separator: "\n")
      switch cell.status {
      case .layout, .paint, .missing:
        failures += 1
        cases.append(testcase(cell.name, scene.id, "failure", message, text))
      case .failed:
        errors += 1
        cases.append(testcase(cell.name, scene.id, "error", message, text))
      case .renderer:
        skipped += 1
        cases.append(testcase(cell.name, scene.id, "skipped", message, nil))
      }
    }
    for finding in scene.findings where finding.isFault {
      errors += 1
      cases.append(
        testcase(
          "layout", scene.id, "error", finding.text,
          finding.lines(in: scene.document, of: scene.cellCount).joined(separator: "\n")))
    }
    for text in scene.troubles {
      errors += 1
      cases.append(
        testcase("layout", scene.id, "error", firstLine(text), text))
    }
    for text in scene.orphans + scene.missingPictures {
      failures += 1
      cases.append(testcase(text, scene.id, "failure", "golden orphaned or missing", text))
    }
    let head =
      #"  <testsuite name="\#(Escaped.xml(scene.id))" tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)" skipped="\#(skipped)">"#
    return (([head] + cases + ["  </testsuite>"]).joined(separator: "\n"), cases.count, failures, errors)
  }

  /// Returns the effects of a cause in each cell, by the cell's name; nil if nothing is folded.
  private static func foldedEffects(_ group: StoredGroup) -> [String: [String]]? {
    guard let summary = group.summary else { return nil }
    var found: [String: [String]] = [:]
    for effect in summary {
      for cell in effect.cells { found[cell, default: []].append(effect.text) }
    }
    return found
  }

  private static func firstLine(_ text: String) -> String {
    String(text.unicodeScalars.split(separator: "\n").first ?? text.unicodeScalars[...])
  }

  private static func testcase(
    _ name: String, _ scene: String, _ kind: String, _ message: String, _ details: String?
  ) -> String {
    let head =
      #"    <testcase name="\#(Escaped.xml(name))" classname="\#(Escaped.xml(scene))"><\#(kind) message="\#(Escaped.xml(message))""#
    guard let details else { return head + "/></testcase>" }
    return head + ">\(Escaped.xml(details))</\(kind)></testcase>"
  }
}
