import Foundation
import Values

/// The files of a commit. Symbolic links are followed inside the repository.
struct GitTree {
  /// A file under one of its paths.
  struct File {
    /// In the repository; the path of the link for a file behind one.
    let path: String
    /// The file's own path in the repository.
    let source: String
    let object: String
  }

  private struct Entry {
    let path: String
    let object: String
    let isLink: Bool
  }

  private let revision: String
  private let entries: [Entry]
  /// The commits of submodules, whose files are in repositories of their own, by their paths.
  let submodules: [String: String]

  /// The most links on the way to a file, as a system has.
  private static let linkLimit = 40

  /// - Parameter revision: The commit's name, for messages.
  /// - Throws: ``UsageError``.
  init(commit: String, revision: String) throws {
    self.revision = revision
    let listed = try Git.run(["ls-tree", "-r", "-z", "--full-tree", commit])
    var (entries, submodules): ([Entry], [String: String]) = ([], [:])
    for bytes in listed.bytes.split(separator: 0) {
      let line = String(decoding: bytes, as: UTF8.self)
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let words = line[..<tab].split(separator: " ")
      let path = String(line[line.index(after: tab)...])
      if words.count == 3, words[1] == "blob" {
        entries.append(Entry(path: path, object: String(words[2]), isLink: words[0] == "120000"))
      } else if words.count == 3, words[1] == "commit" {
        submodules[path] = String(words[2])
      }
    }
    (self.entries, self.submodules) = (entries, submodules)
  }

  /// Checks that no path is in a submodule.
  /// - Throws: ``UsageError``.
  func check(_ paths: [String], below prefix: String) throws {
    for path in paths {
      guard let module = submodules.keys.first(where: { (prefix + path + "/").hasPrefix($0 + "/") }) else { continue }
      throw UsageError(
        "\(Escaped.line(path)) is in the submodule \(Escaped.line(module)), which has a history of its own; run the command there"
      )
    }
  }

  /// Returns the files in a folder, with those behind its links.
  /// - Parameters:
  ///   - prefix: The folder's path with a slash at its end; empty for all.
  ///   - isNamed: Whether a path in the folder is one that the user named, or that lies in one; only there a link that
  ///     leads nowhere is an error.
  /// - Throws: ``UsageError``.
  func files(below prefix: String, following isNamed: (String) -> Bool) throws -> [File] {
    let links = entries.filter { $0.isLink && $0.path.hasPrefix(prefix) }
    let targets = links.isEmpty ? [:] : try targets()
    var files = entries.filter { !$0.isLink && $0.path.hasPrefix(prefix) }.map {
      File(path: $0.path, source: $0.path, object: $0.object)
    }
    for link in links {
      let found = behind(link.path, targets)
      if found.isEmpty, isNamed(String(link.path.dropFirst(prefix.count))) {
        throw UsageError(
          "\(Escaped.line(link.path)) is a symbolic link in \(Escaped.line(revision)), to \(Escaped.line(targets[link.path] ?? "")), "
            + "which is not in the repository; see it with: git show \(Escaped.shell("\(revision):\(link.path)"))")
      }
      files += found
    }
    return files
  }

  /// The targets of all links, by path.
  private func targets() throws -> [String: String] {
    let links = entries.filter(\.isLink)
    let contents = try Git.blobs(links.map(\.object))
    return Dictionary(zip(links.map(\.path), contents.map { String(decoding: $0, as: UTF8.self) })) { first, _ in first
    }
  }

  /// Returns the files behind a link, under the link's path.
  private func behind(_ link: String, _ targets: [String: String]) -> [File] {
    guard let real = resolved(link, targets) else { return [] }
    return entries.compactMap { entry in
      guard !entry.isLink else { return nil }
      if entry.path == real { return File(path: link, source: real, object: entry.object) }
      guard entry.path.hasPrefix("\(real)/") else { return nil }
      return File(path: link + entry.path.dropFirst(real.count), source: entry.path, object: entry.object)
    }
  }

  /// Returns a path without links on it; nil for one that leads out of the repository, or in a circle.
  private func resolved(_ path: String, _ targets: [String: String]) -> String? {
    var open = path.split(separator: "/").map(String.init)[...]
    var done: [String] = []
    var count = 0
    while let part = open.popFirst() {
      if part == "." { continue }
      if part == ".." {
        if done.popLast() == nil { return nil }
        continue
      }
      guard let target = targets[(done + [part]).joined(separator: "/")] else {
        done.append(part)
        continue
      }
      count += 1
      if count > Self.linkLimit || target.hasPrefix("/") { return nil }
      open = target.split(separator: "/").map(String.init)[...] + open
    }
    return done.isEmpty ? nil : done.joined(separator: "/")
  }
}
