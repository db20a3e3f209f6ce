import Foundation
import Layout
import RecipeDocuments
import StoryboardDocuments
import Values

/// The documents a command works on.
struct Documents {
  /// Scenes of the documents that could be read, ordered by path.
  private(set) var scenes: [Scene] = []
  private(set) var problems: [DocumentProblem] = []
  /// Contents of readable documents that cannot be right, or are not drawn as intended.
  private(set) var remarks: [(document: String, remark: DocumentRemark)] = []
  /// Those that only who asks for all remarks wants.
  private var details: [(document: String, remark: DocumentRemark)] = []
  /// All documents, including those that could not be read.
  private(set) var paths: [String]

  /// Reads files, every recipe in folders, and documents of which a scene is named; with no operand, `Recipes/`.
  /// - Throws: ``UsageError`` for an operand that names nothing.
  init(_ operands: [String]) throws {
    let named = try DocumentOperands(operands)
    try self.init(paths: named.paths)
    if !named.only.isEmpty { keep(where: named.want) }
  }

  /// Reads the same, and reports names in `plumb.yaml` that name nothing, which is known only if all documents were read.
  /// - Parameter wholeProject: The settings, if the operands are the whole project; nil checks none.
  /// - Throws: ``UsageError`` for an operand that names nothing.
  init(_ operands: [String], checking wholeProject: Settings?) throws {
    try self.init(operands)
    check(wholeProject)
  }

  private mutating func check(_ wholeProject: Settings?) {
    if let wholeProject, problems.isEmpty { problems = wholeProject.unknownNames(in: scenes) }
  }

  /// Reads files, and every recipe in folders; with no path, `Recipes/`.
  /// - Throws: ``UsageError`` for a path that does not exist.
  init(paths operands: [String]) throws {
    let search = try DocumentSearch(operands)
    paths = search.files
    problems = search.problems
    var owners: [String: String] = [:]
    var own: [String] = []
    for path in paths {
      let id = Scene.id(ofDocument: path)
      if let owner = owners[id] {
        let message =
          "its pictures and goldens would have the same paths as those of \(owner) (\(id)); rename one of the two"
        problems.append(DocumentProblem(document: path, message: message))
        continue
      }
      owners[id] = path
      own.append(path)
    }
    let readsInput = operands.contains(StandardInput.operand)
    let contents = own.concurrentlyMapped { path in
      if readsInput, path == StandardInput.document {
        return StandardInput.scene.map { StoryboardDocument.Contents(scenes: [$0], remarks: []) }
      }
      return Self.contents(of: path)
    }
    for (path, contents) in zip(own, contents) { add(contents, of: path) }
  }

  /// Returns a project's documents, and the scenes that Swift tests of the package in the working folder captured.
  /// - Throws: ``UsageError`` if there is neither.
  static func ofPackage(_ paths: [String], checking settings: Settings) throws -> Documents {
    let captured = TestScenes.foldersOfPackage()
    var documents = try Documents(paths + captured, checking: settings)
    if captured.isEmpty { return documents }
    documents.remarks.removeAll { captured.contains($0.document) }
    documents.remarks.append(("\(Count.text(captured.count, "scene")) of Swift tests", TestScenes.asCaptured))
    return documents
  }

  /// Documents by the ids of their scenes, and by their own where they cannot be read.
  var owners: [String: String] {
    var owners = Dictionary(paths.map { (Scene.id(ofDocument: $0), $0) }) { first, _ in first }
    for document in Set(scenes.map(\.document)) { owners[Scene.id(ofDocument: document)] = nil }
    for scene in scenes { owners[scene.id] = scene.document }
    return owners
  }

  /// Documents by the ids of their scenes, which must be unique because pictures and goldens are stored by id.
  private var sceneOwners: [String: String] = [:]

  private mutating func add(_ scene: Scene) {
    guard NameInFolder.isPlain(scene.id) else {
      let message =
        "its pictures and goldens would be outside their folder (\(Quoting.record.quoted(scene.id))); rename the scene"
      problems.append(DocumentProblem(document: scene.document, message: message))
      return
    }
    if let owner = sceneOwners[scene.id] {
      let message =
        "its pictures and goldens would have the same paths as those of \(owner) (\(scene.id)); rename one of the two"
      problems.append(DocumentProblem(document: scene.document, message: message))
      return
    }
    sceneOwners[scene.id] = scene.document
    scenes.append(scene)
  }

  /// No documents at all.
  static let empty = Documents()

  private init() { paths = [] }

