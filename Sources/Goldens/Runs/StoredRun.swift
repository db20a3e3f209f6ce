/// What a verification found, whole: reports are made from it, and decisions need nothing else, above all no rendering.
///
/// The same documents, goldens and renderer give the same bytes.
package struct StoredRun: Codable, Sendable, Equatable {
  /// The version that is written. The first had one cause a cell, and findings that were texts alone.
  package static let currentVersion = 2
  /// Versions that are read.
  static let readable = 1...2

  /// Of the format.
  package var version = StoredRun.currentVersion
  /// The folder of all goldens.
  package var snapshots: String
  /// Whether less than everything was asked for, so that nothing can be called orphaned.
  package var isFiltered: Bool
  /// Which shard of how many, such as `1/4`; nil for the whole.
  package var shard: String?
  /// What the other shards must have, too; nil for the whole, and in shards of earlier versions.
  package var shardBasis: ShardBasis?
  /// How many scenes the whole has.
  package var sceneCount: Int
  /// In the order of the documents.
  package var scenes: [StoredScene]
  /// Golden folders that no document belongs to.
  package var orphans: [String]
  /// Documents that could not be read, and why.
  package var problems: [String]

  /// A run without scenes, or with those given.
  package init(
    snapshots: String, isFiltered: Bool, shard: String? = nil, shardBasis: ShardBasis? = nil, sceneCount: Int = 0,
    scenes: [StoredScene] = [],
    orphans: [String] = [],
    problems: [String] = []
  ) {
    self.snapshots = snapshots
    self.isFiltered = isFiltered
    self.shard = shard
    self.shardBasis = shardBasis
    self.sceneCount = sceneCount
    self.scenes = scenes
    self.orphans = orphans
    self.problems = problems
  }

  /// The run in numbers.
  package var totals: RunTotals { RunTotals(self) }
}

/// A scene's part of a run.
package struct StoredScene: Codable, Sendable, Equatable {
  /// Its place among all documents' scenes.
  package var order: Int
  /// The scene's ``Scene/id``.
  package var id: String
  /// The scene's title.
  package var title: String
  /// The path of the scene's document.
  package var document: String
  /// How many cells were looked at.
  package var cellCount: Int
  /// How many of them are identical or tolerated.
  package var identical: Int
  /// Fingerprint of what drew it.
  package var renderer: String
  /// Of the renderer that recorded the goldens, where it is another one.
  package var otherRenderer: String?
  /// What the document says, as records have it.
  package var inputs: [String]
  /// What is wrong with the layouts by cause, faults first.
  package var findings: [StoredFinding]
  /// What could not be read or written.
  package var troubles: [String]
  /// The causes, each with its cells.
  package var groups: [StoredGroup]
  /// All cells that are not identical, in the matrix's order.
  package var cells: [StoredCell]
  /// Facts of cells, each once; cells point into them.
  package var facts: [[String]]
  /// Recorded cells and pictures that no document has any more.
  package var orphans: [String]
  /// Cells that should have a golden picture and have none.
  package var missingPictures: [String]
  /// Cells that are not identical, and near enough for the tolerance that was asked for, with the numbers.
  package var tolerated: [String]
  /// Names of identical cells; nil where all cells were asked for.
  package var verified: [String]? = nil
  /// Of golden pictures; nil for PNG.
  package var pictureFormat: PictureFormat? = nil
  /// Whether a page lies beside the run on which the scene's window is dragged to any size; nil for no.
  package var hasLivePage: Bool? = nil
}

extension StoredScene {
  /// Whether a finding stops goldens from being recorded.
  package var hasFault: Bool { findings.contains(where: \.isFault) }
  /// The files that a pictured cell's golden has.
  package var goldenFiles: [PictureFile] { (pictureFormat ?? .png).files }
}

/// One cause, and what it did.
package struct StoredGroup: Codable, Sendable, Equatable {
  /// What sort of cause it is.
  package var kind: Cause.Kind
  /// The cause in words.
  package var cause: String
  /// The rules of layout that changed, each with its number (``Cause/rules``); nil for other causes.
  package var rules: [String]?
  /// What moved how far, in how many cells.
  package var effects: [StoredEffect]
  /// The same folded: what the cause decides directly first, views that do the same in one line. nil in runs of earlier
  /// versions, and where there is nothing to fold.
  package var summary: [StoredEffect]? = nil
  /// Names of cells.
  package var cells: [String]
  /// What the document says now and said before; nil in runs of earlier versions, and for other causes.
  package var edits: [InputChange]? = nil
}

extension StoredGroup {
  /// What reports show: the folded effects, where there are any.
  package var shownEffects: [StoredEffect] { summary ?? effects }
}

extension StoredRun {
  /// The run with each effect on a line of its own.
  package var unfolded: StoredRun {
    var run = self
    for scene in run.scenes.indices {
      for group in run.scenes[scene].groups.indices { run.scenes[scene].groups[group].summary = nil }
    }
    return run
  }
}

