import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

/// Widths and heights that Interface Builder saved, as tables of facts (control-metrics 1 to 3).
@MainActor @Suite struct SavedWidthTests {
  let measurer: PangoMeasurer

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    var fields: [String]
    var text: String { fields[0] }
    func number(_ column: Int) -> CGFloat { Double(fields[column]).map { CGFloat($0) } ?? .nan }
    var testDescription: String { fields.joined(separator: ", ") }
  }

  nonisolated static func rows(_ bytes: [UInt8]) -> [Row] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      Row(fields: $0.split(separator: "\t").map(String.init))
    }
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private func font(_ row: Row) throws -> UIFont {
    .systemFont(ofSize: row.number(1), weight: try #require(Self.weights[row.fields[2]]))
  }

  private func width(_ row: Row) throws -> CGFloat { CGFloat(measurer.shape(row.text, font: try font(row)).width) }

  private func error(_ row: Row) throws -> CGFloat {
    let (width, scale) = (try width(row), row.number(4))
    return abs((width * scale - 1e-3).rounded(.up) / scale - row.number(3)) / row.number(3)
  }

  @Test func `widths of labels come within 0.6 % in the median and 2 % in nine of ten`() throws {
    let rows = Self.rows(PackageResources.label_widths_tsv)
    #expect(rows.count > 250)
    let errors = try rows.map(error).sorted()
    #expect(errors[errors.count / 2] <= 0.006)
    #expect(errors[errors.count * 9 / 10] <= 0.02)
  }

  @Test func `regular text of usual sizes is within a pixel in four of five`() throws {
    let rows = Self.rows(PackageResources.label_widths_tsv).filter { $0.fields[2] == "regular" && $0.number(1) < 20 }
    let near = try rows.filter { try error($0) * $0.number(3) <= 1 / $0.number(4) + 1e-3 }
    #expect(Double(near.count) >= 0.8 * Double(rows.count), "\(near.count) of \(rows.count)")
  }

  /// control-metrics 3.1: at least 30, whole points, no padding.
  @Test func `buttons are as wide as their titles`() throws {
    let before = TextMeasurement.measurer
    TextMeasurement.measurer = measurer
    defer { TextMeasurement.measurer = before }
    let rows = Self.rows(PackageResources.button_widths_tsv)
    let differences = try rows.map { row in
      let button = UIButton(type: .system)
      button.titleFont = try font(row)
      button.setTitle(row.text, for: .normal)
      return abs(button.intrinsicContentSize.width - row.number(3)) / row.number(3)
    }.sorted()
    #expect(rows.count > 150)
    #expect(differences[differences.count / 2] <= 0.006)
    #expect(differences[differences.count * 9 / 10] <= 0.021)
  }

  @Test func `labels in text styles are as high as saved, and as wide`() throws {
    let rows = Self.rows(PackageResources.style_widths_tsv)
    var errors: [CGFloat] = []
    for row in rows {
      let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: row.fields[1]))
      let scale = row.number(4)
      #expect(abs((font.lineHeight * scale - 1e-3).rounded(.up) / scale - row.number(3)) < 0.02, "\(row)")
      let width = CGFloat(measurer.shape(row.text, font: font).width)
      errors.append(abs((width * scale - 1e-3).rounded(.up) / scale - row.number(2)) / row.number(2))
    }
    errors.sort()
    #expect(rows.count > 50)
    // Short texts: half a pixel is a percent of most.
    #expect(errors[errors.count / 2] <= 0.01)
  }
}
