import Foundation
import Typography
import UIKit

/// How far widths of the stand-in font are from San Francisco's.
enum WidthErrors {
  struct Row {
    var text: String
    var size: Double
    var weight: UIFont.Weight
    var saved: Double
    var scale: Double

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 5, let size = Double(fields[1]), let saved = Double(fields[3]), saved > 0,
        let scale = Double(fields[4])
      else { return nil }
      (text, self.size, self.saved, self.scale) = (fields[0], size, saved, scale)
      weight = Self.weights[fields[2]] ?? .regular
    }

    private static let weights: [String: UIFont.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
  }

  /// - Parameter listsRows: Whether each label is listed, worst first.
  static func report(_ path: String, listsRows: Bool) throws {
    let rows = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap(Row.init)
    let measurer = try PangoMeasurer(fonts: FontFiles())
    let errors = rows.map { row in
      let font = UIFont.systemFont(ofSize: row.size, weight: row.weight)
      let width = Double(measurer.shape(row.text, font: font).width)
      return abs((width * row.scale - 1e-3).rounded(.up) / row.scale - row.saved) / row.saved
    }
    if listsRows {
      for (row, error) in zip(rows, errors).sorted(by: { $0.1 > $1.1 }) {
        let font = UIFont.systemFont(ofSize: row.size, weight: row.weight)
        let width = Double(measurer.shape(row.text, font: font).width)
        print(
          String(format: "%.2f", 100 * error), String(format: "%.3f", width), row.saved, row.size,
          font.fontName, row.text, separator: "\t")
      }
      return
    }
    print("set\tlabels\tmedian %\tp90 %\twithin a pixel %")
    line("all", rows, errors) { _ in true }
    line("regular, under 20 points", rows, errors) { $0.weight == .regular && $0.size < 20 }
    line("20 points and more", rows, errors) { $0.size >= 20 }
    line("medium", rows, errors) { $0.weight == .medium }
    line("semibold", rows, errors) { $0.weight == .semibold }
    line("bold", rows, errors) { $0.weight == .bold }
  }

  private static func line(_ name: String, _ rows: [Row], _ errors: [Double], _ belongs: (Row) -> Bool) {
    let chosen = zip(rows, errors).filter { belongs($0.0) }
    let sorted = chosen.map(\.1).sorted()
    guard !sorted.isEmpty else { return }
    func percent(_ value: Double) -> String { String(format: "%.2f", 100 * value) }
    let near = chosen.filter { $0.1 * $0.0.saved <= 1 / $0.0.scale + 1e-3 }.count
    print(
      name, sorted.count, percent(sorted[sorted.count / 2]), percent(sorted[sorted.count * 9 / 10]),
      percent(Double(near) / Double(chosen.count)), separator: "\t")
  }
}
