import Foundation
import Goldens
import Values

/// A revision of the repository around the working folder, read from git's objects: the work tree is left alone.
struct GitRevision {
  let name: String
  private let commit: String
  /// Of the working folder, below the repository's.
  private let prefix: String

  /// - Throws: ``UsageError``, with the line to type where a shallow clone lacks the revision.
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

  /// Where this revision and the present one parted, for what a branch has changed.
  /// - Throws: ``UsageError``.
  func mergeBase(with other: GitRevision?) throws -> GitRevision {
    guard let base = try? Git.run(["merge-base", commit, other?.commit ?? "HEAD"]) else {
      throw UsageError(Self.missing(name))
    }
    return try GitRevision(base.text)
  }

  private static func missing(_ name: String) -> String {
    let isShallow = (try? Git.run(["rev-parse", "--is-shallow-repository"]))?.text == "true"
    if !isShallow { return "there is no revision \"\(name)\"; `git fetch` may bring it" }
    let branch = name.hasPrefix("origin/") ? String(name.dropFirst(7)) : name
    return "this clone is shallow and has no revision \"\(name)\"; type: git fetch --unshallow origin \(branch)"
  }

  /// Endings of what documents are drawn with, wherever it lies.
  static let companions = ["png", "json", "strings", "xcstrings", "ttf", "otf"]

  /// Writes the revision's files below some paths into a folder, and what lies beside them that they are drawn with.
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
      // Links and submodules are not followed.
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

/// Runs git.
private enum Git {
  struct Output {
    let bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines) }
  }

  /// The contents of objects, in one go.
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
      else { throw UsageError("git has no object \(object); `git fsck` tells more") }
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
