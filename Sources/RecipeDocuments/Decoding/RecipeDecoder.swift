import Scenes

/// Turns a recipe's YAML into a scene.
struct RecipeDecoder {
  static let keys = [
    "title", "source", "notes", "bars", "background", "views", "constraints", "variations", "expect", "ambiguous",
  ]

  private let context: DecodingContext

  /// - Throws: ``DocumentProblems``.
  static func decode(_ text: String, document: String) throws -> Scene {
    let decoder = RecipeDecoder(context: DecodingContext(document: document, text: text))
    let scene = decoder.scene(text)
    let problems = decoder.context.problems
    guard let scene, problems.isEmpty else {
      throw DocumentProblems(
        problems: problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) })
    }
    return scene
  }

  private func scene(_ text: String) -> Scene? {
    let root: YAMLNode
    do {
      guard let node = try YAMLParser.parse(text), !node.isNull else {
        context.report("the recipe is empty; it needs at least views: and constraints:", line: 1, column: 1)
        return nil
      }
      root = node
    } catch let failure as YAMLParser.Failure {
      context.report(failure.message, line: failure.line, column: failure.column)
      return nil
    } catch {
      context.report("\(error)", line: 1, column: 1)
      return nil
    }
    guard let keys = KeyedNodes(root, of: "a recipe", known: Self.keys, context) else { return nil }
    let views = context.views(keys["views"])
    if views.isEmpty, context.problems.isEmpty {
      context.report("the recipe has no views; add views: with at least one", at: root)
    }
    var scene = Scene(
      title: context.string(keys["title"], "title") ?? documentName, document: context.document,
      source: context.string(keys["source"], "source"), notes: context.string(keys["notes"], "notes"),
      bars: bars(keys["bars"]), background: context.color(keys["background"], "background"), views: views,
      constraints: [], allowsAmbiguity: context.flag(keys["ambiguous"], "ambiguous") ?? false)
    checkNames(of: scene, keys["views"])
    let names = names(of: scene)
    scene.constraints = context.equations(keys["constraints"], "constraints", names: names)
    scene.variations = variations(keys["variations"], scene, names)
    scene.expectations = context.equations(keys["expect"], "expect", names: names)
    checkLabels(of: scene)
    return scene
  }

  /// The document's name without folders and ending.
  private var documentName: String {
    let file = context.document.split(separator: "/").last.map(String.init) ?? context.document
    return file.split(separator: ".").first.map(String.init) ?? file
  }

  private func bars(_ node: YAMLNode?) -> Set<Bar> {
    guard let node else { return [] }
    guard case .sequence(let items) = node.value else {
      context.report("bars is a list, such as [navigation, tab]", at: node)
      return []
    }
    return Set(items.compactMap { context.word($0, "bar", Bar.self) })
  }

  // MARK: Names

  private static let reserved: [(String, SceneItem?)] = [
    ("Superview", nil), ("Top Layout Guide", .topLayoutGuide), ("Bottom Layout Guide", .bottomLayoutGuide),
    ("Safe Area", .safeArea),
  ]

  private func names(of scene: Scene) -> EquationParser.Names {
    var items: [String: SceneItem?] = [:]
    for (name, item) in Self.reserved { items.updateValue(item, forKey: name.lowercased()) }
    for view in scene.allViews { items.updateValue(.view(view.id), forKey: view.name.lowercased()) }
    let superviews = Dictionary(scene.allViews.map { ($0.id, scene.superview(of: $0.id) ?? .root) }) { first, _ in first
    }
    return EquationParser.Names(items: items, display: scene.allViews.map(\.name) + Self.reserved.map(\.0)) { item in
      if case .view(let id) = item { return superviews[id] ?? .root }
      return .root
    }
  }

  private func checkNames(of scene: Scene, _ node: YAMLNode?) {
    guard let node else { return }
    var seen = Set(Self.reserved.map { $0.0.lowercased() })
    for name in scene.allViews.map(\.name) where !seen.insert(name.lowercased()).inserted {
      let isReserved = Self.reserved.contains { $0.0.lowercased() == name.lowercased() }
      context.report(
        isReserved
          ? "\"\(name)\" has a meaning of its own in equations; give the view another name"
          : "two views are called \"\(name)\" (names are compared without regard to case)", at: node)
    }
  }

  private func checkLabels(of scene: Scene) {
    for constraints in [scene.constraints] + scene.variations.map({ scene.constraints + $0.constraints }) {
      var seen: Set<String> = []
      for constraint in constraints {
        guard let label = constraint.label, !seen.insert(label).inserted, let place = constraint.place else { continue }
        context.report("constraint \(label) is there already", line: place.line, column: place.column)
      }
    }
  }

  // MARK: Variations

  private func variations(_ node: YAMLNode?, _ scene: Scene, _ names: EquationParser.Names) -> [SceneVariation] {
    guard let node, !node.isNull else { return [] }
    guard case .mapping(let pairs) = node.value else {
      context.report("variations is a mapping of size classes (compact x regular) to changes", at: node)
      return []
    }
    return pairs.compactMap { keyNode, value in
      guard let classes = sizeClasses(keyNode),
        let keys = KeyedNodes(value, of: "a variation", known: ["uninstall", "constraints"], context)
      else { return nil }
      return SceneVariation(
        sizeClasses: classes, uninstalled: uninstalled(keys["uninstall"], scene),
        constraints: context.equations(keys["constraints"], "constraints", names: names))
    }
  }

  /// `compact x regular`: width by height.
  private func sizeClasses(_ node: YAMLNode) -> SizeClasses? {
    let words = (node.text ?? "").lowercased().split(separator: "x", maxSplits: 1).map(\.trimmingSpaces)
    guard words.count == 2, let width = SizeClass(rawValue: words[0]), let height = SizeClass(rawValue: words[1])
    else {
      context.report(
        "a variation is for a width class x a height class, each compact, any or regular: compact x regular", at: node)
      return nil
    }
    return SizeClasses(horizontal: width, vertical: height)
  }

  private func uninstalled(_ node: YAMLNode?, _ scene: Scene) -> Set<String> {
    guard let node, !node.isNull else { return [] }
    guard case .sequence(let items) = node.value else {
      context.report("uninstall is a list of constraint numbers, such as [2, 4]", at: node)
      return []
    }
    let labels = scene.constraints.compactMap(\.label)
    return Set(
      items.compactMap { item in
        guard let label = item.text, labels.contains(label) else {
          context.report(
            "there is no constraint \(item.text ?? "")\(Suggestion.hint(for: item.text ?? "", among: labels))", at: item
          )
          return nil
        }
        return label
      })
  }
}
