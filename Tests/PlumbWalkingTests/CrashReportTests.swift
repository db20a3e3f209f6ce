import Testing

@testable import PlumbWalking

/// What a process that ended says.
@MainActor @Suite struct CrashReportTests {
  @Test func `the application's line is the first of its own in the backtrace`() {
    let report = CrashReport(
      """
      Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range

      Thread 0 "Walk" crashed:

       0      0x00007f20930f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
       1 [ra] 0x000055dc38502342 UITableView.makeRows() + 97 in Walk at /plumb/Sources/UIKit/Lists/UITableView.swift:34:14
       2 [ra] 0x000055dc385035a0 Home.show() + 111 in Walk at /my app/Home.swift:15:17
       3 [ra] 0x000055dc385035a0 main + 1 in Walk at /out/Sources/AppWalk/main.swift:3:1
      """)
    #expect(report.place == "/my app/Home.swift:15")
    #expect(report.message(end: .signal(4)) == "Fatal error: Index out of range")
  }

  @Test func `without a backtrace, the message's line is it`() {
    let report = CrashReport("Shop/Item.swift:12: Fatal error: Unexpectedly found nil\n")
    #expect(report.place == "Shop/Item.swift:12")
    #expect(CrashReport("Swift/A.swift:1: Fatal error: x").place == nil)
  }

  @Test func `the end of a process is a sentence`() {
    #expect(CrashReport("").message(end: .exit(3)) == "the application ends its process, with code 3")
    #expect(CrashReport("").message(end: .signal(11)) == "the application crashes with signal 11")
    #expect(CrashReport("").message(end: .late).hasPrefix("does not finish in 60 s"))
    #expect(CrashReport("").message(end: .memory).hasPrefix("needs more than 4096 MB of memory"))
    #expect(
      CrashReport("\(VirtualTime.processorMessage)").message(end: .signal(6)).hasSuffix("an endless loop"))
    for end in [ChildProcess.End.exit(2), .signal(9), .late, .memory] { #expect(ChildProcess.End(end.text) == end) }
    #expect(ChildProcess.End("what") == nil)
  }
}
