import JSONRPC

extension RequestAnswers {
  /// The account in whose name a workflow comments.
  private static let answerer = "github-actions[bot]"

  /// Reads GitHub's answers: the comment, its author's permission, the pull request, the artifacts named `layouts` of
  /// the repository, and the comments.
  init(github files: AnswerFiles) throws {
    let (comment, author, pull) = (try files.read("comment"), try files.read("author"), try files.read("request"))
    body = try comment["body"].text()
    authorID = try comment["user"]["id"].number()
    written = try comment["created_at"].text()
    // `maintain` is `write` here; the author of the comment and the one asked about are compared by number. The comment's
    // `author_association` is not used: it hides that someone belongs to the organization if that is private.
    canWrite =
      ["admin", "write"].contains(try author["permission"].text())
      && author["user"]["permissions"]["push"].value.boolean == true
      && author["user"]["id"].value.integer == authorID
    number = try pull["number"].number()
    isOpen = try pull["state"].text() == "open"
    repository = try pull["base"]["repo"]["full_name"].text()
    headRepository = pull["head"]["repo"]["full_name"].value.string
    head = try pull["head"]["sha"].commit()
    branch = try pull["head"]["ref"].text()
    otherBranches = [try pull["base"]["ref"].text(), try pull["base"]["repo"]["default_branch"].text()]
    let own = try pull["base"]["repo"]["id"].number()
    artifacts = try files.list("artifacts", under: "artifacts").compactMap { artifact in
      guard Self.artifactNames.contains(try artifact["name"].text()) else { return nil }
      // An artifact of a run that is gone has none.
      guard artifact["workflow_run"].value.members != nil else { return nil }
      let run = artifact["workflow_run"]
      return Artifact(
        id: try artifact["id"].number(), commit: try run["head_sha"].commit(),
        branch: run["head_branch"].value.string ?? "", size: try artifact["size_in_bytes"].number(),
        stored: artifact["created_at"].value.string, isExpired: artifact["expired"].value.boolean ?? true,
        isOfRepository: run["repository_id"].value.integer == own && run["head_repository_id"].value.integer == own)
    }
    comments = try files.list("comments").map { comment in
      Comment(
        body: comment["body"].value.string ?? "",
        isOurs: comment["user"]["login"].value.string == Self.answerer && comment["user"]["type"].value.string == "Bot",
        written: comment["created_at"].value.string.flatMap(DecisionGate.date))
    }
  }
}
