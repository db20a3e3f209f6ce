import Values

/// One difference between what a document says and what it said when its golden was made.
package struct InputChange: Sendable, Hashable, Codable {
  /// What it is about: a constraint by its number, a view by its name and a property.
  package let key: String
  /// nil where there was nothing.
  package let from: String?
  /// nil where there is nothing any more.
  package let to: String?
  /// Whether a view has another name, and `from` and `to` are its names.
  package private(set) var isRename = false

  /// See the properties.
  package init(key: String, from: String?, to: String?) {
    (self.key, self.from, self.to) = (key, from, to)
  }

  /// A view that has another name.
  static func renamed(_ old: String, _ new: String) -> InputChange {
    var change = InputChange(key: LayoutFacts.quoted(new), from: old, to: new)
    change.isRename = true
    return change
  }

  /// The change with views called by other names, for people.
  func named(by names: NameReplacement) -> InputChange {
    if isRename || names.isEmpty { return self }
    let isEquation = key.contains("constraint ")
    let isSpacing = key.hasSuffix(" customSpacing") || key.hasSuffix(" arrangedOrder")
    // What stands in quotation marks elsewhere is text that people read.
    func text(_ text: String) -> String { names.applied(to: text, quoted: isSpacing, plain: isEquation) }
    return InputChange(key: isEquation ? text(key) : key, from: from.map(text), to: to.map(text))
  }

  /// Compares inputs line by line; a key that occurs several times is numbered.
  /// - Complexity: O(lines).
  package static func changes(from old: [String], to new: [String]) -> [InputChange] {
    if old == new { return [] }
    var changes: [InputChange] = []
    // A line of the visual format is several equations with one text.
    for (_, change) in KeyedInputs.changes(from: KeyedInputs(old), to: KeyedInputs(new)) where change != changes.last {
      changes.append(change)
    }
    return changes
  }

  /// Names in quotation marks in the key: the views it is about.
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
