import Values

/// One difference between the document's present inputs and those recorded with its golden.
package struct InputChange: Sendable, Hashable, Codable {
  /// The changed input: a constraint by its number, or a view by its name, and a property.
  package let key: String
  /// nil if there was nothing.
  package let from: String?
  /// nil if there is nothing now.
  package let to: String?
  /// Whether a view was renamed, in which case `from` and `to` are its names.
  package private(set) var isRename = false

  /// See the properties.
  package init(key: String, from: String?, to: String?) {
    (self.key, self.from, self.to) = (key, from, to)
  }

  /// Returns the change for a renamed view.
  static func renamed(_ old: String, _ new: String) -> InputChange {
    var change = InputChange(key: LayoutFacts.quoted(new), from: old, to: new)
    change.isRename = true
    return change
  }

  /// Returns the change with views called by other names, for people.
  func named(by names: NameReplacement) -> InputChange {
    if isRename || names.isEmpty { return self }
    let isEquation = key.contains("constraint ")
    let isSpacing = key.hasSuffix(" customSpacing") || key.hasSuffix(" arrangedOrder")
    // Other text in quotation marks is text that users read.
    func text(_ text: String) -> String { names.applied(to: text, quoted: isSpacing, plain: isEquation) }
    return InputChange(key: isEquation ? text(key) : key, from: from.map(text), to: to.map(text))
  }

  /// Compares inputs line by line; a key that occurs several times is numbered.
  /// - Complexity: O(lines).
  package static func changes(from old: [String], to new: [String]) -> [InputChange] {
    if old == new { return [] }
    var changes: [InputChange] = []
    // One line of the visual format can yield several equations with the same text.
    for (_, change) in KeyedInputs.changes(from: KeyedInputs(old), to: KeyedInputs(new)) where change != changes.last {
      changes.append(change)
    }
    return changes
  }

  /// Names in quotation marks in the key: the views that changed.
  var views: [String] {
    key.matches(of: /"((?:[^"\\]|\\.)*)"/.matchingSemantics(.unicodeScalar)).map {
      LayoutFacts.unquoted("\"\($0.output.1)\"")
    }
  }
}

extension InputChange: CustomStringConvertible {
  package var description: String {
    switch (from, to) {
    case (let from?, let to?) where isRename: return "\(from) renamed \(to)"
    case (let from?, let to?): return "\(key): \(from) -> \(to)"
    case (nil, let to): return to.map { $0.isEmpty ? "new: \(key)" : "new: \(key): \($0)" } ?? key
    case (let from?, nil): return from.isEmpty ? "gone: \(key)" : "gone: \(key): \(from)"
    }
  }
}
