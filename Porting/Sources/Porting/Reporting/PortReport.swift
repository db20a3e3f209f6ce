import Escaping
import Foundation

/// The ported and the omitted parts of an application: as text for a terminal, as Markdown, and as JSON for programs.
package struct PortReport {
  package var options: PortOptions
  /// The application's module.
  let application: PortedModule
  /// The modules of packages.
  let modules: [PortedModule]
  /// The number of the application's Swift files.
  package var files: Int { application.paths.count }
  package var screens: [Screen]
  package var findings: [Finding]
  /// The compiler's report; nil if it was not run.
  package var compilation: CompilerReport?

  /// Creates a report of a package.
  package init(_ package: PortedPackage, _ options: PortOptions, compilation: CompilerReport? = nil) {
    self.options = options
    (application, modules) = (package.application, package.modules.filter(\.isRewritten))
    screens = package.screens
    findings = package.findings
    self.compilation = compilation
  }

  /// `12 files, 3 screens`.
  var summary: String { "\(counted(files, "file")), \(counted(screens.count, "screen"))" }

  /// How many of a module's files compile; nil if the compiler was not run.
  func compiledFiles(of module: PortedModule) -> CompiledFiles? {
    compilation.map { CompiledFiles(module.paths, $0, findings) }
  }

  /// Screens whose files compile, as they are or after parts of them were left out; nil if the compiler was not run.
  func compiledScreens(whole: Bool) -> Set<Screen>? {
    let parted = Set(findings.filter(\.kind.isLeftOutPart).map(\.file))
    return compilation.map { Set($0.freeScreens(of: screens).filter { parted.contains($0.file) != whole }) }
  }

  /// `9 of 12 files compile whole, 2 after 5 parts were left out; 2 of 3 screens whole, 1 in part`; nil if the compiler was not
  /// run.
  var compiled: String? {
    guard let files = compiledFiles(of: application), let whole = compiledScreens(whole: true)?.count,
      let inPart = compiledScreens(whole: false)?.count
    else { return nil }
    return "\(files.text); \(whole) of \(counted(screens.count, "screen")) whole"
      + (inPart == 0 ? "" : ", \(inPart) in part")
  }

  /// `Then from /packages/Then: 1 of 1 file compiles whole`.
  var moduleLines: [String] {
    modules.map { module in
      "\(module.name) from \(module.origin): "
        + (compiledFiles(of: module)?.text ?? counted(module.paths.count, "file"))
    }
  }

  /// `12 files, 3 screens: Ported/`, where screens are shown, findings, and where the compiler stops.
  package var text: String {
    var lines = ["\(summary): \(Escaped.line(options.out))"]
    for screen in screens { lines.append("  \(Escaped.line(screen.testName)): \(Escaped.line(screen.context.words))") }
    for finding in findings {
      lines.append(
        Escaped.line("\(finding.file):\(finding.line): \(finding.message) [\(finding.kind.rawValue)]"))
      if !finding.proposal.isEmpty { lines.append("  \(Escaped.line(finding.proposal))") }
    }
    lines += moduleLines.map { Escaped.line($0) }
    if let compilation, let compiled {
      lines += ["", compiled]
      for cause in compilation.causes(of: screens).prefix(40) {
        lines.append(
          "\(Escaped.line(cause.message)) (\(counted(cause.files.count, "file")), \(counted(cause.screens, "screen")))")
        lines.append("  \(Escaped.line(cause.place))")
      }
    }
    return Escaped.lines(lines.joined(separator: "\n") + "\n")
  }
}
