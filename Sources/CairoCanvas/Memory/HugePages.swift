internal import CLinux
import Foundation

/// Memory for pixels, reused from picture to picture and grown by doubling.
///
/// Fresh memory costs more than drawing: the system clears each page on first use. Pages of two megabytes, if the
/// system has them, make even that cheap.
final class HugePages {
  private(set) var start: UnsafeMutableRawPointer?
  private(set) var capacity = 0

  /// A huge page of x86-64 and arm64, in bytes.
  private static let page = 2 << 20

  /// Returns uninitialized memory for a number of bytes; nil if there is none.
  func reserve(_ count: Int) -> UnsafeMutableRawPointer? {
    if let start, count <= capacity { return start }
    shrink(to: 0)
    let wanted = (max(count, 2 * Self.page) + Self.page - 1) / Self.page * Self.page
    var made: UnsafeMutableRawPointer?
    guard posix_memalign(&made, Self.page, wanted) == 0, let made else { return nil }
    // Only advice: without it everything works, but more slowly.
    madvise(made, wanted, linux_advise_huge_pages)
    start = made
    capacity = wanted
    return made
  }

  /// Releases memory that a rare huge picture needed.
  func shrink(to limit: Int) {
    guard capacity > limit else { return }
    free(start)
    start = nil
    capacity = 0
  }

  deinit { free(start) }
}
