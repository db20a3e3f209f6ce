internal import CCairo
import Synchronization

/// What one painter at a time works with, kept from picture to picture.
final class Workbench {
  let pixels = HugePages()
  let masks = MaskMaker()
  let pictures = PictureSurfaces()
}

/// Workbenches that are not in use: as many are made as painters work at once.
final class Workshop: Sendable {
  /// A bench is one painter's from taking to putting back.
  private struct Rest: @unchecked Sendable {
    var benches: [Workbench] = []
  }

  /// Above this a bench gives its pixels back, in bytes.
  private static let keptPixels = 256 << 20

  private let rest = Mutex(Rest())

  func withBench<Result>(_ body: (Workbench) throws -> Result) rethrows -> Result {
    let bench = rest.withLock { $0.benches.popLast() } ?? Workbench()
    defer {
      bench.pixels.shrink(to: Self.keptPixels)
      let back = Rest(benches: [bench])
      rest.withLock { $0.benches += back.benches }
    }
    return try body(bench)
  }
}
