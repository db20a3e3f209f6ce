/// A table's row with its own labels; the names are UIKit's.
package struct SceneRowCell: FramedContent {
  /// The positions of the labels.
  package enum Style: String, Sendable, CaseIterable, Encodable {
    case `default`, value1, value2, subtitle
  }

  /// The accessory at the row's trailing edge.
  package enum Accessory: String, Sendable, CaseIterable, Encodable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The positions of the labels.
  package var style: Style
  /// The text of the main label.
  package var text: String?
  /// The text of the second label; a cell of the default style has none.
  package var detail: String?
  /// The accessory at the row's trailing edge.
  package var accessory: Accessory
  /// The name of a system symbol before the labels.
  package var symbol: String?
  /// The colour of the square behind the symbol, which is then white; nil for none.
  package var symbolBackground: SceneColor?
  /// Whether a switch at the trailing edge is on; nil for no switch.
  package var isOn: Bool?
  /// The font of the main label; nil for the style's.
  package var font: SceneFont?
  /// The colour of the main label; nil for the style's.
  package var textColor: SceneColor?

  /// Creates a cell with labels.
  package init(
    style: Style = .default, text: String? = nil, detail: String? = nil, accessory: Accessory = .none,
    symbol: String? = nil, symbolBackground: SceneColor? = nil, isOn: Bool? = nil
  ) {
    self.style = style
    self.text = text
    self.detail = detail
    self.accessory = accessory
    self.symbol = symbol
    self.symbolBackground = symbolBackground
    self.isOn = isOn
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .row }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .row(self) }
  /// The texts of the labels.
  package var texts: [String] { [text, detail].compactMap { $0 } }

  /// Replaces the texts with their translations.
  package mutating func translate(_ translation: Translation) {
    (text, detail) = (translation(text), translation(detail))
  }
}
