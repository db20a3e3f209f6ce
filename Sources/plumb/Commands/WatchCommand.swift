import Foundation
import Layout
import Reports
import Verifying

/// `plumb watch`: draws documents again whenever they are saved.
struct WatchCommand: Command {
  static let specification = CommandSpecification(
    name: "watch", summary: "redraw recipes and storyboards when they are saved",
    operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--out", "DIR", "where the page and its pictures go (default watch)"),
      GoldenSelection.specification,
      OptionSpecification("--web", "serve the page on this machine, and print its address"),
      OptionSpecification("--poll", "poll modification times, for file systems that report no changes"),
      OptionSpecification("--saves", "N", "exit after N saves, for scripts"),
      JobOptions.specification,
    ] + MatrixOptions.specifications,
    details: """
      Open DIR/index.html: it shows the pictures and reloads them by itself. After a save, only documents that changed are laid
      out, and only pictures that changed are drawn; pictures, fonts and translations next to documents belong to all of them.
      Each scene is followed by its findings and its differences from the goldens. A document that cannot be read keeps its
      last pictures, with the problem above them. With --web, the page is served on a random local port with a token in its
      address, for browsers that may not read files, such as sandboxed ones; "any size" next to a scene opens the page of
      `plumb render --live`, which is made on request. Control-C stops.
      """,
    examples: ["plumb watch Recipes/login.yaml --web"])

  private let operands: [String]
  private let choice: CellChoice
  private let folder: String
  private let goldens: String
  private let omitted: Set<String>
  private let isServed: Bool
  private let polls: Bool
  private let saves: Int
  private let jobs: Int

  init(_ arguments: ParsedArguments) throws {
    try arguments.requireFiles()
    operands = arguments.paths
    choice = try CellChoice(arguments)
    folder = arguments.value("--out") ?? "watch"
    goldens = try arguments.goldens
    omitted = [folder, goldens, try arguments.report, "gallery", "diff", "node_modules"]
    isServed = arguments.has("--web")
    polls = arguments.has("--poll")
    saves = try arguments.number("--saves", in: 0...1_000_000).map { Int($0) } ?? .max
    jobs = try JobOptions.jobs(arguments)
  }

  func run(_ console: Console) async throws -> ExitCode {
    let operands = try DocumentOperands(operands).paths
    var session = try WatchSession(
      operands, choice: choice, goldens: goldens, folder: folder, jobs: jobs, console: console)
    // Before the first reading, so that no save is missed.
    let folders = WatchedFolders(try Self.roots(operands), omitted: omitted)
    let files: any SavedFiles
    if !polls, let events = FolderEvents(folders) { files = events } else { files = FolderPolling(folders) }
    let site = isServed ? try WatchSite(session.files) : nil
    if let site {
      site.start()
      console.out(site.address)
    }
    try await session.update(nil)
    if site == nil { console.out("\(folder)/\(WatchPage.name)") }
    var count = 0
    while count < saves {
      let changed = files.wait()
      let isRead = changed.map { $0.contains(where: Self.isRead) } ?? true
      if !isRead { continue }
      count += 1
      if changed?.contains(where: Self.needsRestart) ?? false { try Self.restart(site, console) }
      do {
        try await session.update(changed)
      } catch let error as UsageError {
        // A folder may be missing for a moment, for example while branches are switched.
        console.diagnose("plumb watch: \(error)")
      }
    }
    return .clean
  }

  /// Returns the working folder, and the folders of documents outside it.
  private static func roots(_ operands: [String]) throws -> [String] {
    let outside = try DocumentSearch(operands).files.filter { $0.hasPrefix("/") || $0.hasPrefix("../") }
    let folders = outside.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }
    return ["."] + Set(folders).sorted()
  }

  /// Whether documents may depend on a file.
  private static func isRead(_ path: String) -> Bool {
    DocumentKind(ofFile: path) != nil || needsRestart(path)
      || GitRevision.companions.contains { path.lowercased().hasSuffix(".\($0)") }
  }

  /// Whether a file is read only once per process: fonts, and the project's settings.
  private static func needsRestart(_ path: String) -> Bool {
    path == "plumb.yaml" || ["ttf", "otf"].contains { path.hasSuffix(".\($0)") }
  }

  /// Restarts as the same process.
  private static func restart(_ site: WatchSite?, _ console: Console) throws {
    console.diagnose("fonts or settings changed: everything is read again")
    site?.keep()
    let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", arguments)
    for argument in arguments { free(argument) }
    throw UsageError("plumb cannot restart; quit it and start it again")
  }
}
