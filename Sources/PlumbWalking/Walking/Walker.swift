import CVirtualClock
import Foundation
import Layout
import Reports
import Values

/// Walks through an application, breadth first: from each new state of a screen it tries every step that the screen offers.
@MainActor
struct Walker {
  private let runner: JobRunner
  private let limits: WalkLimits
  private let cell: Cell
  /// The map, without what comparisons give.
  private(set) var map: WalkMap
  /// The path to each screen of the map.
  private(set) var paths: [[WalkStep]] = []
  /// The classes of all controllers that were visible somewhere.
  private(set) var visible: Set<String> = []

  /// A state whose steps are to be tried.
  private struct Origin {
    var path: [WalkStep]
    var screen: String
    var offers: [OfferedStep]
  }
  private struct Trial {
    var origin: Origin
    var offer: OfferedStep
    /// How often the step may be done until another screen is shown.
    var repeats = 1
    var path: [WalkStep] { origin.path + [offer.step] }
  }

  /// The names of screens by what makes them different.
  private var names: [String: String] = [:]
  private var screensOfController: [String: Int] = [:]
  private var states: Set<String> = []
  private var statesOfScreen: [String: Int] = [:]
  private var listsOfScreen: [String: Int] = [:]
  private var keys: Set<String> = []
  /// Steps that are tried or will be, with their screens.
  private var tried: Set<String> = []
  /// Steps that have failed, with their screens: they fail in other states, too.
  private var failed: Set<String> = []
  /// Steps that have been repeated or will be, with their screens.
  private var repeated: Set<String> = []
  private var open: [Origin] = []
  /// More of the same, tried when everything else has been.
  private var later: [Trial] = []
  /// Steps that showed no other screen, to be repeated while controllers are missing.
  private var again: [Trial] = []
  /// Further rows of long lists, tried last, while controllers are missing.
  private var last: [Trial] = []
  private var jobs = 0
  /// Steps on what lies outside the screen, with their ways.
  private var outside: [String] = []
  /// Whether a request had no answer.
  private var lacksAnswers = false
  /// The limit that has ended the walk, in a sentence; nil if none has.
  private var ending: String?

  init(_ runner: JobRunner, limits: WalkLimits, cell: Cell) {
    (self.runner, self.limits, self.cell) = (runner, limits, cell)
    map = WalkMap(application: runner.application.module, cell: cell.name)
  }

  /// Walks until nothing new is found, or a limit is reached.
  mutating func walk() {
    let start = virtual_clock_real()
    if let obstacle = runner.application.obstacle {
      map.failures.append(WalkMap.Failure(path: [], message: obstacle, place: nil))
      return
    }
    take(run([[]], repeats: [1])[0], path: [], by: nil)
    tryAll(since: start)
    for status in [""] + runner.application.expectedStatuses.map(String.init) {
      // A launch may have failed because it had no answer.
      guard lacksAnswers || map.screens.isEmpty, !limits.isOffline, !missing.isEmpty, ending == nil else { break }
      walkWithAnswers(status, since: start)
    }
    addMissing()
  }

  /// Walks again while requests without an answer have a made-up one, for the screens that lists from a server lead to.
  /// - Parameter status: The status of the answers; 200 if it is empty.
  private mutating func walkWithAnswers(_ status: String, since start: Int64) {
    (states, statesOfScreen, listsOfScreen) = ([], [:], [:])
    (keys, tried, failed, repeated) = ([], [], [], [])
    (open, later, again, last) = ([], [], [], [])
    let launch = [WalkStep(kind: .answers, label: status)]
    take(run([launch], repeats: [1])[0], path: launch, by: nil)
    tryAll(since: start)
  }

  /// Tries what the open states offer, and what these lead to.
  private mutating func tryAll(since start: Int64) {
    while true {
      let trials = nextTrials()
      if trials.isEmpty { break }
      if Double(virtual_clock_real() - start) / 1e9 > limits.seconds {
        end("after \(Int(limits.seconds)) s, with steps left; --seconds gives it more time")
        break
      }
      let room = limits.steps - map.steps
      let tried = trials.prefix(room)
      map.steps += tried.count
      for (trial, outcome) in zip(tried, run(tried.map(\.path), repeats: tried.map(\.repeats))) {
        take(outcome, path: trial.path, by: trial)
      }
      if tried.count < trials.count || map.steps >= limits.steps && !(open.isEmpty && later.isEmpty) {
        end("after \(Count.text(limits.steps, "step")); --steps allows more")
        break
      }
    }
  }

