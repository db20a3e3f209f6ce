package import SceneModel

extension RecipeDocument {
  /// Returns the colour that a text names: `red`, `#CC3300`, `#CC330080`; nil if it names none.
  package static func color(_ text: String) -> SceneColor? { DecodingContext.color(text) }

  /// Returns the names of a colour, sorted; none for one without a name, or whose colours by a name differ in dark
  /// appearance.
  package static func names(of color: SceneColor) -> [String] {
    SceneColor.named.filter { $0.value.dark == nil && text(of: $0.value) == text(of: color) }.keys.sorted()
  }

  /// Returns a colour's components as recipes have them: `#CC3300`, with two more digits if it is transparent.
  package static func text(of color: SceneColor) -> String { RecipeText.components(of: color) }
}
