import SceneModel
import Values

/// Texts, their parts and their fonts.
extension DecodingContext {
  /// Decodes a user-visible text; numbers and dates in it are checked.
  func text(_ node: YAMLNode?, _ what: String) -> String? {
    let found = string(node, what)
    if let node, let found, let objection = FormattedValues.objection(to: found) { report(objection, at: node) }
    return found
  }

  static let runRules = [
    RecipeKey("text", .words), RecipeKey("font", .font), RecipeKey("textColor", .color),
    RecipeKey("baselineOffset", .number(-1000...1000)), RecipeKey("kern", .number(-1000...1000)),
  ]

  /// Decodes a text given as a list of parts; nil for a plain text.
  func textRuns(_ node: YAMLNode) -> [SceneTextRun]? {
    guard case .sequence(let items) = node.value else { return nil }
    if items.isEmpty { report("the list of texts is empty; write an empty text: \"\"", at: node) }
    return items.compactMap { item -> SceneTextRun? in
      if item.text != nil { return text(item, "a part of a text").map { SceneTextRun($0) } }
      guard let keys = KeyedNodes(item, of: "a part of a text", known: Self.runRules.map(\.name), self) else {
        return nil
      }
      guard let own = text(keys["text"], "text") else {
        report("each part of a text needs a text: { text: Big, font: 30 bold }", at: item)
        return nil
      }
      return SceneTextRun(
        own, font: font(keys["font"]), color: color(keys["textColor"], "textColor"),
        baselineOffset: number(keys["baselineOffset"], "baselineOffset", in: -1000...1000) ?? 0,
        kern: number(keys["kern"], "kern", in: -1000...1000) ?? 0)
    }
  }

  // MARK: Fonts

  /// Decodes `17`, `17 bold italic` in any order, `system 17`, `17 digits`, a text style such as `body` or `body
  /// bold`, or a name and a size: `Lato-Bold 17`.
  func font(_ node: YAMLNode?) -> SceneFont? {
    guard let node else { return nil }
    var words = (node.text ?? "").split(separator: " ").map(String.init)
    guard !words.isEmpty else {
      report(
        "a font is a size (17), a size and a weight (17 bold italic), a text style (body) or a name and a size",
        at: node)
      return nil
    }
    if !fontNames.contains(words.dropLast().joined(separator: " ")), let advice = FontAdvice.text(for: words) {
      report("\"\(words.joined(separator: " "))\" is not a font; \(advice)", at: node)
      return nil
    }
    if let size = Self.systemSize(words) {
      return systemFont(size.points, size.words, node)
    }
    let first = words.removeFirst()
    if let size = Double(first) { return systemFont(size, words, node) }
    if let last = words.last, let size = Double(last), !isStyle(first) {
      return namedFont(([first] + words.dropLast()).joined(separator: " "), size, node)
    }
    guard let style = word(first, "text style", SceneFont.Style.self, at: node) else { return nil }
    var font = SceneFont(.style(style))
    for word in words {
      switch word.lowercased() {
      case "italic": font.isItalic = true
      case "bold": font.isEmphasized = true
      default: report("a text style is bold or italic, not \"\(word)\"", at: node)
      }
    }
    return font
  }

  /// Returns the size of the system's font and the words around it: `17 bold`, `bold 17`, `system 17`; nil for other
  /// fonts.
  private static func systemSize(_ words: [String]) -> (points: Double, words: [String])? {
    let weights = Set(
      (SceneFont.Weight.allCases.map(\.rawValue) + ["italic", "digits", "system"]).map { $0.lowercased() })
    let sizes = words.compactMap(Double.init)
    let others = words.filter { Double($0) == nil }
    guard sizes.count == 1, !others.isEmpty, others.allSatisfy({ weights.contains($0.lowercased()) }) else {
      return nil
    }
    return (sizes[0], others.filter { $0.lowercased() != "system" })
  }

  private func isStyle(_ word: String) -> Bool {
    SceneFont.Style.allCases.contains { $0.rawValue.lowercased() == word.lowercased() }
  }

