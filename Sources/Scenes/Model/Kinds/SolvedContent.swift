package import Foundation

/// What a view shows beside its text, read off the UIKit object: a case a kind, as ``SceneView/Kind`` has them.
package enum SolvedContent: Sendable, Hashable {
  /// The root view of the layout, whatever its class.
  case root
  case view
  case label
  case button(SolvedButton)
  case textField(SceneFieldBorder)
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
  /// The texts that a compact one shows to be tapped.
  case datePicker(SceneDatePicker, pills: [String])
  case picker(ScenePicker)
  case searchBar(SceneSearchBar)
  case colorWell(SceneColorWell)

  /// Whether the view cuts off its children, and shows those that it has been scrolled to.
  package var scrolls: Bool { self == .scroll || self == .table }

  /// The picture among the content.
  package var image: SolvedImage? {
    switch self {
    case .button(let button): button.image
    case .image(let image): image
    default: nil
    }
  }
}

/// What a button stands on, and its picture.
package struct SolvedButton: Sendable, Hashable {
  /// nil for a button without a ground of its own.
  package let ground: SceneColor?
  /// Of the ground, in points.
  package let cornerRadius: Double
  /// What a symbol is drawn in.
  package let foreground: SceneColor
  /// nil for a button without a picture.
  package let image: SolvedImage?
}

/// The ends of a table's row.
package struct SolvedRow: Sendable, Hashable {
  /// At the end of the row.
  package let accessory: SceneRowCell.Accessory
  /// Where the line below the row begins, in points from its start.
  package let separatorInset: Double
  /// What the safe area takes of the row's end, in points.
  package let endInset: Double
  /// Whether there is a line below the row: not below the last one on a card.
  package let hasLine: Bool
}

/// The picture a view shows.
package struct SolvedImage: Sendable, Hashable {
  /// What is painted.
  package enum Content: Sendable, Hashable {
    case picture(SceneImage)
    /// One of the system's symbols, or a picture that its kinds of buttons show.
    case symbol(SolvedSymbol)
    /// A picture of which nothing but the size is known.
    case box

    /// As records have it.
    package var name: String {
      switch self {
      case .picture(let image): image.name
      case .symbol(let symbol): symbol.name
      case .box: ""
      }
    }
  }

  /// What is painted.
  package let content: Content
  /// Where it is painted, in the view's own coordinates.
  package let rect: CGRect
  /// Whether some of it lies outside of the view.
  package let isClipped: Bool
}

/// One of the system's symbols.
package struct SolvedSymbol: Sendable, Hashable {
  /// As SF Symbols has it.
  package let name: String
  /// That of the text beside it.
  package var weight: SceneFont.Weight
  /// How large it is beside others of its text: lines stay as they are.
  package var scale: Double

  /// A symbol of a name, of the regular weight and of medium scale by default.
  package init(_ name: String, weight: SceneFont.Weight = .regular, scale: Double = 1) {
    (self.name, self.weight, self.scale) = (name, weight, scale)
  }
}
