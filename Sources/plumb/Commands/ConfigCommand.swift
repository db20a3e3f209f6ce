import Values

/// `plumb doctor config`: prints the settings used if the command line gives none.
struct ConfigCommand: Command {
  static let specification = CommandSpecification(
    name: "doctor config", formerly: "config", summary: "show the settings in effect here, and where they come from",
    operands: "[OPTION...]",
    options: [
      OptionSpecification("--explain", "show where each setting comes from"),
      OptionSpecification("--json", "print them as JSON"),
    ],
    details: """
      An option overrides the environment (PLUMB_GOLDENS, PLUMB_REPORT, PLUMB_RECORD, PLUMB_PICTURES; CI implies record: never),
      which overrides plumb.yaml in the working folder, which overrides the defaults. The keys of plumb.yaml are documents,
      goldens, report, record, pictures, pictureFormat, pictureCells, tolerances, tolerance, cells, prove, lint and format.
      """,
    examples: ["plumb doctor config --explain"])

  private let settings: Settings
  private let explains: Bool
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    settings = arguments.settings
    explains = arguments.has("--explain")
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    if printsJSON {
      console.out(
        JSONText.result(
          settings.entries.map { entry in
            (entry.key, .pairs([("value", .text(entry.value)), ("source", .text(entry.source))]))
          }))
      return .clean
    }
    for entry in settings.entries {
      console.out("\(entry.key): \(entry.value)" + (explains ? "  (\(entry.source))" : ""))
    }
    return .clean
  }
}
