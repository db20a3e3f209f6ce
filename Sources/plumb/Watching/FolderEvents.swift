import Foundation

/// Detects saved files by the kernel's events (inotify).
@MainActor
final class FolderEvents: SavedFiles {
  /// Milliseconds without an event after which a save counts as complete, and the longest wait for that.
  private static let (quiet, most): (Int32, Int32) = (4, 100)
  /// A file that was written and closed, moved in or out, or removed; a new folder.
  private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

  private let descriptor: Int32
  private let folders: WatchedFolders
  /// Paths by the kernel's watch number; a folder reached through several roots has several.
  private var paths: [Int32: [String]] = [:]

  /// nil if the kernel provides no events, or not for so many folders.
  init?(_ folders: WatchedFolders) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    self.folders = folders
    guard descriptor >= 0 else { return nil }
    for folder in folders.all where !watch(folder) {
      close(descriptor)
      return nil
    }
  }

  private func watch(_ folder: String) -> Bool {
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    guard number >= 0 else { return false }
    if !paths[number, default: []].contains(folder) { paths[number, default: []].append(folder) }
    return true
  }

  func wait() -> Set<String>? {
    var changed: Set<String> = []
    var isUnsure = false
    repeat {
      guard isReady(-1) else { return nil }
      var waited: Int32 = 0
      repeat {
        read(into: &changed, &isUnsure)
        waited += Self.quiet
      } while waited < Self.most && isReady(Self.quiet)
    } while changed.isEmpty && !isUnsure
    return isUnsure ? nil : changed
  }

  /// Returns whether an event arrives within some milliseconds; -1 waits for one.
  private func isReady(_ milliseconds: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&state, 1, milliseconds)
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  private func read(into changed: inout Set<String>, _ isUnsure: inout Bool) {
    let head = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count <= 0 { return }
        var offset = 0
        while offset + head <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let name = buffer[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
          offset += head + Int(event.len)
          note(event, String(decoding: name, as: UTF8.self), &changed, &isUnsure)
        }
      }
    }
  }

  private func note(_ event: inotify_event, _ name: String, _ changed: inout Set<String>, _ isUnsure: inout Bool) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isUnsure = true }
    guard let known = paths[event.wd], !name.isEmpty, !name.hasPrefix(".") else { return }
    for path in known.map({ WatchedFolders.path($0, name) }) {
      if event.mask & UInt32(IN_ISDIR) == 0 {
        // A created file is written next.
        if event.mask & UInt32(IN_CREATE) == 0 { changed.insert(path) }
      } else if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
        // The folder may already contain files.
        for folder in folders.folders(below: path) where watch(folder) { isUnsure = true }
      } else {
        isUnsure = true
      }
    }
  }
}
