/// What a verification found, whole: reports are made from it, and decisions need nothing else, above all no rendering.
///
/// The same documents, goldens and renderer give the same bytes.
public struct StoredRun: Codable, Sendable, Equatable {
  /// The version that is written and read.
  public static let currentVersion = 1

  /// Of the format.
  public var version = StoredRun.currentVersion
  /// The folder of all goldens.
  public var snapshots: String
  /// Whether less than everything was asked for, so that nothing can be called orphaned.
  public var isFiltered: Bool
  /// Which shard of how many, such as `1/4`; nil for the whole.
  public var shard: String?
  /// How many scenes the whole has.
  public var sceneCount: Int
  /// In the order of the documents.
  public var scenes: [StoredScene]
  /// Golden folders that no document belongs to.
  public var orphans: [String]
  /// Documents that could not be read, and why.
  public var problems: [String]

  /// A run without scenes, or with those given.
  public init(
    snapshots: String, isFiltered: Bool, shard: String? = nil, sceneCount: Int = 0, scenes: [StoredScene] = [],
    orphans: [String] = [],
    problems: [String] = []
  ) {
    self.snapshots = snapshots
    self.isFiltered = isFiltered
    self.shard = shard
    self.sceneCount = sceneCount
    self.scenes = scenes
    self.orphans = orphans
    self.problems = problems
  }

  /// The run in numbers.
  public var totals: RunTotals { RunTotals(self) }
}

/// A scene's part of a run.
public struct StoredScene: Codable, Sendable, Equatable {
  /// Its place among all documents' scenes.
  public var order: Int
  /// The scene's ``Scene/id``.
  public var id: String
  /// The scene's title.
  public var title: String
  /// The path of the scene's document.
  public var document: String
  /// How many cells were looked at.
  public var cellCount: Int
  /// How many of them are identical or tolerated.
  public var identical: Int
  /// Fingerprint of what drew it.
  public var renderer: String
  /// Of the renderer that recorded the goldens, where it is another one.
  public var otherRenderer: String?
  /// What the document says, as records have it.
  public var inputs: [String]
  /// What is wrong with the layouts, equal findings of several cells in one.
  public var findings: [String]
  /// Whether one of them stops a golden from being recorded.
  public var hasFault: Bool
  /// What could not be read or written.
  public var troubles: [String]
  /// The causes, each with its cells.
  public var groups: [StoredGroup]
  /// All cells that are not identical, in the matrix's order.
  public var cells: [StoredCell]
  /// Facts of cells, each once; cells point into them.
  public var facts: [[String]]
  /// Recorded cells and pictures that no document has any more.
  public var orphans: [String]
  /// Cells that should have a golden picture and have none.
  public var missingPictures: [String]
  /// Cells that are not identical, and near enough for the tolerance that was asked for, with the numbers.
  public var tolerated: [String]
  /// Names of identical cells; nil where all cells were asked for.
  package var verified: [String]? = nil
}

/// One cause, and what it did.
public struct StoredGroup: Codable, Sendable, Equatable {
  /// What sort of cause it is.
  public var kind: Cause.Kind
  /// The cause in words.
  public var cause: String
  /// What moved how far, in how many cells.
  public var effects: [StoredEffect]
  /// Names of cells.
  public var cells: [String]
}

/// What a cause moved.
public struct StoredEffect: Codable, Sendable, Equatable {
  /// Such as `Title.Right -8 pt`.
  public var text: String
  /// As it reads in the first cell.
  public var example: String
  /// Names of the cells in which it did.
  public var cells: [String]
}

/// One cell that differs.
public struct StoredCell: Codable, Sendable, Equatable {
  /// How a cell differs, as runs store it.
  public enum Status: String, Codable, Sendable, CaseIterable {
    case layout, paint, missing, failed, renderer
  }

