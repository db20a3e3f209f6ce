import Layout
import LayoutMaps
import Linting
import RecipeDocuments
import Repair
import Values

/// Finds the problems of scenes and searches repairs for them.
@MainActor
struct FixWork {
  let statements: [String]
  let findings: [String]
  let limit: Int
  let windows: WindowOptions
  let choice: CellChoice
  let lint: LintSettings
  /// What was left out, for people.
  private(set) var remarks: [String] = []
  private var known: [String] = []
  /// The numbers of proposals: equal edits of a scene have one number, whichever problem they repair.
  private var numbers: [NumberedEdits: Int] = [:]

  private struct NumberedEdits: Hashable {
    let scene: String
    let edits: [LayoutEdit]
  }

  init(
    statements: [String], findings: [String], limit: Int, windows: WindowOptions, choice: CellChoice,
    lint: LintSettings
  ) {
    (self.statements, self.findings, self.limit) = (statements, findings, limit)
    (self.windows, self.choice, self.lint) = (windows, choice, lint)
  }

  /// A problem with the proposals that repair it, numbered across all problems.
  struct Repaired {
    let scene: Scene
    let document: RepairDocument
    let range: RepairRange
    let problem: Problem
    let proposals: [NumberedProposal]
    /// nil if there are proposals.
    let obstacle: Obstacle?
    /// A cell that has the problem, and its name for people; nil if there is none.
    let example: (cell: Cell, text: String)?
  }

  /// A proposal with its number.
  struct NumberedProposal {
    let number: Int
    let proposal: Proposal
    /// Whether an earlier problem has it, too.
    let isKnown: Bool
  }

  /// Returns the problems of a scene with their repairs.
  /// - Throws: ``UsageError``, ``RepairDocument/Failure``.
  mutating func repaired(_ scene: Scene, _ pipeline: LayoutPipeline, _ console: Console) throws -> [Repaired] {
    let own = scene.invariantWindows
    let windows = windows.otherwise(width: own.width, height: own.height)
    var range = RepairRange(
      of: scene,
      windows: try windows.allSizes(of: scene, pipeline).map { .init($0.rule, variant: $0.variant, state: $0.state) },
      cells: choice.cells(of: scene))
    (range.width, range.height) = (windows.width, windows.height)
    let document = try RepairDocument(of: scene)
    let base = RepairBaseline(scene, range, pipeline, lint)
    var problems = try problems(of: scene, base)
    if problems.count > limit {
      remarks.append(
        "\(scene.id): \(problems.count - limit) more: " + problems.dropFirst(limit).map(\.id).joined(separator: ", ")
          + "; choose with --finding, or raise --limit")
      problems = Array(problems.prefix(limit))
    }
    return problems.map { problem in
      console.progress("\(scene.title): \(problem.id)")
      let search = RepairSearch(base, document, problem, effortLimit: RepairSearch.effort(of: problems.count))
      var (proposals, obstacle): ([NumberedProposal], Obstacle?) = ([], nil)
      switch search.outcome() {
      case .repaired(let found): proposals = found.map { numbered($0, in: scene) }
      case .stuck(let why): obstacle = why
      }
      return Repaired(
        scene: scene, document: document, range: range, problem: problem, proposals: proposals, obstacle: obstacle,
        example: search.example)
    }
  }

  private mutating func numbered(_ proposal: Proposal, in scene: Scene) -> NumberedProposal {
    let key = NumberedEdits(scene: scene.id, edits: proposal.edits)
    if let number = numbers[key] { return NumberedProposal(number: number, proposal: proposal, isKnown: true) }
    let number = numbers.count + 1
    numbers[key] = number
    return NumberedProposal(number: number, proposal: proposal, isKnown: false)
  }

  private mutating func problems(of scene: Scene, _ base: RepairBaseline) throws -> [Problem] {
    if !statements.isEmpty {
      return try statements.compactMap { text in
        let invariant: SceneInvariant
        do throws(InvariantProblem) {
          invariant = try RecipeDocument.invariant(text, of: scene)
        } catch {
          throw UsageError("\(text): \(error.message)")
        }
        guard let problem = base.problem(invariant) else {
          remarks.append("\(scene.id): holds: \(text)")
          return nil
        }
        return problem
      }
    }
    let all = base.problems
    known += all.map(\.id)
    // A guard that is idle at these sizes is no problem unless one asks for it.
    if findings.isEmpty { return all.filter { !$0.isIdleGuard } }
    return all.filter { problem in
      findings.contains { $0 == problem.id || problem.id.hasPrefix("\($0):") }
    }
  }

  func unknownFinding(_ names: [String]) -> UsageError {
    let name = names.first ?? ""
    return UsageError(
      known.isEmpty
        ? "nothing is wrong here, so there is no finding \"\(name)\""
        : "no finding \"\(name)\"\(Suggestion.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? "; there are \(known.joined(separator: ", "))")"
    )
  }
}
