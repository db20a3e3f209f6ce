import Foundation
import Goldens
import Observing
import Values

/// One walk through the causes of a stored run.
@MainActor
struct ReviewSession {
  private(set) var review: Review
  let console: Console
  private var showsFacts = false
  private let isUnfolded: Bool

  /// - Parameter isUnfolded: Whether each effect is shown on a line of its own.
  init(review: Review, console: Console, isUnfolded: Bool = false) {
    self.review = review
    self.console = console
    self.isUnfolded = isUnfolded
  }

  /// What is decided on together: a cause, or one of its cells.
  private struct Stop {
    /// Document of a cause; nil for what rules moved in all of them.
    let document: String?
    let title: String
    let items: [Review.Item]
    let isCell: Bool
  }

  /// - Parameter key: The next key; nil when there are no more.
  /// - Throws: ``FileError``.
  mutating func run(_ key: () -> Character?) throws {
    var stops = causes
    var index = 0
    while index < stops.count {
      let stop = stops[index]
      // What was decided meanwhile is passed over.
      if stop.items.allSatisfy({ review.decision(on: $0) != nil }) {
        index += 1
        continue
      }
      show(stop, "\(index + 1) of \(stops.count)")
      guard let pressed = key() else { break }
      switch pressed {
      case "a":
        var refused: [String] = []
        let written = try review.accept(stop.items, refused: &refused)
        for refusal in refused { console.diagnose("  \(refusal)") }
        console.out("  accepted, \(Count.text(written.count, "file")) written")
        if let text = review.waitingText(stop.items) { console.out("  \(text)") }
        index += 1
      case "r":
        try review.reject(stop.items)
        console.out("  rejected")
        index += 1
      case "s", " ", "\n": index += 1
      case "d": showsFacts.toggle()
      case "o": open(stop)
      case "c" where !stop.isCell:
        stops.replaceSubrange(
          index...index,
          with: stop.items.map { Stop(document: stop.document, title: $0.decisionKey, items: [$0], isCell: true) })
      case "u":
        if let keys = try review.undo() {
          console.out("  undone: \(Count.text(keys.count, "cell")) undecided again")
          stops = causes
          index = 0
        } else {
          console.out("  nothing to undo")
        }
      case "q", "\u{4}":
        index = stops.count
      default: console.out("  keys: a accept, r reject, s skip, c cells, d facts, o open, u undo, q quit")
      }
    }
    console.out("\(Count.text(review.undecidedCells, "cell")) undecided")
  }

  private var causes: [Stop] {
    let moved = Set(review.items(matching: [.rules]).map(\.decisionKey))
    let (rules, open) = (
      review.undecided.filter { moved.contains($0.decisionKey) },
      review.undecided.filter { !moved.contains($0.decisionKey) }
    )
    // What rules of this version moved is one decision, whatever scene it is in.
    let all = rules.isEmpty ? [] : [Stop(document: nil, title: CellPattern.rules.text, items: rules, isCell: false)]
    return all
      + review.run.scenes.enumerated().flatMap { sceneIndex, scene in
        scene.groups.indices.compactMap { group in
          let items = open.filter { $0.scene == sceneIndex && $0.group == group }
          return items.isEmpty
            ? nil : Stop(document: scene.document, title: "\(scene.id)#\(group + 1)", items: items, isCell: false)
        }
      }
  }

  private func show(_ stop: Stop, _ place: String) {
    guard let first = stop.items.first else { return }
    let scene = review.run.scenes[first.scene]
    let cell = scene.cells[first.cell]
    let group = scene.groups[first.group]
    console.out("")
    console.out("[\(place)] \(stop.document.map { "\($0): " } ?? "")\(stop.title)")
    console.out("  \(group.cause)")
    for rule in group.rules ?? [] { console.out("    \(rule)") }
    if stop.isCell || showsFacts {
      for change in cell.changes { console.out("    \(change.text)") }
    } else {
      let effects = isUnfolded ? group.effects : group.shownEffects
      let shown = isUnfolded ? effects.count : 6
      for effect in effects.prefix(shown) {
        console.out("    \(effect.text), in \(FindingTexts.list(effect.cells, of: scene.cellCount))")
      }
      if effects.count > shown { console.out("    and \(effects.count - shown) more; --all lists them") }
    }
    console.out(
      "  \(Count.text(stop.items.count, "cell")); a accept, r reject, s skip, c cells, d facts, o open, u undo, q quit")
  }

  /// Opens the picture in the desktop's viewer.
  private func open(_ stop: Stop) {
    for item in stop.items {
      let scene = review.run.scenes[item.scene]
      let cell = scene.cells[item.cell]
      guard let kind = ["difference", "actual"].first(where: cell.pictures.contains) else { continue }
      let path = review.folder.picturePath(scene.id, cell.name, kind)
      console.out("  \(path)")
      for opener in ["/usr/bin/xdg-open", "/usr/bin/open"] where FileManager.default.isExecutableFile(atPath: opener) {
        let process = Process()
        process.executableURL = URL(filePath: opener)
        process.arguments = [path]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try? process.run()
        return
      }
      return
    }
    console.out("  no picture was made of these cells; --pictures makes more")
  }
}
