import Goldens

/// A change as a ``PackedScene`` states it: that of an edge without its text, which follows from its numbers.
struct PackedChange: Codable {
  private var text: String?
  private var view: String?
  private var edge: String?
  private var from: Double?
  private var to: Double?

  init(_ change: StoredChange) {
    (view, edge, from, to) = (change.view, change.edge, change.from, change.to)
    text = Self.edge(view, edge, from, to) == change ? nil : change.text
  }

  /// - Throws: ``RunFault`` for a change with neither a text nor an edge.
  func unpacked(_ place: String) throws(RunFault) -> StoredChange {
    guard let text else {
      guard let change = Self.edge(view, edge, from, to) else { throw RunFault(place, "expected a text or an edge") }
      return change
    }
    var change = StoredChange(text: text)
    (change.view, change.edge, change.from, change.to) = (view, edge, from, to)
    return change
  }

  private static func edge(_ view: String?, _ edge: String?, _ from: Double?, _ to: Double?) -> StoredChange? {
    guard let view, let edge = edge.flatMap(FactChange.Edge.init), let from, let to else { return nil }
    return StoredChange(.edge(view: view, edge: edge, from: from, to: to))
  }
}
