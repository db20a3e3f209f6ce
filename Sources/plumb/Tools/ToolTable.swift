import ContextServer
import Foundation
import JSONRPC
import Layout
import Values

/// The tools of `plumb mcp`: each is a command of the command line, with the arguments that make sense for a program.
struct ToolTable {
  let process: ToolProcess
  /// Whether tools that change the project are included.
  let allowsWriting: Bool

  private var project: ProjectFolder { process.project }

  /// The tools, in the order in which they are listed.
  var tools: [Tool] {
    let reading = [
      command(
        "list_scenes", title: "Scenes", "Lists the project's documents and their scenes, with their ids.", ["list"],
        [Self.paths], ToolAnswer(of: "recipes")),
      command(
        "list_devices", title: "Devices",
        "Lists the ids of all devices; with devices named, their sizes, safe areas, margins and size classes.",
        ["list", "devices"], [Self.devices], ToolAnswer(of: "devices", shortened: Self.shortDevices)),
      command(
        "layout", title: "Frames",
        "Lays scenes out, or a recipe that is not saved, and returns each view's frame, in points, in its superview; of more than six "
          + "layouts the first six.",
        ["layout"], [Self.scenes, Self.text, Self.views, Self.system] + Self.window,
        ToolAnswer(shortened: Self.shortLayouts)),
      command(
        "explain", title: "What decides an edge",
        "Says which constraints decide where a view's edges are, how that adds up, and what would change it.",
        ["explain"],
        [Self.scene, Self.edges] + Self.window),
      command(
        "lint", title: "Likely mistakes",
        "Finds what is likely wrong with layouts, or with a recipe that is not saved, with what to do about it.",
        ["lint"], [Self.paths, Self.text, Self.silenced] + Self.window, ToolAnswer(shortened: Self.shortFindings)),
      command(
        "verify", title: "Verify",
        "Compares scenes with their goldens and checks that layouts are determined, without conflicts, as expected.",
        ["verify"], [Self.paths] + Self.detail + Self.window, ToolAnswer(folder: "--report")),
      command(
        "try", title: "Try a change", "Says what edits of a scene would change, without making them.", ["try"],
        [Self.scene, Self.edits] + Self.detail + Self.window, ToolAnswer(folder: "--report")),
      command(
        "sizes", title: "Every size",
        "Says at which window sizes a layout changes, exactly, and why; with pictures on request.", ["sizes"],
        [Self.scene, Self.sweptEdges, Self.pictures] + Self.texts + Self.range,
        ToolAnswer(of: "sweep", examples: Self.sweptSizes)
      ).formerly("sweep"),
      command(
        "prove", title: "Prove",
        "Proves that something holds in windows of any size, or names and draws a size at which it does not.",
        ["prove"],
        [Self.scene, Self.invariants] + Self.texts + [Self.drawn] + Self.range,
        ToolAnswer(folder: "--out", examples: Self.refutedSizes)),
      command(
        "fix", title: "Repairs",
        "Proposes the smallest edits that repair a layout, each proven for every size, and says what else they move.",
        ["fix"], [Self.scene, Self.invariants, Self.finding] + Self.range, ToolAnswer(folder: "--out")),
      command(
        "headroom", title: "Room for texts",
        "Says how much longer each text may get, in points, before it wraps, is cut or moves a neighbour.",
        ["headroom"], [Self.scene] + Self.texts + Self.window),
      command(
        "convert", title: "A scene as a recipe",
        "Returns the scenes of a storyboard, a xib or a Swift test as recipes, in the guide's notation.", ["convert"],
        [Self.scene], ToolAnswer(of: "recipe")),
      command(
        "bisect", title: "Which commit", "Finds the commit that moved an edge, in the history of git.", ["bisect"],
        [Self.scene, Self.edge, Self.good, Self.bad]),
      command(
        "diff", title: "Differences", "Says what differs from a revision of git.", ["diff"],
        [Self.paths, Self.base] + Self.detail + Self.window, ToolAnswer(folder: "--report")),
      render,
    ]
    return reading + (allowsWriting ? writing : [])
  }

  private var writing: [Tool] {
    let apply = command(
      "apply_fix", title: "Apply a repair",
      "Writes one of fix's proposals into the document, with its comments and form; the other arguments are those of fix.",
      ["fix"], [Self.scene, Self.invariants, Self.finding, Self.proposal] + Self.range, isReadOnly: false)
    return [write, apply, record, accept]
  }

