package import CairoCanvas
package import Goldens

/// Why a cell has no result.
package enum CellFailure: Error, Hashable {
  /// The picture cannot be made.
  case canvas(CanvasError)
  /// The layout has a number that no layout has.
  case bounds(LayoutBoundsError)
}

extension CellFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .canvas(let error): "not drawn: \(error)"
    case .bounds(let error): "refused: \(error)"
    }
  }
}
