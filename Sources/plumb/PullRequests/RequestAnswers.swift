import Foundation
import JSONRPC
import Values
import Verifying

/// What the platform's interface answered about a comment, its author and its pull request. Nothing here comes from an
/// artifact.
struct RequestAnswers {
  /// The report of a run, as the platform stores it.
  struct Artifact: Equatable {
    var id: Int
    /// The commit that was laid out.
    var commit: String
    /// Its branch.
    var branch: String
    /// In bytes.
    var size: Int
    /// When it was stored; nil if it is not there yet.
    var stored: String?
    var isExpired: Bool
    /// Whether the run and its commit are of this repository, not of a fork.
    var isOfRepository: Bool
  }

  /// A comment in the pull request.
  struct Comment: Equatable {
    var body: String
    /// Whether the job that decides wrote it.
    var isOurs: Bool
    /// When it was written; nil if the platform does not say.
    var written: Date?
  }

  /// The comment as it is now.
  var body: String
  var authorID: Int
  /// When the comment was written.
  var written: String
  /// Whether its author is one who may write to the repository.
  var canWrite: Bool
  var isOpen: Bool
  /// The number of the pull request.
  var number: Int
  /// The repository that the pull request is in, and that of its branch; the latter is nil if it was deleted.
  var repository: String
  var headRepository: String?
  /// The branch's newest commit.
  var head: String
  var branch: String
  /// Branches that are not written to: the one it is to be merged into, and the repository's own.
  var otherBranches: [String]
  /// Newest first.
  var artifacts: [Artifact]
  /// Oldest first.
  var comments: [Comment]

  /// The name of the artifact, on GitLab of the job.
  static let artifactNames: Set = ["layouts", "layouts-report"]

  /// - Parameters:
  ///   - comment: The comment that the event is about.
  ///   - files: The answers.
  /// - Throws: ``UsageError`` for an answer that is missing, or lacks what it should have.
  init(_ comment: PullRequestComment, _ files: AnswerFiles) throws {
    switch comment.platform {
    case .github: try self.init(github: files)
    case .gitlab: try self.init(gitlab: files)
    }
  }
}

/// The files of answers: `comment.json`, `author.json`, `request.json`, `artifacts.json`, `comments.json`; of GitLab also
/// `project.json`, `me.json` and `pipelines.json`.
struct AnswerFiles {
  let folder: String

  /// The most bytes of an answer.
  private static let limit = 64 << 20

  /// - Throws: ``UsageError``.
  func read(_ name: String) throws -> Answer {
    Answer(value: try Self.json("\(folder)/\(name).json"), place: "\(name).json")
  }

  /// Whether there is an answer.
  func holds(_ name: String) -> Bool { RegularFile.isThere("\(folder)/\(name).json") }

  /// Returns a file of the platform, an answer or an event.
  /// - Throws: ``UsageError``.
  static func json(_ path: String) throws -> JSONText {
    do {
      return try JSONReader.read(RegularFile.bytes(path, limit: limit))
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  /// The items of a list, or of a list of pages.
  func list(_ name: String, under key: String? = nil) throws -> [Answer] {
    let whole = try read(name)
    let pages = whole.value.items ?? [whole.value]
    let items = pages.flatMap { page in key.flatMap { page[$0]?.items } ?? page.items ?? [page] }
    return items.enumerated().map { Answer(value: $1, place: "\(name).json[\($0)]") }
  }
}

/// A part of an answer, with its place for messages.
struct Answer {
  let value: JSONText
  let place: String

  subscript(key: String) -> Answer { Answer(value: value[key] ?? .nothing, place: "\(place).\(key)") }

  func text() throws -> String {
    guard let text = value.string else { throw UsageError("\(place) is not text") }
    return text
  }

  func number() throws -> Int {
    guard let number = value.integer else { throw UsageError("\(place) is not a whole number") }
    return number
  }

  /// A commit's name.
  func commit() throws -> String {
    let text = try text()
    guard text.wholeMatch(of: /[0-9a-f]{40}|[0-9a-f]{64}/) != nil else { throw UsageError("\(place) is not a commit") }
    return text
  }
}
