/// A map of an application, found by walking through it: its screens, the steps between them, and what failed.
package struct WalkMap: Codable, Equatable, Sendable {
  /// A screen, with the shortest way to it.
  package struct Screen: Codable, Equatable, Sendable {
    /// The name of its golden: the controller's class, and a number if it has several screens.
    package var name: String
    /// The class of the controller in front.
    package var controller: String
    /// How it is shown: `root`, `pushed`, `sheet`, …
    package var presentation: String
    /// The title in its bar, or of an alert.
    package var title: String?
    /// The steps that lead to it, as a person says them, after the launch.
    package var path: [String]
    /// The picture's file beside the page; nil if it was not drawn.
    package var picture: String?
    /// What each cell gave.
    package var cells: [CellResult] = []

    /// See the properties.
    package init(name: String, controller: String, presentation: String, title: String?, path: [String]) {
      (self.name, self.controller, self.presentation) = (name, controller, presentation)
      (self.title, self.path) = (title, path)
    }

    /// `launch, tap Add, tap Icon`.
    package var way: String { WalkMap.way(path) }
  }

  /// A screen in one cell.
  package struct CellResult: Codable, Equatable, Sendable {
    /// The results of a comparison.
    package enum Kind: String, Codable, Sendable {
      case identical, different, crashed
      /// A step of the path cannot be done on this device.
      case unreachable
    }

    /// The cell's name.
    package var cell: String
    /// What a comparison of the screen gave.
    package var kind: Kind
    /// What differs, or why there is nothing to compare.
    package var message: String?

    /// The message in a line, without the cell's name and without what to do next.
    var summary: String {
      let lines = (message ?? kind.rawValue).split(separator: "\n").map { line in
        line.replacing("\(cell): ", with: "").trimmingPrefix(while: { $0 == " " })
      }
      let omitted = ["page: ", "accept: ", "pictures: ", "1 of 1 cell differs"]
      let shown = lines.filter { line in !omitted.contains { line.hasPrefix($0) } }
      // A path to a file is in the page.
      return shown.map { $0.hasPrefix("goldens were missing") ? "the golden was missing and has been written" : $0 }
        .joined(separator: "; ")
    }

    /// See the properties.
    package init(cell: String, kind: Kind, message: String? = nil) {
      (self.cell, self.kind, self.message) = (cell, kind, message)
    }
  }

  /// A step from one screen.
  package struct Arrow: Codable, Equatable, Sendable {
    /// The name of the screen where the step begins.
    package var from: String
    /// The name of the screen where it leads; nil if it failed.
    package var to: String?
    /// The step in words.
    package var step: String

    /// See the properties.
    package init(from: String, to: String?, step: String) { (self.from, self.to, self.step) = (from, to, step) }
  }

  /// A path that ended in a crash, an endless loop, or the end of the process.
  package struct Failure: Codable, Equatable, Sendable {
    /// The steps after the launch, the last of which failed.
    package var path: [String]
    /// What happened.
    package var message: String
    /// The application's line, such as `App/Detail.swift:12`; nil if it is not known.
    package var place: String?

    /// See the properties.
    package init(path: [String], message: String, place: String?) {
      (self.path, self.message, self.place) = (path, message, place)
    }

    /// `launch, tap Add: App/Detail.swift:12: Fatal error: …`.
    package var text: String {
      "\(WalkMap.way(path)): \(place.map { "\($0): " } ?? "")\(message)"
    }
  }

  /// A controller that no step showed.
  package struct Missing: Codable, Equatable, Sendable {
    /// The name of its class.
    package var controller: String
    /// Why no step showed it.
    package var reason: String

    /// See the properties.
    package init(controller: String, reason: String) { (self.controller, self.reason) = (controller, reason) }
  }

  /// Returns the steps after a launch in words: `launch, tap Add`.
  package static func way(_ path: [String]) -> String { (["launch"] + path).joined(separator: ", ") }

  /// The version of this format.
  package var version = 1
  /// The application's module.
  package var application: String
  /// The cell in which the walk was done.
  package var cell: String
  /// Screens, the nearest to the launch first.
  package var screens: [Screen] = []
  /// Steps between screens.
  package var arrows: [Arrow] = []
  /// Paths that failed.
  package var failures: [Failure] = []
  /// Controllers that no step showed.
  package var missing: [Missing] = []
  /// How many steps were tried.
  package var steps = 0
  /// What else is worth knowing, such as a limit at which the walk ended.
  package var remarks: [String] = []

  /// An empty map.
  package init(application: String, cell: String) { (self.application, self.cell) = (application, cell) }

  /// What makes a test fail, each in a line or a few; empty if nothing does.
  package var problems: [String] {
    var problems = failures.map(\.text)
    if screens.isEmpty, failures.isEmpty { problems.append("no screen was found") }
    for screen in screens {
      var cells: [String: [String]] = [:]
      for result in screen.cells where result.kind == .different || result.kind == .crashed {
        cells[result.summary, default: []].append(result.cell)
      }
      for (summary, cells) in cells.sorted(by: { $0.key < $1.key }) {
        let place = cells.count == 1 ? cells[0] : "\(cells.count) cells"
        problems.append("\(screen.name) (\(screen.way)), \(place): \(summary)")
      }
    }
    return problems
  }
}