  /// The same documents as if they lay elsewhere.
  /// - Parameter folder: The folder in which they were read; its path is removed wherever it occurs.
  func relocated(from folder: String) -> Documents {
    func name(_ path: String) -> String {
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
    func text(_ text: String) -> String { text.replacing(folder + "/", with: "") }
    var documents = self
    documents.paths = paths.map(name)
    for index in documents.scenes.indices { documents.scenes[index].document = name(documents.scenes[index].document) }
    documents.problems = problems.map { problem in
      DocumentProblem(
        document: name(problem.document), line: problem.line, column: problem.column, message: text(problem.message),
        sourceLine: problem.sourceLine)
    }
    (documents.remarks, documents.details) = ([], [])
    return documents
  }

  /// Gives documents the names that they have in another revision.
  /// - Parameter former: Their names here, by those there.
  mutating func rename(_ former: [String: String]) {
    let present = Dictionary(former.map { ($1, $0) }) { first, _ in first }
    paths = paths.map { present[$0] ?? $0 }
    for index in scenes.indices {
      scenes[index].document = present[scenes[index].document] ?? scenes[index].document
    }
  }

  /// Ids of documents that could not be read.
  var unreadIDs: Set<String> {
    Set(paths.map(Scene.id(ofDocument:))).subtracting(scenes.map { Scene.id(ofDocument: $0.document) })
      .union(problems.map { Scene.id(ofDocument: $0.document) })
  }

  /// Returns whether a scene belongs to one of some documents.
  static func isScene(_ scene: Scene, ofAny documents: Set<String>) -> Bool {
    documents.contains(Scene.id(ofDocument: scene.document))
  }

  /// Removes all scenes except some.
  mutating func keep(where isKept: (Scene) -> Bool) { scenes.removeAll { !isKept($0) } }

  /// Replaces each scene.
  mutating func change(_ change: (Scene) throws -> Scene) rethrows { scenes = try scenes.map(change) }

  /// Returns the same documents, drawn differently.
  func drawn(_ change: (SceneDrawing) -> SceneDrawing) -> Documents {
    var documents = self
    for index in documents.scenes.indices { documents.scenes[index].drawing = change(documents.scenes[index].drawing) }
    return documents
  }

  /// Returns the ids that belong to no document; a document or a folder that cannot be read now keeps all ids that begin
  /// with its own.
  func unclaimed(_ ids: [String]) -> [String] {
    // Those of scenes that are not wanted, too.
    let known = Set(scenes.map(\.id)).union(sceneOwners.keys)
    let unread = unreadIDs
    return ids.filter { id in !known.contains(id) && !unread.contains { id == $0 || id.hasPrefix("\($0)/") } }
  }

  /// Returns the contents of a document, or why it cannot be read.
  private static func contents(of path: String) -> Result<StoryboardDocument.Contents, any Error> {
    Result {
      if TestScenes.isGolden(path) {
        let (scene, remark) = try TestScenes.read(path)
        return StoryboardDocument.Contents(scenes: [scene], remarks: [remark])
      }
      if DocumentKind(ofFile: path) == .storyboard {
        return try StoryboardDocument.read(path, fonts: .installed)
      }
      return StoryboardDocument.Contents(scenes: [try RecipeDocument.read(path, fonts: .installed)], remarks: [])
    }
  }

  private mutating func add(
    _ contents: Result<StoryboardDocument.Contents, any Error>, of path: String
  ) {
    do {
      let contents = try contents.get()
      for scene in contents.scenes { add(scene) }
      remarks += contents.remarks.map { (path, $0) }
      details += contents.details.map { (path, $0) }
      problems += contents.faults.map { DocumentProblem(document: path, line: $0.line, message: $0.text) }
    } catch let found as DocumentProblems {
      problems += found.problems
    } catch let found as StoryboardProblem {
      problems.append(
        DocumentProblem(
          document: found.document, line: found.line, column: found.column, message: found.message, sourceLine: nil))
    } catch {
      problems.append(DocumentProblem(document: path, message: "\(error)"))
    }
  }

  static let verbose = OptionSpecification(
    "--verbose", "list each remark on a document, also those that repeat")

  /// Reports problems and remarks; one bad document does not stop the others.
  /// - Parameter listsAll: Whether remarks of one kind are listed; otherwise they are one line with a count, and there
  ///   are at most ten lines per document.
  @MainActor
  func report(to console: Console, listsAll: Bool = false) -> ExitCode {
    for problem in problems { console.diagnose(block: problem.description) }
    let isWhole = listsAll || console.isVerbose
    let wanted = remarks + (isWhole ? details : [])
    for (document, own) in Dictionary(grouping: wanted, by: \.document).sorted(by: { $0.key < $1.key }) {
      let groups = RepeatedRemarks.groups(own.map(\.remark), listsAll: isWhole)
      let shown = isWhole ? groups[...] : groups.prefix(Self.remarkLimit)
      for group in shown { console.diagnose(group.text(of: document)) }
      let rest = groups.dropFirst(shown.count).reduce(0) { $0 + $1.count }
      if rest > 0 { console.diagnose("\(document): \(Count.text(rest, "more remark")); --verbose lists all") }
    }
    return problems.isEmpty ? .clean : .usage
  }

  /// The most lines with remarks per document.
  private static let remarkLimit = 10

  /// The problems, for results in JSON.
  var json: JSONText { Self.json(problems) }

  /// Returns the result of a command in JSON, with the problems if there are any.
  func result(_ pairs: [(String, JSONText)]) -> String { JSONText.result(pairs + problemPairs) }

  /// The problems as a member of a result; none if every document was read.
  var problemPairs: [(String, JSONText)] { problems.isEmpty ? [] : [("problems", json)] }

  /// Returns problems for results in JSON.
  static func json(_ problems: [DocumentProblem]) -> JSONText {
    .list(
      problems.map { problem in
        var pairs: [(String, JSONText)] = [("document", .text(problem.document)), ("message", .text(problem.message))]
        if let line = problem.line { pairs.append(("line", .number(Double(line)))) }
        if let column = problem.column { pairs.append(("column", .number(Double(column)))) }
        return .pairs(pairs)
      })
  }
}
