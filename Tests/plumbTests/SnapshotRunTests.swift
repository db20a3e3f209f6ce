import Foundation
import PlumbTesting
import Testing
import UIKit
import Values
import Verifying

@testable import SnapshotTesting

/// What differs from a snapshot is in the run of the package's tests, where it is looked at and accepted.
@MainActor @Suite struct SnapshotRunTests {
  private let package: Workplace
  private static let folder = "Tests/AppTests/__Snapshots__/LoginTests"
  private static let texts = "\(folder)/testLogin.a.txt"
  private static let pictures = "\(folder)/testLogin.a.plumb.png"

  /// A package with a text and a picture.
  init() throws {
    package = try Workplace([:])
    try package.write("", to: "Package.swift")
    _ = check("one\ntwo", as: .lines, .missing)
    _ = check(box(.red), as: .image, .missing)
  }

  /// Compares what a test in the package makes.
  private func check<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, _ record: SnapshotTestingConfiguration.Record
  ) -> String? {
    RecordMode.$environment.withValue([:]) {
      SnapshotCheck(
        name: "a", record: record, directory: nil, timeout: 5,
        filePath: package.path("Tests/AppTests/LoginTests.swift"), testName: "testLogin()"
      ).run(of: value, as: strategy)?.message
    }
  }

  private func box(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    return view
  }

  @Test func `a text and a picture that differ are in the run, with the command that accepts them`() throws {
    let text = try #require(check("one\nthree", as: .lines, .missing)).split(separator: "\n")
    #expect(
      text.suffix(2) == [
        "page: \(package.path("report/index.html"))", "accept: plumb review accept 'AppTests/LoginTests/testLogin.a'",
      ])
    let picture = try #require(check(box(.blue), as: .image, .missing))
    #expect(picture.contains("accept: plumb review accept 'AppTests/LoginTests/testLogin.a.plumb'"), "\(picture)")
    let shown = try package.plumb("review").out
    #expect(shown.contains("AppTests/LoginTests/testLogin.a#1  the text differs  (1 cell)"), "\(shown)")
    #expect(shown.contains("testLogin.a.plumb#1  the picture differs: 200 of 200 pixels differ  (1 cell)"), "\(shown)")
  }

  @Test func `what is accepted passes, and undo brings the snapshots back`() throws {
    let before = [Self.texts, Self.pictures].map(package.bytes)
    _ = check("one\nthree", as: .lines, .missing)
    _ = check(box(.blue), as: .image, .missing)
    let accepted = try package.plumb("review", "accept", "AppTests/LoginTests/testLogin.*")
    #expect(accepted.code == 0, "\(accepted)")
    #expect(check("one\nthree", as: .lines, .never) == nil)
    #expect(check(box(.blue), as: .image, .never) == nil)
    let undone = try package.plumb("review", "undo")
    #expect(undone.code == 0, "\(undone)")
    #expect([Self.texts, Self.pictures].map(package.bytes) == before)
  }

  @Test func `a snapshot that is missing in CI can be accepted, one that was written since is not`() throws {
    try FileManager.default.removeItem(atPath: package.path(Self.texts))
    #expect(check("one", as: .lines, .never)?.contains("accept: plumb review accept") == true)
    #expect(try package.plumb("review", "accept", "--all").code == 0)
    #expect(check("one", as: .lines, .never) == nil)
    _ = check("two", as: .lines, .never)
    try package.write("three", to: Self.texts)
    let refused = try package.plumb("review", "accept", "--all")
    #expect(refused.code != 0)
    #expect(refused.talk.contains("the golden has changed since the run; run `swift test` again"), "\(refused)")
    #expect(try package.text(Self.texts) == "three")
  }

  @Test(arguments: [
    "../x.txt", "Package.swift", "Tests/__Snapshots__/T/.x", "/etc/__Snapshots__/T/x", "__Snapshots__/x.txt",
  ])
  func `a run that names another file is refused`(_ name: String) throws {
    _ = check("one\nthree", as: .lines, .missing)
    let run = try package.text("report/run.json")
    let changed = run.replacing(try Regex("\"file\" ?: ?\"[^\"]*\""), with: "\"file\":\"\(name)\"")
    #expect(changed != run)
    try package.write(changed, to: "report/run.json")
    let refused = try package.plumb("review", "accept", "--all")
    #expect(refused.code == 2, "\(refused)")
    #expect(refused.talk.contains("__Snapshots__ beside a test"), "\(refused)")
  }
}
