import Layout
import Values

/// If some texts follow the reader's text size, the others should, too (AL-10.19).
enum FixedTextSizeRule: DocumentRule {
  static let info = LintRuleInfo(
    "fixed-text-size", .accessibility, .note, "text keeps its size while other text follows the reader's")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let texts = scene.views.filter(\.hasText).compactMap { view -> (view: SceneView, font: SceneFont?)? in
      switch view.kind {
      case .label(let label) where label.runs == nil: (view, label.font)
      case .textView(let text): (view, text.font)
      default: nil
      }
    }
    let fixed = texts.filter { !follows($0.font) }.map(\.view)
    guard let first = fixed.first, fixed.count < texts.count else { return [] }
    let names = fixed.map(\.name)
    return [
      LintFinding(
        names,
        "\(names.listed): \(names.count == 1 ? "its font has" : "their fonts have") a fixed size, while other text follows the reader's",
        at: scene.place(of: first), next: "use a text style: font: body")
    ]
  }

  private static func follows(_ font: SceneFont?) -> Bool {
    if case .style? = font?.choice { return true }
    return false
  }
}
