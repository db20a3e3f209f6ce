import JSONRPC
import RecipeDocuments
import Values

/// What can be done with a recipe as a whole, above its first line.
@MainActor
struct CodeLenses {
  let reading: RecipeReading

  /// A command of `workspace/executeCommand`: its argument is a document, which is compared with its goldens.
  nonisolated static let verify = "plumb.verify"
  /// A command of the editor: the page on which the window can be dragged to any size.
  nonisolated static let anySize = "plumb.live"

  /// The protocol's list; none for a recipe that cannot be laid out.
  /// - Parameter offersPage: Whether the editor has the second command.
  func list(offersPage: Bool) -> JSONText {
    guard reading.scene != nil, !reading.cells.isEmpty else { return .list([]) }
    let range = reading.document.text.range(OutlineSpan(line: 0, columns: 0..<0))
    func lens(_ title: String, _ command: String) -> JSONText {
      .pairs([
        ("range", range.json),
        (
          "command",
          .pairs([
            ("title", .text(title)), ("command", .text(command)), ("arguments", .list([.text(reading.document.uri)])),
          ])
        ),
      ])
    }
    let verify = lens("\(Count.text(reading.cells.count, "cell")): verify", Self.verify)
    return .list([verify] + (offersPage ? [lens("any size", Self.anySize)] : []))
  }
}
