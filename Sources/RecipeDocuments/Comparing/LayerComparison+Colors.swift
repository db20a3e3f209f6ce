import SceneModel

/// Colours that several parts of a scene have in common.
extension LayerComparison {
  /// Changes from one colour to another belong together: the parts may refer to one definition.
  static func bonds(ofColorsIn properties: [DocumentChange.Property]) -> Set<String> {
    Set(properties.compactMap(\.recoloring).map { "color \($0)" })
  }

  /// Places changes at the definition of a named colour where all that refer to it changed alike: it was edited, and not
  /// one of the references.
  mutating func placeNamedColors() {
    var references: [ScenePlace: Int] = [:]
    for places in after.views.values.map(\.keyPlaces) + [new.places] {
      for definition in places.namedColors.values { references[definition, default: 0] += 1 }
    }
    if references.isEmpty { return }
    var changed: [ScenePlace: [String: [Int]]] = [:]
    for (index, difference) in differences.enumerated() {
      guard let recoloring = difference.change.properties.first?.recoloring,
        let definition = definition(of: difference.part)
      else { continue }
      changed[definition, default: [:]][recoloring, default: []].append(index)
    }
    for (definition, pairs) in changed {
      for indices in pairs.values where indices.count == references[definition] {
        for index in indices {
          (differences[index].change.line, differences[index].change.column) = (definition.line, definition.column)
        }
      }
    }
  }

  private func definition(of part: Part) -> ScenePlace? {
    switch part {
    case .key(let view, let key): after.views[view]?.keyPlaces[ScenePlaces.definition(ofColorIn: key)]
    case .scene(let key): new.places[ScenePlaces.definition(ofColorIn: key)]
    default: nil
    }
  }
}
