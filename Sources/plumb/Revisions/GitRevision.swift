import Foundation
import Values
import Verifying

/// A revision of the repository that contains the working folder, read from git's objects; the work tree is not
/// touched.
struct GitRevision {
  let name: String
  private let commit: String
  /// The working folder's path in the repository.
  private let prefix: String

  /// - Throws: ``UsageError``, with the command to run if a shallow clone lacks the revision.
  init(_ name: String) throws {
    guard name.utf8.first != UInt8(ascii: "-") else {
      throw UsageError("\"\(name)\" is not a revision; name a branch, a tag or a commit")
    }
    self.name = name
    guard let inside = try? Git.run(["rev-parse", "--show-prefix"]) else {
      throw UsageError("this folder is in no git repository; `plumb diff` compares its revisions")
    }
    prefix = inside.text
    guard let found = try? Git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]) else {
      throw UsageError(Self.missing(name))
    }
    commit = found.text
  }

  /// Returns the merge base of this revision and another (`HEAD` if nil), from which a branch's changes are counted.
  /// - Throws: ``UsageError``.
  func mergeBase(with other: GitRevision?) throws -> GitRevision {
    guard let base = try? Git.run(["merge-base", commit, other?.commit ?? "HEAD"]) else {
      throw UsageError(Self.missing(name))
    }
    return try GitRevision(base.text)
  }

  private static func missing(_ name: String) -> String {
    let isShallow = (try? Git.run(["rev-parse", "--is-shallow-repository"]))?.text == "true"
    if !isShallow { return "there is no revision \"\(name)\"; try `git fetch`" }
    let branch = name.hasPrefix("origin/") ? String(name.dropFirst(7)) : name
    return "this clone is shallow and has no revision \"\(name)\"; type: git fetch --unshallow origin \(branch)"
  }

  /// Extensions of files that documents are drawn with, wherever they are.
  static let companions = ["png", "json", "strings", "xcstrings", "ttf", "otf"]

  /// Writes the revision's files in some paths into a folder, together with the files they are drawn with.
  /// - Returns: Whether there were any.
  /// - Throws: ``UsageError``.
  func extract(_ paths: [String], into folder: String) throws -> Bool {
    let listed = try Git.run(["ls-tree", "-r", "-z", "--full-tree", commit] + (prefix.isEmpty ? [] : [prefix]))
    var (files, found): ([(path: String, object: String)], Bool) = ([], false)
    for entry in listed.bytes.split(separator: 0) {
      let line = String(decoding: entry, as: UTF8.self)
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let words = line[..<tab].split(separator: " ")
      let path = String(line[line.index(after: tab)...])
      // Symbolic links and submodules are not followed.
      guard words.count == 3, words[1] == "blob", words[0] != "120000", path.hasPrefix(prefix) else { continue }
      let own = String(path.dropFirst(prefix.count))
      guard NameInFolder.isPlain(own) else { continue }
      let isNamed = paths.contains { $0 == "." || own == $0 || own.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
      found = found || isNamed
      guard isNamed || Self.companions.contains(where: { own.hasSuffix(".\($0)") }) else { continue }
      files.append((own, String(words[2])))
    }
    guard found else { return false }
    let contents = try Git.blobs(files.map(\.object))
    for (file, bytes) in zip(files, contents) { try AtomicFile.write(bytes, to: file.path, in: folder) }
    return true
  }
}

extension GitRevision {
  /// Returns paths as git names them.
  /// - Throws: ``UsageError`` for a path outside of the working folder.
  static func paths(_ paths: [String]) throws -> [String] {
    let plain = paths.map { path in
      path.hasPrefix("./")
        ? String(path.dropFirst(2)) : path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    for path in plain where path != "." && !NameInFolder.isPlain(path) {
      throw UsageError("\(path): name paths inside the working folder, as git knows them")
    }
    return plain
  }

  /// Returns the documents in some paths as of the revision, under those paths. Their files are written into a folder.
  /// - Throws: ``UsageError``.
  func documents(_ paths: [String], in scratch: String) throws -> Documents {
    guard try extract(paths, into: scratch) else { return Documents.empty }
    return try Documents(
      paths.filter { FileManager.default.fileExists(atPath: "\(scratch)/\($0)") }.map { "\(scratch)/\($0)" }
    ).renamed { $0.hasPrefix(scratch + "/") ? String($0.dropFirst(scratch.count + 1)) : $0 }
  }

  /// Returns the commits after another revision up to this one, oldest first; of a merge, only the branch merged into.
  /// - Throws: ``UsageError`` if there are none.
  func commits(after good: GitRevision) throws -> [GitRevision] {
    let list = try Git.run(["rev-list", "--first-parent", "--reverse", "\(good.commit)..\(commit)"]).text
    let commits = list.split(separator: "\n").map(String.init)
    if commits.isEmpty { throw UsageError("there is no commit between \(good.name) and \(name); swap the two") }
    return try commits.map { try GitRevision($0) }
  }

  /// Returns whether this revision is an ancestor of another.
  func isAncestor(of other: GitRevision) throws -> Bool {
    (try? Git.run(["merge-base", commit, other.commit]))?.text == commit
  }

  /// `1a2b3c4d5e 2026-11-22 Ada: Widen the card`.
  var title: String { (try? Git.run(["show", "-s", "--format=%h %as %an: %s", commit]))?.text ?? commit }
}

/// Runs git.
private enum Git {
  struct Output {
    let bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines) }
  }

  /// Returns the contents of objects, in one batch.
  /// - Throws: ``UsageError``.
  static func blobs(_ objects: [String]) throws -> [[UInt8]] {
    let list = FileManager.default.temporaryDirectory.appending(path: "plumb-objects-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: list) }
    try Data(objects.map { $0 + "\n" }.joined().utf8).write(to: list)
    let bytes = try run(["cat-file", "--batch"], input: FileHandle(forReadingFrom: list)).bytes
    var (found, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], bytes[...])
    for object in objects {
      // `<object> blob <size>`, the bytes, a line end.
      guard let end = rest.firstIndex(of: 10),
        let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) }),
        end + 1 + size <= rest.endIndex
      else { throw UsageError("git has no object \(object); `git fsck` shows what is damaged") }
      found.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[min(end + 2 + size, rest.endIndex)...]
    }
    return found
  }

  /// - Throws: ``UsageError``.
  static func run(_ arguments: [String], input: FileHandle? = nil) throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = input ?? FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw UsageError("git cannot be run; install it")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw UsageError("git \(arguments.first ?? "") failed") }
    return Output(bytes: [UInt8](data))
  }
}
