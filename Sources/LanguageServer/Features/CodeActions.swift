import JSONRPC
import Values

/// What an editor offers at a place: changes that remove a diagnostic, and what a renaming leaves to do.
struct CodeActions {
  let document: OpenDocument
  /// Those of this version that were sent.
  let diagnostics: [Diagnostic]
  /// Views that were renamed here, where goldens may have their old names.
  let renames: ViewRenames
  /// The view's name at the place, if there is one.
  let name: String?

  /// A command of `workspace/executeCommand`: its argument is a document whose goldens get the names that views have now.
  static let renameGoldens = "plumb.renameGoldens"

  /// The protocol's list for a range.
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

/// Views that have other names since their document was opened.
struct ViewRenames {
  private var pairs: [(old: String, new: String)] = []

  /// Whether a name is an old or a new one.
  func concern(_ name: String?) -> Bool { pairs.contains { $0.old == name || $0.new == name } }

  /// `Title -> Heading, Go -> Send`.
  var text: String { pairs.map { "\($0.old) -> \($0.new)" }.joined(separator: ", ") }

  /// Notes one more; a view that gets its name back was not renamed.
  mutating func add(_ old: String, _ new: String) {
    if let index = pairs.firstIndex(where: { $0.new == old }) {
      pairs[index].new = new
      if pairs[index].old == new { pairs.remove(at: index) }
    } else if old != new {
      pairs.append((old, new))
    }
  }
}
