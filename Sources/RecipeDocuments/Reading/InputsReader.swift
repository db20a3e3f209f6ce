import Scenes
import Values

/// Reads inputs by converting them to a recipe.
struct InputsReader {
  private let model: Scene
  /// Keys of the scene as a whole.
  private var sceneLines: [String] = []
  /// Views by superview, in order; nil is the root.
  private var children: [String?: [String]] = [:]
  private var keys: [String: [String]] = [:]
  private var constraints: [String] = []
  /// Keys and equations of size classes and of states.
  private var variations = Sections()
  private var states = Sections()
  private var strings = Sections()
  /// Numbers for labels that are not numbers: ids of a storyboard's constraints.
  private var numbers: [String: Int] = [:]
  private var isReadable = true
  /// Views' names in quotation marks, by their names in a written recipe.
  private let aliases: [String: String]

  /// Lines under names, in the order of the names.
  private struct Sections {
    var order: [String] = []
    var lines: [String: [String]] = [:]
    var constraints: [String: [String]] = [:]
    /// Their own lines.
    var keys: [String: [String]] = [:]
    /// Lines of `set:`, by view.
    var views: [String: [(view: String, line: String)]] = [:]
    var lists: [String: [String: [String]]] = [:]

    mutating func note(_ name: String) { if !order.contains(name) { order.append(name) } }
  }

  init(_ inputs: [String], like scene: Scene) {
    model = scene
    aliases = RecipeWriter.documentNames(of: scene)
    // With a canvas, each size class is a scene of its own.
    isReadable = scene.canvas == nil || scene.adaptations.isEmpty
    for line in inputs { read(line) }
  }

  private mutating func read(_ line: String) {
    let (key, value) = KeyedLine.split(line)
    let scalars = key.unicodeScalars
    if scalars.first == "\"" {
      guard let (name, rest) = Self.name(in: key) else { return isReadable = false }
      if rest == "stands in" {
        let parent = value.unicodeScalars.first == "\"" ? Self.name(in: value)?.name : nil
        children[parent, default: []].append(name)
      } else {
        let namesViews = ["customSpacing", "arrangedOrder"].contains(rest)
        keys[name, default: []].append("\(rest): \(namesViews ? inOwnNames(value) : value)")
      }
    } else if key.hasPrefix("constraint ") {
      constraints.append(equation(key, value))
    } else if let (state, rest) = Self.place(key, "state ") {
      readState(state, rest, value)
    } else if let (classes, rest) = Self.place(key, ""), classes.contains(" x ") {
      variations.note(classes)
      if rest.hasPrefix("constraint ") {
        variations.constraints[classes, default: []].append(equation(rest, value))
      } else if rest.hasPrefix("uninstall") {
        variations.lists[classes, default: [:]]["uninstall", default: []] += names(in: rest, value, "uninstall")
      } else if rest == "bars" {
        variations.keys[classes, default: []].append("bars: \(value)")
      } else if let (view, key) = Self.name(in: rest) {
        variations.views[classes, default: []].append((view, "\(key): \(value)"))
      } else {
        isReadable = false
      }
    } else if key.contains(" \"") {
      let language = String(scalars.prefix { $0 != " " })
      strings.note(language)
      strings.lines[language, default: []].append("\(key.dropFirst(language.count + 1)): \(value)")
    } else {
      sceneLines.append(value.isEmpty ? "\(key):" : "\(key): \(value)")
    }
  }

  private mutating func readState(_ state: String, _ rest: String, _ value: String) {
    states.note(state)
    if rest == "reader" {
      // The reader is taken from the scene, by name.
      isReadable = isReadable && model.states.contains { $0.name == state && $0.variant.suffix == value }
    } else if rest == "keyboard" {
      states.keys[state, default: []].append("keyboard: \(value)")
    } else if rest.hasPrefix("constraint ") {
      states.constraints[state, default: []].append(equation(rest, value))
    } else if rest.hasPrefix("remove") {
      states.lists[state, default: [:]]["remove", default: []] += names(in: rest, value, "remove")
    } else if rest.hasPrefix("uninstall") {
      states.lists[state, default: [:]]["uninstall", default: []] += names(in: rest, value, "uninstall")
    } else if let (view, key) = Self.name(in: rest) {
      states.views[state, default: []].append((view, "\(key): \(value)"))
    } else {
      isReadable = false
    }
  }

