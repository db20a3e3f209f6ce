import Foundation
package import RecipeDocuments

/// The complete result of a verification: reports are made from it, and decisions need nothing else, in particular no
/// rendering.
///
/// The same documents, goldens and renderer give the same bytes.
package struct StoredRun: Codable, Sendable, Equatable {
  /// The version that is written. The first had one cause per cell, and findings that
  /// were only texts; the second had inputs in place of a recipe.
  package static let currentVersion = 3
  /// Versions that can be read; the last is that of a packed run (``PackedRun``).
  static let readable = 3...PackedRun.version

  /// The version of the format.
  package var version = StoredRun.currentVersion
  /// The folder of all goldens.
  package var goldens: String
  /// Whether less than everything was selected, so that nothing can be called orphaned.
  package var isFiltered: Bool
  /// The shard, such as `1/4`; nil for a complete run.
  package var shard: String?
  /// Properties that the other shards must share with this one; nil for a complete run, and in shards of earlier
  /// versions.
  package var shardBasis: ShardBasis?
  /// The number of scenes of the complete run.
  package var sceneCount: Int
  /// Scenes in the order of the documents.
  package var scenes: [StoredScene]
  /// Golden folders that no document belongs to; in a comparison of two revisions, scenes that the later one lacks.
  package var orphans: [String] = []
  /// Renamed scenes: those without a golden that are what an orphaned golden recorded, by the golden's folder.
  package var renamed: [String: String]?
  /// Documents that could not be read, and why.
  package var problems: [String] = []

  /// Creates a run without scenes, or with those given.
  package init(
    goldens: String, isFiltered: Bool, shard: String? = nil, shardBasis: ShardBasis? = nil, sceneCount: Int = 0,
    scenes: [StoredScene] = []
  ) {
    self.goldens = goldens
    self.isFiltered = isFiltered
    self.shard = shard
    self.shardBasis = shardBasis
    self.sceneCount = sceneCount
    self.scenes = scenes
  }

  private enum CodingKeys: String, CodingKey {
    case version, isFiltered, shard, shardBasis, sceneCount, scenes, orphans, renamed, problems
    /// The key of earlier runs.
    case goldens = "snapshots"
  }

  /// The run's totals.
  package var totals: RunTotals { RunTotals(self) }

  /// Whether it compares two revisions of the documents, without goldens.
  package var isOfRevisions: Bool { goldens.isEmpty }

  /// A sentence about each of ``orphans``, with its path.
  package var orphanSentences: [String] {
    if isOfRevisions { return orphans.map { Escaped.line("\($0): removed") } }
    return orphans.map { name in
      let path = "\(goldens)/\(name)"
      guard let scene = renamed?[name] else {
        return Escaped.line(path) + ": orphaned, belongs to no document; `plumb review prune --remove` removes it"
      }
      // git makes no folders.
      let folder = "\(goldens)/\(scene)".split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/")
      let making = FileManager.default.fileExists(atPath: folder) ? "" : "mkdir -p \(Escaped.shell(folder)) && "
      let command = "\(making)git mv \(Escaped.shell(path)) \(Escaped.shell("\(goldens)/\(scene)"))"
      return Escaped.line("\(path): orphaned; \(scene) is the same scene with another name: \(command)")
    }
  }

  /// The ``goldens`` of a run of Swift tests, whose goldens are beside the tests.
  package static let besideTests = "."

  /// Returns the folder of a scene's golden.
  package func goldenFolder(of scene: StoredScene) -> GoldenFolder {
    GoldenFolder(root: goldens, scene: scene.golden ?? scene.id)
  }
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
  /// The number of cells verified.
  package var cellCount: Int
  /// The number of them that are identical or tolerated.
  package var identical: Int
  /// The fingerprint of the renderer.
  package var renderer: String
  /// The fingerprint of the renderer that recorded the goldens, if it is a different one.
  package var otherRenderer: String?
  /// The scene as a recipe with identities, line by line, as stored in records.
  package var recipe: [String]
  /// Problems with the layouts, grouped by cause, faults first.
  package var findings: [StoredFinding]
  /// Errors of reading and writing.
  package var troubles: [String]
  /// The causes, each with its cells.
  package var groups: [StoredGroup]
  /// The superviews of views in other views, by name.
  package var superviews: [String: String] = [:]
  /// The same of the recorded scene, with its names; nil if they are the same.
  package var recordedSuperviews: [String: String]? = nil
  /// All cells that are not identical, in the matrix's order.
  package var cells: [StoredCell]
  /// Facts of cells, each once; cells point into them.
  package var facts: [[String]]
  /// Recorded cells and pictures that no document contains any more.
  package var orphans: [String]
  /// Cells that should have a golden picture but do not.
  package var missingPictures: [String]
  /// Cells that are not identical but within the selected tolerance, with the numbers.
  package var tolerated: [String]
  /// Names of identical cells; nil if all cells were selected.
  package var verified: [String]? = nil
  /// The digests of what identical cells draw, by name, where it is not what was recorded: what changed is not seen.
  package var redrawn: [String: String]? = nil
  /// The format of golden pictures; nil for PNG.
  package var pictureFormat: PictureFormat? = nil
  /// The folder of the golden of a Swift test, from the working folder; nil for a document's, which is named after the
  /// scene.
  package var golden: String? = nil
  /// Changes in the document since the record was made that change no cell, if all of the record's cells were compared;
  /// nil for none.
  package var silentEdits: [String]? = nil
  /// Whether the run includes a live page of the scene; nil for no.
  package var hasLivePage: Bool? = nil
  /// Earlier states of the golden, newest first; nil if none were asked for.
  package var history: [StoredState]? = nil
}

