import Foundation
import Values

/// Runs git.
enum Git {
  struct Output {
    let bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines) }
  }

  /// Variables that say where a repository is.
  private static let variables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]

  /// The environment of this process without variables that say where a repository is.
  private static let plain = ProcessInfo.processInfo.environment.filter { !variables.contains($0.key) }

  /// The environment of this process. Hooks run with a `GIT_DIR`, with which git takes any working folder for the top
  /// of the work tree; it is left out if git finds the same repository without it.
  private static let environment: [String: String] = {
    let own = ProcessInfo.processInfo.environment
    if own.count == plain.count { return own }
    let arguments = ["rev-parse", "--absolute-git-dir"] + (own["GIT_WORK_TREE"] == nil ? [] : ["--show-toplevel"])
    let (given, found) = (try? output(arguments, own), try? output(arguments, plain))
    return found != nil && found?.text == given?.text ? plain : own
  }()

  /// The variables that are set, with the first one's value; nil if there is none.
  private static var given: (names: String, first: String)? {
    let names = variables.filter { environment[$0] != nil }
    guard let first = names.first, let value = environment[first] else { return nil }
    return (names.joined(separator: " "), "\(first) is \(Escaped.line(value))")
  }

  /// Why paths cannot be found in this repository's revisions; nil if they can.
  static var problem: String? {
    guard let given else { return nil }
    if environment["GIT_WORK_TREE"] != nil {
      guard let top = try? output(["rev-parse", "--show-toplevel"], plain).text else { return nil }
      return
        "\(given.first), and this folder belongs to the repository in \(Escaped.line(top)); type: unset \(given.names)"
    }
    guard environment["GIT_DIR"] != nil else { return nil }
    return "\(given.first), so git takes this folder for the top of the working tree, which it may not be; "
      + "type: unset \(given.names)"
  }

  /// Why git finds no repository for the working folder.
  static var absence: String {
    if (try? run(["--version"])) == nil { return "git cannot be run; install it" }
    guard let given else { return "this folder is not in a git repository" }
    return "\(given.first), and git finds no repository there; type: unset \(given.names)"
  }

  /// Files below the working folder that a sparse checkout leaves out; empty outside a repository.
  /// - Complexity: O(files in the repository).
  static var notCheckedOut: [String] {
    guard let listed = try? run(["ls-files", "-v", "-z"]) else { return [] }
    // `S path`
    return listed.bytes.split(separator: 0).filter { $0.starts(with: [UInt8(ascii: "S"), UInt8(ascii: " ")]) }.map {
      String(decoding: $0.dropFirst(2), as: UTF8.self)
    }
  }

  /// Returns the rule by which git ignores a file, such as `.gitignore:3:Snapshots/`; nil if there is none.
  private static func rule(ignoring path: String) -> String? {
    let verdict = try? run(["check-ignore", "--verbose", "--", path]).text
    // A rule that begins with an exclamation mark includes files again.
    return verdict?.split(separator: "\t").first.flatMap { $0.contains(/:[0-9]+:!/) ? nil : String($0) }
  }

  /// Returns a warning if git ignores the first of the files that a command wrote; nil if it does not.
  static func warning(about written: [String]) -> String? {
    guard let path = written.first, let rule = rule(ignoring: path) else { return nil }
    return
      "\(path): ignored by git (\(Escaped.line(rule))), so it is not committed, and CI has nothing to compare with; "
      + "remove the rule"
  }

  /// Returns the contents of files as they are checked out, which is where Git LFS and other filters put the real
  /// contents in; nil for a file whose filter fails.
  static func checkedOut(_ object: String, _ path: String) -> [UInt8]? {
    (try? run(["cat-file", "--filters", "--path=\(path)", object]))?.bytes
  }

  /// Returns the contents of objects, in one batch.
  /// - Throws: ``UsageError``.
  static func blobs(_ objects: [String]) throws -> [[UInt8]] {
    let list = Scratch.url("objects")
    defer { try? FileManager.default.removeItem(at: list) }
    try Data(objects.map { $0 + "\n" }.joined().utf8).write(to: list)
    let bytes: [UInt8]
    do {
      bytes = try run(["cat-file", "--batch"], input: FileHandle(forReadingFrom: list)).bytes
    } catch let error as UsageError {
      throw partialClone.map { remote in
        UsageError(
          "this clone is partial, and git cannot fetch the files that it lacks from \(Escaped.line(remote)); check the "
            + "connection, or fetch them all: git fetch --refetch --no-filter \(Escaped.shell(remote))")
      } ?? error
    }
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

  /// The remote that has the files which this clone lacks (`git clone --filter=blob:none`); nil for a whole clone.
  private static var partialClone: String? {
    let promised = try? run(["config", "--get-regexp", "^remote\\..*\\.promisor$"]).text
    // `remote.origin.promisor true`
    return promised?.split(separator: "\n").first?.split(separator: " ").first
      .map { String($0.dropFirst("remote.".count).dropLast(".promisor".count)) }
  }

  /// Returns the beginning of a commit's name, which is enough for people.
  static func short(_ commit: String) -> String { String(commit.prefix(8)) }

  /// - Throws: ``UsageError``.
  static func run(_ arguments: [String], input: FileHandle? = nil) throws -> Output {
    try output(arguments, environment, input: input)
  }

  private static func output(
    _ arguments: [String], _ environment: [String: String], input: FileHandle? = nil
  ) throws -> Output {
    var git = Subprocess("git", arguments)
    git.environment = environment
    git.output = .returned
    if let input { git.input = .file(input) }
    let result: Subprocess.Result
    do {
      result = try git.run()
    } catch {
      throw UsageError("git cannot be run; install it")
    }
    guard result.code == 0 else { throw UsageError("git \(arguments.first ?? "") failed") }
    return Output(bytes: result.bytes)
  }
}
