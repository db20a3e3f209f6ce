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
        [Self.paths], output: "recipes"),
      command(
        "list_devices", title: "Devices",
        "Lists the ids of all devices; with devices named, their sizes, safe areas, margins and size classes.",
        ["list", "devices"], [Self.devices], output: "devices", shortened: Self.shortDevices),
      command(
        "layout", title: "Frames",
        "Lays scenes out, or a recipe that is not saved, and returns each view's frame, in points, in its superview.",
        ["layout"], [Self.scenes, Self.text] + Self.window),
      command(
        "explain", title: "What decides an edge",
        "Says which constraints decide where a view's edges are, how that adds up, and what would change it.",
        ["explain"],
        [Self.scene, Self.edges] + Self.window),
      command(
        "lint", title: "Likely mistakes",
        "Finds what is likely wrong with layouts, or with a recipe that is not saved, with what to do about it.",
        ["lint"], [Self.paths, Self.text] + Self.window),
      command(
        "verify", title: "Verify",
        "Compares scenes with their goldens and checks that layouts are determined, without conflicts, as expected.",
        ["verify"], [Self.paths] + Self.detail + Self.window, folder: "--report"),
      command(
        "try", title: "Try a change", "Says what edits of a scene would change, without making them.", ["try"],
        [Self.scene, Self.edits] + Self.detail + Self.window, folder: "--report"),
      command(
        "sizes", formerly: "sweep", title: "Every size",
        "Says at which window sizes a layout changes, exactly, and why; with pictures on request.", ["sizes"],
        [Self.scene, Self.sweptEdges, Self.pictures] + Self.texts + Self.range, output: "sweep",
        examples: Self.sweptSizes),
      command(
        "prove", title: "Prove",
        "Proves that something holds in windows of any size, or names and draws a size at which it does not.",
        ["prove"],
        [Self.scene, Self.invariants] + Self.texts + [Self.drawn] + Self.range, folder: "--out",
        examples: Self.refutedSizes),
      command(
        "fix", title: "Repairs",
        "Proposes the smallest edits that repair a layout, each proven for every size, and says what else they move.",
        ["fix"], [Self.scene, Self.invariants, Self.finding] + Self.range, folder: "--out"),
      command(
        "diff", title: "Differences", "Says what differs from a revision of git.", ["diff"],
        [Self.paths, Self.base] + Self.detail + Self.window, folder: "--report"),
      render,
    ]
    return reading + (allowsWriting ? writing : [])
  }

  private var writing: [Tool] { [write, record, accept] }

  /// The tools that are not included; nil if all are.
  var withheld: WithheldTools? {
    allowsWriting
      ? nil : WithheldTools(writing.map(\.name), "change files: they are offered by plumb mcp --allow-write")
  }

  // MARK: Parameters

  /// The position of a parameter's values on the command line.
  enum Place: Equatable {
    /// After all options: documents and scenes.
    case documents
    /// After the documents.
    case words
    case option(String)
    /// An option without a value, if the parameter is `yes`.
    case flag(String)
    /// Not on the command line: it chooses what of the answer is returned.
    case answer
    /// On the standard input, in place of documents.
    case input
  }

  typealias Parameter = (parameter: ToolParameter, place: Place)

  private static let scene: Parameter = (
    ToolParameter("scene", .text, isRequired: true, "A scene's id, or a document in the project's folder."), .documents
  )
  private static let document: Parameter = (
    ToolParameter("document", .text, isRequired: true, "A document in the project's folder, as list_scenes names it."),
    .documents
  )
  private static let scenes: Parameter = (
    ToolParameter(
      "paths", .texts(limit: 100), "Documents or folders in the project's folder, unless there is a text."),
    .documents
  )
  private static let text: Parameter = (
    ToolParameter("text", .text, "A whole recipe that is not saved, in place of paths."), .input
  )
  private static let devices: Parameter = (
    ToolParameter("devices", .texts(limit: 100), "Ids of devices that are wanted in full, such as iphone-15."), .words
  )
  private static let pictures: Parameter = (
    ToolParameter(
      "pictures", .choice(["yes", "no"]), "Whether to draw the layout in up to three windows between breakpoints."),
    .answer
  )
  private static let paths: Parameter = (
    ToolParameter("paths", .texts(limit: 100), "Documents or folders; the project's documents if left out."), .documents
  )
  private static let edges: Parameter = (
    ToolParameter("edges", .texts(limit: 50), isRequired: true, "Views, or VIEW.EDGE: Title, or Title.width."), .words
  )
  private static let invariants: Parameter = (
    ToolParameter(
      "invariants", .texts(limit: 50),
      "Equations, no overlap: A, B, not cut: *, mirrored: *; the scene's own if left out."),
    .words
  )
  private static let edits: Parameter = (
    ToolParameter(
      "edits", .texts(limit: 50), isRequired: true,
      "TARGET.KEY = VALUE: 3.constant = 12, Title.text = \"Sign out\", 2.priority = 750."), .option("--set")
  )
  private static let texts: [Parameter] = [
    (
      ToolParameter("letters", .texts(limit: 20), "Texts of A to B letters of their own words: Title=0...60 letters."),
      .option("--text")
    ), (ToolParameter("texts", .choice(["all"]), "Each text also as long as its translations."), .option("--texts")),
  ]
  private static let drawn: Parameter = (
    ToolParameter("drawn", .choice(["yes", "no"]), "Whether frames are compared on whole pixels."), .flag("--drawn")
  )
  private static let finding: Parameter = (
    ToolParameter("finding", .text, "A problem, as an earlier answer names it; all if left out."), .option("--finding")
  )
  private static let sweptEdges: Parameter = (
    ToolParameter("edges", .texts(limit: 50), "VIEW.EDGE; all if left out."), .option("--edge")
  )
  private static let detail: [Parameter] = [
    (
      ToolParameter(
        "cause", .text, "A cause of the answer, such as login#1, whose cells and effects are wanted in full."), .answer
    ), (ToolParameter("page", .text, "Which twenty of the cause's cells: 1 (the first), 2, 3."), .answer),
  ]
  private static let base: Parameter = (
    ToolParameter("base", .text, isRequired: true, "A branch, a tag or a commit."), .option("--base")
  )
  static let reader: [Parameter] = [
    (ToolParameter("state", .text, "A state of the recipe."), .option("--state")),
    (ToolParameter("contentSize", .text, "xs, s, m, l, xl, xxl, xxxl, ax1 to ax5, or all."), .option("--content-size")),
    (ToolParameter("direction", .choice(["ltr", "rtl"]), "The reading direction."), .option("--direction")),
    (ToolParameter("locale", .text, "A language: de, ar, pt-BR, accented, or all."), .option("--locale")),
    (ToolParameter("appearance", .choice(["light", "dark"]), "The system's appearance."), .option("--appearance")),
  ]
  private static let window: [Parameter] =
    [
      (ToolParameter("device", .text, "A device's id; a few that differ if left out."), .option("--device")),
      (
        ToolParameter("orientation", .choice(["portrait", "landscape"]), "The device's orientation."),
        .option("--orientation")
      ),
      (ToolParameter("size", .text, "A free canvas in points: 390x844."), .option("--size")),
    ] + reader
  private static let range: [Parameter] =
    [
      (ToolParameter("width", .text, "A range in points: 320...1366."), .option("--width")),
      (ToolParameter("height", .text, "A range or a length in points: 800."), .option("--height")),
      (ToolParameter("like", .text, "A device whose safe area and margins the windows have."), .option("--like")),
    ] + reader

  // MARK: Commands

  private func command(
    _ name: String, formerly: String? = nil, title: String, _ summary: String, _ words: [String],
    _ parameters: [Parameter],
    output: String? = nil, folder: String? = nil, isReadOnly: Bool = true,
    shortened: @escaping (JSONText, ToolArguments) -> JSONText = { answer, _ in answer },
    examples: ((JSONText, ToolArguments) -> [String])? = nil
  ) -> Tool {
    let process = process
    return Tool(
      name, formerly: formerly, title: title, summary, parameters.map(\.parameter),
      result: Tool.result(of: output ?? words[0]), isReadOnly: isReadOnly
    ) { arguments, isCancelled throws(ToolFailure) in
      let line = try self.line(words, parameters, arguments)
      let input = parameters.first { $0.place == .input }.flatMap { arguments[$0.parameter.name] }
      return try Self.inScratch { scratch throws(ToolFailure) in
        let verdict = try folder == nil ? nil : FoldedVerdict(cause: arguments["cause"], page: arguments["page"])
        let command = folder.map { [line[0], "\($0)=\(scratch)"] + line.dropFirst() } ?? line
        let answer = try process.run(command, input: input, isCancelled: isCancelled).without(pathsIn: scratch)
          .rounded()
        let folded =
          try verdict?.folded(answer) ?? answer
        let shown = shortened(folded, arguments)
        let sizes = examples?(shown, arguments) ?? []
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
    let files = names.filter(FileManager.default.fileExists)
    // Names of scenes are searched for in the project's documents. The command itself reports problems with the settings.
    let searched = names.isEmpty || files.count < names.count ? (try? Settings.here().documents) ?? [] : []
    for operands in [files, searched] where !operands.isEmpty {
      for file in (try? DocumentSearch(operands))?.files ?? [] { _ = try project.resolve(file) }
    }
    for name in names where !FileManager.default.fileExists(atPath: name) {
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
        return ToolOutcome(answer.folding("accepted", to: arguments.all(causes.name)))
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