  private func systemFont(_ size: Double, _ words: [String], _ node: YAMLNode) -> SceneFont? {
    guard checked(size, node) else { return nil }
    var weight = SceneFont.Weight.regular
    var (isItalic, hasDigits) = (false, false)
    for word in words {
      switch word.lowercased() {
      case "italic": isItalic = true
      case "digits": hasDigits = true
      default:
        let weights = SceneFont.Weight.allCases.map(\.rawValue)
        guard let found = weights.first(where: { $0.lowercased() == word.lowercased() }).flatMap(SceneFont.Weight.init)
        else {
          report(
            "unknown weight \"\(word)\"\(Suggestion.hint(for: word, among: weights + ["italic", "digits"]))", at: node)
          return nil
        }
        if weight != .regular {
          report("a font has one weight, not \(weight.rawValue) and \(found.rawValue)", at: node)
        }
        weight = found
      }
    }
    var font = SceneFont(.system(size: size, weight: weight))
    (font.isItalic, font.hasMonospacedDigits) = (isItalic, hasDigits)
    return font
  }

  private func namedFont(_ name: String, _ size: Double, _ node: YAMLNode) -> SceneFont? {
    guard checked(size, node) else { return nil }
    guard isRecorded || fontNames.contains(name) || catalogue?.isAvailable(name) ?? false else {
      let hint =
        fontNames.isEmpty
        ? "; name its file in fonts: [Fonts/\(name).otf]" : Suggestion.hint(for: name, among: fontNames.sorted())
      report("unknown font \"\(name)\"\(hint)", at: node)
      return nil
    }
    return SceneFont(.named(name, size: size))
  }

  private func checked(_ size: Double, _ node: YAMLNode) -> Bool {
    if size > 0, size <= 1000 { return true }
    report("a font size is above 0 and at most 1000 points, not \(NumberText.plain(size))", at: node)
    return false
  }

  /// Decodes font files by their paths, in the recipe's folder or above it.
  /// - Returns: The paths as written.
  func fonts(_ node: YAMLNode?) -> [String] {
    guard let node, !node.isNull else { return [] }
    guard case .sequence(let items) = node.value else {
      report("fonts is a list of files, such as [Fonts/Lato-Bold.ttf]", at: node)
      return []
    }
    var names: [String] = []
    for item in items {
      guard let name = string(item, "a font's file") else { continue }
      if isRecorded, !isThere(name) {
        names.append(name)
        continue
      }
      guard let path = file(named: name, at: item) else { continue }
      names.append(name)
      do {
        fontNames.formUnion(try catalogue?.register(path) ?? [])
      } catch {
        report("\(name) is not an OpenType or TrueType font", at: item)
      }
    }
    return names
  }

  // MARK: Languages

  func language(_ node: YAMLNode?) -> Language? {
    guard let node, !node.isNull else { return nil }
    let id = node.text ?? ""
    if let language = Language(id), Scene.isKnown(language) { return language }
    report(
      "unknown language \"\(id)\"\(Suggestion.hint(for: id, among: Language.Pseudo.allCases.map(\.rawValue))); a "
        + "language is a code, such as de or pt-BR", at: node)
    return nil
  }

  /// Decodes translations of the recipe's texts, by language.
  func strings(_ node: YAMLNode?, of scene: Scene) -> [String: [String: String]] {
    guard let node, !node.isNull else { return [:] }
    guard case .mapping(let languages) = node.value else {
      report("strings is a mapping of languages to translations: { de: { Name: Name } }", at: node)
      return [:]
    }
    let scenes = [scene] + scene.adaptations.values
    let views = scenes.flatMap { $0.allViews + $0.states.flatMap(\.views.values) }
    let texts = Set(views.flatMap(\.texts) + scenes.flatMap(\.barContents.texts) + [scene.title])
    var strings: [String: [String: String]] = [:]
    for (keyNode, value) in languages {
      guard let language = language(keyNode) else { continue }
      guard case .mapping(let pairs) = value.value else {
        report("the strings of a language are a mapping of texts to translations", at: value)
        continue
      }
      if strings[language.id] != nil { report("duplicate strings for \(language.id)", at: keyNode) }
      var own: [String: String] = [:]
      for (text, translation) in pairs {
        let source = text.text ?? ""
        if !texts.contains(source) {
          report(
            "no view says \"\(source)\"\(Suggestion.hint(for: source, among: texts.sorted()))", at: text)
        }
        own[source] = self.text(translation, "a translation")
      }
      strings[language.id] = own
    }
    return strings
  }
}
