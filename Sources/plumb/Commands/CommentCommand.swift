import Foundation
import JSONRPC
import Values
import Verifying

/// `plumb review comment`: carries out a decision in a comment on a pull request, in the steps of a job.
struct CommentCommand: Command {
  static let specification = CommandSpecification(
    name: "review comment", summary: "carry out a decision in a comment on a pull request, in a job",
    operands: "[EVENT] [OPTION...]",
    options: [
      OptionSpecification(
        "--repository", "NAME", "the job's repository, as owner/name (default: from the environment)"),
      OptionSpecification(
        "--answers", "DIR", completion: .files,
        "the platform's answers about the comment; answer.md and message.txt are written there"),
      OptionSpecification(
        "--earlier",
        "find our comment on an earlier run among the answers, without an event; earlier.md is written there"),
      OptionSpecification("--decide", "carry the decision out in this folder, a checkout of the branch"),
      OptionSpecification("--run", "FILE", "the archive of the run to decide on, with --decide"),
      GoldenSelection.specification,
    ],
    details: """
      EVENT is the event of GitHub or GitLab, a JSON file. Three calls are the steps of Integrations/workflows/decide.yml and
      gitlab-decide.yml, and each prints lines NAME=VALUE for the next:

        EVENT                                    whether the comment begins with /plumb, and what to ask the platform
        EVENT --answers DIR                      whether its author may decide, on which run: by the answers alone; for GitLab
                                                 first, while there is no artifacts.json: the pipelines whose jobs to ask for
        EVENT --answers DIR --decide --run FILE  writes goldens into the checkout, a commit's message and an answer

      --earlier --answers DIR is a step of gitlab-ci.yml: which comment of GitLab to edit, and what it says.

      A comment is `/plumb accept login#1`, with several causes, or `all`; `/plumb reject login#1`; `/plumb undo`. What is not
      carried out is answered with a sentence. Nothing is pushed, sent or fetched by this command.
      """,
    examples: ["plumb review comment event.json", "plumb review comment event.json --answers decide"],
    readsProject: false)

  /// nil for `--earlier`.
  private let event: String?
  private let repository: String?
  private let answers: String?
  private let decides: Bool
  private let archive: String?
  private let goldens: String

  init(_ arguments: ParsedArguments) throws {
    event = arguments.operands.first
    let isEarlier = arguments.has("--earlier")
    guard arguments.operands.count == (isEarlier ? 0 : 1) else {
      throw UsageError(
        "name one file with the event, or none with --earlier: \(Self.specification.synopsis)")
    }
    if isEarlier, arguments.value("--answers") == nil {
      throw UsageError("--earlier needs the platform's answers: --answers DIR")
    }
    let environment = ProcessInfo.processInfo.environment
    repository =
      arguments.value("--repository") ?? environment["GITHUB_REPOSITORY"] ?? environment["CI_PROJECT_PATH"]
    answers = arguments.value("--answers")
    archive = arguments.value("--run")
    goldens = try arguments.goldens
    decides = arguments.has("--decide")
    if decides, answers == nil { throw UsageError("--decide needs the platform's answers: --answers DIR") }
    if archive != nil, !decides { throw UsageError("--run is the archive to decide on; add --decide") }
  }

  func run(_ console: Console) async throws -> ExitCode {
    guard let event else { return try earlier(console) }
    guard let comment = try PullRequestComment(AnswerFiles.json(event)), CommentedDecision.isAddressed(by: comment.body)
    else {
      console.out("act=none")
      return .clean
    }
    guard let answers else {
      console.out("act=ask")
      for (name, value) in [
        ("number", "\(comment.number)"), ("comment", "\(comment.id)"), ("author", comment.author),
        ("author_id", "\(comment.authorID)"),
      ] {
        console.out("\(name)=\(value)")
      }
      return .clean
    }
    do throws(any Error) {
      try decide(comment, answers, console)
    } catch let refusal as DecisionRefusal {
      // Whatever a step has printed before: nothing is committed.
      console.out(decides ? "changed=no" : "act=refuse")
      try write("Nothing was done: \(refusal)\("\(refusal)".hasSuffix("?") ? "" : ".")\n", to: "answer.md", in: answers)
      console.diagnose("refused: \(refusal)")
    }
    return .clean
  }

  /// Prints the number of our comment on an earlier run, and writes its text.
  private func earlier(_ console: Console) throws -> ExitCode {
    guard let answers else { return .usage }
    let report = try RequestAnswers.report(gitlab: AnswerFiles(folder: answers))
    try write(report?.body ?? "", to: "earlier.md", in: answers)
    if let report { console.out("comment=\(report.id)") }
    return .clean
  }

  private func decide(_ comment: PullRequestComment, _ folder: String, _ console: Console) throws {
    let files = AnswerFiles(folder: folder)
    if comment.platform == .gitlab, !files.holds("artifacts") {
      let pipelines = try RequestAnswers.pipelines(gitlab: files)
      console.out("pipelines=\(pipelines.map(String.init).joined(separator: " "))")
      return
    }
    guard let repository else { throw UsageError("--repository names the job's repository, as owner/name") }
    let answers = try RequestAnswers(comment, files)
    let grant = try DecisionGate(comment: comment, answers: answers, repository: repository).grant()
    guard decides else {
      console.out("act=\(grant.decision.verb)")
      console.out("head=\(grant.head)")
      console.out("branch=\(grant.branch)")
      if let artifact = grant.artifact { console.out("artifact=\(artifact)") }
      return
    }
    let work = CommentedWork(
      grant: grant, comment: comment, earlier: EarlierDecisions(answers.comments, on: grant.head), goldens: goldens,
      report: RunFolder("\(folder)/report"))
    let outcome = try work.carryOut(grant.decision == .undo ? nil : archive)
    let verb = ["accept": "Accepted", "reject": "Rejected", "undo": "Undone"][grant.decision.verb] ?? ""
    let text =
      [
        EarlierDecisions.mark(grant.decision, on: grant.head),
        "\(verb) for \(comment.author), on \(Git.short(grant.head)):", "",
      ]
      + outcome.lines + ["", outcome.next]
    try write(text.joined(separator: "\n") + "\n", to: "answer.md", in: folder)
    if let message = outcome.message { try write(message, to: "message.txt", in: folder) }
    console.out("changed=\(outcome.message == nil ? "no" : "yes")")
  }

  private func write(_ text: String, to name: String, in folder: String) throws {
    try AtomicFile.write(text, to: name, in: folder)
  }
}
