/// What a document describes: views, the constraints between them, and how both vary.
///
/// Knows no file format; a recipe or a storyboard becomes one of these.
package struct Scene: Sendable, Hashable, Encodable {
  /// For people; a navigation bar shows it.
  package var title: String
  /// Where the layout is from, for people.
  package var source: String?
  /// What there is to see, in a few sentences.
  package var notes: String?
  /// The document's path, as given.
  package var document: String
  /// Bars that move guides and the safe area.
  package var bars: Set<Bar>
  /// What stands in the bars.
  package var barContents = BarContents()
  /// Of the controller's root view.
  package var background: SceneColor?
  /// Children of the root view, back to front.
  package var views: [SceneView]
  /// Installed in every size class, unless a variation takes one out.
  package var constraints: [SceneConstraint]
  /// What size classes change.
  package var variations: [SceneVariation]
  /// What has to hold in every cell.
  package var expectations: [SceneConstraint]
  /// Whether an ambiguous layout is meant, and no finding.
  package var allowsAmbiguity: Bool
  /// Whether constraints that contradict each other are meant, and no finding.
  package var allowsConflicts = false
  /// What happens at run time, in the document's order.
  package var states: [SceneState]
  /// What the scene is called in a document of several; nil in a document of one.
  package var name: String?
  /// The root view itself, where the document says something of it; its children are ``views``.
  package var rootView: SceneView?
  /// Point sizes that text styles were drawn with on the canvas, where they are not those of the reader's size.
  package var canvasStyleSizes: [SceneFont.Style: Double] = [:]
  /// Where the document was drawn; nil leaves it to who asks.
  package var canvas: Cell?
  /// Whether the root is a view that a screen holds among others: it keeps its size, a table's cell the screen's width.
  package var standsAlone: SceneLoneView?
  /// Bars of the containers around the scene, which a canvas has in its safe area and a device shows.
  package var deviceBars: Set<Bar> = []
  /// What the canvas shows over the scene; nil for a document without a canvas.
  package var canvasBars: CanvasBars?
  /// The scene in size classes in which its views look different; without a canvas each pair of classes has its own.
  package var adaptations: [SizeClasses: Scene] = [:]
  /// Translations of the document's texts, by language.
  package var strings: [String: [String: String]] = [:]
  /// The system whose controls the document was drawn with.
  package var look = Look.usual
  /// How the document wants to be drawn, unless someone asks for something else.
  package var drawing = SceneDrawing()
  /// Findings of `plumb lint` that the document says are meant.
  package var silences: [SceneSilence] = []
  /// What has to hold in windows of any size.
  package var invariants: [SceneInvariant] = []
  /// The windows in which the invariants have to hold.
  package var invariantWindows = SceneWindows()
  /// The cells in which goldens guard the scene, without its states; nil for those of all devices.
  package var guardedCells: [Cell]?
  /// Whether the keyboard is docked at the bottom (AL-5.26); a state may change that.
  package var showsKeyboard = false
  /// Whether the root view's margins are at least the system's (AL-5.9).
  package var respectsSystemMargins = true
  /// Whether the root view's margins have the safe area in them, as they have since iOS 11 (AL-5.4).
  package var hasMarginsFromSafeArea = true

  /// A scene of views and constraints, all else as usual.
  package init(
    title: String, document: String, source: String? = nil, notes: String? = nil, bars: Set<Bar> = [],
    background: SceneColor? = nil, views: [SceneView], constraints: [SceneConstraint],
    variations: [SceneVariation] = [], expectations: [SceneConstraint] = [], allowsAmbiguity: Bool = false,
    states: [SceneState] = []
  ) {
    self.title = title
    self.document = document
    self.source = source
    self.notes = notes
    self.bars = bars
    self.background = background
    self.views = views
    self.constraints = constraints
    self.variations = variations
    self.expectations = expectations
    self.allowsAmbiguity = allowsAmbiguity
    self.states = states
  }
}

