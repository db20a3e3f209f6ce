import SceneModel
import Values

/// What to write instead of a font as it is called elsewhere: in style sheets, in design tools and in UIKit's code.
enum FontAdvice {
  /// Longer names first, because some end with others: `semibold`.
  private static let weights = (SceneFont.Weight.allCases.map(\.rawValue) + ["italic"]).sorted { $0.count > $1.count }

  /// Returns the advice for `17pt`, `SF Pro Bold 17`, `title 1` or `UIFont.systemFont(ofSize: 17)`; nil for any other font.
  /// - Parameter words: The font, divided at spaces.
  static func text(for words: [String]) -> String? {
    let text = words.joined(separator: " ")
    if let match = text.firstMatch(of: /[nN]ame: ?@?"([^"]+)",? ?size: ?([0-9.]+)/) {
      return "write its name and size: \(match.output.1) \(match.output.2)"
    }
    let low = text.lowercased()
    if let match = low.firstMatch(of: /textstyle: ?(?:uifonttextstyle)?\.?(\w+)/) {
      let style = style(String(match.output.1))
      return "a text style is written by its name: \(style ?? "body")"
    }
    let system =
      /(?:^|[ .\[])(?:sf|sfui|sfns|sfpro|san francisco|-apple-system|system-ui|\w*systemfont)(?:display|text|rounded|ofsize)?\b/
    let sizes = low.matches(of: /[0-9]+(?:\.[0-9]+)?/).map { String($0.output) }
    if low.contains(system), !low.contains(/mono|cartoonist|compact/) {
      let weight = self.weight(in: low)
      return "the system's font is its size\(weight.isEmpty ? "" : " and weight"): \(sizes.first ?? "17")\(weight)"
    }
    if let match = low.firstMatch(of: /(?:^| )([0-9.]+) ?(?:pt|px|points?)(?: |$)/),
      low.replacing(match.output.0, with: " ").split(separator: " ").allSatisfy({ word in
        weights.contains { $0.lowercased() == word }
      })
    {
      return "a size is a number of points: \(match.output.1)\(weight(in: low))"
    }
    guard words.count > 1, let style = style(low.filter { $0 != " " && $0 != "." && $0 != "-" }) else { return nil }
    return "did you mean \(style)?"
  }

  private static func style(_ name: String) -> String? {
    SceneFont.Style.allCases.map(\.rawValue).first { $0.lowercased() == name.lowercased() }
  }

  /// Returns the weights that a text names, each after a space.
  private static func weight(in text: String) -> String {
    var (rest, found) = (text, "")
    for weight in weights where rest.contains(weight.lowercased()) {
      rest = rest.replacing(weight.lowercased(), with: "")
      if weight != SceneFont.Weight.regular.rawValue { found += " \(weight)" }
    }
    return found
  }
}