  /// Notes the limit that ends the walk.
  private mutating func end(_ limit: String) {
    let sentence = "the walk ended \(limit)"
    ending = sentence
    map.remarks.append(sentence)
  }

  private mutating func run(_ paths: [[WalkStep]], repeats: [Int]) -> [JobOutcome] {
    let numbered = zip(paths, repeats).enumerated().map { WalkJob(number: jobs + $0, path: $1.0, repeats: $1.1) }
    jobs += paths.count
    return runner.run(numbered, in: numbered.map { _ in cell })
  }

  /// The steps of all open states; if there are none, more of the same from states before.
  private mutating func nextTrials() -> [Trial] {
    var trials: [Trial] = []
    for origin in open where origin.path.count(where: { $0.kind != .answers }) < limits.depth {
      for offer in origin.offers {
        tried.insert(Self.place(offer.step, on: origin.screen))
        if let key = offer.key, !keys.insert(key).inserted { continue }
        if failed.contains(Self.place(offer.step, on: origin.screen)) { continue }
        let trial = Trial(origin: origin, offer: offer)
        switch offer.rank {
        case 0: trials.append(trial)
        case 1: later.append(trial)
        default: last.append(trial)
        }
      }
    }
    open = []
    if trials.isEmpty { trials = Self.takeFirst(24, of: &later) }
    if trials.isEmpty, !missing.isEmpty { trials = Self.takeFirst(24, of: &again) }
    if trials.isEmpty, !missing.isEmpty { trials = Self.takeFirst(24, of: &last) }
    return trials
  }

  private static func takeFirst(_ count: Int, of trials: inout [Trial]) -> [Trial] {
    let taken = Array(trials.prefix(count))
    trials.removeFirst(taken.count)
    return taken
  }

  /// The declared controllers that no step has shown.
  private var missing: [String] { runner.application.controllers.sorted().filter { !visible.contains($0) } }

  // MARK: Results

  private mutating func take(_ outcome: JobOutcome, path: [WalkStep], by trial: Trial?) {
    let words = path.map(\.words)
    switch outcome {
    case .failed(let message, let place) where path.first?.kind == .answers:
      // What is made up may be wrong in a way that no server's answer is.
      remark("\(WalkMap.way(words)): \(place.map { "\($0): " } ?? "")\(message)")
      if let trial { failed.insert(Self.place(trial.offer.step, on: trial.origin.screen)) }
    case .failed(let message, let place):
      // The same line on other paths is the same failure.
      if place == nil || !map.failures.contains(where: { $0.place == place && $0.message == message }) {
        map.failures.append(WalkMap.Failure(path: words, message: message, place: place))
      }
      if let trial {
        let (from, step) = (trial.origin.screen, trial.offer.step)
        failed.insert(Self.place(step, on: from))
        map.arrows.append(WalkMap.Arrow(from: from, to: nil, step: step.words))
      }
    case .finished(let result):
      lacksAnswers = lacksAnswers || result.lacksAnswers
      if result.isFruitless { return }
      if result.isRestless {
        remark("after \(WalkMap.way(words)) the run loop never rests: work keeps adding work")
      }
      if let refused = result.refused {
        if let place = result.place { return noteOutside(WalkMap.way(words), place) }
        // What is covered cannot be touched by a person, either.
        if result.isCovered { return }
        remark("\(WalkMap.way(words)): the screen no longer offers to \(refused) when the path is repeated")
      } else if let state = result.state {
        var path = path
        if !path.isEmpty { path[path.count - 1].times = result.times }
        note(state, path: path, by: trial)
      } else {
        let message = path.isEmpty ? "no window shows a controller after the launch" : "no window shows a controller"
        map.failures.append(WalkMap.Failure(path: words, message: message, place: nil))
      }
    }
  }

  /// Notes a step on what cannot be touched on this device, because of where it lies.
  private mutating func noteOutside(_ way: String, _ place: String) {
    if !outside.contains(way) { outside.append(way) }
    remark("\(way): what is touched lies \(place) on \(cell.name)")
  }

  private mutating func remark(_ text: String) {
    if map.remarks.count < 20, !map.remarks.contains(text) { map.remarks.append(text) }
  }

