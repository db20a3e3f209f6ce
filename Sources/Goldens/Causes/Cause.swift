import Values

/// Why cells differ from their goldens: one item for a reviewer, for any number of cells.
package enum Cause: Sendable, Hashable {
  /// What the document says now.
  case inputs([InputChange])
  /// What the document says now, where several edits do together what none of them does alone.
  case together([InputChange])
  /// The device has another size or covers another part of the screen: what its catalogue says now.
  case device([FactChange])
  /// Another renderer: libraries or fonts.
  case renderer
  /// Rules of layout changed in this version of the tool, since the version of the rules that made the golden.
  case rules(since: Int)
  /// Neither document nor device nor renderer nor rules changed: this version of the tool does something else.
  case tool
  /// There is no golden.
  case noGolden
  /// The golden cannot be used, and why.
  case broken(String)

  /// What sort of cause it is, as runs store it.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case document, device, renderer, rules, tool
    case noGolden = "no-golden"
    case broken = "broken-golden"
  }

  /// What sort of cause this is.
  package var kind: Kind {
    switch self {
    case .inputs, .together: .document
    case .device: .device
    case .renderer: .renderer
    case .rules: .rules
    case .tool: .tool
    case .noGolden: .noGolden
    case .broken: .broken
    }
  }
}

extension Cause: CustomStringConvertible {
  /// How many changes a cause names before it says how many there are.
  private static let limit = 3

  package var description: String { described(by: NameReplacement([:])) }

  /// In words, with views called by other names.
  func described(by names: NameReplacement) -> String {
    switch self {
    case .inputs(let changes): return Self.list(changes, names)
    case .together(let changes): return "only together: " + Self.list(changes, names)
    case .device(let changes): return "device: " + changes.map(\.description).joined(separator: "; ")
    case .renderer: return "another renderer"
    case .rules(let version): return "plumb's rules changed, from version \(version) to \(LayoutRules.version)"
    case .tool: return "nothing in the document changed: this version of plumb lays out or draws differently"
    case .noGolden: return "no golden; `plumb record` writes it"
    case .broken(let message): return message
    }
  }

  private static func list(_ changes: [InputChange], _ names: NameReplacement) -> String {
    let shown = changes.prefix(limit).map { $0.named(by: names).description }.joined(separator: "; ")
    return changes.count > limit ? "\(shown); and \(Count.text(changes.count - limit, "more change"))" : shown
  }
}

extension Cause {
  /// What the document says now; nil for other causes.
  var inputs: [InputChange]? {
    switch self {
    case .inputs(let changes), .together(let changes): changes
    default: nil
    }
  }

  /// The rules that changed since the golden was made, each with its number; nil for other causes.
  package var rules: [String]? {
    guard case .rules(let version) = self else { return nil }
    return LayoutRules.changes(since: version)
  }
}

/// Finds the cause of a cell's verdict.
struct CauseFinder {
  let inputs: [InputChange]
  let isOtherRenderer: Bool
  /// The version of the layout rules that made the golden.
  var rules = LayoutRules.version

  /// Why a layout of an unchanged document differs.
  private var ofTool: Cause {
    rules < LayoutRules.version ? .rules(since: rules) : isOtherRenderer ? .renderer : .tool
  }

  /// What each cause did in a cell; nothing where the cell is as its golden.
  /// - Parameters:
  ///   - golden: With the names that views have now; nil without one.
  ///   - separated: What each of several edits did; nil where that cannot be said.
  ///   - deciders: As for ``cause(of:deciders:)``.
  func parts(
    of verdict: Verdict, golden: LayoutFacts?, now: LayoutFacts, separated: (LayoutFacts) -> [CausedChanges]?,
    deciders: () -> [String: Set<String>]
  ) -> [CausedChanges] {
    let golden = golden ?? now
    func part(_ cause: Cause?, _ changes: [FactChange]) -> [CausedChanges] {
      cause.map { [CausedChanges(cause: $0, status: verdict.status, changes: changes, facts: (golden, now))] } ?? []
    }
    switch verdict {
    case .layoutChanged(let all):
      let (renamed, changes) = (all.filter(\.isRename), all.filter { !$0.isRename })
      // A name is a cause by itself, and moves nothing.
      let names = renamed.isEmpty ? [] : part(cause(of: .layoutChanged(renamed), deciders: deciders), renamed)
      if changes.isEmpty { return names }
      return names + (separated(golden) ?? part(cause(of: .layoutChanged(changes), deciders: deciders), changes))
    case .paintChanged: return separated(golden) ?? part(cause(of: verdict, deciders: deciders), [])
    default: return part(cause(of: verdict, deciders: deciders), [])
    }
  }

