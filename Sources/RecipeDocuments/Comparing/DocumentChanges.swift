package import SceneModel
import Values

/// The differences between a recorded scene and the present one, as edits that can be undone one by one.
package struct DocumentChanges: Sendable {
  /// Changes that cannot be made without each other.
  package struct Edit: Sendable {
    /// In the order of the document.
    package let changes: [DocumentChange]
    /// What it changes, with the layers in which it does.
    fileprivate let parts: [LayerComparison.Part: Set<SizeClasses?>]
  }

  /// The edits, in the order of the document, without renamed views.
  package private(set) var edits: [Edit] = []
  /// Views that are called differently now.
  package private(set) var renames: [DocumentChange] = []
  /// Ids of the views that are called differently.
  private var renamed: Set<String> = []
  /// The recorded scene: names and ids of its views in pre-order. A view whose key was renamed has its present id.
  package private(set) var views: [(name: String, id: String)] = []
  /// The present names of views, by id.
  package private(set) var presentNames: [String: String] = [:]
  /// The recorded superviews of views in other views, by name.
  package private(set) var superviews: [String: String] = [:]
  /// Names of recorded views that show pictures from files.
  package private(set) var pictured: Set<String> = []
  /// The present scene on its canvas, and on devices; the same for a document without a canvas.
  private let canvas: SceneLayers
  private var devices: SceneLayers
  private let stated: SceneLayers
  private let old: SceneLayers
  private let folder: String?
  private let fonts: FontCatalogue
  /// What both recipes state; nil where documents are compared.
  private var documents: (recorded: Scene, stated: Scene)?

  /// Names of views that have another superview now.
  package var reparented: [String] {
    edits.flatMap(\.changes).filter(\.isReparenting).flatMap(\.views)
  }

  /// All changes, renames first.
  package var all: [DocumentChange] { renames + edits.flatMap(\.changes) }

  /// - Parameters:
  ///   - recipe: The recorded scene, as ``RecipeWriter/write(_:identities:)`` wrote it.
  ///   - scene: The present scene.
  ///   - fonts: The fonts that exist besides the scene's own.
  /// - Returns: nil if a recipe cannot be read, or not back.
  /// - Complexity: O(views + constraints) for each pair of size classes.
  package init?(from recipe: String, to scene: Scene, fonts: FontCatalogue) {
    let folder = scene.documentFolder
    guard
      let recorded = try? RecipeDocument.decode(
        recipe, document: scene.document, folder: folder, fonts: fonts, isRecorded: true),
      let stated = try? RecipeDocument.decode(
        RecipeWriter.write(scene, identities: true), document: scene.document, folder: folder, fonts: fonts)
    else { return nil }
    var placed = stated
    placed.takePlaces(from: scene)
    self.init(from: recorded, stated: placed, model: scene, folder: folder, fonts)
    devices = canvas.onDevices
    documents = (recorded, stated)
  }

  /// Does the same for a recorded scene line by line.
  package init?(from lines: [String], to scene: Scene, fonts: FontCatalogue) {
    self.init(from: lines.joined(separator: "\n") + "\n", to: scene, fonts: fonts)
  }

  /// Whether nothing changed but the order or the numbers of the parts. A record that an earlier version wrote in other
  /// words counts as it is written now.
  /// - Complexity: O(views + constraints).
  package var isReordered: Bool {
    guard all.isEmpty, let (recorded, stated) = documents else { return false }
    return RecipeWriter.write(recorded, identities: true) != RecipeWriter.write(stated, identities: true)
  }

  /// Compares two documents.
  package init(from old: Scene, to scene: Scene, fonts: FontCatalogue) {
    self.init(from: old, stated: scene, model: scene, folder: scene.documentFolder, fonts)
  }

  private init(from old: Scene, stated: Scene, model: Scene, folder: String, _ fonts: FontCatalogue) {
    (self.folder, self.fonts) = (folder, fonts)
    let old = old.renamingViews(RenamedKeys(from: old, to: stated).ids)
    (self.old, self.stated) = (SceneLayers(old), SceneLayers(stated))
    canvas = SceneLayers(model)
    devices = canvas
    let names = RecipeWriter(old)
    views = old.allViews.map { (names.name(of: $0.id), $0.id) }
    presentNames = Dictionary(stated.allViews.map { ($0.id, $0.name) }) { first, _ in first }
    pictured = RecipeWriter.pictured(in: old)
    for view in old.allViews {
      for child in view.children { superviews[names.name(of: child.id)] = names.name(of: view.id) }
    }
    compare()
  }

  /// A difference, and the layers that have it; nil is the base.
  private struct LayeredDifference {
    var difference: LayerComparison.Difference
    var layers: Set<SizeClasses?>
  }

  /// Returns the name that a view of one version of a document has in another one, which may be older or newer; nil if
  /// it is not there.
  /// - Complexity: O(views + constraints).
  package static func name(of view: String, in scene: Scene, asIn other: Scene) -> String? {
    let ids = RenamedKeys(from: scene, to: other).ids
    let back = RenamedKeys(from: other, to: scene).ids
    guard let found = scene.allViews.first(where: { $0.name == view }) else { return nil }
    let names = Dictionary(other.allViews.map { ($0.id, $0.name) }) { first, _ in first }
    return names[ids[found.id] ?? found.id] ?? back.first { $0.value == found.id }.flatMap { names[$0.key] }
  }

  private mutating func compare() {
    var all: [LayeredDifference] = []
    var known: [LayerComparison.Part: [Int]] = [:]
    func note(_ differences: [LayerComparison.Difference], in own: SizeClasses?) {
      for difference in differences {
        // A size class with a value of its own changes by itself.
        if let same = known[difference.part]?.first(where: { all[$0].difference.change.says(difference.change) }) {
          all[same].layers.insert(own)
        } else {
          known[difference.part, default: []].append(all.count)
          all.append(LayeredDifference(difference: difference, layers: [own]))
        }
      }
    }
    note(LayerComparison(from: old.base, to: stated.base).differences, in: nil)
    let (devices, others) = (Set(old.classes + stated.classes), Set(old.otherClasses + stated.otherClasses))
    let ofDevices = SizeClasses.ofDevices.filter(devices.contains)
    // The canvas of a size class such as regular x any changes with the devices it stands for.
    for own in ofDevices + SizeClasses.all.filter(others.contains) {
      note(LayerComparison(from: old[own], to: stated[own]).differences, in: own)
    }
    for index in all.indices where !all[index].layers.contains(nil) {
      let own = ofDevices.filter { all[index].layers.contains($0) }
      let canvases = SizeClasses.all.filter { all[index].layers.contains($0) }
      if own.count < ofDevices.count || own.isEmpty {
        all[index].difference.change.sizeClasses = Self.text(own.isEmpty ? canvases : own)
      }
    }
    let differences = all.map(\.difference)
    renames = differences.filter { $0.change.isRename && !isIncidental($0, among: differences) }.map(\.change)
    renamed = Set(
      differences.compactMap { difference in
        if case .name(let id) = difference.part { return id }
        return nil
      })
    join(all.filter { !$0.difference.change.isRename })
  }

  /// Returns whether a view is called differently only because of another change: its own text is its name, or texts
  /// and views elsewhere changed the number after its kind.
  private func isIncidental(
    _ rename: LayerComparison.Difference, among differences: [LayerComparison.Difference]
  ) -> Bool {
    guard case .name(let id) = rename.part, let names = rename.change.properties.first else { return false }
    var changesNames = false
    for difference in differences {
      switch difference.part {
      case .key(let view, _):
        let texts = difference.change.properties.filter { ["text", "placeholder"].contains($0.key) }
        if texts.isEmpty { continue }
        if view == id, texts.contains(where: { Self.isName(names, from: $0) }) { return true }
        changesNames = true
      case .view, .order: changesNames = true
      default: continue
      }
    }
    guard changesNames else { return false }
    return [names.from, names.to].contains { name in
      (name ?? "").wholeMatch(of: /(?:[A-Z][a-z]+ )*[A-Z][a-z]+ [0-9]+/) != nil
    }
  }

  /// Returns whether one of a view's names is its text at the time, or how that begins.
  private static func isName(_ names: DocumentChange.Property, from text: DocumentChange.Property) -> Bool {
    [(names.from, text.from), (names.to, text.to)].contains { name, text in
      guard let name, let text, !name.isEmpty else { return false }
      return text.drop { $0 == "\"" }.hasPrefix(name)
    }
  }

  /// Returns the size classes in which a change applies, in few words.
  private static func text(_ classes: [SizeClasses]) -> String {
    let (widths, heights) = (Set(classes.map(\.horizontal)), Set(classes.map(\.vertical)))
    let isBlock = widths.count * heights.count == classes.count
    if isBlock, widths.count == 1, heights.count == 2, let width = widths.first { return "\(width) x any" }
    if isBlock, heights.count == 1, widths.count == 2, let height = heights.first { return "any x \(height)" }
    return classes.map { "\($0.horizontal) x \($0.vertical)" }.joined(separator: " and ")
  }

  /// Makes edits of differences: those with a bond in common are one.
  private mutating func join(_ layered: [LayeredDifference]) {
    let differences = layered.map(\.difference)
    var parents = Array(differences.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }
    var first: [String: Int] = [:]
    let ways = Self.ways(differences)
    for (index, difference) in differences.enumerated() {
      // Constraints on one axis belong together only where one replaces another.
      let bonds = difference.bonds.filter { !$0.hasPrefix("x ") && !$0.hasPrefix("y ") || ways[$0] == 2 }
      for bond in bonds {
        if let other = first[bond] {
          let (a, b) = (root(other), root(index))
          parents[max(a, b)] = min(a, b)
        } else {
          first[bond] = index
        }
      }
    }
    var order: [Int] = []
    var members: [Int: [Int]] = [:]
    for index in differences.indices {
      let root = root(index)
      if members[root] == nil { order.append(root) }
      members[root, default: []].append(index)
    }
    edits = order.map { root in
      let own = (members[root] ?? []).map { layered[$0] }
      let stated = own.filter { !$0.difference.follows }
      return Edit(
        changes: (stated.isEmpty ? own : stated).map(\.difference.change),
        parts: Dictionary(own.map { ($0.difference.part, $0.layers) }) { $0.union($1) })
    }
  }

  /// Returns, for each bond, whether constraints with it come, go, or both (2).
  private static func ways(_ differences: [LayerComparison.Difference]) -> [String: Int] {
    var kinds: [String: Set<DocumentChange.Kind>] = [:]
    for difference in differences {
      for bond in difference.bonds { kinds[bond, default: []].insert(difference.change.kind) }
    }
    return kinds.mapValues { $0.isSuperset(of: [.new, .gone]) ? 2 : 1 }
  }

  // MARK: Undoing

  /// The recorded scene, with everything that a recipe cannot state as in the present document; nil if a change cannot
  /// be undone.
  /// - Parameter onCanvas: Whether it is laid out on the document's canvas, and not on a device.
  package func before(onCanvas: Bool) -> Scene? { scene(with: [], onCanvas: onCanvas) }

  /// The same with the names that its views had, as its pictures show them.
  package func recorded(onCanvas: Bool) -> Scene? {
    let names = views.filter { renamed.contains($0.id) }.map { ($0.id, $0.name) }
    return before(onCanvas: onCanvas)?.naming(Dictionary(names) { first, _ in first })
  }

  /// Returns the recorded scene with some of the edits; nil if another one cannot be undone.
  /// - Parameter onCanvas: Whether it is laid out on the document's canvas, and not on a device.
  /// - Complexity: O(views + constraints) for each pair of size classes.
  package func scene(with kept: Set<Int>, onCanvas: Bool) -> Scene? {
    let undone = edits.indices.filter { !kept.contains($0) }.map { edits[$0].parts }
    let model = onCanvas ? canvas : devices
    var layers = model
    func patched(_ layer: Scene, _ stated: Scene, _ old: Scene, in classes: SizeClasses?) -> Scene? {
      let parts = LayerComparison(from: old, to: stated).differences.map(\.part)
      let own = Set(parts.filter { part in undone.contains { $0[part]?.contains(classes) ?? false } })
      return own.isEmpty
        ? layer : LayerPatch(layer, stated: stated, undoing: own, from: old, folder: folder, fonts: fonts).scene
    }
    guard let base = patched(model.base, stated.base, old.base, in: nil) else { return nil }
    layers.base = base
    let classes = Set(Array(model.byClasses.keys) + Array(old.byClasses.keys) + Array(stated.byClasses.keys))
    for own in classes {
      guard let scene = patched(model[own], stated[own], old[own], in: own) else { return nil }
      layers.byClasses[own] = scene
    }
    return layers.scene
  }
}