extension StoredScene {
  /// Whether the goldens are files without a record.
  var isOfFiles: Bool { cells.contains { $0.file != nil } }
  /// Whether a finding stops goldens from being recorded.
  package var hasFault: Bool { findings.contains(where: \.isFault) }
  /// The golden files of a cell with a picture.
  package var goldenFiles: [PictureFile] { (pictureFormat ?? .png).files }
}

/// One cause and its effects.
package struct StoredGroup: Codable, Sendable, Equatable {
  /// The kind of the cause.
  package var kind: Cause.Kind
  /// The cause in words.
  package var cause: String
  /// The rules of layout that changed, each with its number (``Cause/rules``); nil for other causes.
  package var rules: [String]?
  /// The movements, by how much, and in which cells.
  package var effects: [StoredEffect]
  /// The same, folded: direct effects first, and one line for views with the same effect. nil in runs of earlier
  /// versions, and if there is nothing to fold.
  package var summary: [StoredEffect]? = nil
  /// Names of cells.
  package var cells: [String]
  /// The changes in the document; nil in runs of earlier versions, and for other causes.
  package var edits: [DocumentChange]? = nil
}

extension StoredGroup {
  /// The effects that reports show: the folded ones, if there are any.
  package var shownEffects: [StoredEffect] { summary ?? effects }
}

extension StoredRun {
  /// The run with each effect on its own line.
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
  /// The index of the cell's cause among the scene's groups, or of the first that changed its layout.
  package var group: Int
  /// The differences, fact by fact.
  package var changes: [StoredChange]
  /// The index among the scene's facts.
  package var facts: Int
  /// The golden's index among the scene's facts; nil if there is no golden.
  package var goldenFacts: Int?
  /// A hash of the picture's pixels.
  package var pixelHash: String
  /// The golden's hash; nil if there is none.
  package var goldenHash: String?
  /// Whether the cell has a golden picture.
  package var isPictured: Bool
  /// The kinds of picture files stored with the run.
  package var pictures: [PictureKind]
  /// The size of the picture, in points.
  package var size: [Double]
  /// Views that have moved, in the picture's coordinates.
  package var outlines: [StoredOutline]
  /// A description of how much the pictures differ; nil if they were not compared.
  package var measure: String?
  /// Indices among the scene's groups if the cell has several causes; nil if ``group`` is its only one.
  package var causes: [Int]? = nil

  /// Indices of the cell's causes among the scene's groups.
  package var groups: [Int] { causes ?? [group] }

