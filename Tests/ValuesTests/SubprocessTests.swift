import Foundation
import Testing
import Values

/// Programs in processes of their own.
@Suite struct SubprocessTests {
  @Test func `what a program writes is returned with its code`() throws {
    var shell = Subprocess("sh", ["-c", "echo words; echo problem >&2; exit 3"])
    shell.output = .returned
    let result = try shell.run()
    #expect(result.text == "words\n")
    #expect(result.code == 3)
  }

  @Test func `output and errors are returned in the order in which they are written`() throws {
    var shell = Subprocess("/bin/sh", ["-c", "echo words; echo problem >&2"])
    (shell.output, shell.errors) = (.returned, .returned)
    #expect(try shell.run().text == "words\nproblem\n")
  }

  @Test func `a program whose output is lost ends`() throws {
    let result = try Subprocess("sh", ["-c", "echo words"]).run()
    #expect(result.bytes.isEmpty)
    #expect(result.code == 0)
  }

  @Test func `a program reads nothing unless it is given a file`() throws {
    var cat = Subprocess("cat", [])
    cat.output = .returned
    #expect(try cat.run().text == "")
    cat.input = .file(try FileHandle(forReadingFrom: URL(filePath: "/proc/self/comm")))
    #expect(try cat.run().text.hasSuffix("\n"))
  }

  @Test func `variables and the folder are the program's own`() throws {
    var shell = Subprocess("sh", ["-c", "echo $PLUMB_SAMPLE; pwd"])
    shell.environment["PLUMB_SAMPLE"] = "sample"
    shell.folder = "/proc"
    shell.output = .returned
    #expect(try shell.run().text == "sample\n/proc\n")
  }

  @Test func `a name that PATH does not have ends with 127, and a path that is not there throws`() throws {
    #expect(try Subprocess("plumb-has-no-such-program", []).run().code == 127)
    #expect(throws: (any Error).self) { try Subprocess("/plumb/has/no/such/program", []).run() }
  }

  @Test func `batches have every argument once, in order`() {
    let batches = Subprocess.batches(of: Array(0..<450))
    #expect(batches.map(\.count) == [200, 200, 50])
    #expect(batches.flatMap { $0 } == Array(0..<450))
  }
}
