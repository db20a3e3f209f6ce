import Foundation
import Testing
import UIKit
import Verifying

@testable import PlumbTesting

/// Golden pictures of tests: each recorded cell has one, and it counts.
@MainActor
@Suite struct GoldenPictureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-pictures-\(UUID().uuidString)")
    .path(percentEncoded: false)
  private var place: GoldenPlace { GoldenPlace(filePath: "\(folder)/BoxTests.swift", title: "box") }
  private var picture: String { place.folder.picturePath("iphone-15-portrait") }

  private func run(_ mode: RecordMode) -> LayoutOutcome {
    LayoutTester(place: place, title: "box", mode: mode).run(.cells("iphone-15-portrait")) {
      pipeline, cell, isChecked in
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      return try pipeline.captured(
        .controller(controller, title: "box"), document: "BoxTests.swift", in: cell, isChecked: isChecked)
    }
  }

  @Test func `a golden picture that was deleted is reported, and recorded again where changes are`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = run(.missing)
    #expect(run(.never).isIdentical)
    let before = FileManager.default.contents(atPath: picture)
    #expect(before != nil)
    #expect(unlink(picture) == 0)
    for mode in [RecordMode.never, .missing] {
      #expect(
        run(mode).differences.map(\.message) == ["\(picture): the golden picture is missing; record it again"])
    }
    _ = run(.changed)
    #expect(FileManager.default.contents(atPath: picture) == before)
    #expect(run(.never).isIdentical)
  }

  @Test func `a pointer of Git LFS in place of a record or a picture is called that`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = run(.missing)
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:d6\nsize 4\n".utf8)
    try pointer.write(to: URL(filePath: picture))
    #expect(
      run(.never).message?.contains("a Git LFS pointer, not the picture; fetch it with `git lfs pull`") == true)
    try pointer.write(to: URL(filePath: place.folder.recordPath))
    #expect(
      run(.never).problem
        == "\(place.folder.recordPath): a Git LFS pointer, not the record; fetch it with `git lfs pull`")
    try Data("plumb record 5 check 1\nrenderer x\ntitle y\n<<<<<<< HEAD\n".utf8).write(
      to: URL(filePath: place.folder.recordPath))
    #expect(
      run(.never).problem
        == "\(place.folder.recordPath): line 4 is an unresolved merge: take either side, then run `PLUMB_RECORD=all swift test`"
    )
  }
}
