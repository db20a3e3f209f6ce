package import Foundation

/// What is marked on a picture of a layout. Places are in the root view's coordinates, in points.
package enum LayoutMark: Sendable, Hashable {
  /// The frame of a view that is meant.
  case frame(CGRect)
  /// An area that should be empty, such as an overlap.
  case area(CGRect)
  /// A line across the picture with which something is compared; at an x if it is vertical.
  case line(isVertical: Bool, at: Double)
  /// A length with its text, between two places on a line across or down at `beside`.
  case length(isAcross: Bool, from: Double, to: Double, beside: Double, text: String)
}
