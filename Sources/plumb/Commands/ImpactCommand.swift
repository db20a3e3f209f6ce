import CairoCanvas
import Foundation
import Layout
import Values
import Verifying

/// `plumb diff impact`: shows what a new device means for existing layouts.
struct ImpactCommand: Command {
  static let specification = CommandSpecification(
    name: "diff impact", formerly: "impact",
    summary: "list the scenes that a device lays out like another device, and draw the rest",
    operands: "DEVICE [PATH...] [OPTION...]",
    options: [
      OptionSpecification("--out", "DIR", "where pictures go (default impact)"),
      OptionSpecification("--json", "as JSON"),
      Documents.verbose,
    ],
    details: """
      DEVICE is a device of `plumb list devices`, or a JSON file in the format of `plumb list devices --json`:

        {"id":"iphone-18","scale":3,
         "faces":[{"orientation":"portrait","size":[402,874],"safeArea":[62,0,34,0]}]}

      Values that a face omits (statusBar, margin, horizontal, vertical) are taken from similar devices. A scene is covered if
      another device gives it the same size, safe area, margins, frames and texts. Only new layouts are drawn.
      """,
    examples: ["plumb diff impact iphone-17"])

  private let device: String
  private let paths: [String]
  private let folder: String
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    guard let device = arguments.operands.first else {
      throw UsageError("name a device or a file: plumb diff impact iphone-17, plumb diff impact iphone-18.json")
    }
    self.device = device
    let rest = Array(arguments.operands.dropFirst())
    paths = rest.isEmpty ? arguments.settings.documents : rest
    folder = arguments.value("--out") ?? "impact"
    printsJSON = arguments.has("--json")
  }

  /// The result for one scene.
  private struct Entry {
    let scene: Scene
    /// Cells of the device, each with a cell of another device that has the same layout.
    var covered: [(cell: Cell, by: String)] = []
    /// Cells whose layout occurs on no other device, with their pictures.
    var new: [(cell: Cell, picture: String)] = []
  }

  func run(_ console: Console) async throws -> ExitCode {
    let device = try DeviceChoice.device(self.device)
    let documents = try Documents(paths)
    let code = documents.report(to: console)
    let pipeline = try LayoutPipeline()
    let renderer = Renderer(measurer: pipeline.measurer)
    let others = ((try? Matrix.everything.cells()) ?? []).filter { !$0.isOn(device) }
    var entries: [Entry] = []
    for scene in documents.scenes {
      var entry = Entry(scene: scene)
      for cell in device.cells {
        let layout = pipeline.solve(scene, in: cell)
        let facts = LayoutFacts(layout)
        // The facts include frames of the root view, so only cells of the same size can match.
        let alike = others.first { other in
          other.size == cell.size && LayoutFacts(pipeline.solve(scene, in: other)) == facts
        }
        if let alike {
          entry.covered.append((cell, alike.name))
        } else {
          let name = "\(scene.id)/\(cell.name).png"
          let png = try renderer.png(renderer.displayList(layout), scale: PixelScale(1))
          try AtomicFile.write(png, to: name, in: folder)
          entry.new.append((cell, "\(folder)/\(name)"))
        }
      }
      entries.append(entry)
    }
    if printsJSON { console.out(json(device, entries)) } else { console.out(block: text(device, entries)) }
    return code
  }

  private func text(_ device: Device, _ entries: [Entry]) -> String {
    let covered = entries.filter(\.new.isEmpty)
    var lines = [
      "\(device.name): \(covered.count) of \(Count.text(entries.count, "scene")) laid out as on another device"
    ]
    var others: [String: Int] = [:]
    for entry in covered { for (_, name) in entry.covered { others[name, default: 0] += 1 } }
    for (name, count) in others.sorted(by: { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }) {
      lines.append("  \(Count.text(count, "layout")) as in \(name)")
    }
    let new = entries.filter { !$0.new.isEmpty }
    if !new.isEmpty { lines.append("new:") }
    for entry in new {
      let cells = entry.new.map { $0.cell.orientation.rawValue }.joined(separator: ", ")
      lines.append("  \(entry.scene.id): \(cells); pictures in \(folder)/\(entry.scene.id)")
    }
    return lines.map(Escaped.line).joined(separator: "\n")
  }

  private func json(_ device: Device, _ entries: [Entry]) -> String {
    JSONText.object([
      ("version", .number(1)), ("device", .text(device.id)),
      (
        "scenes",
        .list(
          entries.map { entry in
            .pairs([
              ("scene", .text(entry.scene.id)),
              (
                "covered",
                .list(entry.covered.map { .pairs([("cell", .text($0.cell.name)), ("by", .text($0.by))]) })
              ),
              (
                "new",
                .list(entry.new.map { .pairs([("cell", .text($0.cell.name)), ("picture", .text($0.picture))]) })
              ),
            ])
          })
      ),
    ])
  }
}
