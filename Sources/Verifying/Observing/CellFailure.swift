package import CairoCanvas
package import Goldens
import Values

/// The reason why a cell has no result.
package enum CellFailure: ReportedError, Hashable {
  /// The picture cannot be drawn.
  case canvas(CanvasError)
  /// The layout contains a number that is not a valid coordinate.
  case bounds(LayoutBoundsError)
}

extension CellFailure {
  package var description: String {
    switch self {
    case .canvas(let error): "not drawn: \(error)"
    case .bounds(let error): "refused: \(error)"
    }
  }
}
