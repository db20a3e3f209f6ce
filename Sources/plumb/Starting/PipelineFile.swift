/// The CI pipeline of a new project: it installs a released plumb, by address and checksum, and verifies.
struct PipelineFile {
  /// The CI service that runs it.
  enum Service {
    case github, gitlab
  }

  /// The package's address and its checksum; if empty, variables of the repository are used.
  let address: String
  let checksum: String

  func file(for service: Service) -> ProjectFile {
    switch service {
    case .github: ProjectFile(path: ".github/workflows/layouts.yml", text: github)
    case .gitlab: ProjectFile(path: ".gitlab-ci.yml", text: gitlab)
    }
  }

  /// Returns the shell lines that install the package, indented.
  /// - Parameter root: A prefix that runs a command as root.
  private func installation(_ indent: Int, root: String = "") -> String {
    """
    test -n "$PLUMB_DEB" || { echo "Set PLUMB_DEB to the address of plumb's .deb, and PLUMB_SHA256 to its SHA-256."; exit 2; }
    curl --fail --silent --show-error --location --output plumb.deb "$PLUMB_DEB"
    echo "$PLUMB_SHA256  plumb.deb" | sha256sum --check
    \(root)apt-get update
    \(root)apt-get install --yes ./plumb.deb
    plumb --version
    """.split(separator: "\n").joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private var github: String {
    """
    name: Layouts
    on: [push, pull_request]
    permissions: { contents: read }
    jobs:
      verify:
        runs-on: ubuntu-24.04
        steps:
          - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
            with: { persist-credentials: false }
          # A release's package. Where its address and checksum are empty here, they are variables of the repository.
          - env:
              PLUMB_DEB: \(address.isEmpty ? "${{ vars.PLUMB_DEB }}" : Self.quoted(address))
              PLUMB_SHA256: \(checksum.isEmpty ? "${{ vars.PLUMB_SHA256 }}" : Self.quoted(checksum))
            run: |
              \(installation(10, root: "sudo "))
          - run: plumb verify --report report --junit report/junit.xml --markdown "$GITHUB_STEP_SUMMARY" --markdown-limit 1000000 --annotations github
          - if: always()
            uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
            with: { name: layouts, path: report, if-no-files-found: ignore }

    """
  }

  /// If the values are not known here, they are set in the project's CI settings.
  private var gitlab: String {
    let variables =
      address.isEmpty
      ? "# PLUMB_DEB and PLUMB_SHA256 are variables of the project: Settings, CI/CD."
      : "variables: { PLUMB_DEB: \(Self.quoted(address)), PLUMB_SHA256: \(Self.quoted(checksum)) }"
    return """
      \(variables)
      default:
        image: debian:bookworm
        before_script:
          - |
            apt-get update && apt-get install --yes ca-certificates curl
            \(installation(6))

      layouts:
        parallel: 2
        script:
          - plumb verify --shard auto --report "shard-$CI_NODE_INDEX" || test -f "shard-$CI_NODE_INDEX/run.json"
        artifacts:
          when: always
          paths: ["shard-*"]

      layouts-report:
        needs: [layouts]
        script:
          - plumb report merge shard-* --report report --junit report/junit.xml
        artifacts:
          when: always
          paths: [report]
          reports: { junit: report/junit.xml }

      """
  }

  /// Returns the text in YAML's single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }
}
