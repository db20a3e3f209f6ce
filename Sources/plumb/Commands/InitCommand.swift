import Foundation
import Goldens
import RecipeDocuments

/// `plumb init`: writes a first project: settings, a recipe, a workflow.
struct InitCommand: Command {
  static let specification = CommandSpecification(
    name: "init", summary: "write a first plumb.yaml, a recipe and a workflow", operands: "[OPTION...]",
    options: [OptionSpecification("--gitlab", "a pipeline for GitLab instead of a workflow for GitHub")],
    details: "Files that exist already are left alone, with a message.")

  private let isGitLab: Bool

  init(_ arguments: ParsedArguments) throws { isGitLab = arguments.has("--gitlab") }

  private static let settings = """
    # Settings where the command line says nothing; `plumb config --explain` shows them.
    documents: [Recipes]
    goldens: Snapshots
    # pictureFormat: both  # golden pictures as PNG and SVG; or svg alone
    # cells: [iphone-se-3-portrait, iphone-15-portrait, ipad-pro-11-landscape, iphone-15-portrait+ax3]

    """

  private static let recipe = """
    title: Welcome
    notes: A title, and a button at the bottom of the safe area.
    style: controls
    views:
      Title: { label: Welcome, font: largeTitle bold, lines: 0 }
      Start: { button: Get started, style: filled, size: large }
    constraints: |
      1. Title.Leading = Superview.LeadingMargin
      2. Title.Trailing = Superview.TrailingMargin
      3. Title.Top = Safe Area.Top + 24
      4. Start.Leading = Superview.LeadingMargin
      5. Start.Trailing = Superview.TrailingMargin
      6. Start.Bottom = Safe Area.Bottom - 16
    expect: |
      Start.Height >= 44

    """

  private static let github = """
    name: Layouts
    on: [push, pull_request]
    permissions: { contents: read }
    jobs:
      verify:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
            with: { persist-credentials: false }
          # A plumb built once, in an image of your own: see Documentation/continuous-integration.md.
          - run: plumb verify --report report --junit report/junit.xml --markdown "$GITHUB_STEP_SUMMARY" --markdown-limit 1000000 --annotations github
          - if: always()
            uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
            with: { name: layouts, path: report, if-no-files-found: ignore }

    """

  private static let gitlab = """
    layouts:
      parallel: 2
      script:
        # A plumb built once, in an image of your own: see Documentation/continuous-integration.md.
        - plumb verify --shard auto --report "shard-$CI_NODE_INDEX" || [ $? -eq 1 ]
      artifacts:
        when: always
        paths: ["shard-*"]

    layouts-report:
      needs: [layouts]
      script:
        - plumb merge shard-* --report report --junit report/junit.xml
      artifacts:
        when: always
        paths: [report]
        reports: { junit: report/junit.xml }

    """

  func run(_ console: Console) async throws -> ExitCode {
    let workflow = isGitLab ? (".gitlab-ci.yml", Self.gitlab) : (".github/workflows/layouts.yml", Self.github)
    let files = [(ProjectSettings.fileName, Self.settings), ("Recipes/welcome.yaml", Self.recipe), workflow]
    for (path, text) in files {
      if FileManager.default.fileExists(atPath: path) {
        console.diagnose("\(path) is there already")
      } else {
        try AtomicFile.write(text, to: path)
        console.out(path)
      }
    }
    console.diagnose("`plumb render` draws, `plumb record` writes goldens, `plumb verify` guards them")
    return .clean
  }
}
