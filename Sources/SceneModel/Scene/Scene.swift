/// The content of a document: views, the constraints between them, and how both vary.
///
/// It knows no file format; a recipe or a storyboard is converted to a scene.
package struct Scene: Sendable, Hashable, Encodable {
  /// The title for people, which a navigation bar shows.
  package var title: String
  /// The origin of the layout, for people.
  package var source: String?
  /// A description in a few sentences.
  package var notes: String?
  /// The document's path, as given.
  package var document: String
  /// Bars that move guides and the safe area.
  package var bars: Set<Bar>
  /// The contents of the bars.
  package var barContents = BarContents()
  /// The background of the controller's root view.
  package var background: SceneColor?
  /// Children of the root view, back to front.
  package var views: [SceneView]
  /// Installed in every size class, unless a variation uninstalls one.
  package var constraints: [SceneConstraint]
  /// Changes by size class.
  package var variations: [SceneVariation] = []
  /// Constraints that must hold in every cell.
  package var expectations: [SceneConstraint] = []
  /// Whether an ambiguous layout is intended, and not a finding.
  package var allowsAmbiguity = false
  /// Whether contradictory constraints are intended, and not a finding.
  package var allowsConflicts = false
  /// Changes at run time, in the document's order.
  package var states: [SceneState] = []
  /// The scene's name in a document of several; nil in a document of one.
  package var name: String?
  /// The root view itself, if the document specifies it; its children are ``views``.
  package var rootView: SceneView?
  /// Point sizes with which text styles were drawn on the canvas, if they differ from those of the reader's text size.
  package var canvasStyleSizes: [SceneFont.Style: Double] = [:]
  /// The axes along which the canvas measures simple texts in whole points, whatever its scale (`control-metrics.md` 9).
  package var wholePointTexts = WholePointTexts.none
  /// The canvas the document was drawn on; nil leaves the cell to the caller.
  package var canvas: Cell?
  /// Whether the root is a view that a screen contains among others: it keeps its size, and a table's cell takes the
  /// screen's width.
  package var standsAlone: SceneLoneView?
  /// Bars of the containers around the scene, which are part of a canvas's safe area and are shown on a device.
  package var deviceBars: Set<Bar> = []
  /// The bars that the canvas shows over the scene; nil for a document without a canvas.
  package var canvasBars: CanvasBars?
  /// The scene in size classes in which its views differ; without a canvas each pair of classes has its own.
  package var adaptations: [SizeClasses: Scene] = [:]
  /// Whether each adaptation replaces the scene as a whole, and not only its views and bars.
  package var hasWholeAdaptations = false
  /// Font files that the document uses, by their paths in its folder or in a folder above it.
  package var fonts: [String] = []
  /// Translations of the document's texts, by language.
  package var strings: [String: [String: String]] = [:]
  /// The system whose controls the document was drawn with.
  package var look = Look.usual
  /// How the document should be drawn, unless the caller requests something else.
  package var drawing = SceneDrawing()
  /// Findings of `plumb lint` that the document declares intentional.
  package var silences: [SceneSilence] = []
  /// Conditions that must hold in windows of any size.
  package var invariants: [SceneInvariant] = []
  /// The windows in which the invariants must hold.
  package var invariantWindows = SceneWindows()
  /// The cells in which the scene has goldens, without its states; nil for those of all devices.
  package var guardedCells: [Cell]?
  /// Whether the keyboard is docked at the bottom (AL-5.26); a state may change that.
  package var showsKeyboard = false
  /// Whether the root view's margins are at least the system's (AL-5.9).
  package var respectsSystemMargins = true
  /// Whether the root view's margins include the safe area, as since iOS 11 (AL-5.4).
  package var hasMarginsFromSafeArea = true
  /// Places in the document of what belongs to the scene as a whole.
  package var places = ScenePlaces()
  /// What a scene captured from an application's views does not express; nil for a document's scene.
  package var capture: CaptureNotes?

  /// Creates a scene from views and constraints, with default properties.
  package init(
    title: String, document: String, bars: Set<Bar> = [], background: SceneColor? = nil, views: [SceneView],
    constraints: [SceneConstraint]
  ) {
    self.title = title
    self.document = document
    self.bars = bars
    self.background = background
    self.views = views
    self.constraints = constraints
  }
}