  /// The tools that are not included; nil if all are.
  var withheld: WithheldTools? {
    allowsWriting
      ? nil : WithheldTools(writing.map(\.name), "change files: they are offered by plumb mcp --allow-write")
  }

  // MARK: Commands

  private func command(
    _ name: String, title: String, _ summary: String, _ words: [String], _ parameters: [Parameter],
    _ answer: ToolAnswer = ToolAnswer(), isReadOnly: Bool = true
  ) -> Tool {
    let process = process
    return Tool(
      name, title: title, summary, parameters.map(\.parameter), result: Tool.result(of: answer.command ?? words[0]),
      isReadOnly: isReadOnly
    ) { arguments, isCancelled throws(ToolFailure) in
      let line = try self.line(words, parameters, arguments)
      let input = parameters.first { $0.place == .input }.flatMap { arguments[$0.parameter.name] }
      return try Self.inScratch { scratch throws(ToolFailure) in
        let verdict = try answer.folder == nil ? nil : FoldedVerdict(cause: arguments["cause"], page: arguments["page"])
        let command = answer.folder.map { [line[0], "\($0)=\(scratch)"] + line.dropFirst() } ?? line
        let found = try process.run(command, input: input, isCancelled: isCancelled).without(pathsIn: scratch)
          .rounded()
        let folded = try verdict?.folded(found) ?? found
        let shown = try answer.shortened(folded, arguments)
        try ToolProcess.check(shown)
        let sizes = answer.examples?(shown, arguments) ?? []
        return ToolOutcome(shown, pictures: try self.pictures(sizes, arguments, isCancelled))
      }
    }
  }

  /// Returns the command line of a call: every value follows its option or `--`, so that none is taken for an option.
  private func line(
    _ words: [String], _ parameters: [Parameter], _ arguments: ToolArguments
  ) throws(ToolFailure) -> [String] {
    var line = words + ["--json"]
    var (documents, others): ([String], [String]) = ([], [])
    for (parameter, place) in parameters {
      let values = arguments.all(parameter.name)
      switch place {
      case .option("--device") where values == ["all"]: line.append("--all-devices")
      case .option(let option): line += values.map { "\(option)=\($0)" }
      case .flag(let flag): line += values == ["yes"] ? [flag] : []
      case .words: others += values
      case .answer: break
      case .input:
        if !values.isEmpty, !documents.isEmpty {
          throw ToolFailure("\(parameter.name) is a recipe in place of documents; leave paths out")
        }
        if !values.isEmpty { documents = [StandardInput.operand] }
      case .documents:
        try check(values)
        documents += values
      }
    }
    return line + ["--"] + documents + others
  }

  /// Checks that a command reads no document outside the project, neither by name nor through a link in a folder.
  private func check(_ names: [String]) throws(ToolFailure) {
    for name in names { _ = try project.resolve(name) }
    let paths = names.map { (name: $0, path: PathOperand($0)) }
    let scenes = paths.filter { !$0.path.isDocument }.map(\.name)
    // Names of scenes are searched for in the project's documents. The command itself reports problems with the settings.
    let searched = names.isEmpty || !scenes.isEmpty ? (try? Settings.here().documents) ?? [] : []
    // Each by itself: a folder without documents, which may be a scene's name, must not hide what is in the others.
    for operand in paths.filter(\.path.exists).map(\.name) + searched {
      for file in (try? DocumentSearch([operand]))?.files ?? [] { _ = try project.resolve(file) }
    }
    for name in scenes {
      if let golden = (try? TestScenes.folder(named: name)) ?? nil { _ = try project.resolve(golden) }
    }
  }

