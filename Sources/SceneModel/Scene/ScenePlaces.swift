/// Places in a document of what belongs to a scene as a whole: by key or part of a key (`bars.prompt`), and a state by `state`
/// and its name's id.
package struct ScenePlaces: Sendable, Hashable, Encodable {
  private struct Entry: Sendable, Hashable, Encodable {
    let key: String
    let place: ScenePlace
  }

  /// In the order of the keys, so that equal places are described by equal texts.
  private let entries: [Entry]

  /// Creates the places of keys.
  package init(_ places: [String: ScenePlace] = [:]) {
    entries = places.sorted { $0.key < $1.key }.map { Entry(key: $0.key, place: $0.value) }
  }

  /// The place of a key or a part of one; nil if it is unknown.
  package subscript(key: String) -> ScenePlace? { entries.first { $0.key == key }?.place }
}
