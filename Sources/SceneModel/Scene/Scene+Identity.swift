import Foundation

extension Scene {
  /// Returns whether two scenes are equal. Usually a scene is compared with itself, so that the bytes are the same and
  /// its parts are not compared.
  package func isSame(as other: Scene) -> Bool {
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
  /// Returns whether there is a scene and it is the same.
  package func isSame(as other: Scene) -> Bool { map { $0.isSame(as: other) } ?? false }
}