  /// How close the picture `expected` is to the golden if it was drawn from the record; nil for a golden picture.
  package var redrawn: Redrawing? = nil
  /// The area in which the pictures differ: left, top, width, height in points; nil if none does, or nothing was
  /// compared.
  package var area: [Double]? = nil
  /// A digest of what is drawn (``DrawingDigest``); nil in runs of earlier versions.
  package var drawingHash: String? = nil
  /// The snapshot of a Swift test, from the package's folder, if the golden is one file without a record; then the
  /// hashes are those of the files' bytes.
  package var file: String? = nil
  /// The cell whose ``pictures`` show this one, too, because both are drawn alike; nil if it has its own.
  package var drawnAs: String? = nil

  /// How accurate a picture drawn from a record is.
  package enum Redrawing: String, Codable, Sendable {
    /// It has the golden's pixels, as its hash shows.
    case exact
    /// Positions are those of the record; anything without recorded facts is drawn as it is now.
    case similar
  }
}

/// One fact that differs.
package struct StoredChange: Codable, Sendable, Hashable {
  /// The text for people.
  package var text: String
  /// The view of an edge that moved; ``edge``, ``from`` and ``to`` describe the move.
  package var view: String?
  /// See ``view``.
  package var edge: String?
  /// In points; see ``view``.
  package var from: Double?
  /// In points; see ``view``.
  package var to: Double?

  init(text: String) { self.text = text }

  init(_ change: FactChange) {
    text = change.description
    guard case .edge(let view, let edge, let from, let to) = change else { return }
    (self.view, self.edge, self.from, self.to) = (view, edge.rawValue, from, to)
  }
}

/// The previous and the present frame of a view: left, top, width, height; nil if it did not or does not exist.
package struct StoredOutline: Codable, Sendable, Hashable {
  /// The view's name.
  package var name: String
  /// The golden's frame.
  package var from: [Double]?
  /// The present frame.
  package var to: [Double]?
}

/// A run's totals.
package struct RunTotals: Codable, Sendable, Equatable {
  /// The number of scenes.
  package var scenes = 0
  /// The number of cells verified.
  package var cells = 0
  /// Cells that are identical or tolerated.
  package var identical = 0
  /// Cells with a changed layout.
  package var layout = 0
  /// Cells with a changed picture of the same layout.
  package var paint = 0
  /// Cells without a golden.
  package var missing = 0
  /// Cells with an unusable golden.
  package var failed = 0
  /// Cells recorded by another renderer.
  package var renderer = 0
  /// Goldens without a document or a cell.
  package var orphaned = 0
  /// Scenes that the later of two revisions lacks.
  package var removed = 0
  /// The number of causes.
  package var groups = 0
  /// Problems with layouts.
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
    (orphaned, removed) = run.isOfRevisions ? (0, run.orphans.count) : (run.orphans.count, 0)
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

  /// Whether there is nothing to review or to decide.
  package var isClean: Bool {
    identical == cells && orphaned == 0 && removed == 0 && findings == 0 && problems == 0 && troubles == 0
      && pictureless == 0
  }

  /// `3 layouts changed, 1 picture changed, 12 without golden`; empty for a clean run.
  package var text: String {
    ([
      Self.part(layout, "layout changed", "layouts changed"), Self.part(paint, "picture changed", "pictures changed"),
      Self.part(missing, "without golden", "without golden"), Self.part(failed, "golden broken", "goldens broken"),
      Self.part(renderer, "of another renderer", "of another renderer"),
    ].compactMap { $0 } + strays).joined(separator: ", ")
  }

  /// Problems that are not cells: `2 orphans`, `1 finding`.
  package var strays: [String] {
    [
      Self.part(orphaned, "orphan", "orphans"), Self.part(removed, "scene removed", "scenes removed"),
      Self.part(pictureless, "golden picture missing", "golden pictures missing"),
      Self.part(troubles, "record unreadable", "records unreadable"), Self.part(findings, "finding", "findings"),
      Self.part(problems, "document unreadable", "documents unreadable"),
    ].compactMap { $0 }
  }

  private static func part(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}
