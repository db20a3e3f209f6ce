import Foundation

/// What a process that crashed has written: its message, and the application's line.
struct CrashReport {
  private let lines: [Substring]

  /// Reads the output of a process.
  init(_ output: String) { lines = output.split(whereSeparator: \.isNewline) }

  /// Reads a file with the output of a process; one that does not exist is empty.
  init(path: String) {
    self.init(FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// What happened to a process, in a sentence; nil for one whose end is not known.
  @MainActor func message(end: ChildProcess.End?) -> String {
    if lines.contains(where: { "\($0)\n" == "\(VirtualTime.processorMessage)" }) {
      return "does not finish in \(VirtualTime.processorLimit) s of processor time: an endless loop"
    }
    return switch end {
    case .late: "does not finish in \(Int(JobRunner.timeLimit)) s: it waits for something that does not happen"
    case .memory: "needs more than \(VirtualTime.memoryLimit) MB of memory: its memory grows without bound"
    case .exit(let code): "the application ends its process, with code \(code)"
    case .signal(let number): runtimeMessage ?? "the application crashes with signal \(number)"
    case .lost, nil: runtimeMessage ?? "the application's process was lost"
    }
  }

  /// The same with the application's line.
  @MainActor static func text(_ end: ChildProcess.End, log: String) -> String {
    let report = CrashReport(path: log)
    return (report.place.map { "\($0): " } ?? "") + report.message(end: end)
  }

  /// The message of the runtime; nil if it wrote none.
  private var runtimeMessage: String? {
    for line in lines {
      for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
        if let range = line.range(of: word) { return String(line[range.lowerBound...]) }
      }
    }
    return lines.first { $0.contains("Could not cast") || $0.contains("unimplemented initializer") }.map(String.init)
  }

  /// Folders of files in backtraces that are not the application's.
  private static let others = [
    "/Sources/UIKit/", "/Sources/PlumbWalking/", "/Sources/PlumbTesting/", "/Sources/Layout/", "/Sources/Nibs/",
  ]

  /// The first line of the application in the backtrace, or else in the message; nil if it is not known.
  var place: String? {
    for line in lines {
      // ` 3 [ra] 0x0123 Card.show() + 11 in App at /app/Card.swift:12:5`
      guard let at = line.range(of: " at /", options: .backwards) else { continue }
      let parts = line[line.index(at.upperBound, offsetBy: -1)...].split(separator: ":")
      guard parts.count >= 2, Int(parts[1]) != nil, parts[0].hasSuffix(".swift"),
        !parts[0].hasSuffix("Walk/main.swift"), !Self.others.contains(where: { parts[0].contains($0) })
      else { continue }
      return "\(parts[0]):\(parts[1])"
    }
    for line in lines {
      guard let end = line.range(of: ": Fatal error") else { continue }
      let place = line[..<end.lowerBound]
      if !place.hasPrefix("Swift/"), place.contains(".swift:") { return String(place) }
    }
    return nil
  }
}
