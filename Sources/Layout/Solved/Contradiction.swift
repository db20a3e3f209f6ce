import Values

/// Constraints that can all hold together except for one (AL-2.20).
package struct Contradiction: Sendable, Hashable {
  /// The first rows of the smallest set that cannot hold.
  package let rows: [FindingRow]
  /// The number of further rows.
  package let omitted: Int
  /// The row that was given up.
  package let broken: FindingRow
  /// The rows as one false line, `16 + 300 + 16 != 393`; nil for a large set.
  package let arithmetic: NumberedText?

  /// The place of the row that was given up, or of the first row in the document.
  package var place: ScenePlace? {
    broken.place ?? rows.lazy.compactMap(\.place).first ?? broken.owner ?? rows.lazy.compactMap(\.owner).first
  }

  /// The constraints of the document, whatever the screen contributes; all rows if there are none.
  var key: [String] {
    let own = rows.filter { $0.place != nil }
    return (own.isEmpty ? rows : own).map { $0.text.words.joined() }
  }

  var message: NumberedText {
    let listed = rows.filter { !$0.isObvious }.map(\.text).joined(separator: "; ")
    let more = omitted > 0 ? "; \(omitted) more" : ""
    let list: NumberedText = "\(listed)\(more); broken: \(broken.text)"
    guard let arithmetic else { return "conflict: \(list)" }
    return "conflict: \(arithmetic): \(list)"
  }

  /// Advice on how to make the others hold.
  var advice: String? {
    let own = rows.filter { $0.place != nil }
    guard !own.isEmpty else { return systemAdvice }
    if rows.contains(where: \.isFixedRowHeight) {
      return
        "every row of the table is that high: change rowHeight, or leave it out, so that rows size themselves (AL-9.9)"
    }
    let heights = rows.filter(\.isRowHeight)
    if !heights.isEmpty, let last = own.last {
      return
        "lower the priority of \(last.label ?? "\"\(last.text.text)\"") to 999: a row that sizes itself has another height "
        + "while it is measured (AL-9.10)"
    }
    let labels = own.compactMap(\.label)
    if own.count == 1 { return "change \(labels.first ?? "the constraint"), or lower its priority" }
    let names = labels.count == own.count && labels.count <= 6 ? Self.list(labels) : "one of them"
    return "change, remove or lower the priority of \(names)"
  }

  /// Advice for rows that are all of stack views or of the system.
  private var systemAdvice: String? {
    let texts = rows.map { $0.text.text }
    guard let stack = rows.lazy.compactMap(\.stack).first else { return nil }
    if texts.contains(where: { $0.contains("UISV-hiding") }), texts.contains(where: { $0.contains("UISV-spacing") }) {
      return
        "\(stack) keeps its spacing while it is hidden: set its spacing to 0 then, or put \(stack) into a view that is hidden"
    }
    return texts.contains { $0.contains("UISV-fill-proportionally") } && texts.contains { $0.contains("margins") }
      ? "give \(stack) the distribution fill, or no margins"
      : "give \(stack) another distribution or alignment, or change the size of what contradicts it"
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}

/// A row as a finding lists it.
package struct FindingRow: Sendable, Hashable {
  /// A constraint in the document's notation, anything else in plain words.
  package let text: NumberedText
  /// The number in the document.
  package var label: String?
  /// The place in the document; nil for rows of a stack view or the system.
  package var place: ScenePlace?
  /// Whether the row is obvious: the root view fills the screen.
  package var isObvious = false
  /// The place of the view that a row of a stack view or the system is about.
  package var owner: ScenePlace?
  /// The name of the stack view that made the row.
  package var stack: String?
  /// Whether the row is the height that a table or a collection gives a row's content (AL-9.10).
  package var isRowHeight = false
  /// Whether it is the height that the table states for all of its rows.
  package var isFixedRowHeight = false

  /// Creates a row without a place and a label.
  package init(_ text: NumberedText) { self.text = text }
}
