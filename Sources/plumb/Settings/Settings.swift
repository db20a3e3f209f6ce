import Foundation
import Layout
import RecipeDocuments
import Values
import Verifying

/// Values used if the command line gives none: the environment's, else the project's, else the default.
struct Settings {
  /// One setting: its value and its source.
  struct Entry {
    let key: String
    let value: String
    let source: String
  }

  let project: ProjectSettings
  private let environment: [String: String]

  init(_ project: ProjectSettings = ProjectSettings(), environment: [String: String] = [:]) {
    self.project = project
    self.environment = environment
  }

  /// Returns the settings of the working folder.
  /// - Throws: ``DocumentProblems``.
  static func here() throws -> Settings {
    Settings(try ProjectSettings.read(), environment: ProcessInfo.processInfo.environment)
  }

  /// Options with a default from the settings: key, variable and built-in default.
  private static let table: [(option: String, key: String, variable: String, fallback: String)] = [
    ("--goldens", "goldens", "PLUMB_GOLDENS", OutputFolder.goldens),
    ("--report", "report", "PLUMB_REPORT", "report"),
    ("--mode", "record", RecordMode.variable, RecordMode.changed.rawValue),
    ("--pictures", "pictures", "PLUMB_PICTURES", "\(Verification.pictureLimit)"),
  ]

  /// Older names of variables, which still work.
  private static let aliases = ["PLUMB_GOLDENS": "PLUMB_SNAPSHOTS"]

  /// Variables that change what commands do, for the manual.
  static var variables: [(name: String, meaning: String)] {
    table.map { ($0.variable, "overrides \($0.key) in plumb.yaml (default \($0.fallback))") } + [
      (CacheFolder.variable, "folder of the cache, or off"),
      ("PLUMB_FONTS", "folder of the fonts, in place of Debian's"),
      ("PLUMB_SHARDS", "number of shards, if the scheduler does not set it"),
      ("CI", "set on CI machines: `plumb record` writes nothing unless --mode says so"),
      ("NO_COLOR", "with any value, no colour"),
    ]
  }

  /// Returns the environment's value of a setting, and the variable that has it.
  private func variable(_ row: (option: String, key: String, variable: String, fallback: String))
    -> (name: String, value: String)?
  {
    for name in [row.variable, Self.aliases[row.variable] ?? row.variable] {
      if let value = environment[name], !value.isEmpty { return (name, value) }
    }
    return nil
  }

  /// Returns the value of an option that the command line does not give; nil leaves it to the command.
  func value(of option: String) -> String? {
    guard let row = Self.table.first(where: { $0.option == option }) else { return nil }
    if let own = variable(row) { return own.value }
    // In CI nothing is recorded, even if the project wants it.
    if row.key == "record", isCI { return nil }
    return projectValue(row.key)
  }

  /// Returns what gives an option its value, for messages, if the command line does not: a variable, or a key of the project.
  func source(of option: String) -> String {
    guard let row = Self.table.first(where: { $0.option == option }) else { return option }
    if let own = variable(row) { return own.name }
    return projectValue(row.key) == nil ? option : "\(row.key) in plumb.yaml"
  }

  /// Returns a folder's name from the project or the environment, else its default.
  func folder(of option: String) -> String {
    value(of: option) ?? Self.table.first { $0.option == option }?.fallback ?? "."
  }

  private var isCI: Bool { ContinuousIntegration.isOn(environment) }

  /// The default for when goldens are written.
  var recordMode: RecordMode { isCI ? .never : .changed }

  private func projectValue(_ key: String) -> String? {
    switch key {
    case "goldens": project.goldens
    case "report": project.report
    case "record": project.record
    case "pictures": project.pictures.map { "\($0)" }
    default: nil
    }
  }

  /// The project's settings for the rules of `plumb lint`.
  var lint: ProjectLint { project.lint }

