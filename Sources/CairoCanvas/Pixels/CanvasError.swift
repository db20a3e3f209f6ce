import Values

/// An error of a canvas or a PNG writer.
package enum CanvasError: ReportedError, Hashable {
  /// A side or the area, in pixels, is larger than ``Limits`` allow.
  case tooLarge(width: Double, height: Double)
  /// The system has no memory for this many bytes.
  case noMemory(bytes: Int)
  /// An error message from Cairo.
  case cairo(String)
}

extension CanvasError {
  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large (at most \(Limits.canvasSide) a side and "
        + "\(Limits.canvasPixels >> 20) million in all); choose a smaller --scale or --size"
    case .noMemory(let bytes):
      "there is not enough memory for a picture of \(bytes >> 20) MiB; choose a smaller --scale, fewer --jobs, or a larger limit"
    case .cairo(let message): "cairo: \(message)"
    }
  }
}
