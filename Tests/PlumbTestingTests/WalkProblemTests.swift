import Foundation
import Reports
import Testing

@testable import PlumbTesting

/// What a walk makes a test fail with.
@Suite struct WalkProblemTests {
  /// Returns the message for a map with a screen and some failures.
  private func problem(failures count: Int) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-map-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var map = WalkMap(application: "App", cell: "iphone-15-portrait")
    map.screens = [WalkMap.Screen(name: "List", controller: "List", presentation: "root", title: nil, path: [])]
    map.failures = (0..<count).map { WalkMap.Failure(path: ["tap \($0)"], message: "crash", place: nil) }
    let file = folder.appending(path: "walk.json")
    try JSONEncoder().encode(map).write(to: file)
    return try walkProblem(of: file.path(percentEncoded: false), page: "walk.html", 0, "")
  }

  @Test func `a screen passes if its program ends with 0, and fails with the program's code or its words`() {
    // Programs are named from the folder of the tests.
    func program(_ name: String) -> String { String(repeating: "../", count: 20) + "bin/\(name)" }
    assertScreen("List", by: program("true"))
    withKnownIssue("wanted: the program fails") {
      assertScreen("List", by: program("false"))
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("bin/false ended with code 1") == true
    }
    withKnownIssue("wanted: there is no such program") {
      assertScreen("List", by: "no-such-program")
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("there is no program ") == true
    }
  }

  @Test func `a walk without a problem passes`() throws { #expect(try problem(failures: 0) == nil) }

  @Test(arguments: [(40, nil), (41, "and 1 more; the page has all")])
  func `up to forty problems are listed`(_ count: Int, _ rest: String?) throws {
    let lines = (try problem(failures: count) ?? "").split(separator: "\n").map(String.init)
    let listed = (0..<40).map { "launch, tap \($0): crash" }
    #expect(lines == ["\(count) problems in 1 screen:"] + listed + (rest.map { [$0] } ?? []) + ["page: walk.html"])
  }

  @Test func `a program that leaves no map is reported with its code and output`() {
    #expect {
      try walkProblem(of: "/nowhere/walk.json", page: "", 3, "no display")
    } throws: { error in
      "\(error)" == "the walk ended with code 3, without a map in /nowhere/walk.json\nno display"
    }
  }
}