  /// - Parameter deciders: What decides each view's frame now, by the view's name: keys of inputs, and names of views whose
  ///   content decides; asked only where several inputs changed.
  func cause(of verdict: Verdict, deciders: () -> [String: Set<String>]) -> Cause? {
    switch verdict {
    case .identical, .tolerated: return nil
    case .missing: return .noGolden
    case .failed(let message): return .broken(message)
    case .otherRenderer: return .renderer
    case .paintChanged: return inputs.isEmpty ? .tool : .inputs(painting(inputs))
    case .layoutChanged(let all):
      // A name is a cause by itself, and moves nothing.
      let renamed = Set(all.filter(\.isRename).map(\.subject))
      let renames = inputs.filter { $0.isRename && $0.to.map(renamed.contains) ?? false }
      let (changes, inputs) = (all.filter { !$0.isRename }, self.inputs.filter { !$0.isRename })
      if changes.isEmpty, !renames.isEmpty { return .inputs(renames) }
      let device = changes.filter(\.isOfDevice)
      if inputs.isEmpty {
        return !device.isEmpty ? .device(device) : ofTool
      }
      if !device.isEmpty {
        // The device's part, unless an input decides what moved.
        let found = responsible(for: changes, deciders(), orAll: false)
        return found.isEmpty ? .device(device) : .inputs(renames + found)
      }
      if inputs.count == 1 { return .inputs(renames + inputs) }
      return .inputs(renames + responsible(for: changes, deciders()))
    }
  }

  /// Those that can change a picture and leave the layout; all where none is of that kind.
  private func painting(_ changes: [InputChange]) -> [InputChange] {
    let words = ["background", "textColor", "tint", "alpha", "corner", "border", "style", "look", "switch", "overlays"]
    let changes = changes.contains { !$0.isRename } ? changes.filter { !$0.isRename } : changes
    let found = changes.filter { change in words.contains { change.key.contains($0) } }
    return found.isEmpty ? changes : found
  }

  /// Inputs that name what moved, or decide where it is now; all inputs where there are none.
  private func responsible(
    for changes: [FactChange], _ deciders: [String: Set<String>], orAll: Bool = true
  ) -> [InputChange] {
    let moved = Set(changes.map(\.subject))
    let inputs = inputs.filter { !$0.isRename }
    let keys = moved.reduce(into: Set<String>()) { $0.formUnion(deciders[$1] ?? []) }
    let found = inputs.filter { input in
      keys.contains(input.key) || input.views.contains { moved.contains($0) || keys.contains("\"\($0)\"") }
        || moved.contains { view in (input.from ?? "").contains("\(view).") && input.to == nil }
    }
    return found.isEmpty && orAll ? inputs : found
  }
}

extension FactChange {
  /// The view, or `root`, that the fact is of.
  package var subject: String {
    switch self {
    case .edge(let view, _, _, _): view
    case .line(let subject, _, _): subject
    case .renamed(_, let name): name
    }
  }

  /// Whether only the name of the view is another.
  package var isRename: Bool {
    if case .renamed = self { return true }
    return false
  }

  /// Whether the fact is the device's: the root view's size and what covers it.
  var isOfDevice: Bool {
    if case .line("root", _, _) = self { return true }
    return false
  }

  /// Two lines of text without where they stand; nil for other facts.
  private static func texts(_ from: String, _ to: String) -> (String, String)? {
    func words(_ line: String) -> String? {
      guard line.hasPrefix("text \"") else { return nil }
      return LayoutFacts.split(String(line.dropFirst(5))).subject
    }
    guard let old = words(from), let new = words(to) else { return nil }
    return (old, new)
  }

  /// The change without where it started, so that equal ones of several cells are one.
  package var distance: String {
    if case .line(let subject, let from?, let to?) = self, let (old, new) = Self.texts(from, to) {
      return old == new ? "\(subject): text moved" : "\(subject): \(old) -> \(new)"
    }
    guard case .edge(let view, let edge, let from, let to) = self else { return description }
    return "\(view).\(edge.rawValue) \(to > from ? "+" : "")\(NumberText.plain(to - from)) pt"
  }
}
