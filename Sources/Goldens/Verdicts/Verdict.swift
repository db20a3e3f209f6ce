/// The verdict on one cell.
package enum Verdict: Sendable, Hashable {
  case identical
  /// Frames or texts differ.
  case layoutChanged([FactChange])
  /// The layout is the same but the picture is not.
  case paintChanged
  /// The differences are within the selected tolerance.
  case tolerated(Toleration)
  /// The frames are the same; the picture was recorded by another renderer and cannot be compared, nor can the widths
  /// of words if it shapes text otherwise.
  case otherRenderer
  /// There is no golden.
  case missing
  /// The golden cannot be used, with the reason.
  case failed(String)

  /// The differences that are ignored; nil if none are.
  package var toleration: Toleration? {
    if case .tolerated(let toleration) = self { return toleration }
    return nil
  }

  /// Whether there is a difference to look at.
  package var hasPictures: Bool {
    switch self {
    case .layoutChanged, .paintChanged: true
    default: false
    }
  }
}
