import Values

/// Help texts, made from the specifications.
@MainActor
enum Help {
  static var overview: String {
    var lines = [
      "plumb: Apple's Auto Layout, solved on Linux and shown on every device.", "", "usage: plumb COMMAND [OPTION...]",
    ]
    let width = CommandTable.all.map { $0.specification.name.count }.max() ?? 0
    for (heading, commands) in CommandTable.groups {
      lines += ["", "\(heading):"]
      lines += commands.map { command in
        "  \(command.specification.name.padded(to: width + 2))\(command.specification.summary)"
      }
    }
    lines += ["", "`plumb help COMMAND` says more. Exit codes:"]
    lines += ExitCode.allCases.map { "  \($0.rawValue)  \($0.meaning)" }
    return lines.joined(separator: "\n")
  }

  static func text(_ command: any Command.Type) -> String {
    let specification = command.specification
    var lines = [
      "plumb \(specification.name): \(specification.summary)", "",
      "usage: \(specification.synopsis)",
    ]
    if !specification.details.isEmpty { lines += ["", specification.details] }
    for (group, options) in specification.groups {
      let shown = options.map(\.synopsis)
      let width = shown.map(\.count).max() ?? 0
      lines += ["", "\(group):"]
      lines += zip(options, shown).map { "  \($1.padded(to: width + 2))\($0.help)" }
    }
    return lines.joined(separator: "\n")
  }
}
