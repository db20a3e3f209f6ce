import JSONRPC
import Values

/// The actions that an editor offers at a position: fixes of diagnostics, and the remaining work after a renaming.
struct CodeActions {
  let document: OpenDocument
  /// The diagnostics that were sent for this version.
  let diagnostics: [Diagnostic]
  /// Views that were renamed here, whose old names may be in goldens.
  let renames: ViewRenames
  /// The view's name at the position, if there is one.
  let name: String?

  /// A command of `workspace/executeCommand`: its argument is a document in whose goldens views get their current
  /// names.
  static let renameGoldens = "plumb.renameGoldens"

  /// Returns the protocol's list for a range.
  func list(in range: TextRange) -> JSONText {
    let fixes = diagnostics.compactMap { diagnostic -> JSONText? in
      guard diagnostic.range.touches(range), let fix = diagnostic.fix else { return nil }
      return .pairs([
        ("title", .text(fix.title)), ("kind", .text("quickfix")), ("diagnostics", .list([diagnostic.json])),
        ("edit", .pairs([("changes", .pairs([(document.uri, .list(fix.edits.map(\.json)))]))])),
      ])
    }
    return .list(fixes + (renames.concern(name) ? [rename] : []))
  }

  private var rename: JSONText {
    let title = "Rename in the goldens, too: \(renames.text)"
    let command = JSONText.pairs([
      ("title", .text(title)), ("command", .text(Self.renameGoldens)),
      ("arguments", .list([.text(document.uri)])),
    ])
    return .pairs([("title", .text(title)), ("kind", .text("refactor")), ("command", command)])
  }
}

/// Views that were renamed since their document was opened.
struct ViewRenames {
  private var pairs: [(old: String, new: String)] = []

  /// Returns whether a name is an old or a new one.
  func concern(_ name: String?) -> Bool { pairs.contains { $0.old == name || $0.new == name } }

  /// `Title -> Heading, Go -> Send`.
  var text: String { pairs.map { "\($0.old) -> \($0.new)" }.joined(separator: ", ") }

  /// Records one more renaming; a view that gets its old name back was not renamed.
  mutating func add(_ old: String, _ new: String) {
    if let index = pairs.firstIndex(where: { $0.new == old }) {
      pairs[index].new = new
      if pairs[index].old == new { pairs.remove(at: index) }
    } else if old != new {
      pairs.append((old, new))
    }
  }
}
