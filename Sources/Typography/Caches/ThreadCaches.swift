import Foundation
import Synchronization

/// Caches of texts, one per thread and set of font files: data that no other thread can see needs no lock.
enum ThreadCaches {
  private final class Caches {
    var all: [Int: TextCache] = [:]
    var recent: TextCache?
  }

  /// Numbers of sets of files by their paths, so that equal sets share caches.
  private static let numbers = Mutex<[String: Int]>([:])

  static func number(of fonts: FontFiles) -> Int {
    numbers.withLock { numbers in
      let key = (fonts.weights.map(\.path) + fonts.fallbacks.folders).joined(separator: "\n")
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
  }

  /// The key of the thread-specific storage, which is released with the thread.
  private static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stored in
      if let stored { Unmanaged<Caches>.fromOpaque(stored).release() }
    }
    return key
  }()

  private static var current: Caches {
    if let stored = pthread_getspecific(slot) { return Unmanaged<Caches>.fromOpaque(stored).takeUnretainedValue() }
    let made = Caches()
    pthread_setspecific(slot, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// - Throws: ``TypographyError``.
  static func cache(_ number: Int, _ fonts: FontFiles) throws -> TextCache {
    let caches = current
    if let recent = caches.recent, recent.number == number { return recent }
    let cache = try caches.all[number] ?? TextCache(fonts: fonts, number: number)
    caches.all[number] = cache
    caches.recent = cache
    return cache
  }
}