  private mutating func note(_ state: ScreenState, path: [WalkStep], by trial: Trial?) {
    visible.formUnion(state.visible)
    guard let name = name(of: state, path: path) else { return }
    if let trial, trial.origin.screen == name { repeatLater(trial) }
    if let from = trial?.origin.screen, let step = path.last, from != name {
      let arrow = WalkMap.Arrow(from: from, to: name, step: step.words)
      if !map.arrows.contains(arrow) { map.arrows.append(arrow) }
    }
    if statesOfScreen[name, default: 0] < limits.statesOfScreen, states.insert(state.state).inserted {
      statesOfScreen[name, default: 0] += 1
      return open.append(Origin(path: path, screen: name, offers: state.offers))
    }
    // A list with the same look may have other rows, such as those of a section that was opened.
    let rows = state.offers.filter {
      [.row, .item].contains($0.step.kind) && !tried.contains(Self.place($0.step, on: name))
    }
    guard !rows.isEmpty, listsOfScreen[name, default: 0] < limits.listsOfScreen else { return }
    listsOfScreen[name, default: 0] += 1
    open.append(Origin(path: path, screen: name, offers: rows))
  }

  /// The kinds of steps that may do more when they are done again.
  private static let repeatable: Set<WalkStep.Kind> = [.button, .control, .gesture, .flick, .page]

  /// Keeps a step that showed no other screen, to be done again and again.
  private mutating func repeatLater(_ trial: Trial) {
    guard trial.repeats == 1, Self.repeatable.contains(trial.offer.step.kind),
      repeated.insert(Self.place(trial.offer.step, on: trial.origin.screen)).inserted
    else { return }
    var again = trial
    again.repeats = limits.repeats
    self.again.append(again)
  }

  private static func place(_ step: WalkStep, on screen: String) -> String { "\(screen) \(step.words)" }

  /// The screen's name; nil for one too many of its controller.
  private mutating func name(of state: ScreenState, path: [WalkStep]) -> String? {
    if let known = names[state.screen] { return known }
    let count = screensOfController[state.controller, default: 0] + 1
    guard count <= limits.screensOfController else {
      remark("\(state.controller) has more than \(limits.screensOfController) screens; the others are left out")
      return nil
    }
    screensOfController[state.controller] = count
    let name = count == 1 ? state.controller : "\(state.controller) \(count)"
    names[state.screen] = name
    map.screens.append(
      WalkMap.Screen(
        name: name, controller: state.controller, presentation: state.presentation, title: state.title,
        path: path.map(\.words)))
    paths.append(path)
    return name
  }

  private mutating func addMissing() {
    for controller in missing {
      let reason =
        map.screens.isEmpty
        ? "the launch failed" : ending ?? "none of \(Count.text(map.steps, "step")) showed it"
      map.missing.append(WalkMap.Missing(controller: controller, reason: reason + outsideReason))
    }
  }

  /// What could not be touched and may lead to a missing screen.
  private var outsideReason: String {
    if map.screens.isEmpty || outside.isEmpty { return "" }
    let shown = outside.prefix(3).joined(separator: "; ")
    let more = outside.count > 3 ? "; and \(outside.count - 3) more" : ""
    return "; outside the screen of \(cell.name) are controls that may lead to it: \(shown)\(more)"
  }

  // MARK: Comparisons

  /// Repeats the path to each screen in each cell, compares the screens with their goldens, and draws them in the walk's
  /// cell.
  /// - Parameters:
  ///   - pictures: The folder of pictures, beside the page.
  ///   - isCompared: Whether there are goldens; without, the screens are only drawn.
  mutating func compare(in cells: [Cell], pictures: String, isCompared: Bool) {
    var (work, places): ([WalkJob], [(screen: Int, cell: Cell)]) = ([], [])
    for cell in cells {
      for (index, screen) in map.screens.enumerated() {
        let isDrawn = cell == self.cell
        let picture = isDrawn ? "\(pictures)/screen-\(index + 1).png" : nil
        work.append(
          WalkJob(
            number: jobs + work.count, path: paths[index],
            comparison: WalkJob.Comparison(name: isCompared ? screen.name : nil, picture: picture)))
        places.append((index, cell))
      }
    }
    jobs += work.count
    for (place, outcome) in zip(places, runner.run(work, in: places.map(\.cell))) {
      var result = WalkMap.CellResult(cell: place.cell.name, kind: .identical)
      switch outcome {
      case .failed(let message, let line):
        (result.kind, result.message) = (.crashed, line.map { "\($0): \(message)" } ?? message)
      case .finished(let found):
        if let refused = found.refused {
          let reason = found.place.map { "to \(refused), one would touch what lies \($0)" }
          (result.kind, result.message) = (.unreachable, reason ?? "the screen does not offer to \(refused)")
        } else if let difference = found.difference {
          (result.kind, result.message) = (.different, difference)
        }
        if found.isDrawn { map.screens[place.screen].picture = "pictures/screen-\(place.screen + 1).png" }
      }
      map.screens[place.screen].cells.append(result)
    }
  }
}
