import JSONRPC
import Reports

extension RequestAnswers {
  /// The access level of developers.
  private static let developer = 30
  /// States of a job whose artifacts are there.
  private static let finished: Set = ["success", "failed"]

  /// The most pipelines whose jobs are asked for.
  private static let pipelines = 5

  /// Returns the newest pipelines of a merge request in this project, whose jobs are what to ask for next.
  static func pipelines(gitlab files: AnswerFiles) throws -> [Int] {
    let own = try files.read("project")["id"].number()
    let numbers = try files.list("pipelines").filter { $0["project_id"].value.integer == own }.map {
      try $0["id"].number()
    }
    return Array(numbers.sorted(by: >).prefix(pipelines))
  }

  /// Returns the comment on an earlier run that the account of the job's token wrote; nil if there is none yet.
  static func report(gitlab files: AnswerFiles) throws -> (id: Int, body: String)? {
    let own = try files.read("me")["id"].number()
    let note = try files.list("comments").first { note in
      note["author"]["id"].value.integer == own
        && note["body"].value.string?.hasPrefix(MarkdownReport.markerStart) ?? false
    }
    return try note.map { (try $0["id"].number(), try $0["body"].text()) }
  }

  /// Reads GitLab's answers: the note, its author's membership, the merge request, the project, jobs of its pipelines, the
  /// notes, and the account of the job's token.
  init(gitlab files: AnswerFiles) throws {
    let (note, member, request) = (try files.read("comment"), try files.read("author"), try files.read("request"))
    let (project, own) = (try files.read("project"), try files.read("me")["id"].number())
    body = try note["body"].text()
    authorID = try note["author"]["id"].number()
    written = try note["created_at"].text()
    let level = try member["access_level"].number()
    canWrite =
      level >= Self.developer && member["state"].value.string == "active" && member["id"].value.integer == authorID
      && note["system"].value.boolean == false
    let iid = try request["iid"].number()
    number = iid
    isOpen = try request["state"].text() == "opened"
    repository = try project["path_with_namespace"].text()
    let id = try project["id"].number()
    let isInProject = try request["target_project_id"].number() == id
    headRepository = request["source_project_id"].value.integer == id && isInProject ? repository : nil
    if !isInProject { repository = "" }
    head = try request["sha"].commit()
    let source = try request["source_branch"].text()
    branch = source
    otherBranches = [try request["target_branch"].text(), try project["default_branch"].text()]
    artifacts = try files.list("artifacts").compactMap { job in
      guard Self.artifactNames.contains(try job["name"].text()), job["artifacts_file"].value.members != nil else {
        return nil
      }
      return Artifact(
        id: try job["id"].number(), commit: try job["pipeline"]["sha"].commit(),
        branch: try job["ref"].text() == "refs/merge-requests/\(iid)/head" ? source : try job["ref"].text(),
        size: try job["artifacts_file"]["size"].number(),
        stored: Self.finished.contains(try job["status"].text()) ? job["finished_at"].value.string : nil,
        isExpired: false, isOfRepository: job["pipeline"]["project_id"].value.integer == id)
    }
    comments = try files.list("comments").map { note in
      Comment(
        body: note["body"].value.string ?? "", isOurs: note["author"]["id"].value.integer == own,
        written: note["created_at"].value.string.flatMap(DecisionGate.date))
    }
  }
}
