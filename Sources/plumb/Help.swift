import Values

/// Help texts, made from the specifications.
@MainActor
enum Help {
  /// The commands, one a line.
  static func overview(_ all: CommandSet, _ style: TextStyle) -> String {
    var lines = [
      "plumb: Apple's Auto Layout, solved on Linux and shown on every device.", "", "usage: plumb COMMAND [OPTION...]",
    ]
    let width = all.main.map { $0.specification.name.count }.max() ?? 0
    for (heading, commands) in all.groups {
      lines += ["", style.text("\(heading):", .heading)]
      lines += commands.map { command in
        let specification = command.specification
        return "  \(specification.name.padded(to: width + 2))\(specification.summary)\(also(specification, all))"
      }
    }
    lines += ["", style.text("Read on:", .heading)]
    lines.append(entry("COMMAND", "a command's options, with an example"))
    lines += all.members(of: "help").map { command in
      entry(String(command.specification.name.dropFirst(5)), command.specification.summary)
    }
    lines += ["", style.text("Exit codes:", .heading)]
    lines += ExitCode.allCases.map { "  \($0.rawValue)  \($0.meaning)" }
    return lines.joined(separator: "\n")
  }

  /// A topic of `plumb help`.
  private static func entry(_ topic: String, _ summary: String) -> String {
    "  plumb help \(topic.padded(to: 12))\(summary)"
  }

  /// ` (also: near, cells)`.
  private static func also(_ specification: CommandSpecification, _ all: CommandSet) -> String {
    let members = all.members(of: specification.name).map {
      $0.specification.name.dropFirst(specification.name.count + 1)
    }
    return members.isEmpty ? "" : " (also: \(members.joined(separator: ", ")))"
  }

  /// The help of one command.
  static func text(_ command: any Command.Type, among all: CommandSet, style: TextStyle) -> String {
    let specification = command.specification
    var lines = [
      "plumb \(specification.name): \(specification.summary)", "",
      "usage: \(specification.synopsis)",
    ]
    let members = all.members(of: specification.name).map { $0.specification }
    lines += members.map { "       \($0.synopsis)" }
    if !specification.details.isEmpty { lines += ["", specification.details] }
    lines += ["", style.text(specification.examples.count > 1 ? "Examples:" : "Example:", .heading)]
    lines += specification.examples.map { "  \($0)" }
    let width = members.map(\.name.count).max() ?? 0
    if !members.isEmpty {
      lines += ["", style.text("See also, with `plumb help`:", .heading)]
      lines += members.map { "  \($0.name.padded(to: width + 2))\($0.summary)" }
    }
    for (group, options) in specification.groups + [("Everywhere", specification.generalOptions)] where !options.isEmpty
    {
      let shown = options.map(\.synopsis)
      let width = shown.map(\.count).max() ?? 0
      lines += ["", style.text("\(group):", .heading)]
      lines += zip(options, shown).map { "  \($1.padded(to: width + 2))\($0.help)" }
    }
    return lines.joined(separator: "\n")
  }
}
