import Foundation
import JSONRPC
import TestSupport
import Testing
import Values

/// A repository on a server, with a pull request that moves two views, the run of it, and what the platform's interface
/// would answer. Scripts of ours replace gh, curl and docker; git, bash and plumb are the real ones.
struct HostedRepository {
  let workplace: Workplace
  private let example: JSONText
  /// The branch's newest commit.
  let head: String
  /// The one before it.
  let parent: String

  /// The repository and the archives, made once and then only copied.
  private nonisolated(unsafe) static let original = Result<Workplace, any Error> {
    let workplace = try Workplace(["login": Workplace.simple, "form": Workplace.simple])
    let moved = Workplace.simple.replacing("Guide.Bottom + 20.0", with: "Guide.Bottom + 21.0")
    let git = "git -c user.name=dev -c user.email=dev@example.org"
    for line in [
      "plumb record --size 300x300", "printf 'report/\\n' > .gitignore", "git init --quiet --initial-branch main .",
      "git add Recipes Snapshots .gitignore", "\(git) commit --quiet --message 'Two screens'",
      "git checkout --quiet -b taller",
    ] { try check(workplace, line) }
    for name in ["login", "form"] { try workplace.write(moved, to: "Recipes/\(name).yaml") }
    for line in [
      "\(git) commit --quiet --all --message 'Move the views'", "plumb verify --size 300x300 || test $? = 1",
      "git clone --quiet --bare . app.git", "python3 -c \(quoted(archives))",
    ] { try check(workplace, line) }
    return workplace
  }

  /// Archives of the run as it is, and as an attacker would make it.
  private static let archives = """
    import json, os, zipfile
    def make(name, files):
        with zipfile.ZipFile(name + ".zip", "w", zipfile.ZIP_DEFLATED) as archive:
            for entry, data in files: archive.writestr(entry, data)
    run = open("report/run.json").read()
    files = [(os.path.relpath(os.path.join(folder, file), "report"), open(os.path.join(folder, file), "rb").read())
             for folder, _, names in os.walk("report") for file in names]
    make("run", files)
    make("gitlab", [("report/" + name, data) for name, data in files])
    others = [(name, data) for name, data in files if name != "run.json"]
    make("bomb", [("run.json", bytes(200 << 20))])
    make("outside", others + [("run.json", run.replace('"id" : "login"', '"id" : "../../.github/workflows/login"'))])
    make("goldens", others + [("run.json", run.replace('"snapshots" : "Snapshots"', '"snapshots" : ".github"'))])
    make("script", [(name, b"#!/bin/sh" if name.endswith("actual.png") else data) for name, data in files])
    make("slip", [("../run.json", run), ("/run.json", run)])
    link = zipfile.ZipInfo("run.json")
    link.create_system, link.external_attr = 3, 0o120777 << 16
    make("link", others + [(link, "/etc/passwd")])
    open("text.zip", "w").write("not an archive")
    """

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

  @discardableResult
  private static func check(_ workplace: Workplace, _ line: String) throws -> String {
    let outcome = try workplace.shell(line)
    if outcome.code != 0 { throw Failure(description: "\(line): \(outcome.talk)") }
    return outcome.out.trimmingCharacters(in: .newlines)
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }

