import Foundation
import SceneModel
import Values

/// The settings of a project in `plumb.yaml`, which commands use if the command line gives none.
package struct ProjectSettings: Sendable, Hashable {
  /// Paths of documents, relative to the file.
  package var documents: [String]?
  /// The folder of all goldens; `snapshots` is the older key.
  package var goldens: String?
  /// The folder of the report; nil for the default.
  package var report: String?
  /// When goldens are written: never, missing, changed, all.
  package var record: String?
  /// The most cells of a cause that get pictures.
  package var pictures: Int?
  /// The format of golden pictures: png, svg, both.
  package var pictureFormat: String?
  /// Names of the cells with golden pictures, in all states; nil for ``cells``.
  package var pictureCells: [String]?
  /// Names of the cells that are laid out and drawn unless others are selected.
  package var cells: [String]?
  /// Whether each scene has pictures of the fewest cells that show all its layouts, instead of ``cells``.
  package var hasFewestCells = false

  /// Folders of documents in the gallery's order; others follow by name.
  package var chapters: [String] = []
  /// Where the file names each of ``chapters``, for messages about folders that do not exist.
  var chapterPlaces: [DocumentProblem] = []

  /// Tolerances by name.
  package var tolerances: [String: Bounds] = [:]
  /// The tolerance in use; nil compares exactly.
  package var tolerance: String?

  /// Whether `plumb verify` proves the standard invariants of every scene (`plumb prove --all`), besides the scene's own.
  package var provesStandard = false

  /// The rules of `plumb lint`, and the findings that are intentional.
  package var lint = ProjectLint()

  /// The bounds of a tolerance.
  package struct Bounds: Sendable, Hashable {
    /// Of 255.
    package var channel = 0
    /// From 0 to 1.
    package var pixels = 0.0
    /// The greatest perceived difference of a pixel (CIE 1976).
    package var delta: Double?
    /// From 0 to 1.
    package var window: Double?
    /// A number of pixels.
    package var count = 0
    /// How far an edge may be off, in points.
    package var points = 0.0
    /// The ignored regions.
    package var masks: [MaskedRegion] = []
  }

  /// A view by its name, or a rectangle of the screen, that is ignored.
  package struct MaskedRegion: Sendable, Hashable {
    /// A view's name; nil for a rectangle.
    package var view: String?
    /// Left, top, width and height in points; empty for a view.
    package var rect: [Double] = []
    /// A pattern of scenes; nil for all.
    package var scene: String?
    /// Where the file names the view and the scenes, for messages about names that do not exist.
    var places: [String: DocumentProblem] = [:]
  }

  /// The settings of a project without a file.
  package init() {}

  /// The file is searched for in the working folder and above it.
  package static let fileName = "plumb.yaml"
  static let rules = [
    RecipeKey("documents", SchemaRule.oneOrSeveral(.text), "Where documents lie: folders and files."),
    RecipeKey("goldens", .text, "The folder of all goldens; Snapshots if absent."),
    RecipeKey("snapshots", .text, "The older name of goldens."),
    RecipeKey("report", .text, "The folder of the report; report if absent."),
    RecipeKey("record", .choice(modes), "When plumb record writes goldens."),
    RecipeKey("pictures", .integer(0...100_000), "How many cells of a cause get pictures in the report."),
    RecipeKey("pictureFormat", .choice(formats), "The format of golden pictures."),
    RecipeKey(
      "pictureCells", .list(.part("cell"), count: nil),
      "The cells with golden pictures, in all states; cells if absent."),
    RecipeKey(
      "cells", .any([.choice(["fewest"]), .list(.part("cell"), count: nil)]),
      "The cells that are laid out unless others are asked for; fewest: those that show all layouts."),
    RecipeKey(
      "chapters", .list(.text, count: nil), "Folders of documents in the gallery's order; others follow by name."),
    RecipeKey("tolerances", .names(pattern: nil, .keys(DecodingContext.toleranceRules)), "By name: what may differ."),
    RecipeKey("tolerance", .text, "The name of the tolerance that is used; exact if absent."),
    RecipeKey(
      "prove", .choice(proofs),
      "What plumb verify proves: the invariants of recipes; with standard also what plumb prove --all does."),
    RecipeKey("lint", .keys(DecodingContext.lintRules), "What plumb lint reports, and which findings are intended."),
    RecipeKey(
      "format", .integer(1...DocumentFormat.current), "Version of the format; \(DocumentFormat.current) if absent."),
  ]
  static let keys = rules.map(\.name)
  /// The name of the comparison without a tolerance.
  fileprivate static let exactTolerance = "exact"
  private static let modes = ["never", "missing", "changed", "all"]
  private static let formats = ["png", "svg", "both"]
  private static let proofs = ["own", "standard"]

  /// Reads the settings of a folder; a folder without a file has empty settings.
  /// - Throws: ``DocumentProblems``.
  package static func read(folder: String = ".") throws -> ProjectSettings {
    let path = folder == "." ? fileName : "\(folder)/\(fileName)"
    func refuse(_ message: String, _ document: String? = nil) -> DocumentProblems {
      DocumentProblems(problems: [DocumentProblem(document: document ?? path, message: message)])
    }
    guard FileManager.default.fileExists(atPath: path) else {
      let names = FolderEntries(folder)?.names ?? []
      if names.contains(fileName) { throw refuse("a link to nothing; restore what it leads to, or remove it") }
      if let other = names.first(where: { ["plumb.yaml", "plumb.yml"].contains($0.lowercased()) }) {
        throw refuse("settings are read from \(fileName); rename the file", other)
      }
      return ProjectSettings()
    }
    guard let bytes = try? RegularFile.bytes(path, limit: Limits.settingsBytes),
      let text = String(data: Data(bytes), encoding: .utf8)
    else { throw refuse("cannot be read as UTF-8 text of at most a mebibyte") }
    if GitLFSPointer.isIn(bytes) { throw refuse(GitLFSPointer.message(insteadOf: "settings")) }
    if let line = MergeConflict.line(in: text) {
      throw DocumentProblems(problems: [
        DocumentProblem(document: path, line: line, column: 1, message: MergeConflict.message)
      ])
    }
    return try decode(text, document: path)
  }

  /// Reads settings from text.
  /// - Throws: ``DocumentProblems``, with every problem found.
  package static func decode(_ text: String, document: String) throws -> ProjectSettings {
    let context = DecodingContext(document: document, text: text)
    var settings = ProjectSettings()
    do {
      if let root = try YAMLParser.parse(text), let keys = KeyedNodes(root, of: fileName, known: keys, context) {
        context.checkFormat(keys["format"])
        settings.documents = context.list(keys["documents"], "documents")
        settings.goldens = context.folder(keys["goldens"], "goldens") ?? context.folder(keys["snapshots"], "snapshots")
        if let earlier = keys["snapshots"], keys["goldens"] != nil {
          context.report("the earlier name of goldens, which is given as well; keep one of them", at: earlier)
        }
        settings.report = context.folder(keys["report"], "report")
        if let report = settings.report, let node = keys["report"],
          let objection = OutputFolder.objection(toReport: report, beside: settings.goldens ?? OutputFolder.goldens)
        {
          context.report("report \(objection)", at: node)
        }
        settings.pictures = context.wholeNumber(keys["pictures"], "pictures", in: 0...100_000)
        settings.record = context.string(keys["record"], "record")
        if let mode = settings.record, !modes.contains(mode), let node = keys["record"] {
          context.report("unknown mode \"\(mode)\"\(Suggestion.hint(for: mode, among: modes))", at: node)
        }
        settings.pictureFormat = context.string(keys["pictureFormat"], "pictureFormat")
        if let format = settings.pictureFormat, !formats.contains(format), let node = keys["pictureFormat"] {
          context.report("unknown format \"\(format)\"\(Suggestion.hint(for: format, among: formats))", at: node)
        }
        if let word = context.string(keys["prove"], "prove"), let node = keys["prove"] {
          settings.provesStandard = word == "standard"
          if !proofs.contains(word) {
            context.report(
              "prove is own or standard, not \"\(word)\"\(Suggestion.hint(for: word, among: proofs))", at: node)
          }
        }
        settings.hasFewestCells = keys["cells"]?.text == "fewest"
        if !settings.hasFewestCells { settings.cells = context.list(keys["cells"], "cells") }
        settings.chapters = context.list(keys["chapters"], "chapters") ?? []
        if case .sequence(let nodes) = keys["chapters"]?.value { settings.chapterPlaces = nodes.map(context.named) }
        settings.tolerances = context.tolerances(keys["tolerances"])
        settings.tolerance = context.string(keys["tolerance"], "tolerance")
        if let name = settings.tolerance, name != exactTolerance, settings.tolerances[name] == nil,
          let node = keys["tolerance"]
        {
          let known = [exactTolerance] + settings.tolerances.keys.sorted()
          context.report("unknown tolerance \"\(name)\"\(Suggestion.hint(for: name, among: known))", at: node)
        }
        settings.lint = context.projectLint(keys["lint"])
        context.check(settings.cells, at: keys["cells"])
        settings.pictureCells = context.list(keys["pictureCells"], "pictureCells")
        context.check(settings.pictureCells, at: keys["pictureCells"])
        if let node = keys["pictureCells"], settings.pictureCells?.isEmpty ?? false {
          context.report("pictureCells names no cell; remove the key for pictures of cells", at: node)
        }
      }
    } catch let failure as YAMLParser.Failure {
      context.report(failure.message, line: failure.line, column: failure.column)
    }
    if !context.problems.isEmpty { throw DocumentProblems(problems: context.problems) }
    return settings
  }
}

