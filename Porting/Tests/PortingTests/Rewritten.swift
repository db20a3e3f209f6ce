import Porting

/// What one rule makes of sources: the first file's text.
func rewritten(_ rule: any RewritingRule, _ text: String, _ others: String...) -> String {
  let files = ([text] + others).enumerated().map { SourceFile(path: "/app/\($0.offset).swift", text: $0.element) }
  return rule.rewrite(files[0], in: Project(files)).edits.applied(to: files[0].bytes)
}

/// What a rule says of a source, a line each.
func findings(_ rule: any RewritingRule, _ text: String) -> [String] {
  let file = SourceFile(path: "/app/0.swift", text: text)
  return rule.rewrite(file, in: Project([file])).findings.map { "\($0.line) \($0.kind.rawValue): \($0.message)" }
}
