import Foundation
import Layout
import Synchronization
import Values

/// A folder of results from earlier runs, one text file per scene and purpose.
///
/// A file's name is a digest of everything that a layout and its picture can depend on: the program itself, the
/// renderer's libraries, the installed fonts, and the scene as read. A change in any of them leads to another file.
package final class CacheFolder: Sendable {
  private let folder: String
  /// A digest of everything that scenes have in common.
  private let surroundings: String
  /// Digests by scene, because several caches need them.
  private let digests = Mutex<[Scene: String]>([:])

  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - renderer: The renderer of the pictures. The command line's drawing options are part of the scenes.
  package init(folder: String, renderer: Renderer) {
    self.folder = folder
    let environment = ProcessInfo.processInfo.environment
    surroundings = ValueDigest.text(of: [
      ProgramDigest.text(keptIn: folder), renderer.fingerprint(of: []).text, InstalledFonts.digest(keptIn: folder),
      // The environment variables that Pango and FreeType read.
      ["LANGUAGE", "PANGO_LANGUAGE", "LC_ALL", "LC_CTYPE", "LANG", "FREETYPE_PROPERTIES"].map {
        environment[$0] ?? ""
      }.joined(separator: "\n"),
    ])
  }

  /// Returns the path of a scene's file for a purpose.
  /// - Parameters:
  ///   - purpose: Letters that the file's name begins with.
  ///   - cells: Cells that the file's content depends on, in order.
  ///   - others: Other values that it depends on.
  /// - Complexity: O(properties of the scene), once for each scene.
  package func path(of scene: Scene, purpose: String, cells: [Cell] = [], others: some Encodable = "") -> String {
    let parts = [surroundings, digest(of: scene), ValueDigest.text(of: others)] + cells.map(CellDigests.text)
    return "\(folder)/\(purpose)-\(ValueDigest.text(of: parts)).txt"
  }

  /// The variable that names the folder of the caches.
  package static let variable = "PLUMB_CACHE"

  /// Returns the folder that `PLUMB_CACHE` names, unless that is `off`; by default one among the user's caches.
  package static func path(_ environment: [String: String]) -> String? {
    if let own = environment[variable], !own.isEmpty { return own == "off" ? nil : own }
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return "\(caches)/plumb" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.cache/plumb"
  }

  private func digest(of scene: Scene) -> String {
    if let known = digests.withLock({ $0[scene] }) { return known }
    let digest = ValueDigest.text(of: scene)
    digests.withLock { $0[scene] = digest }
    return digest
  }

  // MARK: Files

  /// Returns a digest of a file's bytes, for files that are used only while they are as written.
  /// - Complexity: O(bytes).
  package static func digest(of bytes: [UInt8]) -> String { ValueDigest.text(bytes) }

  /// Returns the text of a file; nil if it does not exist or is damaged.
  package func text(at path: String) -> String? { CacheFile.text(at: path) }

  /// Writes a file; if that fails, the next run starts without it.
  package func keep(_ text: String, at path: String) { CacheFile.write(text, to: path) }

  /// Returns the value that ``keep(value:at:)`` wrote; nil if there is none.
  package func value<Value: Decodable>(_ type: Value.Type = Value.self, at path: String) -> Value? {
    text(at: path).flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
  }

  /// Writes a value as a file.
  package func keep(value: some Encodable, at path: String) { keep(SortedJSON.text(value), at: path) }

  /// Removes a file if it exists.
  func remove(_ path: String) { unlink(path) }

  /// Removes files not written for two weeks, which belong to programs and documents that have changed since. Anything
  /// still needed is computed again.
  package func prune() {
    let limit = time(nil) - 14 * 86_400
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where Self.isOwn(name) {
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, status.st_mtim.tv_sec < limit { unlink(path) }
    }
  }

  /// Returns whether a file's name is one that ``path(of:purpose:cells:others:)`` makes.
  private static func isOwn(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let last = parts.last, last.count == 36, last.suffix(4).elementsEqual(".txt".utf8) else { return false }
    let digits = last.dropLast(4).allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    return digits && parts.count < 3
      && parts.dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy { (0x61...0x7A).contains($0) } }
  }
}
