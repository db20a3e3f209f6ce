@preconcurrency import Glibc

/// The memory in use according to the allocator.
///
/// `malloc_info` writes XML; Swift does not import the header of `mallinfo2`, and that function returns a large
/// structure, so it cannot be called through `dlsym`.
enum Heap {
  private typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  private static let mallocInfo: MallocInfo? = dlsym(nil, "malloc_info").map {
    unsafeBitCast($0, to: MallocInfo.self)
  }

  /// - Returns: Bytes; 0 if the C library does not provide them.
  static func bytesInUse() -> Int {
    guard let mallocInfo else { return 0 }
    var text: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&text, &length) else { return 0 }
    _ = mallocInfo(0, stream)
    fclose(stream)
    defer { free(text) }
    guard let text else { return 0 }
    // The last lines are totals of all arenas.
    let totals = String(cString: text).split(separator: "\n").suffix(8)
    func size(_ mark: String) -> Int {
      guard let line = totals.last(where: { $0.contains(mark) }), let part = line.split(separator: "size=\"").last
      else { return 0 }
      return Int(part.prefix { $0.isNumber }) ?? 0
    }
    return size("<system type=\"current\"") - size("type=\"fast\"") - size("type=\"rest\"") + size("type=\"mmap\"")
  }
}
