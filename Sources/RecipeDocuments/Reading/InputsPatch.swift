import Scenes
import Values

/// Changes a scene to match some inputs that differ only in constants of equations and in keys of views. Everything
/// else is kept, including what inputs do not contain, as with storyboards.
struct InputsPatch {
  /// nil if the inputs differ in anything else.
  private(set) var scene: Scene?

  /// - Complexity: O(inputs + views).
  init(_ inputs: [String], of model: Scene) {
    let own = RecipeWriter.inputs(of: model).map(KeyedLine.split)
    let others = inputs.map(KeyedLine.split)
    guard own.map(\.key) == others.map(\.key) else { return }
    var scene = model
    var changed: Set<String> = []
    for (own, other) in zip(own, others) where own.value != other.value {
      if own.key.hasPrefix("constraint ") {
        guard Self.change(&scene, own.key, from: own.value, to: other.value) else { return }
      } else if own.key.unicodeScalars.first == "\"", !own.key.hasSuffix(" stands in") {
        changed.insert(KeyedLine.subject(of: own.key).subject)
      } else {
        return
      }
    }
    for subject in changed {
      func keys(_ lines: [(key: String, value: String)]) -> [String] {
        lines.map { (KeyedLine.subject(of: $0.key), $0.value) }
          .filter { $0.0.subject == subject && $0.0.rest != "stands in" }.map { "\($0.0.rest): \($0.1)" }
      }
      guard let before = Self.view(keys(own)), let after = Self.view(keys(others)) else { return }
      let named = scene.allViews.filter { YAMLText.quoted($0.name) == subject }
      guard named.count == 1, let view = Self.changed(named[0], from: before, to: after) else { return }
      scene.replaceViews([view.id: view])
    }
    self.scene = scene
  }

  // MARK: Equations

  /// Changes an equation's constant.
  /// - Returns: Whether the texts differ only in the constant.
  private static func change(_ scene: inout Scene, _ key: String, from old: String, to new: String) -> Bool {
    let places = scene.constraints.indices.filter { scene.constraints[$0].inputKey == key }
    guard places.count == 1, let place = places.first, let from = constant(old), let to = constant(new),
      from.rest == to.rest, scene.constraints[place].constant == .points(from.value)
    else { return false }
    scene.constraints[place].constant = .points(to.value)
    let label = scene.constraints[place].text.dropLast(old.count)
    scene.constraints[place].text = label + new
    return true
  }

  /// Returns the number at an equation's end, including the sign before it, and the text before both.
  private static func constant(_ text: String) -> (rest: String, value: Double)? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last, let number = Double(last), number.isFinite, words.count > 2 else { return nil }
    let sign = words[words.count - 2]
    if sign == "+" || sign == "-" {
      return (words.dropLast(2).joined(separator: " "), sign == "-" ? -number : number)
    }
    return (words.dropLast().joined(separator: " "), number)
  }

  // MARK: Views

  /// Returns the view that some keys of a recipe describe; nil if they describe none.
  private static func view(_ keys: [String]) -> SceneView? {
    let lines = ["title: \"T\"", "views:", "  \"View\":\(keys.isEmpty ? " {}" : "")"] + keys.map { "    \($0)" }
    let text = lines.joined(separator: "\n") + "\n"
    return RecipeDecoder(context: DecodingContext(document: "inputs", text: text)).decoded(text)?.views.first
  }

  /// Returns a view with the differences between two others; nil if it does not match the first of them in these
  /// properties.
  private static func changed(_ view: SceneView, from old: SceneView, to new: SceneView) -> SceneView? {
    var changed = view
    func take<Value: Equatable>(_ path: WritableKeyPath<SceneView, Value>) -> Bool {
      if old[keyPath: path] == new[keyPath: path] { return true }
      guard view[keyPath: path] == old[keyPath: path] else { return false }
      changed[keyPath: path] = new[keyPath: path]
      return true
    }
    let isWhole =
      take(\.background) && take(\.isHidden) && take(\.frame) && take(\.margins) && take(\.hugging)
      && take(\.resistance) && take(\.intrinsic) && take(\.direction) && take(\.paint) && take(\.isArranged)
      && take(\.preservesMargins) && take(\.insetsMarginsFromSafeArea)
    guard isWhole else { return nil }
    return take(\.kind) || takeText(&changed, from: old, to: new) ? changed : nil
  }

  /// Adopts only a text, because a document may know more about its font than a recipe can.
  private static func takeText(_ view: inout SceneView, from old: SceneView, to new: SceneView) -> Bool {
    switch (view.kind, old.kind, new.kind) {
    case (.label(var own), .label(var before), .label(let after)) where own.runs == nil && own.text == before.text:
      before.text = after.text
      guard before == after else { return false }
      own.text = after.text
      view.kind = .label(own)
    case (.button(var own), .button(var before), .button(let after)) where own.runs == nil && own.title == before.title:
      before.title = after.title
      guard before == after else { return false }
      own.title = after.title
      view.kind = .button(own)
    default: return false
    }
    return true
  }
}
