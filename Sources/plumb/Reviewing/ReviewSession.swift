import Foundation
import Values
import Verifying

/// One walk through the causes of a stored run.
@MainActor
struct ReviewSession {
  private(set) var review: Review
  let console: Console
  private let look: TerminalLook
  private var showsFacts = false
  private var stops: [Stop] = []
  private var index = 0
  /// Whether a stop is shown although it is already decided, because the user went back to it.
  private var isBack = false

  /// How causes are displayed.
  struct TerminalLook {
    /// Whether each effect is on its own line.
    var isUnfolded = false
    let style: TextStyle
    let pictures: TerminalPictures
    /// Characters in a line.
    var columns = 80
  }

  init(review: Review, console: Console, look: TerminalLook) {
    self.review = review
    self.console = console
    self.look = look
  }

  /// The unit of a decision: a cause, or one of its cells.
  private struct Stop {
    /// The document of a cause; nil for changes in all documents due to rules.
    let document: String?
    let title: String
    let items: [Review.Item]
    let isCell: Bool
  }

  /// - Parameter key: The next key; nil when there are no more.
  /// - Throws: ``FileError``.
  mutating func run(_ key: () -> Character?) throws {
    stops = causes
    while index < stops.count {
      let stop = stops[index]
      // Skip what has been decided since.
      if !isBack, stop.items.allSatisfy({ review.decision(on: $0) != nil }) {
        index += 1
        continue
      }
      show(stop, "\(index + 1) of \(stops.count)")
      guard let pressed = key() else { break }
      try press(pressed, stop)
    }
    console.out("\(Count.text(review.undecidedCells, "cell")) undecided")
  }

  private mutating func press(_ key: Character, _ stop: Stop) throws {
    let wasBack = isBack
    isBack = false
    switch key {
    case "a":
      try accept(stop.items)
      index += 1
    case "A":
      try accept(rest)
      index = stops.count
    case "r":
      try reject(stop.items)
      index += 1
    case "R":
      try reject(rest)
      index = stops.count
    case "s", " ", "\n": index += 1
    case "S", "q", "\u{3}", "\u{4}": index = stops.count
    case "b":
      isBack = true
      index = max(0, index - 1)
    case "d":
      showsFacts.toggle()
      isBack = wasBack
    case "o":
      open(stop)
      isBack = wasBack
    case "c" where !stop.isCell:
      isBack = wasBack
      stops.replaceSubrange(
        index...index,
        with: stop.items.map { Stop(document: stop.document, title: $0.decisionKey, items: [$0], isCell: true) })
    case "u":
      if let keys = try review.undo() {
        say("undone: \(Count.text(review.cellCount(keys), "cell")) undecided again", .attention)
        stops = causes
        index = 0
      } else {
        say("nothing to undo", .attention)
      }
    default:
      isBack = wasBack
      for line in Self.keys { console.out("  \(line)") }
    }
  }

  private static let keys = [
    "a accept, r reject, s skip, b back; A, R, S accept, reject, skip this and the rest",
    "c cells one by one, d facts, o open the picture, u undo, q quit",
  ]

  /// The undecided items of this stop and all after it.
  private var rest: [Review.Item] {
    stops[index...].flatMap(\.items).filter { review.decision(on: $0) == nil }
  }

  private mutating func accept(_ items: [Review.Item]) throws {
    var refused: [String] = []
    let written = try review.accept(items, refused: &refused)
    for refusal in refused { console.diagnose("  \(refusal)") }
    say("accepted, \(Count.text(written.count, "file")) written", .right)
    if let text = review.waitingText(items) { say(text, .attention) }
  }

  private mutating func reject(_ items: [Review.Item]) throws {
    try review.reject(items)
    say("rejected", .wrong)
  }

  private func say(_ text: String, _ role: TextStyle.Role) {
    console.out(verbatim: "  " + look.style.text(text, role))
  }

  private var causes: [Stop] {
    let moved = Set(review.items(matching: [.rules]).map(\.decisionKey))
    let (rules, open) = (
      review.undecided.filter { moved.contains($0.decisionKey) },
      review.undecided.filter { !moved.contains($0.decisionKey) }
    )
    // Everything that this version's rules moved is one decision, across all scenes.
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
    let style = look.style
    console.out("")
    console.out(
      verbatim: style.text("[\(place)]", .aside) + " "
        + style.text("\(stop.document.map { "\($0): " } ?? "")\(stop.title)", .heading))
    console.out(verbatim: "  " + style.text(group.cause, .attention))
    for rule in group.rules ?? [] { console.out("    \(rule)") }
    if stop.isCell || showsFacts {
      for change in cell.changes { console.out("    \(change.text)") }
    } else {
      let effects = look.isUnfolded ? group.effects : group.shownEffects
      let shown = look.isUnfolded ? effects.count : 6
      for effect in effects.prefix(shown) {
        let cells = ", in \(CellNames.text(effect.cells, of: scene.cellCount))"
        console.out(verbatim: "    " + Escaped.line(effect.text) + style.text(cells, .aside))
      }
      if let rest = Listing.rest(effects.count - shown, hint: "--all lists them") { console.out("    \(rest)") }
    }
    showPicture(stop)
    if let decision = review.decision(on: first) {
      say("\(decision.rawValue) already", decision == .accepted ? .right : .wrong)
    }
    let keys = "; a accept, r reject, s skip, b back, c cells, d facts, o open, u undo, q quit; A R S for the rest"
    console.out(verbatim: "  " + Count.text(stop.items.count, "cell") + style.text(keys, .aside))
  }

  // MARK: Pictures

  /// Returns the path of the first of these kinds of picture that exists for a stop; nil if there is none.
  private func picture(_ stop: Stop, _ kinds: [PictureKind]) -> String? {
    for item in stop.items {
      let scene = review.run.scenes[item.scene]
      let cell = scene.cells[item.cell]
      guard let kind = kinds.first(where: cell.pictures.contains) else { continue }
      return NameInFolder.path(of: RunFolder.pictureName(scene.id, cell, kind), in: review.folder.path)
    }
    return nil
  }

  private func showPicture(_ stop: Stop) {
    guard let path = picture(stop, [.crop, .comparison, .actual]) else { return }
    if look.pictures != .none, let png = try? RegularFile.bytes(path, limit: TerminalPictures.limit),
      let text = look.pictures.text(png, columns: look.columns)
    {
      console.out(verbatim: text)
    } else {
      console.out("    picture: \(path); o opens it")
    }
  }

  /// Opens the picture in the desktop's image viewer.
  private func open(_ stop: Stop) {
    guard let path = picture(stop, [.difference, .actual]) else {
      console.out("  these cells have no pictures; use --pictures to draw more")
      return
    }
    console.out("  \(path)")
    for opener in ["/usr/bin/xdg-open", "/usr/bin/open"] where FileManager.default.isExecutableFile(atPath: opener) {
      // It does not read the keys, which are for the review.
      _ = try? Subprocess(opener, [path]).start()
      return
    }
  }
}
