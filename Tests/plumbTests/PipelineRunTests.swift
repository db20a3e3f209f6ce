import Foundation
import TestSupport
import Testing

@testable import plumb

/// The pipelines in this repository and those that `plumb init` writes.
///
/// Each `run:` block is executed in order, by the shell that the service would use. Scripts replace everything that
/// needs the service or root: docker, apt-get, curl.
@Suite struct PipelineRunTests {
  private let workplace: Workplace

  /// Goldens of the only recipe, recorded once.
  private static let recorded = Result<[String: Data], any Error> {
    let workplace = try Workplace()
    try workplace.plumb("record", "--size", "300x300")
    return Dictionary(
      uniqueKeysWithValues: workplace.files("Snapshots").map { ($0, workplace.bytes("Snapshots/\($0)") ?? Data()) })
  }

  init() throws {
    workplace = try Workplace()
    for (name, data) in try Self.recorded.get() {
      try workplace.write("", to: "Snapshots/\(name)")
      try data.write(to: URL(filePath: workplace.path("Snapshots/\(name)")))
    }
    let tool = Workplace.tool.path(percentEncoded: false)
    for (name, script) in [
      // One cell is enough to test a step.
      ("plumb", #"[ "$1" != verify ] || set -- "$@" --size 300x300; exec "\#(tool)" "$@""#),
      ("apt-get", #"echo "$@" >> apt.log"#),
      // --output FILE file://PATH
      ("curl", #"while [ "$1" != --output ]; do shift; done; cp "${3#file://}" "$2""#),
      // All arguments after the image are for plumb.
      (
        "docker",
        #"[ "$1" != pull ] || exit 0; while case $1 in *@sha256:*) false ;; *) true ;; esac; do shift; done; shift; exec plumb "$@""#
      ),
    ] {
      try workplace.install(script, as: name)
    }
  }

  private func steps(_ yaml: String) -> [WorkflowStep] { WorkflowStep.all(in: yaml) }

  private func run(
    _ step: WorkflowStep, _ expressions: [String: String] = [:], environment: [String: String] = [:]
  ) throws -> (code: Int32, out: String) {
    try workplace.run(step, expressions, environment: environment)
  }

  /// What a container lacks is installed first.
  private static let prepared = "update\ninstall --yes --no-install-recommends ca-certificates curl git\n"

  @Test func `a pipeline runs on the system that recorded the goldens`() throws {
    #expect(RecordingSystem("ID=debian\nVERSION_CODENAME=trixie\n").image == "debian:trixie")
    #expect(RecordingSystem("VERSION_ID=\"24.04\"\nID=ubuntu\n").image == "ubuntu:24.04")
    #expect(RecordingSystem("ID=debian\nVERSION_CODENAME='a b'\n").image == RecordingSystem.usualImage)
    #expect(RecordingSystem("ID=fedora\nVERSION_ID=42\n").image == RecordingSystem.usualImage)
    #expect(try workplace.plumb("init").code == 0)
    let image = RecordingSystem.current.image
    #expect(try workplace.text(".github/workflows/layouts.yml").contains("\n    container: \(image)\n"))
    #expect(try workplace.plumb("init", "--gitlab").code == 0)
    #expect(try workplace.text(".gitlab-ci.yml").contains("\n  image: \(image)\n"))
  }

  @Test func `the workflow of a first project installs what it calls`() throws {
    try workplace.write("a package", to: "released.deb")
    let sum = String(repeating: "a1", count: 32)
    #expect(try workplace.plumb("init").code == 0)
    #expect(try workplace.plumb("record", "--size", "300x300").code == 0)
    let steps = steps(try workplace.text(".github/workflows/layouts.yml"))
    #expect(steps.count == 2)
    let address = "file://\(workplace.path("released.deb"))"
    let unset = try run(steps[0], ["vars.PLUMB_DEB": "", "vars.PLUMB_SHA256": ""])
    #expect(unset.code == 2)
    #expect(unset.out.hasPrefix("Set PLUMB_DEB to the address of plumb's .deb"))
    let wrong = try run(steps[0], ["vars.PLUMB_DEB": address, "vars.PLUMB_SHA256": sum])
    #expect(wrong.code == 1)
    #expect(wrong.out.contains("plumb.deb: FAILED"))
    #expect(try workplace.text("apt.log") == Self.prepared)
    try workplace.write("", to: "apt.log")
    let right = try run(steps[0], ["vars.PLUMB_DEB": address, "vars.PLUMB_SHA256": try checksum("released.deb")])
    #expect(right.code == 0, "\(right.out)")
    #expect(right.out.contains("\nplumb "), "\(right.out)")
    #expect(try workplace.text("apt.log") == Self.prepared + "install --yes ./plumb.deb\n")
    let verified = try run(steps[1])
    #expect(verified.code == 0, "\(verified.out)")
    #expect(workplace.exists("report/junit.xml"), "\(verified.out)")
    try workplace.write(Workplace.simple.replacing("20.0", with: "21.0"), to: "Recipes/simple.yaml")
    let changed = try run(steps[1])
    #expect(changed.code == 1, "\(changed.out)")
    #expect(changed.out.contains("::error file=Recipes/simple.yaml"), "\(changed.out)")
    #expect(try workplace.text("summary.md").contains("Red View"))
  }

  private func checksum(_ name: String) throws -> String {
    let (process, out) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = [workplace.path(name)]
    process.standardOutput = out
    try process.run()
    let text = String(decoding: try out.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    // A backslash in the name would add one before the checksum; there is none.
    return String(text.prefix(64))
  }

  @Test func `the workflows to copy compare, in one job and in shards`() throws {
    let single = steps(try Repository.text("Integrations/workflows/verify.yml"))
    #expect(single.count == 1)
    #expect(try run(single[0]).code == 0)
    let sharded = steps(try Repository.text("Integrations/workflows/shards.yml"))
    #expect(sharded.count == 2)
    try workplace.write(Workplace.simple.replacing("20.0", with: "21.0"), to: "Recipes/simple.yaml")
    for shard in 1...4 {
      let outcome = try run(sharded[0], ["matrix.shard": "\(shard)"])
      #expect(outcome.code == 0, "\(outcome.out)")
    }
    let merged = try run(sharded[1])
    #expect(merged.code == 1, "\(merged.out)")
    #expect(merged.out.contains("Red View.Top"), "\(merged.out)")
    #expect(try run(single[0]).code == 1)
  }

  @Test func `the action ends with the code of the comparison, after the report is kept`() throws {
    let steps = steps(try Repository.text("Integrations/github-action/action.yml"))
    #expect(steps.count == 2)
    let inputs = [
      "inputs.image": "ghcr.io/o/plumb@sha256:0", "inputs.arguments": "--pictures 2", "inputs.report": "report",
    ]
    try workplace.write(Workplace.simple.replacing("20.0", with: "21.0"), to: "Recipes/simple.yaml")
    #expect(try run(steps[0], inputs).code == 0)
    #expect(try workplace.text("output.txt") == "code=1\n")
    #expect(try workplace.text("summary.md").contains("Red View"))
    #expect(try run(steps[1], ["steps.verify.outputs.code": "1"]).code == 1)
  }

  /// Answers of GitHub to the requests of the comment's workflow; what is sent is kept.
  private static let gh = #"""
    case "$*" in
      *pulls*) cat pulls-answer.json ;;
      *artifacts/7/zip*) cat artifact.zip ;;
      *artifacts*) echo 7 ;;
      *--method*) echo "$*" >> sent.log; cp body.md sent.md ;;
      *comments*) cat comments-answer.json ;;
    esac
    """#

  private static let tools = ["jq", "unzip", "openssl", "python3"].map { "/usr/bin/\($0)" }

  @Test(
    .enabled(
      if: tools.allSatisfy(FileManager.default.isExecutableFile), "jq, unzip, openssl or python3 is not installed"),
    arguments: [nil, 41])
  func `the comment's workflow finds the pull request, renders the run, and writes or replaces the comment`(
    _ known: Int?
  ) throws {
    try workplace.install(Self.gh, as: "gh")
    try workplace.write(Workplace.simple.replacing("20.0", with: "21.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb("verify", "--size", "300x300", "--report", "layouts").code == 1)
    let zip = WorkflowStep(commands: "cd layouts && python3 -m zipfile -c ../artifact.zip run.json")
    #expect(try run(zip).code == 0)
    try workplace.write(
      #"[{"number":3,"head":{"sha":"other","repo":{"full_name":"f/r"}}},"#
        + #"{"number":8,"head":{"sha":"abc","repo":{"full_name":"f/r"}}}]"#, to: "pulls-answer.json")
    let ours =
      #"{"id":41,"user":{"login":"github-actions[bot]"},"body":"<!-- plumb:report:1: -->\n<!-- plumb:causes:12345678 -->"}"#
    let others = #"{"id":40,"user":{"login":"someone"},"body":"<!-- plumb:report:1: -->"}"#
    try workplace.write("[\(others)\(known == nil ? "" : "," + ours)]", to: "comments-answer.json")
    let steps = steps(try Repository.text("Integrations/workflows/comment.yml"))
    #expect(steps.count == 4)
    let event = "github.event.workflow_run"
    let expressions = [
      "\(event).head_sha": "abc", "\(event).head_branch": "b", "\(event).head_repository.owner.login": "f",
      "\(event).head_repository.full_name": "f/r", "\(event).id": "99", "steps.pull.outputs.number": "8",
    ]
    for step in steps {
      let outcome = try run(
        step, expressions, environment: ["REPOSITORY": "o/r", "HEAD_REPOSITORY": "f/r", "ACCEPT_BY": "comment"])
      #expect(outcome.code == 0, "\(outcome.out)")
    }
    #expect(try workplace.text("output.txt") == "number=8\n")
    let sent = try workplace.text("sent.md")
    #expect(sent.contains("Red View"))
    #expect(sent.contains("`/plumb accept simple#1`"))
    #expect(sent.contains("Since the last push: 2 causes are new, 1 is gone.") == (known != nil))
    let request =
      known.map { "--method PATCH repos/o/r/issues/comments/\($0)" } ?? "--method POST repos/o/r/issues/8/comments"
    #expect(try workplace.text("sent.log").contains(request))
  }

  @Test func `the pipeline for GitLab compares in shards and merges`() throws {
    let text = try Repository.text("Integrations/workflows/gitlab-ci.yml")
    let scripts = text.matches(of: /\n    - (plumb .*)/).map { WorkflowStep(commands: String($0.output.1)) }
    #expect(scripts.count == 2)
    try workplace.write(Workplace.simple.replacing("20.0", with: "21.0"), to: "Recipes/simple.yaml")
    for shard in 1...2 {
      let outcome = try run(scripts[0], environment: ["CI_NODE_INDEX": "\(shard)", "CI_NODE_TOTAL": "2"])
      #expect(outcome.code == 0, "\(outcome.out)")
    }
    #expect(try run(scripts[1]).code == 1)
    #expect(workplace.exists("report/junit.xml"))
  }

  @Test(arguments: [nil, 41])
  func `the pipeline for GitLab writes or replaces the comment`(_ known: Int?) throws {
    try workplace.write(Workplace.simple.replacing("20.0", with: "21.0"), to: "Recipes/simple.yaml")
    #expect(try workplace.plumb("verify", "--size", "300x300").code == 1)
    let others = #"{"id":40,"author":{"id":5},"body":"<!-- plumb:report:1: -->"}"#
    let ours =
      #"{"id":41,"author":{"id":77},"body":"<!-- plumb:report:1: -->\n<!-- plumb:causes:12345678 -->"}"#
    try workplace.write("[\(others)]", to: "comments.json")
    try workplace.write("[\(known == nil ? "" : ours)]", to: "comments-2.json")
    // `--output FILE` and `--dump-header FILE` are written; what is sent is kept.
    try workplace.install(
      #"""
      request= address= out= head=/dev/null
      while [ $# -gt 0 ]; do
        case $1 in
          --output) out=$2; shift ;;
          --dump-header) head=$2; shift ;;
          --config) grep -q 'PRIVATE-TOKEN: secret' "$2" || exit 3; shift ;;
          --request) request=$2; shift ;;
          --data-urlencode) cp "${2#body@}" sent.md; shift ;;
          https://*) address=$1 ;;
        esac
        shift
      done
      [ -z "$request" ] || echo "$request $address" >> sent.log
      case $address in
        */user) echo '{"id":77}' > "$out" ;;
        *page=1) cp comments.json "$out"; printf 'X-Next-Page: 2\r\n' > "$head" ;;
        *page=2) cp comments-2.json "$out"; printf 'x-next-page: \r\n' > "$head" ;;
        *) echo '{}' > "$out" ;;
      esac
      """#, as: "curl")
    let yaml = try Repository.text("Integrations/workflows/gitlab-ci.yml")
    let block = try #require(yaml.range(of: "  script:\n    - |\n")).upperBound
    let outcome = try run(
      WorkflowStep(commands: String(yaml[block...]).replacing("\n      ", with: "\n")),
      environment: [
        "PLUMB_COMMENT_TOKEN": "secret", "CI_API_V4_URL": "https://gitlab.example.org/api/v4", "CI_PROJECT_ID": "41",
        "CI_MERGE_REQUEST_IID": "8", "CI_PROJECT_URL": "https://gitlab.example.org/o/r", "LAYOUTS_JOB": "6",
        "CI_JOB_ID": "7", "ACCEPT_BY": "comment",
      ])
    #expect(outcome.code == 0, "\(outcome.out)")
    #expect(!outcome.out.contains("secret"), "\(outcome.out)")
    let sent = try workplace.text("sent.md")
    #expect(sent.contains("Red View"))
    #expect(sent.contains("`/plumb accept simple#1`"))
    #expect(sent.contains("[this run](https://gitlab.example.org/o/r/-/jobs/6/artifacts/browse)"), "\(sent)")
    #expect(sent.contains("Since the last push: 2 causes are new, 1 is gone.") == (known != nil), "\(sent)")
    let notes = "https://gitlab.example.org/api/v4/projects/41/merge_requests/8/notes"
    #expect(
      try workplace.text("sent.log") == (known.map { "PUT \(notes)/\($0)\n" } ?? "POST \(notes)\n"))
  }

  @Test func `make runs the shards that have no result, and merges`() throws {
    let file = Repository.path("Integrations/many-machines/shards.mk")
    let make = WorkflowStep(commands: "make --silent --file '\(file)' --jobs 2 SHARDS=2")
    #expect(try run(make).code == 0)
    let whole = workplace.bytes("report/run.json")
    try FileManager.default.removeItem(atPath: workplace.path("shards/2/run.json"))
    let again = try run(WorkflowStep(commands: "make --file '\(file)' --jobs 2 SHARDS=2 | grep -c 'verify --shard'"))
    #expect(again.out.hasPrefix("1\n") || again.out.contains("\n1\n"), "\(again.out)")
    #expect(workplace.bytes("report/run.json") == whole)
  }
}
