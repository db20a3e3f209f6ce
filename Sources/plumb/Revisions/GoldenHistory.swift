import CairoCanvas
import Layout
import RecipeDocuments
import Values
import Verifying

/// The last states of a scene's golden in git, drawn from its records alone, and who changed which line.
@MainActor
struct GoldenHistory {
  static let specification = OptionSpecification(
    "--history", "N", group: "Reports",
    "show, for each scene that differs, the last N states of its golden in git, and who changed what (at most \(StoredState.limit))"
  )

  /// The most lines of changes that a state lists.
  private static let listed = 8

  private let count: Int
  private let pipeline: LayoutPipeline

  /// nil if none is requested.
  /// - Throws: ``UsageError``.
  static func count(_ arguments: ParsedArguments) throws -> Int? {
    try arguments.number("--history", in: 1...Double(StoredState.limit)).map { Int($0) }
  }

  /// - Throws: ``UsageError`` outside of a git repository.
  init(count: Int, pipeline: LayoutPipeline) throws {
    (self.count, self.pipeline) = (count, pipeline)
    if let problem = Git.problem { throw UsageError("--history: \(problem)") }
    guard (try? Git.run(["rev-parse", "--is-inside-work-tree"]))?.text == "true" else {
      throw UsageError("--history reads the goldens of earlier commits: \(Git.absence)")
    }
  }

  /// A record as a commit has it.
  private struct Version {
    var commit: String
    var date: String
    var author: String
    var subject: String
    var record: SceneRecord?

    /// The recipe that the record states; nil in records of earlier formats.
    var recipe: String? {
      record.flatMap { $0.recipe.isEmpty ? nil : $0.recipe.joined(separator: "\n") + "\n" }
    }
  }

  /// Adds the history of each scene that differs to a run, newest first, and its pictures to the run's folder.
  /// - Throws: ``FileError``.
  /// - Complexity: A few processes of git, layouts and pictures for each scene.
  func write(_ run: inout StoredRun, _ folder: RunFolder) throws {
    for index in run.scenes.indices where run.scenes[index].cells.contains(where: { $0.goldenFacts != nil }) {
      let scene = run.scenes[index]
      // One more, which the oldest state is compared with.
      let versions = self.versions(run.goldenFolder(of: scene).recordPath, count + 1)
      let names = Representative.sorted(scene.cells.map(\.name))
      var states: [StoredState] = []
      for (number, version) in versions.prefix(count).enumerated() {
        let older = number + 1 < versions.count ? versions[number + 1] : nil
        let present = decoded(version, scene)
        var changes: [String] = []
        if let before = older?.recipe, let present {
          changes = DocumentChanges(from: before, to: present, fonts: .installed)?.all.map(Self.text) ?? []
        }
        changes = Listing.lines(changes, limit: Self.listed)
        let known = Set(version.record?.cells.map(\.entry.name) ?? [])
        let cell = names.lazy.filter(known.contains).compactMap(Cell.init(named:)).first
        var isPictured = false
        if let present, let cell,
          let picture = try? drawn(present, in: cell)
        {
          try folder.write(picture: picture, to: RunFolder.statePictureName(scene.id, number + 1))
          isPictured = true
        }
        states.append(
          StoredState(
            commit: version.commit, date: version.date, author: version.author, subject: version.subject,
            changes: changes, isPictured: isPictured))
      }
      if !states.isEmpty { run.scenes[index].history = states }
    }
  }

  private func drawn(_ scene: Scene, in cell: Cell) throws -> [UInt8] {
    let renderer = Renderer(measurer: pipeline.measurer, drawing: scene.drawing)
    return try renderer.png(renderer.displayList(pipeline.solve(scene, in: cell)), scale: .one)
  }

  /// A change without its place: lines of other commits are not those of the file that one sees.
  private static func text(_ change: DocumentChange) -> String {
    var change = change
    (change.file, change.line) = (nil, nil)
    return "\(change)"
  }

  private func decoded(_ version: Version, _ scene: StoredScene) -> Scene? {
    version.recipe.flatMap { recipe in
      let folder = scene.document.split(separator: "/").dropLast().joined(separator: "/")
      return try? RecipeDocument.decode(
        recipe, document: scene.document, folder: folder.isEmpty ? "." : folder, fonts: .installed)
    }
  }

  /// The commits that changed a file, newest first.
  private func versions(_ path: String, _ count: Int) -> [Version] {
    let format = "--format=%H%x00%as%x00%an%x00%s%x00"
    let listed = try? Git.run(["log", "--max-count=\(count)", format, "--", path])
    let fields = (listed?.text ?? "").split(separator: "\0", omittingEmptySubsequences: false).map {
      $0.drop { $0 == "\n" }
    }
    return stride(from: 0, to: fields.count - 3, by: 4).map { place in
      let commit = String(fields[place])
      let bytes = (try? Git.run(["show", "\(commit):./\(path)"]))?.bytes ?? []
      let record =
        bytes.count <= Limits.recordBytes ? try? SceneRecord(parsing: String(decoding: bytes, as: UTF8.self)) : nil
      return Version(
        commit: commit, date: String(fields[place + 1]), author: String(fields[place + 2]),
        subject: String(fields[place + 3]), record: record)
    }
  }
}
