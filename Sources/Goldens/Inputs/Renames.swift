import Values

extension SceneRecord {
  /// Returns the views that a document only renamed since the record; nil if it has other changes, too.
  /// - Parameter inputs: The document's present inputs.
  /// - Complexity: O(lines · names).
  package func newNames(in inputs: [String]) -> [(old: String, new: String)]? {
    let renames = Renames(from: self.inputs, to: inputs)
    return renames.applied(to: self.inputs) == inputs ? renames.pairs : nil
  }
}

/// Views renamed since their golden was recorded: same place in the tree, same kind, same constraints.
struct Renames: Sendable {
  /// Old and new names, in the document's order.
  private(set) var pairs: [(old: String, new: String)] = []
  private var replacement = NameReplacement([:])

  /// Compares a document's present inputs with its recorded ones.
  /// - Complexity: O(lines · names).
  init(from old: [String], to new: [String]) {
    if old == new { return }
    var (before, after) = (Views(old), Views(new))
    let (gone, added) = (Set(before.order).subtracting(after.order), Set(after.order).subtracting(before.order))
    if gone.isEmpty || added.isEmpty { return }
    before.findEquations()
    after.findEquations()
    // A view's place is its superview, and its index among the removed or added views there. Superviews come first.
    var found: [String: String] = [:]
    for parent in [nil] + before.order.map(Optional.some) {
      let now = parent.map { found[$0] ?? $0 }
      let (left, came) = (
        before.children[parent, default: []].filter(gone.contains),
        after.children[now, default: []].filter(added.contains)
      )
      guard left.count == came.count else { continue }
      for (old, new) in zip(left, came) { found[old] = new }
    }
    let all = NameReplacement(found, others: before.order)
    let (lines, newLines) = (old.map { Self.renamed($0, by: all) }, Set(new))
    let kept = found.filter { name, newName in
      before.isLike(name, newName, in: after) { index in newLines.contains(lines[index]) }
    }
    pairs = before.order.compactMap { name in kept[name].map { (name, $0) } }
    replacement = NameReplacement(kept, others: before.order)
  }

  /// Returns the recorded inputs with the present names.
  func applied(to inputs: [String]) -> [String] {
    replacement.isEmpty ? inputs : inputs.map { Self.renamed($0, by: replacement) }
  }

  /// Returns a golden's facts with the views' present names.
  func applied(to facts: LayoutFacts) -> LayoutFacts {
    if pairs.isEmpty { return facts }
    let names = Dictionary(pairs.map { (LayoutFacts.quoted($0.old), LayoutFacts.quoted($0.new)) }) { first, _ in first }
    return LayoutFacts(
      lines: facts.lines.map { line in
        let (subject, rest) = LayoutFacts.split(line)
        return names[subject].map { "\($0) \(rest)" } ?? line
      })
  }

  /// Replaces the names in a line: of its view, of the superview, and in equations. Texts that look like a name stay.
  private static func renamed(_ line: String, by names: NameReplacement) -> String {
    let (key, value) = KeyedLine.split(line)
    let isOfView = key.unicodeScalars.first == "\""
    let isOfViews = isOfView || key.hasPrefix("state ") || key.contains("uninstall")
    let isEquation = key.contains("constraint ") || key.contains("uninstall")
    let newKey = names.applied(to: key, quoted: isOfViews, plain: isEquation)
    let newValue = names.applied(to: value, quoted: isOfView && key.hasSuffix(" stands in"), plain: isEquation)
    return "\(newKey): \(newValue)"
  }

  /// The views of a document, as its inputs list them.
  private struct Views {
    var order: [String] = []
    /// Views by superview; nil is the root.
    var children: [String?: [String]] = [:]
    /// Keys and values of each view.
    var keys: [String: [String: String]] = [:]
    /// Positions of equations by the views in them.
    private var equations: [String: [Int]] = [:]
    /// Equations, each with its position.
    private var texts: [(position: Int, text: String)] = []

    init(_ lines: [String]) {
      for (index, line) in lines.enumerated() {
        let (key, value) = KeyedLine.split(line)
        if key.contains("constraint ") { texts.append((index, "\(key): \(value)")) }
        let (subject, rest) = LayoutFacts.split(key)
        guard subject.unicodeScalars.first == "\"" else { continue }
        let name = LayoutFacts.unquoted(subject)
        if rest == "stands in" {
          order.append(name)
          let isQuoted = value.unicodeScalars.first == "\""
          children[isQuoted ? LayoutFacts.unquoted(value) : nil, default: []].append(name)
        } else {
          keys[name, default: [:]][rest] = value
        }
      }
    }

    /// - Complexity: O(equations · names).
    mutating func findEquations() {
      let names = NameReplacement([:], others: order)
      for (position, text) in texts {
        for name in names.found(in: text) { equations[name, default: []].append(position) }
      }
    }

    /// Returns whether a view with another name is the same: either it is of the same kind and has the same equations,
    /// or all its properties and at least half of its equations are the same.
    func isLike(_ name: String, _ newName: String, in other: Views, isThere: (Int) -> Bool) -> Bool {
      let (own, theirs) = (keys[name] ?? [:], other.keys[newName] ?? [:])
      guard Set(own.keys) == Set(theirs.keys) else { return false }
      let (equations, same) = (equations[name] ?? [], (equations[name] ?? []).count(where: isThere))
      if same == equations.count, other.equations[newName]?.count == same { return same > 0 || own == theirs }
      return own == theirs && same > 0 && same * 2 >= equations.count
    }
  }
}
