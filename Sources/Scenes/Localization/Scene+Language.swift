import Foundation

extension Scene {
  /// What every text is taken to be written in.
  static let ownLanguage = "en"

  /// The scene in a language: texts as its strings have them, numbers and dates as the language writes them.
  /// - Parameter language: nil stands for the language the document is written in.
  func localized(_ language: Language?) -> Scene {
    if language == nil, strings[Self.ownLanguage] == nil, !hasFormattedValues { return self }
    let texts = LocalizedTexts(language, strings)
    var scene = self
    scene.views = views.map(texts.view)
    scene.rootView = rootView.map(texts.view)
    scene.title = texts.text(title)
    scene.states = states.map { state in
      var state = state
      state.views = state.views.mapValues(texts.view)
      return state
    }
    return scene
  }

  /// A state of this scene in which every view says what it says here, because the language has changed.
  func inOtherWords(_ state: SceneState) -> SceneState {
    var state = states.first { $0.id == state.id } ?? state
    for view in allViews where !view.texts.isEmpty && state.views[view.id] == nil { state.views[view.id] = view }
    return state
  }

  private var hasFormattedValues: Bool {
    (allViews + states.flatMap(\.views.values)).contains { view in view.texts.contains(where: FormattedValues.isIn) }
  }

  /// Whether a language is one that there is.
  public static func isKnown(_ language: Language) -> Bool {
    language.pseudo != nil
      || Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language.code }
  }
}

/// Texts in one language.
private struct LocalizedTexts {
  let pseudo: Language.Pseudo?
  /// Translations by the text in the document.
  let strings: [String: String]
  /// Numbers and dates are written as this language has them.
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
    // Interface Builder names a text by the object and the property it is of.
    func text(_ text: String, _ properties: String...) -> String {
      let own = properties.lazy.compactMap { strings["\(view.id).\($0)"] }.first
      return self.text(own ?? text)
    }
    var view = view
    switch view.kind {
    case .label(let own): view.kind = .label(text(own, "text"))
    case .button(let own): view.kind = .button(text(own, "normalTitle", "configuration.title"))
    case .textView(let own, let scrolls): view.kind = .textView(text(own, "text"), scrolls: scrolls)
    case .textField(let own, let placeholder):
      view.kind = .textField(
        text: own.map { text($0, "text") }, placeholder: placeholder.map { text($0, "placeholder") })
    case .control(.segments(let titles, let selected)):
      let titles = titles.enumerated().map { text($1, "segmentTitles[\($0)]") }
      view.kind = .control(.segments(titles, selected: selected))
    case .control(.searchBar(var bar)):
      bar.text = bar.text.map { text($0, "text") }
      bar.placeholder = bar.placeholder.map { text($0, "placeholder") }
      view.kind = .control(.searchBar(bar))
    case .control(.picker(let titles)): view.kind = .control(.picker(titles.map { text($0) }))
    default: break
    }
    view.button.subtitle = view.button.subtitle.map { text($0, "configuration.subtitle") }
    if var cell = view.cell {
      (cell.text, cell.detail) = (cell.text.map { text($0) }, cell.detail.map { text($0) })
      view.cell = cell
    }
    view.runs = view.runs?.map { run in
      var run = run
      run.text = self.text(run.text)
      return run
    }
    if let runs = view.runs, case .label = view.kind { view.kind = .label(runs.map(\.text).joined()) }
    view.children = view.children.map(self.view)
    return view
  }
}

extension SceneView {
  /// Every text of the view itself that a reader sees.
  public var texts: [String] {
    if let runs { return runs.map(\.text) }
    return switch kind {
    case .label(let text), .textView(let text, _): [text]
    case .button(let text): [text, button.subtitle].compactMap { $0 }
    case .textField(let text, let placeholder): [text, placeholder].compactMap { $0 }
    case .control(.segments(let titles, _)), .control(.picker(let titles)): titles
    case .control(.searchBar(let bar)): [bar.text, bar.placeholder].compactMap { $0 }
    default: [cell?.text, cell?.detail].compactMap { $0 }
    }
  }
}
