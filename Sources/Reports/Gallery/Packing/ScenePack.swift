import Drawing
import Foundation
import LayoutMaps
import Values
import Verifying

/// A scene's data for the gallery's page, with everything that repeats written once.
struct ScenePack {
  private let scene: GalleryScene
  private var packed = PackedDrawings()
  /// Numbers of drawings by the numbers that cells give.
  private var places: [Int: Int] = [:]
  /// The distinct layouts, the initial state first.
  let groups: [SceneGroup]

  init(_ scene: GalleryScene) {
    self.scene = scene
    groups = Self.groups(scene)
  }

  /// Returns the data.
  /// - Complexity: O(drawings · elements).
  mutating func json() -> String {
    let settings = settings
    let windows = windows
    let kinds = LayoutDescription.kinds(of: scene.scene)
    var drawings: [String] = []
    var cells: [String] = []
    let layouts = layoutNumbers
    for (index, cell) in scene.cells.enumerated() {
      guard let drawing = scene.drawings[cell.drawing] else { continue }
      let place = places[cell.drawing] ?? drawings.count
      if place == drawings.count {
        places[cell.drawing] = place
        let description = "{\(LayoutDescription.members(of: drawing.layout, kinds: kinds))}"
        drawings.append(packed.add(drawing.parts, description: description))
      }
      let window = windows.place(ofKnown: cell.cell.screenName) ?? 0
      let setting = settings.place(ofKnown: Setting(cell.cell)) ?? 0
      cells.append("\(window) \(setting) \(place) \(layouts[index])")
    }
    let members: [(String, String?)] = [
      ("id", RawJSON.text(scene.scene.id)), ("title", RawJSON.text(scene.scene.title)),
      ("label", RawJSON.text(Escaped.xml(scene.scene.title))), ("source", scene.scene.source.map(RawJSON.text)),
      ("notes", scene.scene.notes.map(RawJSON.text)), ("document", RawJSON.text(scene.scene.document)),
      ("text", scene.text.map(RawJSON.text)), ("live", scene.live.map(RawJSON.text)),
      ("figure", scene.figure.map(RawJSON.text)),
      ("states", RawJSON.list(scene.scene.states.map(Self.json))),
      ("settings", RawJSON.list(settings.values.map { $0.json(group: group(of: $0)) })),
      ("windows", RawJSON.list(windows.values.map(RawJSON.text))),
      ("cells", RawJSON.text(cells.joined(separator: ";"))),
      ("drawings", RawJSON.text(drawings.joined(separator: ";"))), ("groups", RawJSON.list(groups.map(Self.json))),
      ("equations", equations),
    ]
    return RawJSON.object(members + packed.members)
  }

  // MARK: Settings

  /// A state and a reader.
  private struct Setting: Hashable {
    let state: String?
    var variant: CellVariant

    init(_ cell: Cell) { (state, variant) = (cell.state, cell.variant) }

    /// The same in light appearance: its cells have the same layouts.
    var plain: Setting {
      var plain = self
      plain.variant.appearance = nil
      return plain
    }

    func json(group: Int) -> String {
      RawJSON.object([
        "suffix": RawJSON.text(variant.suffix + (state.map { "+\($0)" } ?? "")), "group": "\(group)",
        "state": state.map(RawJSON.text), "size": variant.contentSize.map { RawJSON.text($0.rawValue) },
        "direction": variant.direction.map { RawJSON.text($0.rawValue) },
        "language": variant.language.map { RawJSON.text($0.id) },
        "appearance": variant.appearance.map { RawJSON.text($0.rawValue) },
        "look": variant.look.map { RawJSON.text($0.id) },
      ])
    }
  }

  private var settings: NumberedValues<Setting> { NumberedValues(scene.cells.lazy.map { Setting($0.cell) }) }

  private var windows: NumberedValues<String> { NumberedValues(scene.cells.lazy.map(\.cell.screenName)) }

