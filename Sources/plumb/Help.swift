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
    lines += [
      "", "`plumb help COMMAND` says more. Exit codes: 0 clean, 1 differences, 2 usage or unreadable document,",
      "3 missing or orphaned goldens, 4 layout gate (ambiguity, conflict, failed expectation), lint errors, 5 internal.",
    ]
    return lines.joined(separator: "\n")
  }

  static func text(_ command: any Command.Type) -> String {
    let specification = command.specification
    var lines = [
      "plumb \(specification.name): \(specification.summary)", "",
      "usage: plumb \(specification.name) \(specification.operands)",
    ]
    if !specification.details.isEmpty { lines += ["", specification.details] }
    let groups = specification.options.reduce(into: [String]()) { if !$0.contains($1.group) { $0.append($1.group) } }
    for group in groups {
      let options = specification.options.filter { $0.group == group }
      let shown = options.map { option in option.name + (option.value.map { " \($0)" } ?? "") }
      let width = shown.map(\.count).max() ?? 0
      lines += ["", "\(group):"]
      lines += zip(options, shown).map { "  \($1.padded(to: width + 2))\($0.help)" }
    }
    return lines.joined(separator: "\n")
  }
}
