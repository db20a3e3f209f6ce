/// A project's sources without SwiftUI, which has another layout: its views, styles and previews are left out, and where
/// code of UIKit hosts a view, an area with its name is empty.
///
/// Lines keep their numbers.
struct HostedViews {
  /// The files that remain, with their indices in the project.
  private(set) var files: [(index: Int, file: SourceFile)] = []
  private(set) var findings: [Finding] = []

  /// - Complexity: Linear in the files.
  init(_ project: Project) {
    for (index, file) in project.files.enumerated() {
      let visitor = HostedViewVisitor(file, project)
      let parts = visitor.rewrite
      guard !parts.edits.isEmpty else {
        files.append((index, file))
        continue
      }
      if let names = visitor.onlyParts {
        let list = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
        findings.append(
          Finding(.swiftUI, file.path, 1, "the file has nothing but SwiftUI and is left out as a whole\(list)"))
        continue
      }
      findings += parts.findings
      files.append((index, SourceFile(path: file.path, text: parts.edits.applied(to: file.bytes))))
    }
  }
}
