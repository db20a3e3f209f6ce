import JSONRPC
import Values

/// A new comment on a pull request, as the event of GitHub or GitLab describes it.
///
/// An event says what to look at. What is decided depends on what the platform then answers (``RequestAnswers``).
struct PullRequestComment: Equatable {
  /// The service that hosts the repository.
  enum Platform: String {
    case github, gitlab
  }

  var platform: Platform
  /// `owner/name`; on GitLab with all groups.
  var repository: String
  /// The number of the pull request or merge request.
  var number: Int
  /// The comment's own number.
  var id: Int
  /// The name of its author, as part of an address of GitHub's API.
  var author: String
  /// The number of its author.
  var authorID: Int
  /// Its text.
  var body: String

  /// nil if the event is something else: another kind, a changed comment, a comment on an issue, one of a program.
  /// - Throws: ``UsageError`` for an event that cannot be.
  init?(_ event: JSONText) throws {
    guard event.members != nil else { throw UsageError("the event is not a JSON object") }
    let found =
      event["object_kind"]?.string == nil
      ? try PullRequestComment(github: event) : try PullRequestComment(gitlab: event)
    guard let found else { return nil }
    self = found
  }

  private init?(github event: JSONText) throws {
    guard event["action"]?.string == "created", let comment = event["comment"], let issue = event["issue"],
      issue["pull_request"]?.members != nil, comment["user"]?["type"]?.string != "Bot"
    else { return nil }
    platform = .github
    repository = try Self.repository(event["repository"]?["full_name"])
    number = try Self.number(issue["number"], "issue.number")
    id = try Self.number(comment["id"], "comment.id")
    author = try Self.name(comment["user"]?["login"], "comment.user.login")
    authorID = try Self.number(comment["user"]?["id"], "comment.user.id")
    body = try Self.text(comment["body"], "comment.body")
  }

  private init?(gitlab event: JSONText) throws {
    guard event["object_kind"]?.string == "note", let note = event["object_attributes"],
      note["noteable_type"]?.string == "MergeRequest", (note["action"]?.string ?? "create") == "create",
      note["system"]?.boolean != true, let request = event["merge_request"]
    else { return nil }
    platform = .gitlab
    repository = try Self.repository(event["project"]?["path_with_namespace"])
    number = try Self.number(request["iid"], "merge_request.iid")
    id = try Self.number(note["id"], "object_attributes.id")
    author = try Self.name(event["user"]?["username"], "user.username")
    authorID = try Self.number(note["author_id"], "object_attributes.author_id")
    body = try Self.text(note["note"], "object_attributes.note")
  }

  // MARK: Values

  /// The most bytes of a comment's text; GitHub has at most 65,536 characters.
  private static let bodyLimit = 1 << 20

  private static func number(_ value: JSONText?, _ place: String) throws -> Int {
    guard let number = value?.integer, number > 0 else { throw UsageError("\(place) of the event is not a number") }
    return number
  }

  private static func text(_ value: JSONText?, _ place: String) throws -> String {
    guard let text = value?.string, text.utf8.count <= bodyLimit else {
      throw UsageError("\(place) of the event is not text, or is too long")
    }
    return text
  }

  /// A user's name, which becomes part of an address.
  private static func name(_ value: JSONText?, _ place: String) throws -> String {
    guard let name = value?.string, name.wholeMatch(of: /[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,254})/) != nil,
      !name.contains("..")
    else { throw UsageError("\(place) of the event is not the name of a user") }
    return name
  }

  private static func repository(_ value: JSONText?) throws -> String {
    guard let name = value?.string, name.wholeMatch(of: /[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+){1,20}/) != nil else {
      throw UsageError("the event names no repository")
    }
    return name
  }
}
