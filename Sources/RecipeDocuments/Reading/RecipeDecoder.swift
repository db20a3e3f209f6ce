import SceneModel

/// Turns a recipe's YAML into a scene.
struct RecipeDecoder {
  static let rules = [
    RecipeKey("title", .text), RecipeKey("source", .text), RecipeKey("notes", .text),
    RecipeKey("bars", DecodingContext.barsRule, DecodingContext.barsPurpose), RecipeKey("background", .color),
    RecipeKey("root", .part("root"), "The root view itself: its kind, and how it is painted."),
    RecipeKey("views", .part("views"), "Views by name, back to front."),
    RecipeKey("constraints", .equations, SchemaRule.equationsPurpose),
    RecipeKey("variations", .names(pattern: SchemaRule.sizeClasses, .part("variation")).orNothing),
    RecipeKey("expect", .equations, SchemaRule.equationsPurpose),
    RecipeKey(
      "invariants", .equations,
      "What holds in windows of any size: equations, no overlap: A, B, inside safe area: *, not cut: *, mirrored: *, lines(A) <= 2."
    ),
    RecipeKey(
      "windows", .names(pattern: "^(width|height)$", .words).orNothing,
      "The sizes in which the invariants hold: 320...1366 wide and high if absent."),
    RecipeKey("ambiguous", .flag, "The layout is meant to be ambiguous."),
    RecipeKey("conflicting", .flag, "Constraints are meant to contradict each other."),
    RecipeKey("states", .names(pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$", .part("state")).orNothing),
    RecipeKey("marginsFromSafeArea", .flag),
    RecipeKey("keyboard", .flag, DecodingContext.keyboardPurpose),
    RecipeKey(
      "strings", .names(pattern: SchemaRule.languages, .names(pattern: nil, .words)).orNothing,
      "Translations of the recipe's texts, by language."),
    RecipeKey(
      "fonts", .list(.text, count: nil).orNothing, "Font files beside the recipe or above it: Fonts/Lato-Bold.ttf."),
    RecipeKey("margins", .margins, SchemaRule.marginsPurpose),
    RecipeKey(
      "respectsSystemMargins", .flag,
      "Whether the root's margins are at least the system's, as viewRespectsSystemMinimumLayoutMargins says."),
    RecipeKey(
      "lint", .names(pattern: nil, .any([.text, .names(pattern: nil, .text)])).orNothing,
      "Findings of plumb lint that are intended, by rule: the reason, or reasons by view or constraint."),
    RecipeKey("look", .integer(9...30), "The version of iOS whose controls are measured; 18 if absent."),
    RecipeKey(
      "style", .choice(SceneDrawing.Style.self), "How the recipe is drawn: boxes with names, or as on a screen."),
    RecipeKey("overlays", .oneOrSeveral(.choice(Overlay.self)), "What is drawn over it."),
    RecipeKey(
      "cells", .list(.text, count: nil).orNothing,
      "The cells in which goldens guard the recipe and its states: all devices if absent."),
    RecipeKey(
      "format", .integer(1...DocumentFormat.current), "Version of the format; \(DocumentFormat.current) if absent."),
  ]
  static let keys = rules.map(\.name)
  static let variationRules = [
    RecipeKey("set", .names(pattern: nil, .part("view")).orNothing, "Views, and what is different about them."),
    RecipeKey("bars", DecodingContext.barsRule, DecodingContext.barsPurpose),
    RecipeKey("uninstall", .list(.words, count: nil), "Numbers of constraints, and names of views."),
    RecipeKey("constraints", .equations, SchemaRule.equationsPurpose),
  ]

  let context: DecodingContext

  /// - Throws: ``DocumentProblems``.
  static func decode(
    _ text: String, document: String, folder: String?, fonts: FontCatalogue, isRecorded: Bool = false
  ) throws -> Scene {
    let decoder = RecipeDecoder(
      context: DecodingContext(document: document, text: text, folder: folder, fonts: fonts, isRecorded: isRecorded))
    guard let scene = decoder.decoded(text) else {
      let problems = decoder.context.problems
      throw DocumentProblems(
        problems: problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) })
    }
    return scene
  }

  /// Returns nil if there are problems, which the context collects.
  func decoded(_ text: String) -> Scene? {
    // The keys refer to the context, which would keep itself.
    defer { context.viewKeys = [:] }
    let scene = scene(text)
    return context.problems.isEmpty ? scene : nil
  }

