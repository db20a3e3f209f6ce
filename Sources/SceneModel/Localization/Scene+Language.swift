import Foundation

extension Scene {
  /// The assumed language of every text.
  static let ownLanguage = "en"

  /// Returns the scene in a language: with translated texts, and formatted numbers and dates.
  /// - Parameter language: nil for the document's own language.
  package func localized(_ language: Language?) -> Scene {
    // An application's texts are those that it shows.
    if capture != nil { return self }
    if language == nil, strings[Self.ownLanguage] == nil, !hasFormattedValues { return self }
    let texts = LocalizedTexts(language, strings)
    var scene = self
    scene.views = views.map(texts.view)
    scene.rootView = rootView.map(texts.view)
    scene.title = texts.text(title)
    scene.barContents.translate(texts.text)
    scene.states = states.map { state in
      var state = state
      state.views = state.views.mapValues(texts.view)
      return state
    }
    return scene
  }

  /// Returns the scene with its texts as a reader of a language sees them; they are not translated again.
  /// - Parameter language: nil for the document's own language.
  package func inWords(of language: Language?) -> Scene {
    var scene = localized(language)
    for (classes, own) in adaptations {
      var own = own
      if !hasWholeAdaptations { own.strings = strings }
      scene.adaptations[classes] = own.inWords(of: language)
    }
    scene.strings = [:]
    return scene
  }

  /// Returns a state of this scene in which every view has the texts of this scene, because the language has changed.
  package func inOtherWords(_ state: SceneState) -> SceneState {
    var state = states.first { $0.id == state.id } ?? state
    for view in allViews where !view.texts.isEmpty && state.views[view.id] == nil { state.views[view.id] = view }
    return state
  }

  private var hasFormattedValues: Bool {
    func isIn(_ view: SceneView) -> Bool {
      view.texts.contains(where: FormattedValues.isIn) || view.children.contains(where: isIn)
    }
    return rootView.map(isIn) ?? false || views.contains(where: isIn)
      || states.contains { $0.views.values.contains(where: isIn) }
  }

  /// Returns whether a language exists.
  package static func isKnown(_ language: Language) -> Bool {
    language.pseudo != nil
      || Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language.code }
  }
}

/// Texts in one language.
private struct LocalizedTexts {
  let pseudo: Language.Pseudo?
  /// Translations by the text in the document.
  let strings: [String: String]
  /// The language whose formats are used for numbers and dates.
  let formats: String

  init(_ language: Language?, _ strings: [String: [String: String]]) {
    pseudo = language?.pseudo
    let id = pseudo == nil ? language?.id ?? Scene.ownLanguage : Scene.ownLanguage
    formats = id
    self.strings = strings[id] ?? strings[language?.code ?? id] ?? [:]
  }

  func text(_ text: String) -> String {
    let translated = FormattedValues.text(strings[text] ?? text, language: formats)
    return pseudo.map { PseudoLanguage.text(translated, $0) } ?? translated
  }

  func view(_ view: SceneView) -> SceneView {
    // Interface Builder identifies a text by its object and property.
    let translation = Translation { text, properties in
      self.text(properties.lazy.compactMap { strings["\(view.id).\($0)"] }.first ?? text)
    }
    var view = view
    view.kind.translate(translation)
    view.children = view.children.map(self.view)
    return view
  }
}
