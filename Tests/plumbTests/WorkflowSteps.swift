import Foundation

/// A step of a workflow or an action: its commands, when they run, and what they get.
struct WorkflowStep {
  var commands: String
  var variables: [String: String] = [:]
  var id: String?
  var condition: String?

  /// Returns the `run:` blocks of a workflow or an action.
  static func all(in yaml: String) -> [WorkflowStep] {
    var steps: [WorkflowStep] = []
    var next = WorkflowStep(commands: "")
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var environment = 0
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("- ") { next = WorkflowStep(commands: "") }
      if environment > 0, indent > environment, let (name, value) = pair(text) {
        next.variables[name] = value
      } else if !text.isEmpty {
        environment = text == "env:" ? indent : text == "- env:" ? indent + 2 : 0
      }
      if let match = text.wholeMatch(of: /(?:- )?id: (.+)/) { next.id = String(match.output.1) }
      if let match = text.wholeMatch(of: /(?:- )?if: (.+)/) { next.condition = String(match.output.1) }
      guard let match = text.wholeMatch(of: /(- )?run: (.*)/) else { continue }
      next.commands = String(match.output.2)
      if next.commands == "|" {
        let depth = indent + (match.output.1 == nil ? 0 : 2)
        let block = lines[(index + 1)...].prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > depth }
        next.commands = block.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
      }
      steps.append(next)
    }
    return steps
  }

  /// The variables of a job, which all of its steps get.
  static func environment(in yaml: String) -> [String: String] {
    let head = yaml.prefix(upTo: yaml.range(of: "    steps:\n")?.lowerBound ?? yaml.endIndex)
    guard let start = head.range(of: "\n    env:\n") else { return [:] }
    let lines = head[start.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("      ") }
    let pairs = lines.compactMap { pair($0.trimmingCharacters(in: .whitespaces)) }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func pair(_ text: String) -> (String, String)? {
    guard !text.hasPrefix("#"), let colon = text.firstRange(of: ": ") else { return nil }
    let value = String(text[colon.upperBound...]).trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    return (String(text[..<colon.lowerBound]), value)
  }

  /// Whether a step runs: `steps.a.outputs.b == 'c'`, or one of several with `contains(fromJSON('[...]'), ...)`.
  /// - Parameter outputs: By `steps.a.outputs.b`.
  func isWanted(_ outputs: [String: String]) -> Bool {
    guard let condition else { return true }
    if let match = condition.wholeMatch(of: /(steps[a-z.]+) == '(.*)'/) {
      return outputs[String(match.output.1)] == String(match.output.2)
    }
    if let match = condition.wholeMatch(of: /contains\(fromJSON\('(.*)'\), (steps[a-z.]+)\)/) {
      return outputs[String(match.output.2)].map { match.output.1.contains("\"\($0)\"") } ?? false
    }
    return false
  }
}

extension Workplace {
  /// Runs a step as GitHub does, with the programs in the folder `bin` first.
  /// - Parameter expressions: Values for `${{ ... }}`.
  func run(_ step: WorkflowStep, _ expressions: [String: String] = [:], environment: [String: String] = [:]) throws
    -> (code: Int32, out: String)
  {
    func filled(_ text: String) -> String {
      text.replacing(#/\$\{\{ *([^ }]+) *\}\}/#) { match in
        expressions[String(match.output.1)] ?? "UNKNOWN-EXPRESSION-\(match.output.1)"
      }
    }
    let (shell, out) = (Process(), path("step.log"))
    _ = FileManager.default.createFile(atPath: out, contents: nil)
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step.commands)]
    shell.currentDirectoryURL = URL(filePath: folder)
    shell.environment = [
      "PATH": "\(path("bin")):/usr/bin:/bin", "HOME": folder, "CI": "true",
      "GITHUB_STEP_SUMMARY": path("summary.md"), "GITHUB_OUTPUT": path("output.txt"),
    ].merging(environment.mapValues(filled)) { $1 }.merging(step.variables.mapValues(filled)) { $1 }
    // One handle, since two would overwrite each other's output.
    let log = FileHandle(forWritingAtPath: out)
    (shell.standardOutput, shell.standardError) = (log, log)
    try shell.run()
    shell.waitUntilExit()
    return (shell.terminationStatus, try text("step.log"))
  }

  /// Puts a script into the folder of programs that steps find first.
  func install(_ script: String, as name: String) throws {
    try write("#!/bin/bash\n\(script)\n", to: "bin/\(name)")
    chmod(path("bin/\(name)"), 0o755)
  }
}
