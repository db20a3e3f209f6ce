import SystemValues

/// An image view: a picture or a system symbol, and how it fits.
package struct SceneImageView: SceneContent {
  /// nil for no picture, or for a symbol.
  package var image: SceneImage?
  /// The name of a picture that is not beside the document: in an asset catalogue, or missing.
  package var pictureName: String?
  /// The name of a system symbol; ``image`` takes precedence.
  package var symbol: String?
  /// The font that a symbol is sized by; nil for 17 points.
  package var font: SceneFont?
  /// The size of a symbol relative to text; nil for medium.
  package var symbolScale: SceneSymbolScale?
  /// nil fills the view with a picture, and fits a symbol into it.
  package var contentMode: SceneContentMode?

  /// Creates an image view with a picture or a symbol.
  package init(_ image: SceneImage? = nil, symbol: String? = nil, contentMode: SceneContentMode? = nil) {
    self.image = image
    self.symbol = symbol
    self.contentMode = contentMode
  }

  /// The entry in the list of kinds.
  package static var viewKind: ViewKind { .image }
  /// The case that holds this content.
  package var kind: SceneView.Kind { .image(self) }
  /// Interface Builder's default (`control-metrics.md` 4).
  package static var hugging: AxisPriorities { AxisPriorities(horizontal: 251, vertical: 251) }
}

/// The size of a symbol relative to text of its size; the names are UIKit's.
package enum SceneSymbolScale: String, Sendable, CaseIterable, Encodable {
  case small, medium, large
}

/// How an image fits its view; the names are UIKit's.
package enum SceneContentMode: String, Sendable, CaseIterable, Encodable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

extension SceneView.Kind {
  /// The size of a picture that is not beside the document, as an intrinsic content size.
  package var pictureIntrinsic: SceneIntrinsic? {
    guard case .image(let view) = self, view.pictureName != nil, let size = view.image?.size else { return nil }
    return SceneIntrinsic(width: size.width, height: size.height)
  }
}

extension SceneImageView {
  /// Returns the natural height of a symbol's alignment rectangle in points; nil for a symbol that was not measured
  /// (`control-metrics.md` 3.4).
  /// - Parameters:
  ///   - pointSize: The size of the text next to it, in points.
  ///   - scale: Pixels per point.
  package static func alignmentHeight(ofSymbol name: String, pointSize: Double, scale: Double) -> Double? {
    SymbolSpace.around(name, pointSize: pointSize, scale: scale).map { _ in
      SymbolSpace.height(pointSize: pointSize)
    }
  }
}
