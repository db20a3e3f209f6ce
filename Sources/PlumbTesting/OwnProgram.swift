import Foundation

/// The program that this process runs.
package enum OwnProgram {
  /// Its path, without symbolic links.
  package static var path: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}
