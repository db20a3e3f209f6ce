import Foundation
import Testing
import UIKit
import _Testing_UIKit

@testable import Typography

/// Widths that were measured on iOS and widths that Interface Builder saved, as tables of facts (control-metrics 1.5).
@MainActor @Suite struct SavedWidthTests {
  let measurer: PangoMeasurer

  init() throws { measurer = try PangoMeasurer(fonts: FontFiles()) }

  /// The fields of each line that is no comment.
  nonisolated static func rows(_ bytes: [UInt8]) -> [[String]] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Up to whole pixels.
  private func onPixels(_ width: CGFloat, _ scale: CGFloat) -> CGFloat { (width * scale - 1e-4).rounded(.up) / scale }

  @Test func `strings are as wide as on iOS 26, in 76 fonts`() throws {
    var (texts, labels) = (0, 0)
    for row in Self.rows(PackageResources.measured_widths_tsv) {
      let (size, weight) = (CGFloat(try #require(Double(row[2]))), try #require(Self.weights[row[1]]))
      var face = FontFace(weight: weight, isItalic: row[0] == "italic")
      face.isMonospaced = row[0] == "mono"
      let text = StyledText(row[3], font: UIFont(pointSize: size, face: face))
      let label = CGFloat(try #require(Double(row[4])))
      for measurer in [measurer as any TextMeasuring, AdvanceTableMeasurer()] {
        let width = measurer.lines(of: text, width: nil, breaking: .words)[0].width
        if let measured = Double(row[5]) { #expect(abs(width - CGFloat(measured)) < 0.03, "\(row): \(width)") }
        #expect(abs(onPixels(width, 3) - label) < 0.34, "\(row): \(width)")
        texts += 1
        if abs(onPixels(width, 3) - label) < 0.01 { labels += 1 }
      }
    }
    #expect(texts == 912)
    #expect(Double(labels) >= 0.99 * Double(texts), "\(labels)")
  }

  /// The share of saved widths within half a point, for each system's font.
  @Test(arguments: [(9, 0.85), (10, 0.9), (12, 0.95), (13, 0.95), (18, 0.96), (26, 0.95)] as [(Int, Double)])
  func `labels and buttons are as wide as saved`(_ version: Int, _ least: Double) throws {
    let before = TextMeasurement.measurer
    TextMeasurement.measurer = measurer
    defer { TextMeasurement.measurer = before }
    let rows = Self.rows(PackageResources.saved_widths_tsv).filter { $0[5] == "\(version)" }
    var near = 0
    for row in rows {
      let font = UIFont.systemFont(ofSize: try #require(Double(row[1])), weight: Self.weights[row[2]] ?? .regular)
      let text = StyledText(row[0], font: font).inSystemFont(of: ControlLook(iOS: version))
      let scale = row[6] == "button" ? 1 : CGFloat(try #require(Double(row[4])))
      let width = onPixels(TextMeasurement.width(of: text), scale)
      if abs(width - CGFloat(try #require(Double(row[3])))) < 0.51 { near += 1 }
    }
    #expect(rows.count > 10)
    #expect(Double(near) >= least * Double(rows.count), "\(near) of \(rows.count)")
  }

  /// control-metrics 3.1: at least 30, whole points, no padding.
  @Test func `a button is as wide as its title`() throws {
    let before = TextMeasurement.measurer
    TextMeasurement.measurer = measurer
    defer { TextMeasurement.measurer = before }
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.width == 46)
  }
}
