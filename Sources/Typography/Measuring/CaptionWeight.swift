import UIKit

/// Weights of text that belongs to a picture, not to a layout.
package enum CaptionWeight: Sendable {
  case regular
  case medium
  case semibold
  case bold

  var fontWeight: UIFont.Weight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}