/// A place in a document, both from 1.
package struct ScenePlace: Sendable, Hashable, Codable {
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int

  /// A line and a column, both from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// What a variation changes where the size classes fit (AL-10.9).
package struct SceneVariation: Sendable, Hashable, Encodable {
  /// `any` fits every class.
  package var sizeClasses: SizeClasses
  /// Labels of constraints that are not installed.
  package var uninstalled: Set<String>
  /// Ids of views that are not in the tree, with all that is in them and all constraints that mention them (AL-10.12).
  package var uninstalledViews: Set<String>
  /// Installed here; one with the label of a more general constraint takes its place.
  package var constraints: [SceneConstraint]

  /// A variation for some size classes.
  package init(
    sizeClasses: SizeClasses, uninstalled: Set<String>, uninstalledViews: Set<String> = [],
    constraints: [SceneConstraint]
  ) {
    self.sizeClasses = sizeClasses
    self.uninstalled = uninstalled
    self.uninstalledViews = uninstalledViews
    self.constraints = constraints
  }

  /// Whether the variation is one for these size classes.
  package func matches(_ cell: SizeClasses) -> Bool {
    (sizeClasses.horizontal == .any || sizeClasses.horizontal == cell.horizontal)
      && (sizeClasses.vertical == .any || sizeClasses.vertical == cell.vertical)
  }

  /// How much the condition says; of equal ones the width counts more (AL-10.10).
  package var specificity: Int {
    (sizeClasses.horizontal == .any ? 0 : 2) + (sizeClasses.vertical == .any ? 0 : 1)
  }
}

extension Scene {
  /// Endings of documents that are not part of what a scene is called.
  static let endings = ["yaml", "yml", "storyboard", "xib"]

  /// What the scene is called wherever results lie: its document's path, from behind a folder `Recipes` if there is
  /// one, without the ending.
  package var id: String { Self.id(ofDocument: document) + (name.map { "/\($0)" } ?? "") }

  /// The ``id`` of the scene that a document would give.
  package static func id(ofDocument document: String) -> String {
    var parts = document.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    if let recipes = parts.dropLast().lastIndex(of: "Recipes") { parts.removeFirst(recipes + 1) }
    if let last = parts.popLast() {
      let ending = Self.endings.first { last.hasSuffix(".\($0)") && last.count > $0.count + 1 }
      parts.append(ending.map { String(last.dropLast($0.count + 1)) } ?? last)
    }
    return parts.joined(separator: "/")
  }

  /// The constraints installed for some size classes, general ones first: of constraints with one label the most
  /// special wins (AL-10.9).
  ///
  /// A constraint inside of a controller of its own goes by that controller's classes (AL-10.2).
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

  /// Views that are not in the tree for some size classes, by id.
  package func uninstalledViews(for sizeClasses: SizeClasses) -> Set<String> {
    variations.filter { $0.matches(sizeClasses) }.reduce(into: []) { $0.formUnion($1.uninstalledViews) }
  }

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

  /// Views that are the roots of controllers, by id.
  private var controllers: [String: SceneController] {
    Dictionary(allViews.compactMap { view in view.controller.map { (view.id, $0) } }) { first, _ in first }
  }

  /// The innermost controller around each view, the view itself not counted, by id.
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

  /// The look a cell shows the scene in: its state's, the reader's, the document's own. A document with a canvas is drawn
  /// on a device as that runs it today, and on the canvas as the version that saved it did.
  package func look(in cell: Cell) -> Look {
    if let asked = state(of: cell)?.variant.look ?? cell.variant.look { return asked }
    return canvas == nil || isCanvas(cell) ? look : max(look, .usual)
  }

  /// Whether a cell is the canvas that the document was drawn on.
  package func isCanvas(_ cell: Cell) -> Bool { canvas.map { $0.screenName == cell.screenName } ?? false }

  /// Puts other views in the place of those with their ids.
  /// - Complexity: O(views).
  package mutating func replaceViews(_ others: [String: SceneView]) { views = views.replacing(with: others) }

  /// Every view of the scene in pre-order.
  package var allViews: [SceneView] {
    var found: [SceneView] = []
    func add(_ views: [SceneView]) {
      for view in views {
        found.append(view)
        add(view.children)
      }
    }
    add(views)
    return found
  }
}

extension [SceneView] {
  /// These, with others in the place of those with their ids; what is in them stays.
  /// - Parameter others: By id.
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
  /// These, and others of which one takes the place of the one with its label.
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
  /// These classes, but for those that others know.
  func overridden(by others: SizeClasses?) -> SizeClasses {
    guard let others else { return self }
    return SizeClasses(
      horizontal: others.horizontal == .any ? horizontal : others.horizontal,
      vertical: others.vertical == .any ? vertical : others.vertical)
  }
}
