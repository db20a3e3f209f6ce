package import Layout

/// Texts as parameters of a proof: a scene once for each text that a view may have.
///
/// Where a text wraps depends on its words, so lengths are a finite set of texts, each of which is proven for every window.
package enum TextVariants {
  /// A scene with other texts, and what they are.
  package struct Variant: Sendable {
    /// `Title of 12 letters`.
    package let name: String
    /// The scene.
    package let scene: Scene
  }

  /// Returns the scene with a view's text in each of some lengths: its own words, repeated and cut.
  /// - Complexity: O(lengths · views).
  package static func lengths(_ lengths: ClosedRange<Int>, of view: SceneView, in scene: Scene) -> [Variant] {
    let text = view.texts.first ?? ""
    return lengths.map { count in
      Variant(
        name: "\(view.name) of \(count) letters", scene: scene.withText(letters(text, count), of: view.id))
    }
  }

  /// Returns the scene with each text as short and as long as its translations, and 40 % longer than those.
  /// - Complexity: O(texts · views).
  package static func translations(of scene: Scene) -> [Variant] {
    scene.allViews.flatMap { view -> [Variant] in
      guard let text = view.texts.first, !text.isEmpty, scene.canChangeText(of: view) else { return [] }
      let all = [text] + scene.strings.keys.sorted().compactMap { scene.strings[$0]?[text] }
      let sorted = all.sorted { ($0.count, $0) < ($1.count, $1) }
      guard let short = sorted.first, let long = sorted.last else { return [] }
      let longer = letters(long, Int((Double(long.count) * 1.4).rounded(.up)))
      return [("shortest", short), ("longest", long), ("longest plus 40 %", longer)].filter { $0.1 != text }
        .map { Variant(name: "\(view.name) \($0.0)", scene: scene.withText($0.1, of: view.id)) }
    }
  }

  /// Returns a text of a number of letters: a text's own words, repeated and cut.
  static func letters(_ text: String, _ count: Int) -> String {
    let words = text.isEmpty ? "text" : text
    var long = words
    while long.count < count { long += " " + words }
    return String(long.prefix(count))
  }
}

extension Scene {
  /// Whether a view has one text, in one style.
  fileprivate func canChangeText(of view: SceneView) -> Bool { view.withText("") != nil }

  /// Returns the scene with another text of a view, which is not translated.
  fileprivate func withText(_ text: String, of id: String) -> Scene {
    var scene = self
    guard let view = allViews.first(where: { $0.id == id }), let new = view.withText(text) else { return self }
    scene.replaceViews([id: new])
    for classes in scene.adaptations.keys {
      if let own = scene.adaptations[classes]?.allViews.first(where: { $0.id == id })?.withText(text) {
        scene.adaptations[classes]?.replaceViews([id: own])
      }
    }
    return scene
  }
}

extension SceneView {
  /// The view with another text; nil for a view without one, or with several.
  fileprivate func withText(_ text: String) -> SceneView? {
    var view = self
    switch kind {
    case .label(var label) where label.runs == nil:
      label.text = text
      view.kind = .label(label)
    case .button(var button) where button.runs == nil:
      button.title = text
      view.kind = .button(button)
    default: return nil
    }
    return view
  }
}
