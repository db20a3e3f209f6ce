import SwiftSyntax

/// A walk through a file that collects edits.
class RuleVisitor: ScopeVisitor {
  let file: SourceFile
  let project: Project
  var rewrite = Rewrite()

  init(_ file: SourceFile, _ project: Project) {
    (self.file, self.project) = (file, project)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  func edit(_ range: Range<Int>, _ text: String) { rewrite.edits.append(SourceEdit(range, text)) }
  func insert(_ text: String, at offset: Int) { rewrite.edits.append(.insertion(text, at: offset)) }
  func report(_ kind: Finding.Kind, at node: some SyntaxProtocol, _ message: String, proposal: String = "") {
    rewrite.findings.append(Finding(kind, file.path, file.line(of: node), message, proposal: proposal))
  }
}
