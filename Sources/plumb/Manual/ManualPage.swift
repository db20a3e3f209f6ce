import Values

/// A manual page, made from the table of commands.
@MainActor
struct ManualPage {
  /// Without the section: `plumb-verify`.
  let name: String
  let text: String

  /// The pages of the tool and of its commands.
  static func all(_ commands: CommandSet) -> [ManualPage] {
    [ManualPage(of: commands)] + commands.all.map { ManualPage($0.specification, commands) }
  }

  /// The tool's own page: its commands, exit codes and variables.
  init(of all: CommandSet) {
    name = "plumb"
    var page = Self.page(
      name, "lay out screens with Auto Layout, and compare them with goldens", ["plumb COMMAND [OPTION...]"])
    page.section("Description")
    page.paragraphs(
      """
      Plumb solves Apple's Auto Layout on Linux, draws screens on every device, and compares them with what was recorded.

      A command's own page is plumb-COMMAND(1); `plumb help COMMAND` prints the same options.
      """)
    page.section("Commands")
    for (heading, commands) in all.groups {
      page.subsection(heading)
      for command in commands + commands.flatMap({ all.members(of: $0.specification.name) }) {
        page.item(command.specification.name, command.specification.summary)
      }
    }
    page.subsection("Read on")
    for command in all.members(of: "help") {
      page.item(command.specification.name, command.specification.summary)
    }
    Self.end(&page)
    page.section("Environment")
    for variable in Settings.variables { page.item(variable.name, variable.meaning) }
    page.section("Files")
    page.item("plumb.yaml", "the project's settings; `plumb doctor config --explain` shows those in effect")
    page.item("Snapshots/", "goldens")
    page.item("report/", "the last run, for `plumb review`")
    text = page.text
  }

  /// A command's page.
  init(_ command: CommandSpecification, _ all: CommandSet) {
    name = Self.name(of: command)
    var page = Self.page(name, command.summary, [command.synopsis])
    if !command.details.isEmpty {
      page.section("Description")
      page.paragraphs(command.details)
    }
    page.section("Examples")
    page.paragraphs(command.examples.map { "  \($0)" }.joined(separator: "\n"))
    page.section("Options")
    let groups = command.groups + (command.generalOptions.isEmpty ? [] : [("Everywhere", command.generalOptions)])
    for (heading, options) in groups {
      if groups.count > 1 { page.subsection(heading) }
      for option in options { page.item(option.synopsis, option.help) }
    }
    Self.end(&page)
    page.section("See also")
    let members = all.members(of: command.name).map { Self.name(of: $0.specification) }
    let group = command.group == command.name || command.group == "help" ? [] : ["plumb-\(command.group)"]
    page.paragraphs((["plumb"] + group + members).map { "\($0)(1)" }.joined(separator: ", "))
    text = page.text
  }

  /// `plumb-sizes-near`.
  private static func name(of command: CommandSpecification) -> String {
    "plumb-" + command.name.split(separator: " ").joined(separator: "-")
  }

  private static func page(_ name: String, _ summary: String, _ synopsis: [String]) -> Roff {
    let date = BuildStamp.text?.split(separator: " ").last.map(String.init) ?? ""
    var page = Roff(title: name, date: date, source: "plumb \(ToolVersion.text)")
    page.section("Name")
    page.paragraphs("\(name) - \(summary)")
    page.section("Synopsis")
    page.paragraphs(synopsis.joined(separator: "\n"))
    return page
  }

  private static func end(_ page: inout Roff) {
    page.section("Exit status")
    for code in ExitCode.allCases { page.item("\(code.rawValue)", code.meaning) }
  }
}
