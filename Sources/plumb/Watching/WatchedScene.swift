import CairoCanvas
import Drawing
import Foundation
import Layout
import Synchronization
import Values
import Verifying

/// A scene as last drawn.
struct WatchedScene {
  /// The scene that was drawn.
  let scene: Scene
  /// In the matrix's order.
  let cells: [WatchedCell]
  /// Why cells could not be drawn.
  let failures: [String]
  /// Names of the cells whose picture has changed.
  let changed: Set<String>
  /// The differences from the goldens, and the problems.
  var verdict: [String] = []

  /// Names of the displayed picture files.
  var files: Set<String> { Set(cells.map(\.file)) }

  /// Returns the JSON that the page's script reads.
  /// - Parameter problems: Why its document cannot be read now.
  func json(problems: [String]) -> JSONText {
    .pairs([
      ("id", .text(scene.id)), ("title", .text(scene.title)), ("document", .text(scene.document)),
      ("problems", .list(problems.map { .text($0) })), ("verdict", .list((failures + verdict).map { .text($0) })),
      (
        "cells",
        .list(
          cells.map { cell in
            .pairs([
              ("name", .text(cell.observation.cell.name)), ("file", .text(cell.file)),
              ("size", .list(cell.size.map { .number($0) })),
              ("changed", .flag(changed.contains(cell.observation.cell.name))),
            ])
          })
      ),
    ])
  }
}

/// A cell as last drawn.
struct WatchedCell: Sendable {
  let observation: Observation
  /// The picture's file, relative to the page; named after its pixels, so that a different picture has a different
  /// name.
  let file: String
  /// The size of the picture, in points.
  let size: [Double]
}

/// Pictures already drawn, by display list; cells of one shape share them, and an edit elsewhere keeps them.
final class DrawnPictures: Sendable {
  /// The pictures of this pass and of the one before.
  private let hashes = Mutex<(now: [DisplayList: String], before: [DisplayList: String])>(([:], [:]))

  /// The hash of a picture, if it was drawn.
  subscript(list: DisplayList) -> String? {
    get { hashes.withLock { $0.now[list] ?? $0.before[list] } }
    set { hashes.withLock { $0.now[list] = newValue } }
  }

  /// Starts a pass and forgets what was not drawn in the last one.
  func begin() { hashes.withLock { $0 = ([:], $0.now) } }
}
