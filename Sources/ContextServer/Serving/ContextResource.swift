import CDocuments
import Values

/// A text that programs may read.
package struct ContextResource: Sendable {
  let uri: String
  let name: String
  let summary: String
  let type: String
  let text: @Sendable () -> String

  /// Creates a text that another target provides.
  package init(_ uri: String, name: String, _ summary: String, type: String, text: @escaping @Sendable () -> String) {
    (self.uri, self.name, self.summary, self.type, self.text) = (uri, name, summary, type, text)
  }

  /// The documents embedded in the program.
  package static let documents = [
    ContextResource(
      "plumb://rules", name: "Rule book", "What Auto Layout does, rule by rule (AL-n.m), with sources.",
      type: "text/markdown"
    ) { text(document_rule_book()) },
    ContextResource(
      "plumb://recipe-format", name: "Recipe format",
      "How recipes are written: views, equations, states, expectations.",
      type: "text/markdown"
    ) { text(document_recipe_format()) },
  ]

  /// The notation on one screen, as `plumb help recipe` prints it: the block of its page.
  package static var cheatSheet: String {
    let parts = text(document_cheat_sheet()).split(separator: "```\n", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1].dropLast()) : ""
  }

  private static func text(_ file: document_file) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }

  var json: JSONText {
    .pairs([
      ("uri", .text(uri)), ("name", .text(name)), ("description", .text(summary)), ("mimeType", .text(type)),
    ])
  }
}