  private func group(of setting: Setting) -> Int {
    groups.firstIndex { $0.cells.first.map { Setting(scene.cells[$0].cell).plain == setting.plain } ?? false } ?? 0
  }

  // MARK: Layouts

  private static func groups(_ scene: GalleryScene) -> [SceneGroup] {
    var settings = NumberedValues<Setting>()
    var members: [[Int]] = []
    for (index, cell) in scene.cells.enumerated() where scene.drawings[cell.drawing] != nil {
      let place = settings.place(of: Setting(cell.cell).plain)
      if place == members.count { members.append([]) }
      members[place].append(index)
    }
    return members.map { cells in
      let drawings = cells.compactMap { scene.drawings[scene.cells[$0].drawing] }
      let entries = zip(cells, drawings).map { (cell: scene.cells[$0].cell, law: $1.law) }
      let layouts = DistinctLayout.list(entries, laws: scene.laws, rank: Familiarity.rank) { drawings[$0].layout }
      return SceneGroup(cells: cells, layouts: layouts.map { $0.numbered { cells[$0] } })
    }
  }

  /// The position of each cell's layout in its group.
  private var layoutNumbers: [Int] {
    var numbers = Array(repeating: 0, count: scene.cells.count)
    for group in groups {
      for (position, layout) in group.layouts.enumerated() { for cell in layout.cells { numbers[cell] = position } }
    }
    return numbers
  }

  private static func json(_ group: SceneGroup) -> String {
    RawJSON.list(
      group.layouts.map { layout in
        RawJSON.object([
          "name": RawJSON.text(layout.name), "place": RawJSON.text(layout.place), "best": "\(layout.representative)",
          "near": layout.nearest.map { "\($0)" }, "marks": RawJSON.list(layout.differences.prefix(8).map(json)),
          "more": layout.differences.count > 8 ? "\(layout.differences.count - 8)" : nil,
          "rules": RawJSON.list(layout.constraints.prefix(8).map(json)),
        ])
      })
  }

  private static func json(_ difference: DistinctLayout.Difference) -> String {
    let texts = [difference.view, difference.here, difference.there].map { $0.map(RawJSON.text) ?? "null" }
    return RawJSON.list(texts)
  }

  private static func json(_ state: SceneState) -> String {
    RawJSON.object([
      "id": RawJSON.text(state.id), "name": RawJSON.text(state.name), "notes": state.notes.map(RawJSON.text),
    ])
  }

  // MARK: Equations

  /// The constraints that are in force in any cell, with the size classes in which they are, in the order of the document.
  private var equations: String {
    var known: [String: Int] = [:]
    var list: [(constraint: ExplainedConstraint, classes: Set<String>)] = []
    var seen: Set<[String]> = []
    for cell in scene.cells {
      guard let layout = scene.drawings[cell.drawing]?.layout, let explanation = layout.explanation else { continue }
      let classes = "\(layout.cell.sizeClasses.horizontal) × \(layout.cell.sizeClasses.vertical)"
      if !seen.insert([classes, cell.cell.state ?? ""]).inserted { continue }
      for constraint in explanation.constraints {
        let key = "\(constraint.label ?? "") \(constraint.equation)"
        if let place = known[key] {
          list[place].classes.insert(classes)
        } else {
          known[key] = list.count
          list.append((constraint, [classes]))
        }
      }
    }
    return RawJSON.list(
      list.sorted { ($0.constraint.place?.line ?? 0) < ($1.constraint.place?.line ?? 0) }.map { entry in
        RawJSON.object([
          "mark": RawJSON.text(entry.constraint.mark), "label": entry.constraint.label.map(RawJSON.text),
          "text": RawJSON.text(entry.constraint.equation),
          "classes": RawJSON.list(entry.classes.sorted().map(RawJSON.text)),
        ])
      })
  }
}

/// The distinct layouts of a scene's cells in one state and for one reader; light and dark cells are together.
struct SceneGroup {
  let cells: [Int]
  /// Cells by their numbers in the scene.
  let layouts: [DistinctLayout]
}
