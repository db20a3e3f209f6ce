/// What a document describes: views, the constraints between them, and how both vary.
///
/// Knows no file format; a recipe or a storyboard becomes one of these.
public struct Scene: Sendable, Hashable {
  public var title: String
  /// Where the layout is from, for people.
  public var source: String?
  /// What there is to see, in a few sentences.
  public var notes: String?
  /// The document's path, as given.
  public var document: String
  public var bars: Set<Bar>
  /// Of the controller's root view.
  public var background: SceneColor?
  /// Children of the root view, back to front.
  public var views: [SceneView]
  /// Installed in every size class, unless a variation takes one out.
  public var constraints: [SceneConstraint]
  public var variations: [SceneVariation]
  /// What has to hold in every cell.
  public var expectations: [SceneConstraint]
  /// Whether an ambiguous layout is meant, and no finding.
  public var allowsAmbiguity: Bool

  public init(
    title: String, document: String, source: String? = nil, notes: String? = nil, bars: Set<Bar> = [],
    background: SceneColor? = nil, views: [SceneView], constraints: [SceneConstraint],
    variations: [SceneVariation] = [], expectations: [SceneConstraint] = [], allowsAmbiguity: Bool = false
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
  }
}

/// A place in a document, both from 1.
public struct ScenePlace: Sendable, Hashable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// What a variation changes where the size classes fit (AL-10.9).
public struct SceneVariation: Sendable, Hashable {
  /// `any` fits every class.
  public var sizeClasses: SizeClasses
  /// Labels of constraints that are not installed.
  public var uninstalled: Set<String>
  /// Installed here; one with the label of a more general constraint takes its place.
  public var constraints: [SceneConstraint]

  public init(sizeClasses: SizeClasses, uninstalled: Set<String>, constraints: [SceneConstraint]) {
    self.sizeClasses = sizeClasses
    self.uninstalled = uninstalled
    self.constraints = constraints
  }

  func matches(_ cell: SizeClasses) -> Bool {
    (sizeClasses.horizontal == .any || sizeClasses.horizontal == cell.horizontal)
      && (sizeClasses.vertical == .any || sizeClasses.vertical == cell.vertical)
  }

  /// How much the condition says; of equal ones the width counts more (AL-10.10).
  var specificity: Int {
    (sizeClasses.horizontal == .any ? 0 : 2) + (sizeClasses.vertical == .any ? 0 : 1)
  }
}

extension Scene {
  /// Endings of documents that are not part of what a scene is called.
  static let endings = ["yaml", "yml", "storyboard", "xib"]

  /// What the scene is called wherever results lie: its document's path, from behind a folder `Recipes` if there is
  /// one, without the ending.
  public var id: String { Self.id(ofDocument: document) }

  /// The ``id`` of the scene that a document would give.
  public static func id(ofDocument document: String) -> String {
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
  public func installedConstraints(for sizeClasses: SizeClasses) -> [SceneConstraint] {
    let matching = variations.filter { $0.matches(sizeClasses) }.sorted { $0.specificity < $1.specificity }
    var installed = constraints
    for variation in matching {
      installed.removeAll { $0.label.map(variation.uninstalled.contains) ?? false }
      for constraint in variation.constraints {
        if let label = constraint.label, let known = installed.firstIndex(where: { $0.label == label }) {
          installed[known] = constraint
        } else {
          installed.append(constraint)
        }
      }
    }
    return installed
  }

  /// Every view of the scene in pre-order.
  public var allViews: [SceneView] {
    func flat(_ views: [SceneView]) -> [SceneView] { views.flatMap { [$0] + flat($0.children) } }
    return flat(views)
  }
}
