import JSONRPC
import Layout
import Linting
import Repair
import Values

/// Repairs that are searched when an editor asks for an action's edit: of diagnostics that have no fix of their own.
struct RepairActions {
  let document: OpenDocument

  /// Whether a client resolves the edits of actions, and returns their data.
  static func areResolved(by capabilities: JSONText?) -> Bool {
    let action = capabilities?["textDocument"]?["codeAction"]
    let properties = action?["resolveSupport"]?["properties"]?.items ?? []
    return action?["dataSupport"]?.boolean ?? false && properties.contains { $0.string == "edit" }
  }

  /// Returns the actions of a range, without their edits.
  func list(_ diagnostics: [Diagnostic], in range: TextRange) -> [JSONText] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.range.touches(range), diagnostic.fix == nil, diagnostic.code != nil else { return nil }
      return .pairs([
        ("title", .text("Repair with the smallest proven edit")), ("kind", .text("quickfix")),
        ("diagnostics", .list([diagnostic.json])),
        ("data", .pairs([("uri", .text(document.uri)), ("text", .text(diagnostic.problem))])),
      ])
    }
  }

  /// Returns an action with its edit: the best proposal for the problem.
  /// - Throws: ``RPCError`` if nothing repairs it.
  /// - Complexity: A search, of at most a few thousand layouts.
  @MainActor
  func resolved(
    _ action: JSONText, _ reading: RecipeReading, _ pipeline: LayoutPipeline, _ settings: LintSettings
  ) throws(RPCError) -> JSONText {
    guard let scene = reading.scene, let text = action["data"]?["text"]?.string, let pairs = action.members else {
      throw RPCError(.invalidParameters, "the document has changed; ask for its actions again")
    }
    let base = RepairBaseline(scene, RepairRange(of: scene, cells: reading.cells), pipeline, settings)
    guard let problem = base.problems.first(where: { $0.text == text }) else {
      throw RPCError(.requestFailed, "the document no longer has this problem; ask for the document's actions again")
    }
    let old = document.text.text
    let recipe = RepairDocument(path: document.path ?? document.name, form: .recipe, text: old)
    switch RepairSearch(base, recipe, problem, effortLimit: Self.effort).outcome() {
    case .stuck(let obstacle): throw RPCError(.requestFailed, "no repair found: \(obstacle.text)")
    case .repaired(let proposals):
      guard let best = proposals.first else { throw RPCError(.requestFailed, "no repair found") }
      let edit = JSONText.pairs([
        ("changes", .pairs([(document.uri, .list([document.text.edit(to: best.text).json]))]))
      ])
      let others = pairs.filter { $0.0 != "title" && $0.0 != "edit" }
      return .pairs([("title", .text(best.sentence))] + others + [("edit", edit)])
    }
  }

  /// In layouts of ten views: an editor waits for the answer.
  private static let effort = 1500.0
}

extension Diagnostic {
  /// The problem, without the suggestion and the cells.
  fileprivate var problem: String { message.split(separator: "\n").first.map(String.init) ?? message }
}