  /// Returns the view in the key, or the labels in the value.
  private mutating func names(in key: String, _ value: String, _ word: String) -> [String] {
    if let name = Self.name(in: String(key.dropFirst(word.count + 1)))?.name { return [YAMLText.quoted(name)] }
    return value.split(separator: ",").map { number(of: String($0).trimmingSpaces) }
  }

  /// Returns an equation in the notation of recipes, with its number.
  private mutating func equation(_ key: String, _ text: String) -> String {
    let label = String(key.dropFirst("constraint ".count))
    let start = String(text.prefix { !"=<>≤≥|".contains($0) }).trimmingSpaces
    return label == start ? text : "\(number(of: label)). \(text)"
  }

  private mutating func number(of label: String) -> String {
    if !label.isEmpty, label.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return label }
    // No recipe has as many equations.
    let number = numbers[label] ?? 1_000_000 + numbers.count
    numbers[label] = number
    return "\(number)"
  }

  /// Returns a value with names in quotation marks replaced by the document's names.
  private func inOwnNames(_ value: String) -> String {
    aliases.sorted { $0.key < $1.key }.reduce(value) { text, alias in
      var scalars = text.unicodeScalars
      scalars.replace(YAMLText.quoted(alias.key).unicodeScalars, with: YAMLText.quoted(alias.value).unicodeScalars)
      return String(scalars)
    }
  }

  // MARK: Writing

  /// nil if the inputs cannot be read.
  var scene: Scene? {
    guard isReadable else { return nil }
    let context = DecodingContext(document: model.document, text: recipe, folder: model.documentFolder)
    context.aliases = aliases
    guard let own = RecipeDecoder(context: context).decoded(recipe) else { return nil }
    let written = RecipeWriter(model).sceneKeys.map { $1.isEmpty ? "\($0):" : "\($0): \($1)" }
    let known = Known(inputs: RecipeWriter.inputs(of: model), hasSameKeys: written == sceneLines)
    var scene = take(own, into: model, known)
    scene.adaptations = own.adaptations.reduce(into: [:]) { all, other in
      all[other.key] = take(other.value, into: model.adaptations[other.key] ?? model, known)
    }
    return scene
  }

  /// The known parts of the scene whose inputs are read.
  private struct Known {
    let inputs: [String]
    /// Whether the keys of the scene as a whole match those of the inputs.
    let hasSameKeys: Bool
  }

  /// Returns a scene with what was read, without adaptations.
  private func take(_ own: Scene, into model: Scene, _ known: Known) -> Scene {
    var scene = model
    scene.adaptations = [:]
    scene.views = own.views
    scene.constraints = own.constraints
    scene.variations = own.variations
    scene.strings = own.strings
    scene.states = own.states.map { state in
      var state = state
      if let usual = model.states.first(where: { $0.name == state.name }) {
        (state.notes, state.expectations, state.variant) = (usual.notes, usual.expectations, usual.variant)
        show(usual, &state, in: scene)
      }
      return state
    }
    // Inputs do not mention a state that only shows hidden views.
    for usual in model.states where !scene.states.contains(where: { $0.name == usual.name }) {
      if known.inputs.contains(where: { $0.hasPrefix("state \(usual.name), ") }) { continue }
      var state = usual
      state.views = [:]
      show(usual, &state, in: scene)
      scene.states.append(state)
    }
    // If these keys match, keep the scene's own, which may contain more.
    if known.hasSameKeys, own.bars == model.bars, own.barContents == model.barContents { return scene }
    (scene.barContents, scene.allowsConflicts) = (own.barContents, own.allowsConflicts)
    (scene.bars, scene.background, scene.allowsAmbiguity) = (own.bars, own.background, own.allowsAmbiguity)
    (scene.respectsSystemMargins, scene.showsKeyboard) = (own.respectsSystemMargins, own.showsKeyboard)
    (scene.look, scene.drawing) = (own.look, own.drawing)
    (scene.hasMarginsFromSafeArea, scene.rootView) = (own.hasMarginsFromSafeArea, own.rootView)
    return scene
  }

  /// Makes a state show the hidden views that it shows now, because inputs contain that a view is hidden but never that
  /// it is not.
  private func show(_ known: SceneState, _ state: inout SceneState, in scene: Scene) {
    for usual in model.allViews where usual.isHidden && known.views[usual.id]?.isHidden == false {
      let id = usual.id
      guard var view = state.views[id] ?? scene.allViews.first(where: { $0.id == id }) else { continue }
      view.isHidden = false
      state.views[id] = view
    }
  }

  private var recipe: String {
    var lines = ["title: \(YAMLText.quoted(model.title))"] + sceneLines
    lines.append("views:")
    var open: Set<String?> = []
    write(nil, indent: 2, &open, to: &lines)
    write("constraints", constraints, indent: 0, to: &lines)
    write(variations, "variations", to: &lines)
    write(states, "states", to: &lines)
    if !strings.order.isEmpty { lines.append("strings:") }
    for language in strings.order {
      lines.append("  \(language):")
      lines += (strings.lines[language] ?? []).map { "    \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(_ parent: String?, indent: Int, _ open: inout Set<String?>, to lines: inout [String]) {
    // If two views share a name, following superviews may lead in a circle.
    guard open.insert(parent).inserted else { return }
    let space = String(repeating: " ", count: indent)
    for name in children[parent] ?? [] {
      let (own, inner) = (keys[name] ?? [], children[name] ?? [])
      lines.append("\(space)\(YAMLText.quoted(name)):\(own.isEmpty && inner.isEmpty ? " {}" : "")")
      lines += own.map { "\(space)  \($0)" }
      if inner.isEmpty { continue }
      lines.append("\(space)  views:")
      write(name, indent: indent + 4, &open, to: &lines)
    }
  }

  private func write(_ word: String, _ equations: [String], indent: Int, to lines: inout [String]) {
    if equations.isEmpty { return }
    let space = String(repeating: " ", count: indent)
    lines.append("\(space)\(word): |")
    // One line of the visual format yields several equations with the same text.
    var formats: Set<String> = []
    for equation in equations where !Self.isFormat(equation) || formats.insert(equation).inserted {
      lines.append("\(space)  \(equation)")
    }
  }

  private func write(_ sections: Sections, _ word: String, to lines: inout [String]) {
    if sections.order.isEmpty { return }
    lines.append("\(word):")
    for name in sections.order {
      lines.append("  \(name):")
      lines += (sections.keys[name] ?? []).map { "    \($0)" }
      for (key, list) in (sections.lists[name] ?? [:]).sorted(by: { $0.key < $1.key }) {
        lines.append("    \(key): [\(list.joined(separator: ", "))]")
      }
      let views = sections.views[name] ?? []
      if !views.isEmpty { lines.append("    set:") }
      var order: [String] = []
      for (view, _) in views where !order.contains(view) { order.append(view) }
      for view in order {
        lines.append("      \(YAMLText.quoted(view)):")
        lines += views.filter { $0.view == view }.map { "        \($0.line)" }
      }
      write("constraints", sections.constraints[name] ?? [], indent: 4, to: &lines)
    }
  }

  // MARK: Lines

  private static func isFormat(_ equation: String) -> Bool {
    equation.utf8.starts(with: "H:".utf8) || equation.utf8.starts(with: "V:".utf8)
  }

  /// Returns the text before a comma and after a word: `compact x any, constraint 3`.
  private static func place(_ key: String, _ word: String) -> (name: String, rest: String)? {
    guard key.hasPrefix(word), let comma = key.firstRange(of: ", ") else { return nil }
    return (String(key[..<comma.lowerBound].dropFirst(word.count)), String(key[comma.upperBound...]))
  }

  /// Returns a name in quotation marks at the start, and what follows it.
  private static func name(in text: String) -> (name: String, rest: String)? {
    let (quotation, rest) = KeyedLine.subject(of: text)
    guard quotation.unicodeScalars.first == "\"", case .scalar(let name, _)? = try? YAMLParser.parse(quotation)?.value
    else { return nil }
    return (name, rest)
  }
}

extension Scene {
  /// The document's folder.
  fileprivate var documentFolder: String {
    guard let slash = document.utf8.lastIndex(of: 0x2F) else { return "." }
    return String(document[..<slash])
  }
}
