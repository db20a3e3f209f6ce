import Foundation
import JSONRPC
import TestSupport
import Testing
import Values

@testable import plumb

/// Decisions in comments on pull requests, carried out by the workflow templates' own steps in a repository on this
/// machine. Each example has an event and the interface's answers in the shape that the platforms document.
@Suite struct PullRequestTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let path: String
    var testDescription: String { path }

    func json() throws -> JSONText { try JSONReader.read(Array(Repository.text(path).utf8)) }
  }

  private static func examples(_ kind: String) -> [Example] {
    Repository.files("Tests/plumbTests/Events/\(kind)", ending: ".json").map(Example.init)
  }

  private static let tools = ["git", "python3"].map { "/usr/bin/\($0)" }
  private static let areInstalled = tools.allSatisfy(FileManager.default.isExecutableFile)

  @Test func `there are enough examples of both kinds`() {
    #expect(Self.examples("honest").count >= 20)
    #expect(Self.examples("hostile").count >= 20)
  }

  @Test(.enabled(if: areInstalled, "git or python3 is not installed"), arguments: examples("honest"))
  func `a decision of someone who may decide is carried out and answered`(_ example: Example) throws {
    let json = try example.json()
    let repository = try HostedRepository(json)
    let before = try repository.branches
    try repository.play()
    let sent = repository.sent
    #expect((sent == nil) == (json["answer"] == nil), "\(sent ?? "")")
    if let answer = json["answer"]?.string { #expect(sent?.contains(answer) ?? false, "\(sent ?? "")") }
    let changed = json["changed"]?.string == "yes"
    #expect(try (repository.branches == before) == !changed, "\(sent ?? "")")
    if !changed { return }
    #expect(try repository.git("rev-parse taller^") == repository.head)
    let files = try repository.git("diff --name-only taller^ taller").split(separator: "\n")
    #expect(!files.isEmpty, "\(files)")
    #expect(files.allSatisfy { $0.hasPrefix("Snapshots/") }, "\(files)")
    #expect(try repository.git("log -1 --format=%B taller").contains("Plumb-Decision: "))
    let isGitHub = json["platform"]?.string == "github"
    #expect(repository.workplace.exists("dispatched.log") == isGitHub)
  }

  @Test(.enabled(if: areInstalled, "git or python3 is not installed"), arguments: examples("hostile"))
  func `an attack changes nothing, and is answered with the reason`(_ example: Example) throws {
    let json = try example.json()
    let repository = try HostedRepository(json)
    let before = try repository.branches
    try repository.play()
    let sent = repository.sent
    if let answer = json["answer"]?.string {
      #expect(sent?.hasPrefix("Nothing was done: ") ?? false, "\(sent ?? "")")
      #expect(sent?.contains(answer) ?? false, "\(sent ?? "")")
    } else {
      #expect(sent == nil)
    }
    #expect(try repository.branches == before)
    #expect(!repository.workplace.files(".").contains { $0.hasSuffix("pwned") })
    #expect(!repository.workplace.exists("dispatched.log"))
  }

  /// The page shows what this test plays: the verdict on the push, the comment, the answer, the commit, and the verdict
  /// on it. Commits have other names each time.
  @Test(.enabled(if: areInstalled, "git or python3 is not installed"))
  func `the example of the page is played, from the push to accepted goldens`() throws {
    let page = try Repository.text("Documentation/pull-requests.md")
    let comment = try #require(page.firstMatch(of: /```text\n(\/plumb accept .+)\n```/)).output.1
    let example = try #require(Self.examples("honest").first { $0.path.hasSuffix("accept-two.json") })
    let json = try example.json()
    #expect(json["event"]?["comment"]?["body"]?.string == String(comment))
    let repository = try HostedRepository(json)
    let pushed = try repository.verify()
    #expect(pushed.code == 1)
    #expect(page.contains("```text\n\(pushed.out)```"), "\(pushed.out)")
    try repository.play()
    func named(_ text: String) -> String {
      text.replacing("\(repository.head).", with: "1a2b3c4d...").replacing(repository.head.prefix(8), with: "1a2b3c4d")
    }
    let answer = named(repository.sent ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
    #expect(page.contains("```text\n\(answer)```"), "\(answer)")
    let commit = named(try repository.git("show --name-only --format=%B taller")).replacing("\n\n\n", with: "\n\n")
    #expect(page.contains("```text\n\(commit)\n```"), "\(commit)")
    let again = try repository.verify()
    #expect(again.code == 0)
    #expect(page.contains("```text\n\(again.out)```"), "\(again.out)")
  }

  @Test(.enabled(if: areInstalled, "git or python3 is not installed"))
  func `a branch that moves on while it is decided is not overwritten`() throws {
    let example = try #require(Self.examples("honest").first)
    let repository = try HostedRepository(try example.json())
    let plumb = Workplace.tool.path(percentEncoded: false)
    // Someone pushes after the branch was fetched.
    try repository.workplace.install(
      """
      case "$*" in *--decide*)
        git clone --quiet --branch taller "$HOME/server/o/app.git" "$HOME/other"
        git -C "$HOME/other" -c user.name=dev -c user.email=dev@example.org commit --quiet --allow-empty --message Later
        git -C "$HOME/other" push --quiet ;;
      esac
      exec "\(plumb)" "$@"
      """, as: "plumb")
    try repository.play()
    #expect(repository.sent?.hasPrefix("Nothing was done: the branch moved on") ?? false)
    #expect(try repository.git("log -1 --format=%s taller") == "Later")
    #expect(!repository.workplace.exists("dispatched.log"))
  }

  /// A copy of `plumb` that was taken over writes into everything that it may write into.
  @Test(.enabled(if: areInstalled, "git or python3 is not installed"))
  func `settings and hooks that the container writes are not used with the token`() throws {
    let repository = try HostedRepository(try #require(Self.examples("honest").first).json())
    let plumb = Workplace.tool.path(percentEncoded: false)
    try repository.workplace.install(
      """
      "\(plumb)" "$@" || exit
      case "$*" in *--decide*)
        for hook in pre-commit pre-push reference-transaction; do
          printf '#!/bin/sh\\ntouch "$HOME/pwned"\\n' > .git/hooks/$hook
          chmod +x .git/hooks/$hook
        done
        git config core.fsmonitor 'touch "$HOME/pwned"; false' ;;
      esac
      """, as: "plumb")
    try repository.play()
    #expect(repository.sent?.contains("Accepted for octo") ?? false)
    #expect(!repository.workplace.exists("pwned"))
  }

  @Test(.enabled(if: areInstalled, "git or python3 is not installed"), arguments: ["01-accept", "22-gitlab-accept"])
  func `a push that the server refuses is answered with what git said`(_ name: String) throws {
    let example = try #require(Self.examples("honest").first { $0.path.hasSuffix("\(name).json") })
    let repository = try HostedRepository(try example.json())
    let before = try repository.branches
    try repository.workplace.write(
      "#!/bin/sh\necho 'taller is protected' >&2\nexit 1\n", to: "server/o/app.git/hooks/update")
    chmod(repository.workplace.path("server/o/app.git/hooks/update"), 0o755)
    try repository.play()
    let sent = repository.sent ?? ""
    #expect(sent.hasPrefix("Nothing was done: the goldens could not be pushed. git said:\n\n    "), "\(sent)")
    #expect(sent.contains("taller is protected"), "\(sent)")
    #expect(!sent.contains("secret"), "\(sent)")
    #expect(try repository.branches == before)
  }
}
