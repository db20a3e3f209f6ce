/// How an application's storyboards lead to their scenes: which containers contain a scene, and which scenes push
/// another.
///
/// A relationship with a container takes precedence; otherwise the first scene in a navigation controller with a show
/// or push segue to the scene.
package struct StoryboardFlow {
  private struct Place: Hashable {
    var storyboard: String
    var id: String
  }

  private var scenes: [Place: StoryboardScenes.Scene] = [:]
  /// The containers of a scene from relationships: the container, and the tab.
  private var containers: [Place: [(container: Place, tab: Int?)]] = [:]
  /// Scenes that show a scene.
  private var sources: [Place: [Place]] = [:]

  /// - Parameter storyboards: Storyboards by name, sorted.
  package init(_ storyboards: [(name: String, scenes: StoryboardScenes)]) {
    var initial: [String: String] = [:]
    for (name, storyboard) in storyboards {
      initial[name] = storyboard.initial
      for scene in storyboard.scenes { scenes[Place(storyboard: name, id: scene.id)] = scene }
    }
    for (name, storyboard) in storyboards {
      for scene in storyboard.scenes {
        var tabs = 0
        let place = Place(storyboard: name, id: scene.id)
        for segue in scene.segues {
          let isTab = segue.relationship == "viewControllers" && scene.element == "tabBarController"
          defer { if isTab { tabs += 1 } }
          guard let target = resolved(Place(storyboard: name, id: segue.destination), initial) else { continue }
          if segue.kind == "relationship" {
            if isTab || segue.relationship == "rootViewController" {
              containers[target, default: []].append((place, isTab ? tabs : nil))
            }
          } else if segue.kind == "show" || segue.kind == "push", target != place {
            sources[target, default: []].append(place)
          }
        }
      }
    }
  }

  /// Returns the scene for a place; a reference leads to another storyboard's scene.
  private func resolved(_ place: Place, _ initial: [String: String]) -> Place? {
    var place = place
    for _ in 0..<8 {
      guard let scene = scenes[place] else { return nil }
      guard let reference = scene.reference else { return place }
      let storyboard = reference.storyboard ?? place.storyboard
      let id =
        reference.identifier.flatMap { wanted in
          scenes.keys.filter { $0.storyboard == storyboard && scenes[$0]?.identifier == wanted }.map(\.id).min()
        } ?? (reference.identifier == nil ? initial[storyboard] : nil)
      guard let id else { return nil }
      place = Place(storyboard: storyboard, id: id)
    }
    return nil
  }

  /// Returns where a scene is shown.
  package func context(of id: String, in storyboard: String) -> ScreenContext {
    var seen: Set<Place> = []
    return context(of: Place(storyboard: storyboard, id: id), &seen)
  }

  private func context(of place: Place, _ seen: inout Set<Place>) -> ScreenContext {
    var context = ScreenContext()
    guard seen.insert(place).inserted, let scene = scenes[place],
      !["navigationController", "tabBarController", "splitViewController"].contains(scene.element)
    else { return context }
    if let (container, tab) = containers[place]?.first {
      let outer = tab == nil ? containers[container]?.first : nil
      let (outmost, index) = outer ?? (container, tab)
      context.stack = tab == nil ? .root : .none
      context.isInTabs = index != nil
      context.container = ScreenContext.Container(
        storyboard: outmost.storyboard, identifier: scenes[outmost]?.identifier ?? "", tab: index)
      context.evidence = container.storyboard + ".storyboard"
      return context
    }
    for source in sources[place] ?? [] {
      let below = self.context(of: source, &seen)
      guard below.stack != .none else { continue }
      context = below
      (context.stack, context.evidence) = (.pushed, source.storyboard + ".storyboard")
      return context
    }
    return context
  }
}