  /// Provides a folder for what a command writes, and removes it afterwards.
  static func inScratch<Result>(
    _ body: (String) throws(ToolFailure) -> Result
  ) throws(ToolFailure) -> Result {
    let folder = Scratch.url("tool")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path(percentEncoded: false))
  }

  // MARK: Pictures

  /// The maximum size of returned pictures, in bytes; a picture of a phone has some ten kilobytes.
  static let pictureLimit = 1 << 20

  private var render: Tool {
    let parameters = [Self.document] + Self.window
    let process = process
    return Tool(
      "render", title: "Picture",
      "Draws a scene as a PNG file at one pixel a point: on an iPhone 15 unless a device or a size is named.",
      parameters.map(\.parameter), result: Tool.result(of: "render")
    ) { arguments, isCancelled throws(ToolFailure) in
      var line = try self.line(["render"], parameters, arguments)
      if arguments["device"] == nil, arguments["size"] == nil { line.insert("--device=iphone-15", at: 1) }
      if arguments["orientation"] == nil, arguments["size"] == nil { line.insert("--orientation=portrait", at: 1) }
      if arguments["state"] == nil { line.insert("--state=\(SceneState.start)", at: 1) }
      line.insert(contentsOf: ["--format=png", "--scale=1"], at: 1)
      return try Self.inScratch { scratch throws(ToolFailure) in
        line.insert("--out=\(scratch)", at: 1)
        let value = try process.run(line, isCancelled: isCancelled).without(pathsIn: scratch)
        let pictures = Self.drawn(in: scratch, most: 4)
        guard pictures.reduce(0, { $0 + $1.count }) <= Self.pictureLimit else {
          throw ToolFailure("the picture is larger than a mebibyte; choose a smaller device or size")
        }
        try ToolProcess.check(value)
        return ToolOutcome(value, pictures: pictures)
      }
    }
  }

  // MARK: Writing

  private var write: Tool {
    let project = project
    return Tool(
      "write_recipe", title: "Write a recipe", "Writes a recipe into the project; it must be one that can be read.",
      [
        ToolParameter(
          "path", .text, isRequired: true, "The file's path, relative to the project's folder, ending in .yaml."),
        ToolParameter("text", .text, isRequired: true, "The whole recipe."),
      ],
      result: .pairs([
        ("type", .text("object")), ("required", .list([.text("path")])),
        ("properties", .pairs([("path", .pairs([("type", .text("string"))]))])),
      ]), isReadOnly: false
    ) { arguments, _ throws(ToolFailure) in
      let (name, text) = (arguments["path"] ?? "", arguments["text"] ?? "")
      try RecipeFile.write(text, to: name, in: project)
      return ToolOutcome(.pairs([("path", .text(name))]))
    }
  }

  private var record: Tool {
    command(
      "record", title: "Record goldens", "Writes the goldens of scenes: from then on verify compares with them.",
      ["record", "--mode=changed"], [Self.paths], isReadOnly: false)
  }

  /// Verifies and decides in one call, so that no run has to be kept between calls.
  private var accept: Tool {
    let process = process
    let causes = ToolParameter(
      "causes", .texts(limit: 100), isRequired: true, "Causes of verify's answer with the same paths, such as login#1.")
    let parameters: [Parameter] = [Self.paths, (causes, .answer)]
    return Tool(
      "accept", title: "Accept causes", "Makes the results of some causes the new goldens, and leaves the others.",
      parameters.map(\.parameter), result: Tool.result(of: "accept"), isReadOnly: false
    ) { arguments, isCancelled throws(ToolFailure) in
      let verify = try self.line(["verify"], parameters, arguments)
      return try Self.inScratch { scratch throws(ToolFailure) in
        _ = try process.run([verify[0], "--report=\(scratch)"] + verify.dropFirst(), isCancelled: isCancelled)
        let line = ["review", "accept", "--report=\(scratch)", "--json", "--"] + arguments.all(causes.name)
        let answer = try process.run(line, isCancelled: isCancelled).without(pathsIn: scratch)
        if answer["written"]?.items?.isEmpty ?? true, answer["refused"]?.items?.isEmpty ?? true {
          throw ToolFailure(
            "no golden changed: the cells have other causes, too; name all causes of a cell in one call, as verify lists them"
          )
        }
        let folded = answer.folding("accepted", to: arguments.all(causes.name))
        try ToolProcess.check(folded)
        return ToolOutcome(folded)
      }
    }
  }
}

extension JSONText {
  /// Returns an object with another list in place of one of its members.
  fileprivate func folding(_ name: String, to texts: [String]) -> JSONText {
    guard let members else { return self }
    return .pairs(members.map { ($0, $0 == name ? .list(texts.map { .text($0) }) : $1) })
  }

  /// Returns the value without members that name files of a folder that no longer exists when they are read.
  fileprivate func without(pathsIn folder: String) -> JSONText {
    switch self {
    case .list(let items):
      // A sentence that ends with such a name.
      let kept = items.filter { !($0.string?.contains(folder) ?? false) }
      return .list(kept.map { $0.without(pathsIn: folder) })
    case .pairs(let pairs):
      return .pairs(
        pairs.filter { _, value in
          if case .text(let text) = value { return !text.hasPrefix(folder) }
          return true
        }.map { ($0, $1.without(pathsIn: folder)) })
    default: return self
    }
  }
}
