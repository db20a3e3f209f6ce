package import RecipeDocuments
import Values

/// Why cells differ from their goldens; reviewed as one item for any number of cells.
package enum Cause: Sendable, Hashable {
  /// Changes in the document.
  case inputs([DocumentChange])
  /// Changes in the document with an effect that several of them have only together.
  case together([DocumentChange])
  /// The device has another size or covers another part of the screen, according to its catalogue.
  case device([FactChange])
  /// Another renderer: libraries or fonts.
  case renderer
  /// Layout rules that changed in this version of the tool, since the rules version of the golden.
  case rules(since: Int)
  /// The document, the device, the renderer and the rules are unchanged, so this version of the tool behaves
  /// differently.
  case tool
  /// No edit explains it, but these views show pictures from files, whose content a record does not state.
  case pictures([String])
  /// Font files of the project whose content changed.
  case fonts([String])
  /// The record was written in an earlier format, which does not state the document.
  case earlierFormat
  /// There is no golden.
  case noGolden
  /// The golden cannot be used, with the reason.
  case broken(String)

  /// The kind of a cause, as runs store it.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case document, device, renderer, rules, tool
    case noGolden = "no-golden"
    case broken = "broken-golden"
    /// A file of a Swift test that has no record, and therefore no cause.
    case snapshot
  }

  /// The kind of this cause.
  package var kind: Kind {
    switch self {
    case .inputs, .together, .pictures, .fonts, .earlierFormat: .document
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
  /// The number of changes a cause names before it only counts them.
  private static let limit = 3

  package var description: String {
    switch self {
    case .inputs(let changes): return Self.list(changes)
    case .together(let changes): return "only several changes combined: " + Self.list(changes)
    case .device(let changes): return "device: " + changes.map(\.description).joined(separator: "; ")
    case .renderer: return "another renderer"
    case .rules(let version): return "plumb's rules changed, from version \(version) to \(LayoutRules.version)"
    case .tool: return "nothing in the document changed: this version of plumb lays out or draws differently"
    case .pictures(let views):
      let names = Listing.text(views, limit: Self.limit, "view")
      return
        "a picture file of \(names) changed, or this version of plumb lays out or draws differently"
    case .fonts(let files):
      return "the content of the font \(files.count == 1 ? "file" : "files") \(files.joined(separator: ", ")) changed"
    case .earlierFormat:
      return
        "the document or plumb changed: this record of an earlier format does not state the document; record it at a "
        + "revision that passes, and later changes are named"
    case .noGolden: return "no golden; `plumb record` writes it"
    case .broken(let message): return message
    }
  }

  private static func list(_ changes: [DocumentChange]) -> String {
    Listing.text(changes.map(\.description), limit: limit, "change", separator: "; ")
  }
}

extension Cause {
  /// The changes in the document; nil for other causes.
  var inputs: [DocumentChange]? {
    switch self {
    case .inputs(let changes), .together(let changes): changes
    default: nil
    }
  }

  /// The rules that changed since the golden was recorded, each with its number; nil for other causes.
  package var rules: [String]? {
    guard case .rules(let version) = self else { return nil }
    return LayoutRules.changes(since: version)
  }
}

/// Finds the cause of a cell's verdict.
struct CauseFinder {
  let inputs: [DocumentChange]
  let isOtherRenderer: Bool
  /// The version of the layout rules that computed the golden.
  var rules = LayoutRules.version
  /// Whether the record does not state the document.
  var isOfEarlierFormat = false
  /// Names of views with pictures from files.
  var pictured: Set<String> = []
  /// The project's own font files whose content has changed.
  var changedFonts: [String] = []

  /// The cause of a difference in the layout of an unchanged document.
  private func ofTool(_ changes: [FactChange]) -> Cause {
    if rules < LayoutRules.version { return .rules(since: rules) }
    if isOfEarlierFormat { return .earlierFormat }
    if isOtherRenderer { return .renderer }
    if !changedFonts.isEmpty { return .fonts(changedFonts) }
    let shown = pictured.intersection(changes.map(\.subject))
    return shown.isEmpty ? .tool : .pictures(shown.sorted())
  }

  /// Returns what each cause did in a cell; empty if the cell matches its golden.
  /// - Parameters:
  ///   - golden: The golden's facts with the views' present names; nil without a golden.
  ///   - separated: Returns what each of several edits did; nil if that cannot be determined, empty if they did nothing.
  ///   - deciders: As for ``cause(of:deciders:)``.
  func parts(
    of verdict: Verdict, golden: LayoutFacts?, now: LayoutFacts, separated: (LayoutFacts) -> [CausedChanges]?,
    deciders: () -> [String: Set<String>]
  ) -> [CausedChanges] {
    let golden = golden ?? now
    func part(_ cause: Cause?, _ changes: [FactChange]) -> [CausedChanges] {
      cause.map { [CausedChanges(cause: $0, status: verdict.status, changes: changes, facts: (golden, now))] } ?? []
    }
    /// What the edits did; nil if that cannot be determined, or nothing.
    func effects() -> [CausedChanges]? { separated(golden).flatMap { $0.isEmpty ? nil : $0 } }
    switch verdict {
    case .layoutChanged(let all):
      let (renamed, changes) = (all.filter(\.isRename), all.filter { !$0.isRename })
      // A rename is a cause of its own, and moves nothing; one that follows from another change is part of that.
      let isOwn = renamed.contains { change in inputs.contains { $0.isRename && $0.subject == change.subject } }
      let names =
        !renamed.isEmpty && (isOwn || changes.isEmpty)
        ? part(cause(of: .layoutChanged(renamed), deciders: deciders), renamed) : []
      if changes.isEmpty {
        // Names are drawn, so that the picture does not tell whether anything else is.
        let edits = inputs.filter { !$0.isRename }
        let repainted = edits.isEmpty ? nil : separated(golden) ?? part(.inputs(edits), [])
        return names + (repainted ?? [])
      }
      return names + (effects() ?? part(cause(of: .layoutChanged(changes), deciders: deciders), changes))
    case .paintChanged: return effects() ?? part(cause(of: verdict, deciders: deciders), [])
    default: return part(cause(of: verdict, deciders: deciders), [])
    }
  }

  /// - Parameter deciders: Returns what determines each view's frame now, by the view's name: keys of inputs, and names
  ///   of views whose content matters. Called only if several inputs changed.
  func cause(of verdict: Verdict, deciders: () -> [String: Set<String>]) -> Cause? {
    switch verdict {
    case .identical, .tolerated: return nil
    case .missing: return .noGolden
    case .failed(let message): return .broken(message)
    case .otherRenderer: return .renderer
    case .paintChanged:
      if !inputs.isEmpty { return .inputs(painting(inputs)) }
      if !changedFonts.isEmpty { return .fonts(changedFonts) }
      return isOfEarlierFormat ? .earlierFormat : pictured.isEmpty ? .tool : .pictures(pictured.sorted())
    case .layoutChanged(let all):
      // A rename is a cause of its own, and moves nothing.
      let renamed = Set(all.filter(\.isRename).map(\.subject))
      let renames = inputs.filter { $0.isRename && renamed.contains($0.subject) }
      let (changes, inputs) = (all.filter { !$0.isRename }, self.inputs.filter { !$0.isRename })
      if changes.isEmpty, !renames.isEmpty { return .inputs(renames) }
      let device = changes.filter(\.isOfDevice)
      if inputs.isEmpty {
        return !device.isEmpty ? .device(device) : ofTool(changes)
      }
      if !device.isEmpty {
        // The device is the cause, unless an input determines what moved, or the root's margins and safe area.
        let own = inputs.filter(\.isOfRootInsets)
        let found = own.isEmpty ? responsible(for: changes, deciders(), orAll: false) : own
        return found.isEmpty ? .device(device) : .inputs(renames + found)
      }
      if inputs.count == 1 { return .inputs(renames + inputs) }
      return .inputs(renames + responsible(for: changes, deciders()))
    }
  }

  /// Returns the changes that can affect a picture but not the layout; all changes if there are none of that kind.
  private func painting(_ changes: [DocumentChange]) -> [DocumentChange] {
    let changes = changes.contains { !$0.isRename } ? changes.filter { !$0.isRename } : changes
    let found = changes.filter(\.isOfPaint)
    return found.isEmpty ? changes : found
  }

  /// Returns the inputs that name what moved, or determine where it is now; all inputs if there are none.
  private func responsible(
    for changes: [FactChange], _ deciders: [String: Set<String>], orAll: Bool = true
  ) -> [DocumentChange] {
    let moved = Set(changes.map(\.subject))
    let inputs = inputs.filter { !$0.isRename }
    let keys = moved.reduce(into: Set<String>()) { $0.formUnion(deciders[$1] ?? []) }
    let found = inputs.filter { input in
      input.constraint.map(keys.contains) ?? false
        || input.views.contains { moved.contains($0) || keys.contains(Quoting.record.quoted($0)) }
    }
    return found.isEmpty && orAll ? inputs : found
  }
}
