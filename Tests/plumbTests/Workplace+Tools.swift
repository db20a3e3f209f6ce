import Foundation
import Testing

extension Workplace {
  /// Returns the responses of `plumb mcp` to messages, in order.
  func answers(to messages: [String], _ options: String...) throws -> [String] {
    try write(messages.joined(separator: "\n") + "\n", to: "messages.txt")
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = ["mcp"] + options
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder]
    process.standardInput = FileHandle(forReadingAtPath: path("messages.txt"))
    _ = FileManager.default.createFile(atPath: path("answers.txt"), contents: nil)
    process.standardOutput = FileHandle(forWritingAtPath: path("answers.txt"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try text("answers.txt").split(separator: "\n").map(String.init)
  }
}
