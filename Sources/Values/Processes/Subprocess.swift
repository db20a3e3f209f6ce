package import Foundation

/// A program to run in a process of its own.
package struct Subprocess {
  /// What the program reads.
  package enum Input {
    /// What this process would read.
    case inherited
    case nothing
    case file(FileHandle)
  }

  /// Where the program's output goes.
  package enum Output {
    /// Where that of this process goes.
    case inherited
    case nowhere
    case file(FileHandle)
    /// Into the result of ``Subprocess/run()``.
    case returned
  }

  /// What a program did.
  package struct Result {
    /// Its exit code, or the number of the signal that ended it.
    package let code: Int32
    /// What it wrote to streams that are returned.
    package let bytes: [UInt8]

    /// What it wrote, as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Its path, or a name that is looked for in `PATH`.
  package let program: String
  /// Its arguments, without its own name.
  package let arguments: [String]
  /// Its variables; those of this process at first.
  package var environment = ProcessInfo.processInfo.environment
  /// Its working folder; nil for that of this process.
  package var folder: String?
  /// Its standard input.
  package var input = Input.nothing
  /// Its standard output.
  package var output = Output.nowhere
  /// Its standard error.
  package var errors = Output.nowhere

  /// A program that reads nothing, and whose output is lost.
  package init(_ program: String, _ arguments: [String]) { (self.program, self.arguments) = (program, arguments) }

  /// Returns arguments in groups that are few enough for one program: the system limits the length of a command line.
  package static func batches<Argument>(of arguments: [Argument]) -> [ArraySlice<Argument>] {
    let most = 200
    return stride(from: 0, to: arguments.count, by: most).map { arguments[$0..<min($0 + most, arguments.count)] }
  }

  /// Runs the program to its end. A name that `PATH` does not have ends with code 127.
  /// - Throws: Foundation's errors if no process can be started.
  package func run() throws -> Result {
    let returns = [output, errors].contains { if case .returned = $0 { true } else { false } }
    // Reading from a pipe that no process writes to would not end.
    let pipe = returns ? Pipe() : nil
    let process = try start(returning: pipe)
    let bytes = [UInt8](pipe?.fileHandleForReading.readDataToEndOfFile() ?? Data())
    process.waitUntilExit()
    return Result(code: process.terminationStatus, bytes: bytes)
  }

  /// Starts the program; what it writes to streams that are returned is lost.
  /// - Parameter whenEnded: Called on another thread when it ends.
  /// - Throws: Foundation's errors if no process can be started.
  package func start(whenEnded: (@Sendable () -> Void)? = nil) throws -> Process {
    try start(returning: nil, whenEnded: whenEnded)
  }

  private func start(returning pipe: Pipe?, whenEnded: (@Sendable () -> Void)? = nil) throws -> Process {
    let process = Process()
    let isPath = program.contains("/")
    process.executableURL = URL(filePath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    if let whenEnded { process.terminationHandler = { _ in whenEnded() } }
    switch input {
    case .inherited: break
    case .nothing: process.standardInput = FileHandle.nullDevice
    case .file(let file): process.standardInput = file
    }
    for (output, property) in [(output, \Process.standardOutput), (errors, \Process.standardError)] {
      switch output {
      case .inherited: break
      case .nowhere: process[keyPath: property] = FileHandle.nullDevice
      case .file(let file): process[keyPath: property] = file
      case .returned: process[keyPath: property] = pipe ?? FileHandle.nullDevice
      }
    }
    try process.run()
    return process
  }
}