extension Scene {
  /// The document's folder.
  fileprivate var documentFolder: String {
    guard let slash = document.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(document[..<slash])
  }

  /// Takes the places of views and constraints in a document from the scene that was written as this recipe.
  fileprivate mutating func takePlaces(from scene: Scene) {
    places = scene.places
    rootView?.keyPlaces = scene.rootView?.keyPlaces ?? ScenePlaces()
    // Lists have other parts on devices.
    let known = SceneIndex(scene.onDevices).views
    func placed(_ views: [SceneView]) -> [SceneView] {
      views.map { view in
        var view = view
        view.place = known[view.id]?.place
        view.keyPlaces = known[view.id]?.keyPlaces ?? ScenePlaces()
        view.name = known[view.id]?.name ?? view.name
        view.children = placed(view.children)
        return view
      }
    }
    views = placed(views)
    let pairs = ConstraintPairs(scene.constraints, in: scene, constraints, in: self)
    for index in constraints.indices { constraints[index].place = nil }
    for (from, to) in pairs.pairs {
      constraints[to].place = scene.constraints[from].place
      // The key by which the solver's answers name it.
      (constraints[to].label, constraints[to].text) = (scene.constraints[from].label, scene.constraints[from].text)
    }
    for (classes, other) in adaptations {
      var other = other
      other.takePlaces(from: scene.adaptations[classes] ?? scene)
      adaptations[classes] = other
    }
    for index in variations.indices {
      let own =
        scene.variations.first { $0.sizeClasses == variations[index].sizeClasses }?.constraints ?? scene.constraints
      let pairs = ConstraintPairs(own, in: scene, variations[index].constraints, in: self)
      for (from, to) in pairs.pairs { variations[index].constraints[to].place = own[from].place }
    }
    for (index, state) in scene.states.enumerated() where states.indices.contains(index) {
      let pairs = ConstraintPairs(state.constraints, in: scene, states[index].constraints, in: self)
      for (from, to) in pairs.pairs { states[index].constraints[to].place = state.constraints[from].place }
    }
  }
}
