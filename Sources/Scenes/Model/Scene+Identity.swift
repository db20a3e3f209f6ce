import Foundation

extension Scene {
  /// Whether two scenes are equal. Mostly a scene is compared with itself, whose bytes are the same: then its parts are not
  /// looked at.
  func isSame(as other: Scene) -> Bool {
    let hasSameBytes = withUnsafeBytes(of: self) { own in
      withUnsafeBytes(of: other) { bytes in
        guard let own = own.baseAddress, let others = bytes.baseAddress else { return false }
        return memcmp(own, others, bytes.count) == 0
      }
    }
    return hasSameBytes || self == other
  }
}

extension Scene? {
  /// Whether there is a scene that is the same.
  func isSame(as other: Scene) -> Bool { map { $0.isSame(as: other) } ?? false }
}