  /// Returns the text as YAML; nil if it cannot be read, which is reported.
  private func document(_ text: String) -> YAMLNode? {
    if GitLFSPointer.isIn(text.utf8) {
      context.report(GitLFSPointer.message(insteadOf: "recipe"), line: 1, column: 1)
      return nil
    }
    if let line = MergeConflict.line(in: text) {
      context.report(MergeConflict.message, line: line, column: 1)
      return nil
    }
    do {
      guard let node = try YAMLParser.parse(PastedBlocks.repaired(text)), !node.isNull else {
        context.report("the recipe is empty; it needs at least views: and constraints:", line: 1, column: 1)
        return nil
      }
      return node
    } catch let failure as YAMLParser.Failure {
      let indent = (context.sourceLine(failure.line) ?? "").prefix { $0.isWhitespace }
      let lines = (0...3).reversed().compactMap { context.sourceLine(failure.line - $0) }
      let message =
        indent.contains("\t")
        ? "broken YAML: a tab cannot indent; use spaces" : failure.message + YAMLAdvice.text(lines)
      context.report(message, line: failure.line, column: failure.column)
      return nil
    } catch {
      context.report("\(error)", line: 1, column: 1)
      return nil
    }
  }

  private func scene(_ text: String) -> Scene? {
    guard let document = document(text),
      let keys = KeyedNodes(document, of: "a recipe", known: Self.keys, context)
    else { return nil }
    context.checkFormat(keys["format"])
    let fonts = context.fonts(keys["fonts"])
    var views = context.views(keys["views"])
    context.checkRows(views, in: nil)
    let root = context.root(keys["root"], margins: context.margins(keys["margins"]), around: &views)
    if views.isEmpty, keys["root"] == nil, context.problems.isEmpty {
      context.report("the recipe has no views; add views: with at least one", at: document)
    }
    let (bars, barContents) = context.bars(keys["bars"])
    var scene = Scene(
      title: context.string(keys["title"], "title").flatMap { $0.isEmpty ? nil : $0 } ?? documentName,
      document: context.document,
      bars: bars, background: context.color(keys["background"], "background"), views: views, constraints: [])
    scene.source = context.string(keys["source"], "source")
    scene.notes = context.string(keys["notes"], "notes")
    scene.allowsAmbiguity = context.flag(keys["ambiguous"], "ambiguous") ?? false
    scene.barContents = barContents
    scene.hasMarginsFromSafeArea = context.flag(keys["marginsFromSafeArea"], "marginsFromSafeArea") ?? true
    (scene.rootView, scene.fonts) = (root, fonts)
    scene.showsKeyboard = context.flag(keys["keyboard"], "keyboard") ?? false
    scene.respectsSystemMargins = context.flag(keys["respectsSystemMargins"], "respectsSystemMargins") ?? true
    scene.look = context.look(keys["look"]) ?? .usual
    scene.allowsConflicts = context.flag(keys["conflicting"], "conflicting") ?? false
    scene.guardedCells = context.guardedCells(keys["cells"])
    scene.drawing = context.drawing(keys)
    let names = EquationParser.Names(of: scene, aliases: context.aliases)
    scene.constraints = context.equations(keys["constraints"], "constraints", names: names)
    let variations = variations(keys["variations"], scene, names)
    scene.variations = variations.map(\.0)
    scene.expectations = context.equations(keys["expect"], "expect", names: names)
    scene.invariants = context.invariants(keys["invariants"], names: names)
    scene.invariantWindows = context.windows(keys["windows"])
    scene.states = context.states(keys["states"], of: scene, names: names)
    scene.adaptations = adaptations(variations, of: scene, states: keys["states"], names)
    scene.strings = context.strings(keys["strings"], of: scene)
    scene.silences = context.silences(keys["lint"], of: scene)
    scene.places = ScenePlaces(keys.places)
    checkLabels(of: scene)
    checkRows(of: scene)
    for message in scene.exceededLimits { context.report(message, at: document) }
    return scene
  }

  /// The document's name without folders and extension.
  private var documentName: String {
    let id = Scene.id(ofDocument: context.document)
    return id.split(separator: "/").last.map(String.init) ?? id
  }

  // MARK: Names

