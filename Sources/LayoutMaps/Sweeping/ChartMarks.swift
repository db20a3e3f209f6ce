import Values

/// The parts of charts as SVG: lines, texts and colours.
enum ChartMarks {
  /// Distinguishable on white with any colour vision (Okabe and Ito 2008).
  static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000"]
  /// Of texts beside marks.
  static let gray = "#6e6e73"

  /// The start of a file with a title.
  static func head(_ title: String, width: Double, height: Double, left: Double) -> [String] {
    [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"\(number(height))\" "
        + "viewBox=\"0 0 \(number(width)) \(number(height))\" role=\"img\" "
        + "font-family=\"system-ui, sans-serif\" font-size=\"12\">",
      "<title>\(Escaped.xml(title))</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      "<text x=\"\(number(left))\" y=\"24\" font-size=\"15\" font-weight=\"600\">\(Escaped.xml(title))</text>",
    ]
  }

  static func number(_ number: Double) -> String { NumberText.plain(number, digits: 2) }

  static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String, width: Double = 1, dash: String? = nil
  ) -> String {
    "<path d=\"M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))\" stroke=\"\(color)\" "
      + "stroke-width=\"\(number(width))\" fill=\"none\"" + (dash.map { " stroke-dasharray=\"\($0)\"" } ?? "") + "/>"
  }

  static func text(
    _ x: Double, _ y: Double, _ text: String, anchor: String = "start", fill: String = "#1c1c1e"
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" fill=\"\(fill)\">\(Escaped.xml(text))</text>"
  }
}
