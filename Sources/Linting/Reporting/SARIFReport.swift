import Foundation
import Layout
import Values

/// Findings in SARIF 2.1.0, for code scanning.
package enum SARIFReport {
  /// A document that could not be read, and so has no findings.
  package struct UnreadDocument {
    let path: String
    let line: Int?
    let message: String

    /// - Parameter line: From 1; nil for the document as a whole.
    package init(path: String, line: Int?, message: String) {
      (self.path, self.line, self.message) = (path, line, message)
    }
  }

  /// The file's text.
  /// - Parameter unread: Documents that could not be read: with one, the run is not successful.
  package static func text(_ report: LintReport, unread: [UnreadDocument] = []) -> String {
    let results =
      report.results.map { JSONText.pairs(members($0)) }
      + report.silenced.map { JSONText.pairs(members($0.result) + [suppression($0)]) }
    let driver: [(String, JSONText)] = [
      ("name", .text("plumb")), ("rules", .list(LintRules.all.map { .pairs(members($0)) })),
    ]
    let run: [(String, JSONText)] = [
      ("tool", .pairs([("driver", .pairs(driver))])), ("columnKind", .text("unicodeCodePoints")),
      ("invocations", .list([.pairs(invocation(unread))])), ("results", .list(results)),
    ]
    return JSONText.pairs([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .text("2.1.0")),
      ("runs", .list([.pairs(run)])),
    ]).indented() + "\n"
  }

  private static func invocation(_ unread: [UnreadDocument]) -> [(String, JSONText)] {
    let notifications = unread.map { document in
      JSONText.pairs([
        ("level", .text("error")), ("message", message(document.message)),
        (
          "locations",
          .list([.pairs([("physicalLocation", .pairs(place(document.path, document.line.map { ($0, nil) })))])])
        ),
      ])
    }
    return [("executionSuccessful", .flag(unread.isEmpty))]
      + (unread.isEmpty ? [] : [("toolExecutionNotifications", .list(notifications))])
  }

  private static func place(_ document: String, _ spot: (line: Int, column: Int?)?) -> [(String, JSONText)] {
    let file: [(String, JSONText)] = [("artifactLocation", .pairs([("uri", .text(uri(document)))]))]
    guard let spot else { return file }
    let column = spot.column.map { [("startColumn", JSONText.number(Double($0)))] } ?? []
    return file + [("region", .pairs([("startLine", .number(Double(spot.line)))] + column))]
  }

  private static func members(_ rule: LintRuleInfo) -> [(String, JSONText)] {
    [
      ("id", .text(rule.id)), ("shortDescription", message(rule.title)),
      ("help", message("See \(rule.page).")),
      ("defaultConfiguration", .pairs([("level", .text(level(rule.severity)))])),
      ("properties", .pairs([("tags", .list([.text(rule.chapter.rawValue)]))])),
    ]
  }

  /// A silence of the document is in the source; one of `plumb.yaml` is external.
  private static func suppression(_ silenced: SilencedResult) -> (String, JSONText) {
    let kind = silenced.isByProject ? "external" : "inSource"
    return ("suppressions", .list([.pairs([("kind", .text(kind)), ("justification", .text(silenced.reason))])]))
  }

  private static func members(_ result: LintResult) -> [(String, JSONText)] {
    let place = place(result.document, result.place.map { ($0.line, $0.column) })
    let cells = result.cellText.map { " In \($0)." } ?? ""
    // The parts that stay the same when lines move: the rule, the scene, and the subjects.
    let identity = Array(([result.rule.id, result.scene] + result.subjects).joined(separator: "\u{1F}").utf8)
    let fingerprint = identity.withUnsafeBytes { XXH64.hash($0) }
    return [
      ("ruleId", .text(result.rule.id)),
      ("ruleIndex", .number(Double(LintRules.ids.firstIndex(of: result.rule.id) ?? 0))),
      ("level", .text(level(result.severity))), ("message", message("\(result.text). Next: \(result.next).\(cells)")),
      ("locations", .list([.pairs([("physicalLocation", .pairs(place))])])),
      ("partialFingerprints", .pairs([("plumb/v1", .text(HashText.text(fingerprint)))])),
    ]
  }

  private static func message(_ text: String) -> JSONText { .pairs([("text", .text(text))]) }

  private static func level(_ severity: LintSeverity) -> String { severity == .off ? "none" : severity.rawValue }

  /// A path as a relative URI: bytes other than plain letters, digits and a few punctuation marks are escaped.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        byte < 0x80
        && (UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-._~/".utf8.contains(byte))
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
