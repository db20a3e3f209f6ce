import Foundation
import Values
import Verifying

/// `plumb review`: steps through what differs, cause by cause, with single keys.
struct ReviewCommand: Command {
  static let specification = CommandSpecification(
    name: "review", summary: "decide on what differs, one cause at a time", operands: "[OPTION...]",
    options: [
      RunSource.specification,
      OptionSpecification("--report", "DIR", "where the run is stored (default report)"),
      GoldenSelection.specification,
      OptionSpecification("--web", "serve the page of the run on this machine, to decide in a browser"),
      OptionSpecification("--all", "list every effect, also those that follow from others"),
      OptionSpecification(
        "--show-pictures", "KIND", completion: .words(of: TerminalPictures.self),
        "in the terminal: auto (default), kitty, iterm2, sixel or none"),
      OptionSpecification("--keys", "TEXT", "press these keys, for scripts"),
      OptionSpecification("--json", "print what is undecided as JSON"),
    ],
    details: """
      On a terminal, each cause is shown with its effects. Keys: a accepts it, r rejects it, s skips it, b goes back; A, R and S
      do the same for it and all that follow. o opens its first picture, d shows or hides all changed facts, c steps through its
      cells, u undoes the last decision, q quits. Kitty, iTerm2 and terminals with sixels show the change as a picture. With
      --web, the same decisions are made on a page, served on a random local port with a token in its address. Without a
      terminal, undecided causes are listed. Nothing is rendered.
      """,
    examples: ["plumb review --web"])

  private let folder: RunFolder
  private let goldens: String
  private let keys: String?
  private let isUnfolded: Bool
  private let color: TextStyle.Choice
  /// nil detects it from the environment.
  private let pictures: TerminalPictures?
  private let printsJSON: Bool
  private let isServed: Bool
  private let source: RunSource?

  init(_ arguments: ParsedArguments) throws {
    folder = RunFolder(try arguments.report)
    goldens = try arguments.goldens
    keys = arguments.value("--keys")
    isUnfolded = arguments.has("--all")
    color = try arguments.choice("--color", TextStyle.Choice.self) ?? .auto
    pictures =
      arguments.value("--show-pictures") == "auto"
      ? nil : try arguments.choice("--show-pictures", TerminalPictures.self)
    printsJSON = arguments.has("--json")
    isServed = arguments.has("--web")
    source = try RunSource(arguments)
    if isServed, printsJSON || keys != nil { throw UsageError("--web cannot be combined with --json or --keys") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    try source?.take(into: folder)
    let review = try Review(folder, goldens: goldens)
    if isServed { return try serve(review, console) }
    let isTerminal = isatty(0) == 1 && isatty(1) == 1
    guard keys != nil || isTerminal, !printsJSON else { return list(review, console) }
    let environment = ProcessInfo.processInfo.environment
    let look = ReviewSession.TerminalLook(
      isUnfolded: isUnfolded, style: TextStyle(color, isTerminal: isatty(1) == 1, environment: environment),
      pictures: pictures ?? (isatty(1) == 1 ? TerminalPictures.detected(environment) : .none),
      columns: RawTerminal.columns)
    var session = ReviewSession(review: review, console: console, look: look)
    if let keys {
      var rest = keys.makeIterator()
      try session.run { rest.next() }
    } else {
      let terminal = RawTerminal()
      defer { withExtendedLifetime(terminal) {} }
      try session.run { RawTerminal.key() }
    }
    return session.review.undecided.isEmpty ? .clean : .differences
  }

  /// Serves the page until its button closes it or the command is interrupted. Decisions are written as they are made.
  private func serve(_ review: Review, _ console: Console) throws -> ExitCode {
    let server = try LoopbackServer(otherwise: "`plumb review` decides in the terminal")
    let access = SiteAccess(port: server.port)
    var site = ReviewSite(review, goldens: goldens, access: access)
    console.out(access.address)
    console.diagnose("open this address in a browser on this machine; the button Done or Control-C ends it")
    server.run { site.answer($0) }
    console.diagnose("\(Count.text(site.review.undecidedCells, "cell")) undecided")
    return site.review.undecided.isEmpty ? .clean : .differences
  }

  private func list(_ review: Review, _ console: Console) -> ExitCode {
    let open = Dictionary(grouping: review.undecided) { item in
      "\(review.run.scenes[item.scene].id)#\(item.group + 1)"
    }
    let groups = review.run.scenes.flatMap { scene in
      scene.groups.indices.map { (scene, $0, "\(scene.id)#\($0 + 1)") }
    }.filter { open[$0.2] != nil }
    if printsJSON {
      console.out(
        JSONText.result([
          (
            "undecided",
            .list(
              groups.map { scene, index, key in
                .pairs([
                  ("group", .text(key)), ("cause", .text(scene.groups[index].cause)),
                  ("rules", .list((scene.groups[index].rules ?? []).map { .text($0) })),
                  ("cells", .list((open[key] ?? []).map { .text($0.key) })),
                ])
              })
          )
        ]))
    } else {
      for (scene, index, key) in groups {
        console.out("\(key)  \(scene.groups[index].cause)  (\(Count.text(open[key]?.count ?? 0, "cell")))")
      }
    }
    let orphans = review.run.orphans.count + review.run.scenes.reduce(0) { $0 + $1.orphans.count }
    let hint = orphans == 0 ? "" : "; \(Count.text(orphans, "orphan")): `plumb review prune` lists them"
    console.diagnose("\(Count.text(review.undecidedCells, "cell")) undecided\(hint)")
    return review.undecided.isEmpty ? .clean : .differences
  }
}