/// A place in a document.
package struct ScenePlace: Sendable, Hashable, Codable {
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int

  /// Creates a place from a line and a column, both from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The changes of a variation where its size classes match (AL-10.9).
package struct SceneVariation: Sendable, Hashable, Encodable {
  /// `any` matches every class.
  package var sizeClasses: SizeClasses
  /// Labels of constraints that are not installed.
  package var uninstalled: Set<String>
  /// Ids of views that are not in the tree, with all their descendants and all constraints that mention them
  /// (AL-10.12).
  package var uninstalledViews: Set<String>
  /// Constraints installed here; one with the label of a more general constraint replaces it.
  package var constraints: [SceneConstraint]

  /// Creates a variation for some size classes.
  package init(
    sizeClasses: SizeClasses, uninstalled: Set<String>, uninstalledViews: Set<String> = [],
    constraints: [SceneConstraint]
  ) {
    self.sizeClasses = sizeClasses
    self.uninstalled = uninstalled
    self.uninstalledViews = uninstalledViews
    self.constraints = constraints
  }

  /// Returns whether the variation applies to these size classes.
  package func matches(_ cell: SizeClasses) -> Bool {
    (sizeClasses.horizontal == .any || sizeClasses.horizontal == cell.horizontal)
      && (sizeClasses.vertical == .any || sizeClasses.vertical == cell.vertical)
  }

  /// How specific the condition is; the width takes precedence over the height (AL-10.10).
  package var specificity: Int {
    (sizeClasses.horizontal == .any ? 0 : 2) + (sizeClasses.vertical == .any ? 0 : 1)
  }
}

extension Scene {
  /// The scene's id wherever results are stored: its document's path after a folder `Recipes`, if there is one, without
  /// the extension.
  package var id: String { Self.id(ofDocument: document) + (name.map { "/\($0)" } ?? "") }

  /// Returns the ``id`` of a document's scene.
  package static func id(ofDocument document: String) -> String {
    var parts = document.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    if let recipes = parts.dropLast().lastIndex(of: "Recipes") { parts.removeFirst(recipes + 1) }
    if let last = parts.popLast() { parts.append(DocumentKind.name(ofFile: last)) }
    return parts.joined(separator: "/")
  }

  /// Returns the constraints installed for some size classes, general ones first; of constraints with the same label
  /// the most specific wins (AL-10.9).
  ///
  /// A constraint inside a controller of its own depends on that controller's size classes (AL-10.2).
  package func installedConstraints(for sizeClasses: SizeClasses) -> [SceneConstraint] {
    let inner = controllers.filter { $0.value.sizeClasses != SizeClasses(horizontal: .any, vertical: .any) }
    if inner.isEmpty { return installedConstraints(for: sizeClasses) { _ in true } }
    let owners = enclosingControllers
    func owner(_ constraint: SceneConstraint) -> String? {
      let items = [constraint.first.item, constraint.second?.item]
      return items.lazy.compactMap { item in
        if case .view(let id)? = item { return owners[id].flatMap { inner[$0] == nil ? nil : $0 } }
        return nil
      }.first
    }
    let outside = installedConstraints(for: sizeClasses) { owner($0) == nil }
    return outside
      + inner.keys.sorted().flatMap { id in
        installedConstraints(for: sizeClasses.overridden(by: inner[id]?.sizeClasses)) { owner($0) == id }
      }
  }

  /// Returns views that are not in the tree for some size classes, by id.
  package func uninstalledViews(for sizeClasses: SizeClasses) -> Set<String> {
    variations.filter { $0.matches(sizeClasses) }.reduce(into: []) { $0.formUnion($1.uninstalledViews) }
  }

  /// Controllers by the ids of their root views.
  private var controllers: [String: SceneController] {
    Dictionary(allViews.compactMap { view in view.controller.map { (view.id, $0) } }) { first, _ in first }
  }

  /// The innermost controller around each view, excluding the view itself, by id.
  private var enclosingControllers: [String: String] {
    var found: [String: String] = [:]
    func note(_ views: [SceneView], in owner: String?) {
      for view in views {
        found[view.id] = owner
        note(view.children, in: view.controller == nil ? owner : view.id)
      }
    }
    note(views, in: nil)
    return found
  }

  /// Returns the look in which a cell shows the scene: its state's, the reader's, or the document's own. A document
  /// with a canvas is drawn on a device in a current look, and on the canvas in that of the version that saved it.
  package func look(in cell: Cell) -> Look {
    if let asked = state(of: cell)?.variant.look ?? cell.variant.look { return asked }
    return canvas == nil || isCanvas(cell) ? look : max(look, .usual)
  }

  /// Returns whether a cell is the canvas that the document was drawn on.
  package func isCanvas(_ cell: Cell) -> Bool { canvas.map { $0.screenName == cell.screenName } ?? false }

  /// Returns a cell as the scene is laid out in it: the canvas has insets that its name does not state.
  package func own(_ cell: Cell) -> Cell {
    guard let canvas, isCanvas(cell) else { return cell }
    return canvas.varied(cell.variant).inState(cell.state)
  }

  /// Replaces views with others that have the same ids.
  /// - Complexity: O(views).
  package mutating func replaceViews(_ others: [String: SceneView]) { views = views.replacing(with: others) }

  /// Every view of the scene in pre-order.
  package var allViews: [SceneView] { views.all }

  private func installedConstraints(
    for sizeClasses: SizeClasses, _ belongs: (SceneConstraint) -> Bool
  ) -> [SceneConstraint] {
    let matching = variations.filter { $0.matches(sizeClasses) }.sorted { $0.specificity < $1.specificity }
    var installed = constraints.filter(belongs)
    for variation in matching {
      installed.removeAll { $0.label.map(variation.uninstalled.contains) ?? false }
      installed = installed.replacing(with: variation.constraints.filter(belongs))
    }
    return installed
  }
}

extension [SceneView] {
  /// The views and their descendants in pre-order.
  package var all: [SceneView] {
    var found: [SceneView] = []
    func add(_ views: [SceneView]) {
      for view in views {
        found.append(view)
        add(view.children)
      }
    }
    add(self)
    return found
  }

  /// Returns the views, with some replaced by others with the same ids; children are kept.
  /// - Parameter others: Views by id.
  fileprivate func replacing(with others: [String: SceneView]) -> [SceneView] {
    if others.isEmpty { return self }
    return map { view in
      var view = view
      let children = view.children.replacing(with: others)
      if let other = others[view.id] { view = other }
      view.children = children
      return view
    }
  }
}

extension [SceneConstraint] {
  /// Returns the constraints with others added; one with a known label replaces the constraint with that label.
  fileprivate func replacing(with others: [SceneConstraint]) -> [SceneConstraint] {
    var all = self
    for constraint in others {
      if let label = constraint.label, let known = all.firstIndex(where: { $0.label == label }) {
        all[known] = constraint
      } else {
        all.append(constraint)
      }
    }
    return all
  }
}

extension SizeClasses {
  /// Returns these classes, overridden by others unless those are `any`.
  func overridden(by others: SizeClasses?) -> SizeClasses {
    guard let others else { return self }
    return SizeClasses(
      horizontal: others.horizontal == .any ? horizontal : others.horizontal,
      vertical: others.vertical == .any ? vertical : others.vertical)
  }
}
