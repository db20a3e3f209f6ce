import CairoCanvas
import Drawing
import Foundation
import Goldens
import Observing
import Scenes
import Synchronization
import Values

/// A scene as it was drawn last.
struct WatchedScene {
  /// What was drawn.
  let scene: Scene
  /// In the matrix's order.
  let cells: [WatchedCell]
  /// Why cells could not be drawn.
  let failures: [String]
  /// Names of the cells that show another picture than before.
  let changed: Set<String>
  /// What is different from the goldens, and what is wrong.
  var verdict: [String] = []

  /// Names of the picture files that are shown.
  var files: Set<String> { Set(cells.map(\.file)) }

  /// As the page's script reads it.
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

/// A cell as it was drawn last.
struct WatchedCell: Sendable {
  let observation: Observation
  /// The picture's file, relative to the page: named after its pixels, so that another picture has another name.
  let file: String
  /// Of the picture, in points.
  let size: [Double]
}

/// Pictures that were drawn, by what was drawn: cells of one shape share them, and an edit elsewhere leaves them.
final class DrawnPictures: Sendable {
  /// Those of this pass, and those of the one before.
  private let hashes = Mutex<(now: [DisplayList: String], before: [DisplayList: String])>(([:], [:]))

  /// A picture's hash, if it was drawn.
  subscript(list: DisplayList) -> String? {
    get { hashes.withLock { $0.now[list] ?? $0.before[list] } }
    set { hashes.withLock { $0.now[list] = newValue } }
  }

  /// Forgets what was not drawn in the last pass.
  func begin() { hashes.withLock { $0 = ([:], $0.now) } }
}
