import Layout
import LayoutMaps
import RecipeDocuments
import Repair
import TestSupport

/// Recipes of this repository with one thing made wrong by chance, the same for the same seed.
@MainActor
struct MadeFaults {
  /// A wrong recipe, and what must be repaired in it.
  struct Fault {
    /// The recipe and what was made wrong.
    let name: String
    let text: String
    let scene: Scene
    let goal: Goal
  }

  enum Goal {
    case invariant(SceneInvariant)
    case conflict
    case ambiguity
  }

  let pipeline: LayoutPipeline
  private var numbers: SeededGenerator

  init(seed: UInt64, _ pipeline: LayoutPipeline) { (numbers, self.pipeline) = (SeededGenerator(seed: seed), pipeline) }

  /// Recipes with constraints of their own, one screen and few views: one layout of a whole sheet of controls says little.
  static let recipes = Repository.files("Recipes", ending: ".yaml").filter { name in
    !["controls/", "scripts", "errors/", "visual-format", "autoresizing"].contains { name.contains($0) }
  }

  static func folder(of recipe: String) -> String {
    String(Repository.path(recipe).reversed().drop { $0 != "/" }.reversed())
  }

  /// Returns faults of one kind, each of another recipe as long as there are enough.
  mutating func faults(_ count: Int, _ make: (inout MadeFaults, String) throws -> Fault?) rethrows -> [Fault] {
    var found: [Fault] = []
    for _ in 0..<8 {
      for recipe in Self.recipes.shuffled(using: &numbers) where found.count < count {
        if let fault = try make(&self, recipe) { found.append(fault) }
      }
    }
    return found
  }

  // MARK: Kinds

  /// A condition that holds in all windows of a recipe, and no longer after a change.
  static func invariant(_ made: inout MadeFaults, _ recipe: String) throws -> Fault? {
    let (text, scene) = try made.read(recipe)
    guard !scene.constraints.isEmpty, scene.allViews.count <= 25, !scene.allowsAmbiguity else { return nil }
    let true_ = made.conditions(of: scene)
    if true_.isEmpty { return nil }
    for _ in 0..<8 {
      guard let edit = made.change(of: scene), let wrong = made.written([edit], text, scene) else { continue }
      guard made.isSound(wrong.scene) else { continue }
      let sizes = WindowSizes(wrong.scene, .freeCanvas, pipeline: made.pipeline)
      for proof in InvariantProver.proofs(of: true_, sizes, width: 320...1366, height: 320...1366) {
        if case .refuted = proof.outcome {
          return Fault(
            name: "\(wrong.scene.id): \(edit.kind), \(proof.invariant.text)", text: wrong.text, scene: wrong.scene,
            goal: .invariant(proof.invariant))
        }
      }
    }
    return nil
  }

  /// Constraints that contradict each other in some of the cells.
  static func conflict(_ made: inout MadeFaults, _ recipe: String) throws -> Fault? {
    try made.finding(recipe, .conflict) { finding in if case .conflict = finding { true } else { false } }
  }

  /// Views that are left open in some of the cells.
  static func ambiguity(_ made: inout MadeFaults, _ recipe: String) throws -> Fault? {
    try made.finding(recipe, .ambiguity) { finding in if case .ambiguous = finding { true } else { false } }
  }

  private mutating func finding(_ recipe: String, _ goal: Goal, _ isMeant: (Finding) -> Bool) throws -> Fault? {
    let (text, scene) = try read(recipe)
    guard !scene.constraints.isEmpty, scene.allViews.count <= 25, !scene.allowsAmbiguity, !scene.allowsConflicts,
      isSound(scene)
    else { return nil }
    for _ in 0..<12 {
      let isConflict = if case .conflict = goal { true } else { false }
      guard let edit = isConflict ? contradiction(in: scene) : change(of: scene),
        let wrong = written([edit], text, scene)
      else { continue }
      let findings = wrong.scene.cells(Matrix.standard).flatMap { pipeline.solve(wrong.scene, in: $0).findings }
      if findings.contains(where: isMeant) {
        return Fault(name: "\(wrong.scene.id): \(edit.kind)", text: wrong.text, scene: wrong.scene, goal: goal)
      }
    }
    return nil
  }

