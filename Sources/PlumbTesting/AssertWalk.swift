import Foundation
import Reports
import Values
import Verifying

/// Runs a program that walks through an application, made by `plumb port`, and fails with a list of what failed: crashes,
/// and screens that differ from their goldens.
///
/// The program is beside the tests. It launches the application, does what a person could do, and writes the map of what
/// it finds, `walk.html` and `walk.json`, into the folder `walk` of the package. The variable `PLUMB_WALK` has options
/// for it, such as `--steps 100`; `--help` lists them.
/// - Parameters:
///   - program: The name of the executable.
///   - matrix: The cells on which each screen is compared with its golden; the walk is done on `iphone-15-portrait`, or on
///     the first if that is not among them.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call; the goldens are beside it.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertWalk(
  by program: String, on matrix: LayoutMatrix = .standard, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let file = TestFile("\(filePath)")
  let out = "\(file.run.package)/walk"
  let given = ProcessInfo.processInfo.environment["PLUMB_WALK"] ?? ""
  let arguments =
    ["--tests", "\(filePath)", "--out", out, "--compare", matrix.names.joined(separator: ","), "--quiet"]
    + given.split(separator: " ").map(String.init)
  let message: String?
  do throws(DocumentFailure) {
    // An earlier map must not be taken for this walk's.
    try? FileManager.default.removeItem(atPath: "\(out)/walk.json")
    let (code, output) = try run(program, arguments)
    message = try walkProblem(of: "\(out)/walk.json", page: "\(out)/walk.html", code, output)
  } catch {
    message = error.description
  }
  report(message.map { Escaped.lines($0) }, Place(fileID, filePath, line, column))
}

/// The most lines of a message.
private let lineLimit = 40

/// What a walk's map makes a test fail with, given the program's exit code and output; nil for nothing.
func walkProblem(
  of path: String, page: String, _ code: Int32, _ output: String
) throws(DocumentFailure) -> String? {
  guard let data = FileManager.default.contents(atPath: path),
    let map = try? JSONDecoder().decode(WalkMap.self, from: data)
  else { throw DocumentFailure(description: "the walk ended with code \(code), without a map in \(path)\n\(output)") }
  if map.problems.isEmpty { return nil }
  var lines = ["\(Count.text(map.problems.count, "problem")) in \(Count.text(map.screens.count, "screen")):"]
  lines += Listing.lines(map.problems, limit: lineLimit, hint: "the page has all")
  return (lines + ["page: \(page)"]).joined(separator: "\n")
}

/// Lets such a program make one of the application's screens by itself, in a process of its own, and compares it with its
/// golden as `assertLayout` does. A crash fails this test alone, with the application's line.
/// - Parameters:
///   - screen: The name under which the program has the screen.
///   - program: The name of the executable.
///   - matrix: The cells on which the screen is compared with its golden.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call; the goldens are beside it.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertScreen(
  _ screen: String, by program: String, on matrix: LayoutMatrix = .standard, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let arguments = [
    "--screen", screen, "--tests", "\(filePath)", "--cells", matrix.names.joined(separator: ","),
  ]
  let message: String?
  do throws(DocumentFailure) {
    let (code, output) = try run(program, arguments)
    message = code == 0 ? nil : output.isEmpty ? "\(program) ended with code \(code)" : output
  } catch {
    message = error.description
  }
  report(message.map { Escaped.lines($0) }, Place(fileID, filePath, line, column))
}

/// Runs a program beside this one and returns its exit code and what it printed.
private func run(_ program: String, _ arguments: [String]) throws(DocumentFailure) -> (code: Int32, output: String) {
  let path = URL(filePath: OwnProgram.path).deletingLastPathComponent().appending(path: program).path(
    percentEncoded: false)
  guard FileManager.default.isExecutableFile(atPath: path) else {
    throw DocumentFailure(
      description: "there is no program \(path); `swift build` makes it if the package has it as an executable")
  }
  var walk = Subprocess(path, arguments)
  walk.environment[TestRun.sessionVariable] = TestRun.session
  (walk.input, walk.output, walk.errors) = (.inherited, .returned, .inherited)
  do {
    let result = try walk.run()
    return (result.code, result.text)
  } catch {
    throw DocumentFailure(description: "\(path) cannot be started: \(error.localizedDescription)")
  }
}