  /// Returns how much pictures may differ.
  /// - Parameter name: The name given on the command line; nil uses the project's tolerance.
  /// - Throws: ``UsageError`` for a name that the project does not know.
  func tolerance(_ name: String?) throws -> GoldenTolerance {
    guard let name = name ?? project.tolerance, name != GoldenTolerance.exact.name else { return .exact }
    guard let bounds = project.tolerances[name] else {
      let known = [GoldenTolerance.exact.name] + project.tolerances.keys.sorted()
      throw UsageError(
        "unknown tolerance \"\(name)\"\(Suggestion.hint(for: name, among: known)); `tolerances` in plumb.yaml names them"
      )
    }
    var tolerance = GoldenTolerance(
      name: name, channel: bounds.channel, pixels: bounds.pixels, delta: bounds.delta, window: bounds.window)
    (tolerance.count, tolerance.points) = (bounds.count, bounds.points)
    tolerance.masks = bounds.masks.map { mask in
      Mask(mask.view.map(Mask.Region.view) ?? .rect(mask.rect), scene: mask.scene)
    }
    return tolerance
  }

  /// Returns chapters and masks of tolerances that name nothing in the project's scenes.
  func unknownNames(in scenes: [Scene]) -> [DocumentProblem] { project.unknownNames(in: scenes) }

  /// The format of golden pictures.
  var pictureFormat: PictureFormat { project.pictureFormat.flatMap(PictureFormat.init(rawValue:)) ?? .png }

  /// Names of the cells with golden pictures, in all states; nil for ``cells``.
  var pictureCells: [String]? { project.pictureCells }

  /// Whether the fewest cells that show all layouts have pictures.
  var hasFewestCells: Bool { project.hasFewestCells }

  /// Whether the standard invariants of every scene are proven.
  var provesStandard: Bool { project.provesStandard }

  /// Folders of documents in the gallery's order.
  var chapters: [String] { project.chapters }
  /// The cells laid out and drawn unless others are selected.
  var cells: [Cell] { ownCells ?? Matrix.standard }
  /// The cells that the project names, which hold for documents with a canvas, too; nil if it names none.
  var ownCells: [Cell]? {
    hasFewestCells ? Matrix.standard : project.cells.map { $0.compactMap { Cell(named: $0) } }
  }

  /// Every setting with its source, for people.
  var entries: [Entry] {
    let file = ProjectSettings.fileName
    var entries = [
      Entry(
        key: "documents", value: (documents.isEmpty ? ["Recipes"] : documents).joined(separator: ", "),
        source: project.documents == nil ? "default" : file)
    ]
    for row in Self.table {
      if let own = variable(row) {
        entries.append(Entry(key: row.key, value: own.value, source: "environment, \(own.name)"))
      } else if row.key == "record", isCI {
        entries.append(Entry(key: row.key, value: "never", source: "environment, CI"))
      } else if let own = projectValue(row.key) {
        entries.append(Entry(key: row.key, value: own, source: file))
      } else {
        entries.append(Entry(key: row.key, value: row.fallback, source: "default"))
      }
    }
    entries.append(
      Entry(
        key: "pictureFormat", value: pictureFormat.rawValue, source: project.pictureFormat == nil ? "default" : file))
    entries.append(
      Entry(
        key: "pictureCells", value: pictureCells?.joined(separator: ", ") ?? "those of cells",
        source: pictureCells == nil ? "default" : file))
    entries.append(
      Entry(
        key: "prove", value: provesStandard ? "standard" : "own", source: provesStandard ? file : "default"))
    entries.append(
      Entry(
        key: "tolerance", value: ((try? tolerance(nil)) ?? .exact).description,
        source: project.tolerance == nil ? "default" : file))
    entries.append(
      Entry(
        key: "cells", value: project.hasFewestCells ? "fewest" : cells.map(\.name).joined(separator: ", "),
        source: project.cells == nil && !project.hasFewestCells ? "default" : file))
    return entries
  }
}