extension DecodingContext {
  /// Reports names of cells that no catalogue knows.
  fileprivate func check(_ cells: [String]?, at node: YAMLNode?) {
    for name in cells ?? [] where Cell(named: name) == nil {
      if let node { report(DeviceCatalogue.problem(ofUnknownCell: name), at: node) }
    }
  }

  /// Reads a path of a folder to write into.
  fileprivate func folder(_ node: YAMLNode?, _ what: String) -> String? {
    guard let node, let path = string(node, what) else { return nil }
    guard let objection = OutputFolder.objection(to: path) else { return path }
    report("\(what) \(objection)", at: node)
    return nil
  }

  /// Decodes `{ antialiasing: { channel: 24, pixels: 0.002 } }`.
  fileprivate func tolerances(_ node: YAMLNode?) -> [String: ProjectSettings.Bounds] {
    guard let node, !node.isNull else { return [:] }
    guard case .mapping(let pairs) = node.value else {
      report("tolerances is a mapping of names to bounds, not \(node.kindName)", at: node)
      return [:]
    }
    var found: [String: ProjectSettings.Bounds] = [:]
    for (keyNode, value) in pairs {
      guard let name = keyNode.text,
        let keys = KeyedNodes(value, of: "a tolerance", known: Self.toleranceKeys, self)
      else { continue }
      var bounds = ProjectSettings.Bounds()
      bounds.channel = wholeNumber(keys["channel"], "channel", in: 0...255) ?? 0
      bounds.pixels = number(keys["pixels"], "pixels (a part of them)", in: 0...1) ?? 0
      bounds.delta = number(keys["delta"], "delta", in: 0...200)
      bounds.window = number(keys["window"], "window (a part of it)", in: 0...1)
      bounds.count = wholeNumber(keys["count"], "count", in: 0...1e9) ?? 0
      bounds.points = number(keys["points"], "points", in: 0...1000) ?? 0
      bounds.masks = masks(keys["masks"])
      if name == ProjectSettings.exactTolerance {
        report("exact is the name of the comparison without a tolerance; choose another name", at: keyNode)
      }
      found[name] = bounds
    }
    return found
  }

