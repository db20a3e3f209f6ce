import Layout
import Values

/// `plumb list devices`: lists the device catalogue.
struct DevicesCommand: Command {
  static let specification = CommandSpecification(
    name: "list devices", formerly: "devices", summary: "list the devices", operands: "[DEVICE...] [OPTION...]",
    options: [OptionSpecification("--json", "print as JSON")],
    details: "With a DEVICE, prints everything that is known about it, with sources.",
    examples: ["plumb list devices iphone-15"])

  private let ids: [String]
  private let printsJSON: Bool

  init(_ arguments: ParsedArguments) throws {
    ids = arguments.operands
    printsJSON = arguments.has("--json")
  }

  func run(_ console: Console) async throws -> ExitCode {
    let devices = try ids.isEmpty ? DeviceCatalogue.all : ids.map(MatrixOptions.device)
    if printsJSON {
      console.out(JSONText.result([("devices", .list(devices.map(json)))]))
    } else if ids.isEmpty {
      console.out(block: table(devices))
    } else {
      console.out(block: devices.map(card).joined(separator: "\n\n"))
    }
    return .clean
  }

  private func table(_ devices: [Device]) -> String {
    let rows = devices.map { device -> [String] in
      let face = device.faces[.portrait] ?? device.faces[.landscape]
      return [
        device.id, device.name, face.map { "\(plain($0.size.width))×\(plain($0.size.height))" } ?? "",
        "@\(plain(device.displayScale))x",
        device.orientations.map { device.faces[$0].map { classes($0.sizeClasses) } ?? "" }.joined(separator: " | "),
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1 + 2) }.joined() + row[4]
    }.joined(separator: "\n")
  }

  private func classes(_ classes: SizeClasses) -> String { "\(classes.horizontal) × \(classes.vertical)" }

  private func card(_ device: Device) -> String {
    var lines = ["\(device.name) (\(device.id))"]
    if !device.models.isEmpty { lines.append("  models: \(device.models.joined(separator: ", "))") }
    lines.append("  scale: \(plain(device.displayScale)) pixels per point")
    for orientation in device.orientations {
      guard let face = device.faces[orientation] else { continue }
      lines.append(
        "  \(orientation): \(plain(face.size.width))×\(plain(face.size.height)), \(classes(face.sizeClasses)), "
          + "safe area \(insets(face.safeArea)), status bar \(plain(face.statusBarHeight)), "
          + "margins \(plain(face.systemMinimumMargin))")
    }
    for window in device.sharedWindows {
      lines.append(
        "  \(window.orientation)+\(window.share.rawValue): \(plain(window.size.width))×\(plain(window.size.height)), "
          + "\(window.horizontal) width")
    }
    for release in device.releases {
      let areas = Orientation.allCases.compactMap { way in release.safeAreas[way].map { "\(way) \(insets($0))" } }
      lines.append("  \(release.name): safe area \(areas.joined(separator: ", "))")
    }
    if let notes = device.notes { lines.append("  notes: \(notes)") }
    lines.append("  confidence: \(device.confidence.rawValue)")
    lines += device.sources.map { "  source: \($0.citation)" }
    return lines.joined(separator: "\n")
  }

  private func insets(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(plain).joined(separator: "/")
  }

  private func plain(_ number: Double) -> String { NumberText.plain(number) }

  private func json(_ device: Device) -> JSONText {
    .pairs([
      ("id", .text(device.id)), ("name", .text(device.name)), ("family", .text(device.family.rawValue)),
      ("scale", .number(device.displayScale)),
      (
        "faces",
        .list(
          device.orientations.compactMap { orientation in
            device.faces[orientation].map { face in
              let area = face.safeArea
              return .pairs([
                ("orientation", .text(orientation.rawValue)),
                ("size", .list([.number(face.size.width), .number(face.size.height)])),
                ("safeArea", .list([area.top, area.left, area.bottom, area.right].map { .number($0) })),
                ("statusBar", .number(face.statusBarHeight)), ("margin", .number(face.systemMinimumMargin)),
                ("horizontal", .text(face.sizeClasses.horizontal.rawValue)),
                ("vertical", .text(face.sizeClasses.vertical.rawValue)),
              ])
            }
          })
      ),
    ])
  }
}
