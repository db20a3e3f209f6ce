/// How many of a module's files compile: as they are, and after parts of them were left out.
struct CompiledFiles {
  /// The number of files.
  let files: Int
  /// The files of which nothing was left out.
  let whole: Int
  /// The files that compile after parts of them were left out.
  let inPart: Int
  /// The parts that were left out of these.
  let parts: Int

  /// Counts files.
  /// - Parameters:
  ///   - paths: The module's files.
  ///   - findings: What was left out, among other findings.
  init(_ paths: [String], _ compilation: CompilerReport, _ findings: [Finding]) {
    let failed = compilation.failed
    let compiled = Set(paths).subtracting(failed)
    let leftOut = findings.filter { $0.kind.isLeftOutPart && compiled.contains($0.file) }
    files = paths.count
    inPart = Set(leftOut.map(\.file)).count
    whole = compiled.count - inPart
    parts = leftOut.count
  }

  /// `9 of 12 files compile whole, 2 after 5 parts were left out`.
  var text: String {
    let rest = inPart == 0 ? "" : ", \(inPart) after \(counted(parts, "part")) \(parts == 1 ? "was" : "were") left out"
    return "\(whole) of \(counted(files, "file")) \(files == 1 ? "compiles" : "compile") whole\(rest)"
  }
}

/// `1 file`, `2 files`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension Finding.Kind {
  /// Whether a part of a file was left out.
  var isLeftOutPart: Bool { self == .notCompiled || self == .swiftUI }
}
