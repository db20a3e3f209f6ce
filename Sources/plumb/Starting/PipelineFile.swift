/// The CI pipeline of a new project: it installs a released plumb, by address and checksum, and verifies.
struct PipelineFile {
  /// The CI service that runs it.
  enum Service {
    case github, gitlab
  }

  /// The package's address and its checksum; if empty, variables of the repository are used.
  let address: String
  let checksum: String
  /// The image of the system whose libraries drew the goldens.
  let image: String

  func file(for service: Service) -> ProjectFile {
    switch service {
    case .github: ProjectFile(path: ".github/workflows/layouts.yml", text: github)
    case .gitlab: ProjectFile(path: ".gitlab-ci.yml", text: gitlab)
    }
  }

  /// Returns the shell lines that install the package, indented.
  private func installation(_ indent: Int) -> String {
    """
    test -n "$PLUMB_DEB" || { echo "Set PLUMB_DEB to the address of plumb's .deb, and PLUMB_SHA256 to its SHA-256."; exit 2; }
    apt-get update
    apt-get install --yes --no-install-recommends ca-certificates curl git
    curl --fail --silent --show-error --location --output plumb.deb "$PLUMB_DEB"
    echo "$PLUMB_SHA256  plumb.deb" | sha256sum --check
    apt-get install --yes ./plumb.deb
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
        # The system on which the goldens were recorded: other libraries draw text otherwise.
        container: \(image)
        steps:
          # A release's package. Where its address and checksum are empty here, they are variables of the repository.
          - env:
              PLUMB_DEB: \(address.isEmpty ? "${{ vars.PLUMB_DEB }}" : Self.quoted(address))
              PLUMB_SHA256: \(checksum.isEmpty ? "${{ vars.PLUMB_SHA256 }}" : Self.quoted(checksum))
            run: |
              \(installation(10))
          - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
            with: { ref: "${{ github.event.pull_request.head.sha || github.sha }}", persist-credentials: false }
          - run: plumb verify --report report --junit report/junit.xml --markdown "$GITHUB_STEP_SUMMARY" --markdown-limit 1000000 --annotations github
          - if: always()
            uses: actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0
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
        # The system on which the goldens were recorded: other libraries draw text otherwise.
        image: \(image)
        before_script:
          - |
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
