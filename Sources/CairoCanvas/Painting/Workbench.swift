internal import CCairo
import Synchronization

/// The resources of one painter at a time, kept from picture to picture.
final class Workbench {
  let pixels = HugePages()
  let masks = MaskMaker()
  let pictures = PictureSurfaces()
}

/// Workbenches that are not in use: one is created for each painter that works at the same time.
final class Workshop: Sendable {
  /// Between taking and returning it, a bench belongs to one painter.
  private struct Rest: @unchecked Sendable {
    var benches: [Workbench] = []
  }

  /// The size above which a bench releases its pixels, in bytes.
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