/// One cell that differs.
package struct StoredCell: Codable, Sendable, Equatable {
  /// The cell's name.
  package var name: String
  /// How it differs.
  package var status: CellStatus
  /// Position in the scene's groups: of the cell's cause, or of the first that changed its layout.
  package var group: Int
  /// What differs, fact by fact.
  package var changes: [StoredChange]
  /// Positions in the scene's facts.
  package var facts: Int
  /// The golden's; nil where there is none.
  package var goldenFacts: Int?
  /// Of what was drawn.
  package var pixelHash: String
  /// The golden's; nil where there is none.
  package var goldenHash: String?
  /// Whether a golden picture belongs to the cell.
  package var isPictured: Bool
  /// Which picture files lie beside the run.
  package var pictures: [String]
  /// Of the picture, in points.
  package var size: [Double]
  /// Views that stand elsewhere, in the picture's coordinates.
  package var outlines: [StoredOutline]
  /// How far the pictures are apart, in words; nil where they were not compared.
  package var measure: String?
  /// Positions in the scene's groups, where the cell has several causes; nil where ``group`` is its only one.
  package var causes: [Int]? = nil

  /// Positions in the scene's groups: the cell's causes.
  package var groups: [Int] { causes ?? [group] }

  /// How near the picture `expected` is to the golden's, where it was drawn from the record; nil for a golden picture.
  package var redrawn: Redrawing? = nil
  /// What of the pictures differs: left, top, width, height in points; nil where nothing does, or nothing was compared.
  package var area: [Double]? = nil
  /// Of what is drawn (``DrawingDigest``); nil in runs of earlier versions.
  package var drawingHash: String? = nil

  /// What a picture that was drawn from a record is worth.
  package enum Redrawing: String, Codable, Sendable {
    /// It has the golden's pixels: its hash says so.
    case exact
    /// Places are those of the record; what the record has no facts of is drawn as it is today.
    case similar
  }
}

/// One fact that differs.
package struct StoredChange: Codable, Sendable, Equatable {
  /// As people read it.
  package var text: String
  /// Of an edge that moved: whose, which, from where to where in points.
  package var view: String?
  /// See ``view``.
  package var edge: String?
  /// In points; see ``view``.
  package var from: Double?
  /// In points; see ``view``.
  package var to: Double?

  init(_ change: FactChange) {
    text = change.description
    guard case .edge(let view, let edge, let from, let to) = change else { return }
    (self.view, self.edge, self.from, self.to) = (view, edge.rawValue, from, to)
  }
}

/// Where a view was and where it is: left, top, width, height; nil where it was or is not.
package struct StoredOutline: Codable, Sendable, Equatable {
  /// The view's name.
  package var name: String
  /// In the golden.
  package var from: [Double]?
  /// Now.
  package var to: [Double]?
}

/// How a run ended, in numbers.
package struct RunTotals: Codable, Sendable, Equatable {
  /// Scenes.
  package var scenes = 0
  /// Cells that were looked at.
  package var cells = 0
  /// Cells that are identical or tolerated.
  package var identical = 0
  /// Cells with another layout.
  package var layout = 0
  /// Cells with another picture of the same layout.
  package var paint = 0
  /// Cells without a golden.
  package var missing = 0
  /// Cells with an unusable golden.
  package var failed = 0
  /// Cells recorded by another renderer.
  package var renderer = 0
  /// Goldens without a document or a cell.
  package var orphaned = 0
  /// Causes.
  package var groups = 0
  /// What is wrong with layouts.
  package var findings = 0
  /// Documents that cannot be read.
  package var problems = 0
  /// Records that cannot be read.
  package var troubles = 0
  /// Golden pictures that are missing.
  package var pictureless = 0

  /// Counts a run.
  package init(_ run: StoredRun) {
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
  package var isClean: Bool {
    identical == cells && orphaned == 0 && findings == 0 && problems == 0 && troubles == 0 && pictureless == 0
  }

  /// `3 layouts changed, 1 picture changed, 12 without golden`; nothing for a clean run.
  package var text: String {
    ([
      Self.part(layout, "layout changed", "layouts changed"), Self.part(paint, "picture changed", "pictures changed"),
      Self.part(missing, "without golden", "without golden"), Self.part(failed, "golden broken", "goldens broken"),
      Self.part(renderer, "of another renderer", "of another renderer"),
    ].compactMap { $0 } + strays).joined(separator: ", ")
  }

  /// What is wrong and no cell: `2 orphans`, `1 finding`.
  package var strays: [String] {
    [
      Self.part(orphaned, "orphan", "orphans"),
      Self.part(pictureless, "golden picture missing", "golden pictures missing"),
      Self.part(troubles, "record unreadable", "records unreadable"), Self.part(findings, "finding", "findings"),
      Self.part(problems, "document unreadable", "documents unreadable"),
    ].compactMap { $0 }
  }

  private static func part(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}
