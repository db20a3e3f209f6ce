import Foundation
import Typography
import UIKit

/// The difference between our widths and those that Interface Builder saved.
enum WidthErrors {
  struct Row {
    var text: String
    var size: Double
    var weight: UIFont.Weight
    var saved: Double
    var scale: Double
    /// The version of iOS.
    var version: Int

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 7, let size = Double(fields[1]), let saved = Double(fields[3]), saved > 0,
        let scale = Double(fields[4]), let version = Int(fields[5])
      else { return nil }
      (text, self.size, self.saved, self.version) = (fields[0], size, saved, version)
      // Widths of buttons are whole points.
      self.scale = fields[6] == "button" ? 1 : scale
      weight = Self.weights[fields[2]] ?? .regular
    }

    /// The text as the system of that version measures it.
    var styled: StyledText {
      StyledText(text, font: .systemFont(ofSize: size, weight: weight)).inSystemFont(of: ControlLook(iOS: version))
    }

    private static let weights: [String: UIFont.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
  }

  /// - Parameter listsRows: Whether to list each label, worst first.
  static func report(_ path: String, listsRows: Bool) throws {
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap(Row.init)
    let measurer = try PangoMeasurer(fonts: FontFiles())
    let errors = rows.map { row in
      let width = Double(measurer.lines(of: row.styled, width: nil, breaking: .words)[0].width)
      return abs((width * row.scale - Branch.noise).rounded(.up) / row.scale - row.saved) / row.saved
    }
    if listsRows {
      for (row, error) in zip(rows, errors).sorted(by: { $0.1 > $1.1 }) {
        let width = Double(measurer.lines(of: row.styled, width: nil, breaking: .words)[0].width)
        print(
          String(format: "%.2f", 100 * error), String(format: "%.3f", width), row.saved, row.size,
          row.styled.runs[0].font.fontName, row.version, row.text, separator: "\t")
      }
      return
    }
    print("set\tlabels\tmedian %\tp90 %\twithin half a point %")
    line("all", rows, errors) { _ in true }
    line("regular, under 20 points", rows, errors) { $0.weight == .regular && $0.size < 20 }
    line("20 points and more", rows, errors) { $0.size >= 20 }
    line("medium", rows, errors) { $0.weight == .medium }
    line("semibold", rows, errors) { $0.weight == .semibold }
    line("bold", rows, errors) { $0.weight == .bold }
    line("iOS 9 and 10", rows, errors) { $0.version < 11 }
    line("iOS 12 and 13", rows, errors) { (11..<14).contains($0.version) }
    line("iOS 14 and later", rows, errors) { $0.version >= 14 }
  }

  private static func line(_ name: String, _ rows: [Row], _ errors: [Double], _ belongs: (Row) -> Bool) {
    let chosen = zip(rows, errors).filter { belongs($0.0) }
    let sorted = chosen.map(\.1).sorted()
    guard !sorted.isEmpty else { return }
    func percent(_ value: Double) -> String { String(format: "%.2f", 100 * value) }
    let near = chosen.filter { $0.1 * $0.0.saved <= 0.5 + 1e-2 }.count
    print(
      name, sorted.count, percent(sorted[sorted.count / 2]), percent(sorted[sorted.count * 9 / 10]),
      percent(Double(near) / Double(chosen.count)), separator: "\t")
  }
}
