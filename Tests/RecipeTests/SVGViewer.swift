import Foundation
import Testing

/// A program that shows SVG files.
enum SVGViewer: String, CaseIterable {
  case librsvg, chromium, inkscape

  private var program: String {
    switch self {
    case .librsvg: "rsvg-convert"
    case .chromium: "chromium-headless-shell"
    case .inkscape: "inkscape"
    }
  }

  var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)") }

  /// Writes a picture of a file, which may be a page for Chromium.
  /// - Parameter scale: Pixels per point.
  func draw(_ file: URL, to png: URL, size: CGSize, scale: Int) throws {
    let (input, output) = (file.path(percentEncoded: false), png.path(percentEncoded: false))
    let arguments: [String] =
      switch self {
      case .librsvg: ["--unlimited", "--zoom", "\(scale)", "--output", output, input]
      case .inkscape: ["--export-type=png", "--export-dpi=\(96 * scale)", "--export-filename=\(output)", input]
      case .chromium:
        [
          "--no-sandbox", "--disable-gpu", "--force-device-scale-factor=\(scale)", "--screenshot=\(output)",
          "--window-size=\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)))", "file://\(input)",
        ]
      }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(program)")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(rawValue) ended with \(process.terminationStatus)")
  }
}