  // MARK: Parts

  private func read(_ recipe: String) throws -> (String, Scene) {
    let text = try Repository.text(recipe)
    return (
      text,
      try RecipeDocument.decode(text, document: recipe, folder: Self.folder(of: recipe), fonts: .installed)
    )
  }

  private func written(_ edits: [LayoutEdit], _ text: String, _ scene: Scene) -> (text: String, scene: Scene)? {
    try? RecipeEditing.text(
      text, of: scene, with: edits, folder: Self.folder(of: scene.document), fonts: .installed)
  }

  /// Whether the scene has no findings on the usual devices.
  private func isSound(_ scene: Scene) -> Bool {
    scene.cells(Matrix.standard).allSatisfy { pipeline.solve(scene, in: $0).findings.allSatisfy { !$0.isFault } }
  }

  /// A change that people make by mistake.
  private mutating func change(of scene: Scene) -> LayoutEdit? {
    let own = scene.constraints.filter { !$0.isVisualFormat }
    guard let old = own.randomElement(using: &numbers) else { return nil }
    var new = old
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0:
      let shift = Double([-120, -60, -30, -12, 12, 30, 60, 120].randomElement(using: &numbers) ?? 12)
      new.constant = .points(old.points(scene.superviews) + shift)
    case 1: new.relation = old.relation == .equal ? .greaterThanOrEqual : .equal
    case 2: new.relation = old.relation == .equal ? .lessThanOrEqual : .equal
    case 3: new.priority = old.priority == 1000 ? 250 : 1000
    default: return .remove(old)
    }
    return .replace(old, with: new)
  }

  /// A change that is likely to contradict others: another constant or side by side with it, or a priority raised.
  private mutating func contradiction(in scene: Scene) -> LayoutEdit? {
    let own = scene.constraints.filter { !$0.isVisualFormat }
    guard let old = own.randomElement(using: &numbers) else { return nil }
    var new = old
    (new.label, new.text, new.place) = (nil, "", nil)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0:
      new.constant = .points(old.points(scene.superviews) + 10)
      new.priority = 1000
      return .add(new)
    case 1:
      new.first.attribute = old.first.attribute.isLength ? old.first.attribute : .width
      new.second = nil
      (new.multiplier, new.relation, new.priority, new.constant) = (1, .equal, 1000, .points(500))
      return new.objection == nil && new.first.item.viewID != nil ? .add(new) : nil
    default:
      guard old.priority < 1000 else { return nil }
      new = old
      new.priority = 1000
      return .replace(old, with: new)
    }
  }

  /// Conditions that hold in all windows of a scene.
  private func conditions(of scene: Scene) -> [SceneInvariant] {
    let shown = scene.allViews.filter { $0.kind != .guide && !$0.isHidden }
    let siblings = Dictionary(grouping: shown) { "\(scene.superviews[$0.id] ?? .root)" }.values
      .filter { $0.count > 1 && $0.count <= 8 }.sorted { $0[0].name < $1[0].name }
    var lines = siblings.map { "no overlap: " + $0.map { EquationText.written($0.name) }.joined(separator: ", ") }
    lines += ["not cut: *", "inside safe area: *"]
    for view in shown.prefix(12) {
      let name = EquationText.written(view.name)
      lines += ["\(name).Width >= 20", "\(name).Height >= 12", "inside safe area: \(name)"]
      lines += ["\(name).Bottom <= Root View.Bottom", "\(name).Trailing <= Root View.Trailing - 4"]
    }
    let invariants =
      lines.compactMap { try? RecipeDocument.invariant($0, of: scene) }
      + scene.expectations.map { SceneInvariant(.equation($0), text: $0.text) }
    let sizes = WindowSizes(scene, .freeCanvas, pipeline: pipeline)
    return InvariantProver.proofs(of: invariants, sizes, width: 320...1366, height: 320...1366)
      .filter(\.holds).map(\.invariant)
  }
}
