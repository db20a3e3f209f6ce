package import Foundation

/// The content of a view apart from its text, read from the UIKit object: one case per kind, as in ``SceneView/Kind``.
///
/// Most views have none: stored apart (`indirect`), the rest does not make every view larger.
package indirect enum SolvedContent: Sendable, Hashable {
  /// The root view of the layout, whatever its class.
  case root
  case view
  case label
  case button(SolvedButton)
  /// - Parameter clearButton: The rectangle of the button that clears the text; nil without one.
  case textField(SceneFieldBorder, clearButton: CGRect?)
  case textView
  case image(SolvedImage?)
  case stack
  case scroll
  case table
  case row(SolvedRow)
  case guide
  case effect(SceneEffect)
  case toggle(SceneSwitch)
  case slider(SceneSlider)
  case stepper
  case progress(SceneProgress)
  case spinner(SceneSpinner)
  case pageControl(ScenePageControl)
  case segments(SceneSegments)
  /// With the texts of the pills of a compact one.
  case datePicker(SceneDatePicker, pills: [String])
  case picker(ScenePicker)
  case searchBar(SceneSearchBar)
  case colorWell(SceneColorWell)
  case bar(SceneBar)

  /// Whether the view clips its children, and shows those to which it has been scrolled.
  package var scrolls: Bool {
    switch self {
    case .scroll, .table: true
    default: false
    }
  }

  /// Whether it is that of the layout's root view.
  package var isRoot: Bool {
    if case .root = self { return true }
    return false
  }

  /// The picture in the content.
  package var image: SolvedImage? {
    switch self {
    case .button(let button): button.image
    case .image(let image): image
    default: nil
    }
  }
}

/// A button's background and picture.
package struct SolvedButton: Sendable, Hashable {
  /// nil for a button without its own background.
  package let ground: SceneColor?
  /// The corner radius of the background, in points.
  package let cornerRadius: Double
  /// The colour of a symbol.
  package let foreground: SceneColor
  /// nil for a button without a picture.
  package let image: SolvedImage?
  /// The picture behind the title, in the whole button; nil for none.
  package let background: SolvedImage?
}

/// The accessory and separator of a table's row.
package struct SolvedRow: Sendable, Hashable {
  /// The accessory at the row's trailing edge.
  package let accessory: SceneRowCell.Accessory
  /// The inset of the separator from the row's leading edge, in points.
  package let separatorInset: Double
  /// The inset of the separator from the row's trailing edge, in points.
  package let separatorEnd: Double
  /// The safe area inset at the row's trailing edge, in points.
  package let endInset: Double
  /// Whether there is a separator below the row: not below the last one on a card.
  package let hasLine: Bool
}

/// The picture a view shows.
package struct SolvedImage: Sendable, Hashable {
  /// The content to draw.
  package enum Content: Sendable, Hashable {
    case picture(SceneImage)
    /// A system symbol, or the picture of one of the system's button types.
    case symbol(SolvedSymbol)
    /// A picture of which only the size is known.
    case box

    /// The name in records.
    package var name: String {
      switch self {
      case .picture(let image): image.name
      case .symbol(let symbol): symbol.name
      case .box: ""
      }
    }
  }

  /// The content to draw.
  package let content: Content
  /// The rectangle to draw it in, in the view's own coordinates.
  package let rect: CGRect
  /// Whether part of it is outside the view.
  package let isClipped: Bool
}

/// A system symbol.
package struct SolvedSymbol: Sendable, Hashable {
  /// The name in SF Symbols.
  package let name: String
  /// The weight of the adjacent text.
  package var weight: SceneFont.Weight
  /// The size relative to other symbols for its text; line widths do not change.
  package var scale: Double

  /// Creates a symbol with a name; by default of regular weight and medium scale.
  package init(_ name: String, weight: SceneFont.Weight = .regular, scale: Double = 1) {
    (self.name, self.weight, self.scale) = (name, weight, scale)
  }
}