  /// Checks labels: within one list a label is unique; across lists the more specific constraint replaces the general
  /// one.
  private func checkLabels(of scene: Scene) {
    for constraints in [scene.constraints] + scene.variations.map(\.constraints) + scene.states.map(\.constraints) {
      var seen: Set<String> = []
      for constraint in constraints {
        guard let label = constraint.label, !seen.insert(label).inserted, let place = constraint.place else { continue }
        context.report("duplicate constraint \(label)", line: place.line, column: place.column)
      }
    }
  }

  /// Tables and collections create and remove their rows and cells, so nothing in one may be tied to anything outside
  /// it.
  private func checkRows(of scene: Scene) {
    var rows: [String: String] = [:]
    func note(_ view: SceneView, in row: String?) {
      rows[view.id] = row
      for child in view.children {
        note(child, in: row ?? (view.holdsCells && !child.isSection && child.listPart == nil ? child.name : nil))
      }
    }
    for view in scene.views { note(view, in: nil) }
    if rows.isEmpty { return }
    let all = scene.constraints + scene.variations.flatMap(\.constraints) + scene.states.flatMap(\.constraints)
    for constraint in all {
      guard let second = constraint.second, let place = constraint.place else { continue }
      let (one, other) = (constraint.first.item.viewID.flatMap { rows[$0] }, second.item.viewID.flatMap { rows[$0] })
      guard one != other, let row = one ?? other else { continue }
      context.report(
        "\"\(row)\" is a row of a table or a collection's cell; views inside it cannot be constrained to views outside it (\(constraint.statement))",
        line: place.line, column: place.column)
    }
  }

  // MARK: Variations

  private func variations(
    _ node: YAMLNode?, _ scene: Scene, _ names: EquationParser.Names
  ) -> [(SceneVariation, KeyedNodes)] {
    guard let node, !node.isNull else { return [] }
    guard case .mapping(let pairs) = node.value else {
      context.report("variations is a mapping of size classes (compact x regular) to changes", at: node)
      return []
    }
    var seen: Set<SizeClasses> = []
    let read = pairs.compactMap { keyNode, value -> (SceneVariation, KeyedNodes)? in
      guard let classes = context.sizeClasses(keyNode, of: "a variation"),
        let keys = KeyedNodes(value, of: "a variation", known: Self.variationRules.map(\.name), context)
      else { return nil }
      if !seen.insert(classes).inserted { context.report("duplicate variation", at: keyNode) }
      let constraints = context.equations(keys["constraints"], "constraints", names: names)
      return (SceneVariation(sizeClasses: classes, uninstalled: [], constraints: constraints), keys)
    }
    let labels = (scene.constraints + read.flatMap(\.0.constraints)).compactMap(\.label)
    return read.map { variation, keys in
      var variation = variation
      (variation.uninstalled, variation.uninstalledViews) = context.uninstalled(keys["uninstall"], labels, scene)
      // Only to report problems.
      let usual = context.viewKeys
      _ = context.changes(keys["set"], scene, by: .variation)
      context.viewKeys = usual
      _ = keys["bars"].map(context.bars)
      return (variation, keys)
    }
  }

  /// Returns the scene in each pair of size classes for which a variation sets views or bars: general variations are
  /// applied first, and a state's changes on top (AL-10.9).
  private func adaptations(
    _ variations: [(SceneVariation, KeyedNodes)], of scene: Scene, states: YAMLNode?, _ names: EquationParser.Names
  ) -> [SizeClasses: Scene] {
    let setting = variations.filter { $0.1["set"] != nil || $0.1["bars"] != nil }
      .sorted { $0.0.specificity < $1.0.specificity }
    // If there are problems, there is no scene, and each of them would be reported again.
    if setting.isEmpty || !context.problems.isEmpty { return [:] }
    var adaptations: [SizeClasses: Scene] = [:]
    for classes in SizeClasses.all {
      let matching = setting.filter { $0.0.matches(classes) }
      if matching.isEmpty { continue }
      let usual = context.viewKeys
      defer { context.viewKeys = usual }
      var own = scene
      for (_, keys) in matching {
        own.replaceViews(context.changes(keys["set"], own, by: .variation))
        if let bars = keys["bars"] { (own.bars, own.barContents) = context.bars(bars) }
      }
      own.states = context.states(states, of: own, names: names)
      adaptations[classes] = own
    }
    return adaptations
  }
}
