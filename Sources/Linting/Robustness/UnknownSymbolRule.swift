import Drawing
import Layout
import Values

/// A symbol without a drawing is often a typing mistake; on a device, no picture has this name.
enum UnknownSymbolRule: DocumentRule {
  static let info = LintRuleInfo(
    "unknown-symbol", .robustness, .note, "a symbol has no drawing, and a mark takes its place")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    scene.views.compactMap { view in
      guard let symbol = symbol(of: view), !SymbolNames.isDrawn(symbol) else { return nil }
      return finding([view.name, symbol], symbol, of: view.name, at: scene.place(of: view))
    } + barSymbols(scene.scene)
  }

  private static func symbol(of view: SceneView) -> String? {
    switch view.kind {
    case .image(let image): image.image == nil ? image.symbol : nil
    case .button(let button): button.symbol
    case .row(let row): row.symbol
    default: nil
    }
  }

  /// Items of bars can have a picture's name, too: only what is like a symbol's is a typing mistake.
  private static func barSymbols(_ scene: Scene) -> [LintFinding] {
    let bars = scene.barContents
    let items = (bars.leading + bars.trailing + bars.tools).compactMap { item in
      if case .symbol(let name) = item { name } else { nil }
    }
    return (items + bars.tabs.compactMap(\.symbol)).filter { name in
      !SymbolNames.isDrawn(name) && Suggestion.nearest(to: name, among: SymbolNames.listed) != nil
    }.map { finding(["bars", $0], $0, of: "bars", at: scene.places.nearest(to: "bars")) }
  }

  private static func finding(
    _ subjects: [String], _ symbol: String, of owner: String, at place: ScenePlace?
  ) -> LintFinding {
    let nearest = Suggestion.nearest(to: symbol, among: SymbolNames.listed)
    return LintFinding(
      subjects, "\(owner): no drawing of the symbol \(symbol)", at: place,
      next: nearest.map { "write \($0), if that is meant" }
        ?? "use a symbol that is drawn, if its look matters; its size is right")
  }
}
