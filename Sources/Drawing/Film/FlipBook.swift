import Foundation
import Layout

/// Pictures in sequence in one SVG, each an embedded document, so that ids do not collide.
struct FlipBook {
  let pictures: [DisplayList]
  let title: String

  /// The duration of a step, and of the pause at each end, in seconds.
  private static let step = 0.05
  private static let pause = 0.9

  func svg(outlines: GlyphOutlines) -> String {
    let width = pictures.map(\.size.width).max() ?? 0
    let height = pictures.map(\.size.height).max() ?? 0
    let order = Array(pictures.indices) + pictures.indices.dropFirst().dropLast().reversed()
    let lengths = order.map { $0 == 0 || $0 == pictures.count - 1 ? Self.pause : Self.step }
    let whole = lengths.reduce(0, +)
    var shown: [Int: [(from: Double, to: Double)]] = [:]
    var time = 0.0
    for (picture, length) in zip(order, lengths) {
      shown[picture, default: []].append((time / whole, (time + length) / whole))
      time += length
    }
    var (rules, images) = ("", "")
    for (index, picture) in pictures.enumerated() {
      let moments = (shown[index] ?? []).map { span in
        "\(percent(span.from)) { visibility: visible } \(percent(span.to)) { visibility: hidden }"
      }
      let start = index == 0 ? "" : "0% { visibility: hidden } "
      rules += "@keyframes p\(index) { \(start)\(moments.joined(separator: " ")) }\n"
      rules += "#p\(index) { animation: p\(index) \(number(whole))s step-end infinite }\n"
      let data = Data(SVGWriter.write(picture, outlines: outlines).utf8).base64EncodedString()
      let (left, top) = ((width - picture.size.width) / 2, (height - picture.size.height) / 2)
      images += """
        <image id="p\(index)" x="\(number(left))" y="\(number(top))" width="\(number(picture.size.width))" \
        height="\(number(picture.size.height))" visibility="\(index == pictures.count - 1 ? "visible" : "hidden")" \
        xlink:href="data:image/svg+xml;base64,\(data)"/>

        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(number(width))" \
      height="\(number(height))" viewBox="0 0 \(number(width)) \(number(height))" role="img" \
      aria-label="\(Escaped.xml(title))">
      <title>\(Escaped.xml(title))</title>
      <style>@media (prefers-reduced-motion: no-preference) {
      \(rules)}</style>
      \(images)</svg>

      """
  }

  private func number(_ value: Double) -> String { NumberText.plain(value, digits: 3) }
  private func percent(_ part: Double) -> String { "\(NumberText.plain(part * 100, digits: 3))%" }
}