  static let toleranceRules = [
    RecipeKey("channel", .integer(0...255), "How far a channel of a pixel may be off."),
    RecipeKey("pixels", .number(0...1), "The part of the pixels that may be off."),
    RecipeKey("delta", .number(0...200), "The largest visible difference of a pixel (CIE 1976)."),
    RecipeKey("window", .number(0...1), "The part of any small window that may be off."),
    RecipeKey("count", .integer(0...1_000_000_000), "How many pixels may be off."),
    RecipeKey("points", .number(0...1000), "How far an edge may be off, in points."),
    RecipeKey("masks", .list(.keys(maskRules), count: nil), "What does not count."),
  ]
  private static let toleranceKeys = toleranceRules.map(\.name)
  private static let maskRules = [
    RecipeKey("view", .text), RecipeKey("rect", .list(.number(nil), count: 4), "Left, top, width, height, in points."),
    RecipeKey("scene", .text, "Ids of scenes, with * for any letters."),
  ]

  /// Decodes `[{ view: Clock }, { rect: [0, 0, 390, 47], scene: "profile/*" }]`.
  private func masks(_ node: YAMLNode?) -> [ProjectSettings.MaskedRegion] {
    guard let node, !node.isNull else { return [] }
    guard case .sequence(let items) = node.value else {
      report("masks is a list, such as [{ view: Clock }, { rect: [0, 0, 390, 47] }], not \(node.kindName)", at: node)
      return []
    }
    return items.compactMap { item in
      guard let keys = KeyedNodes(item, of: "a mask", known: Self.maskRules.map(\.name), self) else { return nil }
      var region = ProjectSettings.MaskedRegion(
        view: string(keys["view"], "view"),
        rect: numbers(keys["rect"], "rect", ["left", "top", "width", "height"]) ?? [],
        scene: string(keys["scene"], "scene"))
      if (keys["view"] == nil) == (keys["rect"] == nil) { report("a mask has either a view or a rect", at: item) }
      for key in ["view", "scene"] { region.places[key] = keys[key].map { named($0) } }
      if let node = keys["rect"], region.rect.count == 4 { check(maskRect: region.rect, at: node) }
      return region
    }
  }

  /// A place that a message may be about later.
  fileprivate func named(_ node: YAMLNode) -> DocumentProblem {
    DocumentProblem(
      document: document, line: node.line, column: node.column, message: "", sourceLine: sourceLine(node.line))
  }

  /// Reports a rectangle that masks nothing.
  private func check(maskRect rect: [Double], at node: YAMLNode) {
    if rect[2] <= 0 || rect[3] <= 0 {
      report(
        "a mask's width and height are above 0, not \(NumberText.plain(rect[2])) and \(NumberText.plain(rect[3])); "
          + "write left, top, width, height, or remove the mask", at: node)
    } else if rect[0] + rect[2] <= 0 || rect[1] + rect[3] <= 0 {
      report("this mask lies outside the screen; its left top corner is [0, 0]", at: node)
    }
  }

  /// Decodes a list of texts; a single text need not be in a list.
  func list(_ node: YAMLNode?, _ what: String) -> [String]? {
    guard let node, !node.isNull else { return nil }
    guard case .sequence(let items) = node.value else { return string(node, what).map { [$0] } }
    return items.compactMap { string($0, what) }
  }
}