  /// - Parameter example: The event, the answers, and what the branch and the archive are like.
  init(_ example: JSONText) throws {
    self.example = example
    let original = try Self.original.get()
    workplace = try Workplace([:])
    try FileManager.default.createDirectory(atPath: workplace.path("server/o"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: original.path("app.git"), toPath: workplace.path("server/o/app.git"))
    let isGitLab = example["platform"]?.string == "gitlab"
    let archive = example["archive"]?.string ?? (isGitLab ? "gitlab" : "run")
    try FileManager.default.copyItem(atPath: original.path("\(archive).zip"), toPath: workplace.path("layouts.zip"))
    if let change = example["branch"]?.string { try Self.change(workplace, change) }
    let commits = try Self.check(workplace, "git --git-dir server/o/app.git rev-parse taller taller^").split(
      separator: "\n")
    (head, parent) = (String(commits[0]), String(commits[1]))
    for (name, answer) in example["answers"]?.members ?? [] {
      try workplace.write(filled(answer.compact), to: "answers/\(name).json")
    }
    try workplace.write(filled(example["event"]?.compact ?? ""), to: "event.json")
    try installPrograms()
  }

  private func filled(_ text: String) -> String {
    text.replacing("{head}", with: head).replacing("{parent}", with: parent)
  }

  /// Adds a commit to the branch.
  private static func change(_ workplace: Workplace, _ change: String) throws {
    let decision = "--message 'Accept layouts of login#1' --message 'Plumb-Decision: accept:login%231'"
    let (lines, message): (String, String) =
      switch change {
      case "accepted", "accepted later":
        (
          "echo more >> Snapshots/login/frames.txt; cp Snapshots/login/*.png Snapshots/login/new.png; git add Snapshots",
          decision
        )
      case "forged":
        ("mkdir -p .github/workflows; echo 'on: push' > .github/workflows/x.yml; git add .github", decision)
      case "link":
        (
          "git rm --quiet -r Snapshots; mkdir .github; touch .github/x; ln -s .github Snapshots; git add .",
          "--message Link"
        )
      case "scene link":
        (
          "git rm --quiet -r Snapshots/login; mkdir .github; touch .github/x; ln -s ../.github Snapshots/login; git add .",
          "--message Link"
        )
      case "filter": ("echo 'Snapshots/** filter=lfs' > .gitattributes; git add .", "--message Filter")
      default: ("false", "")
      }
    try check(
      workplace,
      """
      git clone --quiet --branch taller server/o/app.git clone && cd clone && (\(lines)) \
      && GIT_COMMITTER_DATE=\(change.hasSuffix("later") ? "2026-11-25T23:00:00Z" : "2026-11-25T06:00:00Z") \
      git -c user.name=dev -c user.email=dev@example.org commit --quiet \(message) \
      && git push --quiet origin taller && cd .. && rm -rf clone
      """)
  }

  private func installPrograms() throws {
    let world = workplace.folder
    try workplace.install("exec \"\(Workplace.tool.path(percentEncoded: false))\" \"$@\"", as: "plumb")
    try workplace.install(
      #"""
      [ "$1" != pull ] || exit 0
      folder=.
      while case $1 in *@sha256:*) false ;; *) true ;; esac; do
        [ "$1" != --workdir ] || folder=${2#/work/}
        shift
      done
      shift
      cd "$folder" && exec plumb "$@"
      """#, as: "docker")
    let answers =
      #"""
        */dispatches*) echo "$*" >> dispatched.log ;;
        *artifacts/7/zip | */jobs/7/artifacts) cat layouts.zip ;;
        */issues/comments/* | */notes/*) cat answers/comment.json ;;
        */collaborators/* | */members/all/*) cat answers/author.json ;;
        */notes\?*page=2) cat answers/comments-2.json ;;
        */comments\?* | */notes\?*) cat answers/comments.json ;;
        */actions/artifacts* | */actions/runs/99/artifacts* | */pipelines/99/jobs\?*) cat answers/artifacts.json ;;
        */pipelines\?*) cat answers/pipelines.json ;;
        */pulls/* | */merge_requests/*) cat answers/request.json ;;
        */user) cat answers/me.json ;;
        */projects/41) cat answers/project.json ;;
        *) exit 22 ;;
      """#
    try workplace.install(
      "case \"$*\" in *POST*/comments*) cp decide/answer.md \"\(world)/sent.md\"; exit ;; "
        + "*.head.sha*) echo \(head); exit ;; *.workflow_runs*) echo 99; exit ;; esac\ncd \"\(world)\"\n"
        + "case \"$(printf '%s\\n' \"$@\" | grep /)\" in\n\(answers)\nesac", as: "gh")
    try workplace.install(
      #"""
      out=/dev/stdout address= post= head=/dev/null
      while [ $# -gt 0 ]; do
        case $1 in
          --output) out=$PWD/$2; [ "$2" != /dev/null ] || out=/dev/null; shift ;;
          --dump-header) head=$PWD/$2; shift ;;
          --config) test -s "$2"; shift ;;
          --data-urlencode) shift ;;
          --request) post=$2; shift ;;
          https://*) address=$1 ;;
        esac
        shift
      done
      """# + "\nif [ \"$post\" ]; then cp decide/answer.md \"\(world)/sent.md\"; exit; fi\n"
        + "cd \"\(world)\"\ncase $address in\n\(answers)\nesac > \"$out\"\n"
        + "case $address in */notes\\?*page=1) [ ! -e answers/comments-2.json ] || next=2 ;; esac\n"
        + "printf 'HTTP/2 200\\r\\nx-next-page: %s\\r\\n' \"$next\" > \"$head\"", as: "curl")
  }

  // MARK: Playing

  /// Runs the template of the platform as its job.
  func play() throws {
    if example["platform"]?.string == "gitlab" { try playGitLab() } else { try playGitHub() }
  }

  private func playGitHub() throws {
    let yaml = try Repository.text("Integrations/workflows/decide.yml")
    let environment = WorkflowStep.environment(in: yaml).merging(
      [
        "GITHUB_EVENT_PATH": workplace.path("event.json"), "GITHUB_REPOSITORY": "o/app",
        "RUNNER_TEMP": workplace.path("runner"),
      ]) { $1 }
    try FileManager.default.createDirectory(atPath: workplace.path("runner"), withIntermediateDirectories: true)
    var values = [
      "github.token": "secret", "github.repository": "o/app",
      "github.server_url": "file://\(workplace.path("server"))",
    ]
    for step in WorkflowStep.all(in: yaml) where step.isWanted(values) {
      try workplace.write("", to: "output.txt")
      // What no step has written is empty.
      let empty = Dictionary(step.variables.values.map { ($0.replacing(/[${} ]/, with: ""), "") }) { first, _ in first }
      let outcome = try workplace.run(step, empty.merging(values) { $1 }, environment: environment)
      #expect(outcome.code == 0, "\(step.commands)\n\(outcome.out)")
      #expect(!outcome.out.contains("secret"))
      for line in try workplace.text("output.txt").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if let id = step.id, parts.count == 2 { values["steps.\(id).outputs.\(parts[0])"] = String(parts[1]) }
      }
    }
  }

  private func playGitLab() throws {
    let yaml = try Repository.text("Integrations/workflows/gitlab-decide.yml")
    let block = try #require(yaml.range(of: "  script:\n    - |\n")).upperBound
    let outcome = try workplace.run(
      WorkflowStep(commands: String(yaml[block...]).replacing("\n      ", with: "\n")),
      environment: [
        "TRIGGER_PAYLOAD": workplace.path("event.json"), "PLUMB_TOKEN": "secret", "GOLDENS": "Snapshots",
        "CI_API_V4_URL": "https://gitlab.example.org/api/v4", "CI_PROJECT_ID": "41", "CI_PROJECT_PATH": "o/app",
        "CI_PROJECT_URL": "file://\(workplace.path("server/o/app"))", "CI_SERVER_HOST": "gitlab.example.org",
      ])
    #expect(outcome.code == 0, "\(outcome.out)")
    #expect(!outcome.out.contains("secret"))
  }

  /// Runs the step of the template that verifies, on the branch as it is.
  func verify() throws -> (code: Int32, out: String) {
    try Self.check(workplace, "rm -rf checkout && git clone --quiet --branch taller server/o/app.git checkout")
    var step = try #require(WorkflowStep.all(in: Repository.text("Integrations/workflows/verify.yml")).first)
    // The goldens are of one cell.
    step.commands = "cd checkout; " + step.commands.replacing("--annotations github", with: "--size 300x300")
    return try workplace.run(step)
  }

  // MARK: Afterwards

  /// Every branch with its commit.
  var branches: String {
    get throws { try Self.check(workplace, "git --git-dir server/o/app.git for-each-ref") }
  }

  /// Runs git on the server's repository.
  func git(_ arguments: String) throws -> String {
    try Self.check(workplace, "git --git-dir server/o/app.git \(arguments)")
  }

  /// The comment that was sent; nil if none was.
  var sent: String? { try? workplace.text("sent.md") }
}
