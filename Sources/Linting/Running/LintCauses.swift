import Layout
import Values

/// Findings by cause: those of one rule with the same subjects are merged across cells.
struct LintCauses {
  /// A finding in all its cells.
  struct Cause {
    let info: LintRuleInfo
    let subjects: [String]
    var text: RangedText
    let place: ScenePlace?
    let next: String
    let fix: LintFix?
    var cells: [String]
  }

  /// Positions of cells in the requested list, by name.
  let order: [String: Int]
  private(set) var all: [Cause] = []
  private var places: [Key: Int] = [:]

  init(order: [String: Int]) { self.order = order }

  private struct Key: Hashable {
    let rule: String
    let subjects: [String]
  }

  /// The number of findings beyond ``Limits/findings``: for each rule, the most in one layout.
  var omitted: Int { omittedByRule.values.reduce(0, +) }
  private var omittedByRule: [String: Int] = [:]

  /// Adds a rule's findings in one layout, up to the limit.
  mutating func add(_ findings: [LintFinding], of info: LintRuleInfo, in cells: [String]) {
    for finding in findings.prefix(Limits.findings) { add(finding, of: info, in: cells) }
    if findings.count > Limits.findings {
      omittedByRule[info.id] = max(omittedByRule[info.id] ?? 0, findings.count - Limits.findings)
    }
  }

  mutating func add(_ finding: LintFinding, of info: LintRuleInfo, in cells: [String]) {
    let key = Key(rule: info.id, subjects: finding.subjects)
    if let place = places[key] {
      // A different wording of the same finding is ignored.
      all[place].text.add(finding.text)
      all[place].cells += cells
      return
    }
    places[key] = all.count
    all.append(
      Cause(
        info: info, subjects: finding.subjects, text: RangedText(finding.text), place: finding.place,
        next: finding.next, fix: finding.fix, cells: cells))
  }

  /// Returns cells in the requested order, each once.
  func sorted(_ cells: [String]) -> [String] {
    cells.unique.sorted { (order[$0] ?? 0, $0) < (order[$1] ?? 0, $1) }
  }
}