  /// The cell's name.
  public var name: String
  /// How it differs.
  public var status: Status
  /// Position in the scene's groups.
  public var group: Int
  /// What differs, fact by fact.
  public var changes: [StoredChange]
  /// Positions in the scene's facts.
  public var facts: Int
  /// The golden's; nil where there is none.
  public var goldenFacts: Int?
  /// Of what was drawn.
  public var pixelHash: String
  /// The golden's; nil where there is none.
  public var goldenHash: String?
  /// Whether a golden picture belongs to the cell.
  public var isPictured: Bool
  /// Which picture files lie beside the run.
  public var pictures: [String]
  /// Of the picture, in points.
  public var size: [Double]
  /// Views that stand elsewhere, in the picture's coordinates.
  public var outlines: [StoredOutline]
  /// How far the pictures are apart, in words; nil where they were not compared.
  public var measure: String?
}

/// One fact that differs.
public struct StoredChange: Codable, Sendable, Equatable {
  /// As people read it.
  public var text: String
  /// Of an edge that moved: whose, which, from where to where in points.
  public var view: String?
  /// See ``view``.
  public var edge: String?
  /// In points; see ``view``.
  public var from: Double?
  /// In points; see ``view``.
  public var to: Double?

  init(_ change: FactChange) {
    text = change.description
    guard case .edge(let view, let edge, let from, let to) = change else { return }
    (self.view, self.edge, self.from, self.to) = (view, edge.rawValue, from, to)
  }
}

/// Where a view was and where it is: left, top, width, height; nil where it was or is not.
public struct StoredOutline: Codable, Sendable, Equatable {
  /// The view's name.
  public var name: String
  /// In the golden.
  public var from: [Double]?
  /// Now.
  public var to: [Double]?
}

/// How a run ended, in numbers.
public struct RunTotals: Codable, Sendable, Equatable {
  /// Scenes.
  public var scenes = 0
  /// Cells that were looked at.
  public var cells = 0
  /// Cells that are identical or tolerated.
  public var identical = 0
  /// Cells with another layout.
  public var layout = 0
  /// Cells with another picture of the same layout.
  public var paint = 0
  /// Cells without a golden.
  public var missing = 0
  /// Cells with an unusable golden.
  public var failed = 0
  /// Cells recorded by another renderer.
  public var renderer = 0
  /// Goldens without a document or a cell.
  public var orphaned = 0
  /// Causes.
  public var groups = 0
  /// What is wrong with layouts.
  public var findings = 0
  /// Documents that cannot be read.
  public var problems = 0
  /// Records that cannot be read.
  public var troubles = 0
  /// Golden pictures that are missing.
  public var pictureless = 0

  /// Counts a run.
  public init(_ run: StoredRun) {
    scenes = run.scenes.count
    problems = run.problems.count
    orphaned = run.orphans.count
    for scene in run.scenes {
      cells += scene.cellCount
      identical += scene.identical
      groups += scene.groups.count
      findings += scene.findings.count
      troubles += scene.troubles.count
      pictureless += scene.missingPictures.count
      orphaned += scene.orphans.count
      for cell in scene.cells {
        switch cell.status {
        case .layout: layout += 1
        case .paint: paint += 1
        case .missing: missing += 1
        case .failed: failed += 1
        case .renderer: renderer += 1
        }
      }
    }
  }

  /// Whether there is nothing to look at or to decide.
  public var isClean: Bool {
    identical == cells && orphaned == 0 && findings == 0 && problems == 0 && troubles == 0 && pictureless == 0
  }

  /// `3 layouts changed, 1 picture changed, 12 without golden`; nothing for a clean run.
  public var text: String {
    func part(_ count: Int, _ one: String, _ many: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    return [
      part(layout, "layout changed", "layouts changed"), part(paint, "picture changed", "pictures changed"),
      part(missing, "without golden", "without golden"), part(failed, "golden broken", "goldens broken"),
      part(renderer, "of another renderer", "of another renderer"), part(orphaned, "orphan", "orphans"),
      part(pictureless, "golden picture missing", "golden pictures missing"),
      part(troubles, "record unreadable", "records unreadable"), part(findings, "finding", "findings"),
      part(problems, "document unreadable", "documents unreadable"),
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
