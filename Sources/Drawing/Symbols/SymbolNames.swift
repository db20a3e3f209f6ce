/// The names of symbols that are drawn; for all others, a mark takes the place.
package enum SymbolNames {
  /// Names of the table, which others are derived from, and their filled forms.
  package static let listed: [String] = SymbolTable.lines.keys.flatMap { name in
    Symbol.hasBody(name) ? [name, "\(name).fill"] : [name]
  }.sorted()

  /// Whether a symbol is drawn, under its own name or the system's name for a button.
  /// - Complexity: O(length of the name + parts).
  package static func isDrawn(_ name: String) -> Bool {
    Symbol(named: SymbolDrawing.systemNames[name] ?? name) != nil
  }
}
