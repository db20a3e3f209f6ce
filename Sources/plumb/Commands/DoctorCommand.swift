import CairoCanvas
import Foundation
import Layout
import RecipeDocuments
import Values
import Verifying

/// `plumb doctor`: reports what pictures depend on here, and proves that they are reproducible.
struct DoctorCommand: Command {
  static let specification = CommandSpecification(
    name: "doctor", summary: "check fonts, libraries and the cache, and that pictures are reproducible",
    operands: "[PATH...] [MATRIX] [OPTION...]",
    options: [
      OptionSpecification("--repeat", "N", "how many times the cells are drawn (default 2)"),
      JobOptions.specification,
      OptionSpecification("--json", "print what was found as JSON"),
      Documents.verbose,
    ] + MatrixOptions.specifications,
    details: """
      Prints a digest of all frames, texts and pixels of the cells: two machines that print the same digest draw the same
      pictures. With no PATH, a built-in scene is drawn in the default cells. All cells are drawn several times from scratch,
      with different numbers of jobs. The exit code is 5 if the results differ, and 2 if a cell cannot be drawn.
      """,
    examples: ["plumb doctor --all-devices"])

  private let operands: [String]
  private let choice: CellChoice
  private let count: Int
  private let jobs: Int
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    operands = arguments.operands
    choice = try CellChoice(arguments)
    count = Int(try arguments.number("--repeat", in: 1...100) ?? 2)
    jobs = try JobOptions.jobs(arguments)
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let documents = operands.isEmpty ? nil : try Documents(operands)
    let code = documents?.report(to: console) ?? .clean
    let scenes = try documents?.scenes ?? [RecipeDocument.decode(Self.sheet, document: "sheet.yaml", fonts: .installed)]
    try choice.states.check(scenes)
    let renderer = Renderer(measurer: try LayoutPipeline().measurer)
    let drawing = try await RepeatedDrawing(
      scenes.map { ($0, choice.cells(of: $0)) }, passes: count, jobs: jobs, log: console)
    let facts = facts(renderer)
    if printsJSON {
      console.out(
        JSONText.result(
          facts.map { ($0.key, .text($0.value)) } + [
            ("cells", .number(Double(drawing.digest.count))), ("digest", .text(drawing.digest.text)),
            ("proof", .text(drawing.digest.text)),
            ("jobs", .list(drawing.passes.map { .number(Double($0.jobs)) })),
            ("differing", .list(drawing.differing.map { .text($0) })),
            ("failed", .list(drawing.failed.map { .text($0) })),
          ]))
    } else {
      let width = (facts.map(\.key.count).max() ?? 0) + 2
      for (key, value) in facts { console.out("\(key.padded(to: width))\(value)") }
      console.out("\("cells".padded(to: width))\(drawing.text)")
      console.out("\("digest".padded(to: width))\(drawing.digest.text)")
    }
    return code.combined(with: drawing.code)
  }

  /// Returns everything other than documents that affects pictures.
  private func facts(_ renderer: Renderer) -> [(key: String, value: String)] {
    [
      ("plumb", "\(ToolVersion.text), renderer \(Renderer.version), rules \(LayoutRules.version)"),
      ("libraries", LibraryVersions.text),
      ("fonts", "\(Count.text(FontFiles.installed.count, "file")) in \(FontFiles.folders.joined(separator: ", "))"),
      ("fingerprint", renderer.fingerprint(of: []).text),
      ("cache", cache),
      ("machine", "\(Self.architecture), \(Count.text(CellWork.defaultJobs, "core"))"),
    ]
  }

  private var cache: String {
    guard let folder = CacheOptions.folder() else { return "off" }
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sizes = files.map { name in
      var status = stat()
      return stat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }.compactMap(\.self)
    let bytes = NumberText.plain(Double(sizes.reduce(0, +)) / 1_048_576, digits: 1)
    return "\(folder), \(Count.text(sizes.count, "file")), \(bytes) MiB"
  }

  private static var architecture: String {
    var name = utsname()
    uname(&name)
    func text(_ value: some Any) -> String {
      withUnsafeBytes(of: value) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(text(name.sysname)) \(text(name.machine))"
  }

  /// Text in several fonts and scripts, controls, and lines that wrap.
  private static let sheet = """
    title: Sheet
    style: controls
    views:
      Sheet:
        stack: vertical
        spacing: 12
        views:
          Title: { label: Ångström & Co., font: title1 }
          Words: { label: "A line that is longer than the screen is wide, and wraps: שלום, 日本語, здравствуйте", lines: 0 }
          Field: { textField: "name@example.org" }
          Row:
            stack: horizontal
            spacing: 8
            views:
              On: { switch: on }
              Level: { slider: 0.3 }
              Go: { button: Go, style: filled }
    constraints: |
      Sheet.Top = Safe Area.Top + 20
      Sheet.Leading = Superview.LeadingMargin
      Sheet.Trailing = Superview.TrailingMargin

    """
}
