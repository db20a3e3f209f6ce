package import Layout
import Values

/// Texts as parameters: a scene once for each text that a view may have.
///
/// Where a text wraps depends on its words, so lengths are a finite set of texts, each of which is looked at in every window.
/// The scenes have their texts as the reader sees them, in the reader's language, and are not translated again.
package struct TextVariants {
  /// A scene with other texts, and what they are.
  package struct Variant: Sendable {
    /// `Title of 12 letters`.
    package let name: String
    /// The id of the view whose text it is.
    package let view: String
    /// The scene.
    package let scene: Scene
  }

  private let given: Scene
  private let shown: Scene
  /// The scene's state; nil for the initial one.
  private let state: SceneState?

  /// - Parameters:
  ///   - scene: The scene as in its document.
  ///   - language: The reader's language; nil for the document's own. In the state, it is that of the state.
  ///   - state: The id of the scene's state; nil for the initial one.
  package init(of scene: Scene, language: Language? = nil, state: String? = nil) {
    given = scene
    shown = scene.inWords(of: scene.states.first { $0.id == state }?.variant.language ?? language)
    self.state = shown.states.first { $0.id == state }
  }

  /// Whether a view has one text, or one above all others, whose length can be varied.
  package static func hasOneText(_ view: SceneView) -> Bool {
    switch view.kind {
    case .button(let button): button.runs == nil
    case .textField: !view.texts.isEmpty
    default: view.texts.count == 1
    }
  }

  /// Returns the scene with a view's text in each of some lengths: its own words, repeated and cut. A state's own text of the
  /// view has the length, too.
  /// - Parameter id: The id of a view with one text (``hasOneText(_:)``).
  /// - Complexity: O(lengths · views).
  package func lengths(_ lengths: ClosedRange<Int>, of id: String) -> [Variant] {
    guard let view = shown.allViews.first(where: { $0.id == id }) else { return [] }
    let words = text(of: id)
    return lengths.map { count in
      Variant(
        name: "\(view.name) of \(count) letters", view: id,
        scene: shown.replacingText(0, of: id, with: Self.letters(words, count)))
    }
  }

  /// Returns the text that a view with one text shows in the state and the language.
  package func text(of id: String) -> String {
    (state?.views[id] ?? shown.allViews.first { $0.id == id })?.texts.first ?? ""
  }

  /// Returns the scene with each text as short and as long as its translations, and 40 % longer than those, one text at a
  /// time.
  /// - Complexity: O(languages · views), and O(views) for each text.
  package var translations: [Variant] {
    let languages = [nil] + given.strings.keys.sorted().compactMap { Language($0) }
    let worded = languages.map { given.inWords(of: $0) }
    return shown.allViews.flatMap { view -> [Variant] in
      let known = worded.map { $0.versions(of: view.id) }
      return view.texts.indices.flatMap { index -> [Variant] in
        let all = known.joined().compactMap { $0.texts.indices.contains(index) ? $0.texts[index] : nil }
          .filter { !$0.isEmpty }
        let sorted = all.sorted { ($0.count, $0) < ($1.count, $1) }
        guard let short = sorted.first, let long = sorted.last else { return [] }
        let longer = Self.letters(long, Int((Double(long.count) * 1.4).rounded(.up)))
        let number = view.texts.count == 1 ? "" : " (text \(index + 1))"
        return [("shortest", short), ("longest", long), ("longest plus 40 %", longer)].map { word, text in
          Variant(
            name: "\(view.name)\(number) \(word)", view: view.id,
            scene: shown.replacingText(index, of: view.id, with: text))
        }
      }
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
  /// A view in the scene, in its states, and in size classes.
  fileprivate func versions(of id: String) -> [SceneView] {
    allViews.filter { $0.id == id } + states.compactMap { $0.views[id] }
      + adaptations.values.flatMap { $0.versions(of: id) }
  }

  /// Returns the scene with another text of a view: in the scene, its states and its size classes.
  /// - Parameter index: Of the text among the view's texts.
  fileprivate func replacingText(_ index: Int, of id: String, with text: String) -> Scene {
    var scene = self
    func changed(_ view: SceneView) -> SceneView {
      guard view.texts.indices.contains(index) else { return view }
      let old = view.texts[index]
      var view = view
      view.kind.translate(Translation { own, _ in own == old ? text : own })
      return view
    }
    if let view = allViews.first(where: { $0.id == id }) { scene.replaceViews([id: changed(view)]) }
    for index in scene.states.indices {
      if let own = states[index].views[id] { scene.states[index].views[id] = changed(own) }
    }
    for classes in adaptations.keys {
      scene.adaptations[classes] = adaptations[classes]?.replacingText(index, of: id, with: text)
    }
    return scene
  }
}
