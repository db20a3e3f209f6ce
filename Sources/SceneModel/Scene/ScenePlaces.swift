/// Places in a document by key or part of a key (`bars.prompt`): of what belongs to a view, or to a scene as a whole, where a
/// state is `state` and its name's id.
package struct ScenePlaces: Sendable, Hashable, Encodable {
  private struct Entry: Sendable, Hashable, Encodable {
    let key: String
    let place: ScenePlace
  }

  /// In the order of the keys, so that equal places are described by equal texts.
  private var entries: [Entry]

  /// Creates the places of keys.
  package init(_ places: [String: ScenePlace] = [:]) {
    entries = places.sorted { $0.key < $1.key }.map { Entry(key: $0.key, place: $0.value) }
  }

  /// Adds the places of further keys.
  package mutating func add(_ places: [String: ScenePlace]) {
    entries += ScenePlaces(places).entries
    entries.sort { $0.key < $1.key }
  }

  /// Sets the places of keys, and forgets those of their parts.
  package mutating func replace(_ places: [String: ScenePlace]) {
    entries.removeAll { entry in
      places.keys.contains { entry.key == $0 || entry.key.hasPrefix($0 + ".") }
    }
    add(places)
  }

  /// Removes places in a line.
  package mutating func remove(inLine line: Int) { entries.removeAll { $0.place.line == line } }

  /// The place of a key or a part of one; nil if it is unknown.
  package subscript(key: String) -> ScenePlace? { entries.first { $0.key == key }?.place }

  /// The definitions of colours that keys refer to by name, by key.
  package var namedColors: [String: ScenePlace] {
    let own = entries.compactMap { entry in
      entry.key.hasSuffix(Self.definition) ? (String(entry.key.dropLast(Self.definition.count)), entry.place) : nil
    }
    return Dictionary(own) { first, _ in first }
  }

  /// The key of the definition of the colour that a key refers to by name.
  package static func definition(ofColorIn key: String) -> String { key + definition }

  private static let definition = ".named"

  /// Returns the place of a part of a key, else of the nearest part around it: of `bars.navigation` for
  /// `bars.navigation.title`.
  package func nearest(to part: String) -> ScenePlace? {
    self[part] ?? part.lastIndex(of: ".").flatMap { nearest(to: String(part[..<$0])) }
  }
}
