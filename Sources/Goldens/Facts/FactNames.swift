import Layout

/// The present names of views whose names have changed since a record was made. Their identities are the same.
package struct FactNames: Sendable {
  /// Recorded and present names, in the document's order.
  package let pairs: [(old: String, new: String)]
  /// Present names by recorded ones.
  private let names: [String: String]

  /// No names have changed.
  package init() { self.init([]) }

  /// - Parameter pairs: Recorded and present names, in the document's order.
  package init(_ pairs: [(old: String, new: String)]) {
    self.pairs = pairs
    names = Dictionary(pairs.map { ($0.old, $0.new) }) { first, _ in first }
  }

  /// Pairs the views of a record that states no identities with the present ones, in the order of their frames; no pairs
  /// if their numbers differ.
  ///
  /// Views in records of earlier formats may have had the same name.
  /// - Complexity: O(facts).
  package init(of facts: LayoutFacts, inOrderOf present: LayoutFacts) {
    func names(_ facts: LayoutFacts) -> [String] {
      facts.entries.compactMap { if case .frame = $0.fact { $0.subject.name } else { nil } }
    }
    let (old, new) = (names(facts), names(present))
    let isUnique = Set(old).count == old.count
    self.init(old.count == new.count && isUnique ? zip(old, new).filter { $0 != $1 }.map { (old: $0, new: $1) } : [])
  }

  /// Returns a golden's facts with the present names.
  /// - Complexity: O(facts).
  package func applied(to facts: LayoutFacts) -> LayoutFacts {
    if pairs.isEmpty { return facts }
    return LayoutFacts(
      entries: facts.entries.map { entry in
        guard case .view(let name) = entry.subject, let present = present(name) else { return entry }
        return LayoutFacts.Entry(subject: .view(present), fact: entry.fact)
      })
  }

  /// Returns the renamed views of a golden.
  package func renamed(in golden: LayoutFacts) -> [FactChange] {
    if pairs.isEmpty { return [] }
    let subjects = Set(golden.entries.map(\.subject))
    return pairs.filter { subjects.contains(.view($0.old)) }.map { .renamed(from: $0.old, to: $0.new) }
  }

  /// Returns the present name of a view, or of what a list makes for it; nil if it is the same.
  private func present(_ name: String) -> String? {
    if let present = names[name] { return present }
    guard let space = name.lastIndex(of: " "), let part = MadePart(rawValue: String(name[name.index(after: space)...]))
    else { return nil }
    return names[String(name[..<space])].map { "\($0) \(part.rawValue)" }
  }
}
