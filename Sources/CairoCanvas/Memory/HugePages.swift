import Foundation

/// Memory for pixels, used again from picture to picture and grown by doubling.
///
/// Fresh memory costs more than drawing does: the system clears each page when it is first touched. Pages of two megabytes,
/// where the system has them, make even that first touch cheap.
final class HugePages {
  private(set) var start: UnsafeMutableRawPointer?
  private(set) var capacity = 0

  private static let page = 2 << 20
  /// Linux's `MADV_HUGEPAGE`, a macro that Swift does not see.
  private static let hugePages: Int32 = 14

  /// Room for so many bytes, with anything in it; nil where there is no memory.
  func reserve(_ count: Int) -> UnsafeMutableRawPointer? {
    if let start, count <= capacity { return start }
    shrink(to: 0)
    let wanted = (max(count, 2 * Self.page) + Self.page - 1) / Self.page * Self.page
    var made: UnsafeMutableRawPointer?
    guard posix_memalign(&made, Self.page, wanted) == 0, let made else { return nil }
    // Advice only: without it everything works, more slowly.
    madvise(made, wanted, Self.hugePages)
    start = made
    capacity = wanted
    return made
  }

  /// Gives memory back that a rare huge picture needed.
  func shrink(to limit: Int) {
    guard capacity > limit else { return }
    free(start)
    start = nil
    capacity = 0
  }

  deinit { free(start) }
}
