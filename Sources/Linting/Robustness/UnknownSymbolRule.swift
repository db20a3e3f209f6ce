import Drawing
import Layout
import Values

/// A symbol without a drawing is often a typing mistake; on a device, no picture has this name.
enum UnknownSymbolRule: DocumentRule {
  static let info = LintRuleInfo(
    "unknown-symbol", .robustness, .note, "a symbol has no drawing, and a mark takes its place")

  static func findings(in scene: LintedScene) -> [LintFinding] {
    let ofViews = scene.views.compactMap { view in
      symbol(of: view).flatMap { finding($0, of: view.name, at: scene.place(of: view)) }
    }
    return ofViews + ofBars(scene.scene)
  }

  private static func symbol(of view: SceneView) -> String? {
    switch view.kind {
    case .image(let image): image.image == nil ? image.symbol : nil
    case .button(let button): button.symbol
    case .row(let row): row.symbol
    default: nil
    }
  }

  private static func ofBars(_ scene: Scene) -> [LintFinding] {
    let bars = scene.barContents
    let items = (bars.leading + bars.trailing + bars.tools).compactMap { item in
      if case .symbol(let name) = item { name } else { nil }
    }
    return (items + bars.tabs.compactMap(\.symbol)).compactMap {
      finding($0, of: "bars", at: scene.places.nearest(to: "bars"), isPerhapsPicture: true)
    }
  }

  /// - Parameter isPerhapsPicture: Whether a picture can have the name, too: only what is like a symbol's is a mistake then.
  private static func finding(
    _ symbol: String, of owner: String, at place: ScenePlace?, isPerhapsPicture: Bool = false
  ) -> LintFinding? {
    if SymbolNames.isDrawn(symbol) { return nil }
    let nearest = Suggestion.nearest(to: symbol, among: SymbolNames.listed)
    if isPerhapsPicture, nearest == nil { return nil }
    return LintFinding(
      [owner, symbol], "\(owner): no drawing of the symbol \(symbol)", at: place,
      next: nearest.map { "write \($0), if that is meant" }
        ?? "use a symbol that is drawn, if its look matters; its size is right")
  }
}
