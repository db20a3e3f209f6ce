package import SceneModel
import Values

extension ProjectSettings {
  /// Returns chapters that have no scene and masks that name no view, or no scene, of the whole project.
  /// - Complexity: O(masks · views + chapters · scenes).
  package func unknownNames(in scenes: [Scene]) -> [DocumentProblem] {
    unknownChapters(in: scenes) + unknownMasks(in: scenes)
  }

  private func unknownChapters(in scenes: [Scene]) -> [DocumentProblem] {
    if chapters.isEmpty { return [] }
    var folders: Set<String> = []
    for scene in scenes {
      let parts = scene.id.split(separator: "/")
      for count in 1..<max(parts.count, 1) { folders.insert(parts.prefix(count).joined(separator: "/")) }
    }
    return zip(chapters, chapterPlaces).compactMap { chapter, place in
      if folders.contains(chapter) { return nil }
      var problem = place
      problem.message =
        "chapters: no scene is in a folder called \"\(chapter)\"\(Suggestion.hint(for: chapter, among: folders))"
      return problem
    }
  }

  private func unknownMasks(in scenes: [Scene]) -> [DocumentProblem] {
    tolerances.sorted { $0.key < $1.key }.flatMap { $0.value.masks }.compactMap { mask in
      let own = scenes.filter { scene in mask.scene.map { Wildcard($0).matches(scene.id) } ?? true }
      if let name = mask.scene, own.isEmpty {
        let hint = Suggestion.hint(for: name, among: scenes.map(\.id))
        return mask.problem("scene", "no scene is called \"\(name)\"\(hint)")
      }
      let names = Set(own.flatMap(\.allViews).map(\.name))
      guard let name = mask.view, !names.contains(name) else { return nil }
      let place = mask.scene.map { " in \($0)" } ?? ""
      let hint = Suggestion.hint(for: name, among: names)
      return mask.problem("view", "no view is called \"\(name)\"\(place), so the mask hides nothing\(hint)")
    }
  }
}

extension ProjectSettings.MaskedRegion {
  fileprivate func problem(_ key: String, _ message: String) -> DocumentProblem {
    var problem = places[key] ?? DocumentProblem(document: ProjectSettings.fileName, message: "")
    problem.message = message
    return problem
  }
}
