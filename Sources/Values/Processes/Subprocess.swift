package import Foundation

/// A program to run in a process of its own.
package struct Subprocess {
  /// Where a stream of the program leads.
  package enum Stream {
    /// To where that of this process leads.
    case inherited
    /// Nowhere: nothing can be read, and what is written is lost.
    case none
    /// To a file.
    case file(FileHandle)
    /// To what ``Subprocess/run()`` returns.
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
  package let arguments: [String]
  /// Its variables; those of this process at first.
  package var environment = ProcessInfo.processInfo.environment
  /// Its working folder; nil for that of this process.
  package var folder: String?
  package var (input, output, errors) = (Stream.none, Stream.none, Stream.none)

  /// A program that reads nothing, and whose output is lost.
  package init(_ program: String, _ arguments: [String]) { (self.program, self.arguments) = (program, arguments) }

  /// Runs the program to its end. A name that `PATH` does not have ends with code 127.
  /// - Throws: Foundation's errors if no process can be started.
  package func run() throws -> Result {
    let pipe = Pipe()
    let process = try start(returning: pipe)
    let bytes = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
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
    func connect(_ stream: Stream, _ property: ReferenceWritableKeyPath<Process, Any?>) {
      switch stream {
      case .inherited: break
      case .none: process[keyPath: property] = FileHandle.nullDevice
      case .file(let file): process[keyPath: property] = file
      case .returned: process[keyPath: property] = pipe ?? FileHandle.nullDevice
      }
    }
    connect(input, \.standardInput)
    connect(output, \.standardOutput)
    connect(errors, \.standardError)
    try process.run()
    return process
  }
}
