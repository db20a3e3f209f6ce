import Foundation

/// A digest of the program's own bytes: what another program found, or its part of a run, is not this one's.
enum ProgramDigest {
  static let text: String = ValueDigest.text(
    // Mapped, not read: it is large, and in memory already.
    (try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped))
      ?? Data(CommandLine.arguments[0].utf8))
}
