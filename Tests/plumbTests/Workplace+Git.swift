import Foundation
import Testing

extension Workplace {
  /// Runs git in the folder, or in one inside it, and expects it to succeed.
  func git(_ arguments: String..., at folder: String = "", source: SourceLocation = #_sourceLocation) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
      + ["-c", "protocol.file.allow=always"] + arguments
    process.currentDirectoryURL = URL(filePath: path(folder))
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(
      process.terminationStatus == 0,
      "git \(arguments.joined(separator: " ")): \(String(decoding: said, as: UTF8.self))", sourceLocation: source)
  }
}
