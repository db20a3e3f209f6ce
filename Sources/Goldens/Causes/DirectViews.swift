import Scenes

/// Finds the views that a change of a document affects directly, without its consequences.
struct DirectViews {
  private let scene: Scene
  private let names: [String: String]

  /// - Complexity: O(views).
  init(_ scene: Scene) {
    self.scene = scene
    names = Dictionary(scene.allViews.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// Returns the views that changed inputs name and determine. If none of the named views changed, these are joined by
  /// the changed views that depend on the inputs and have the fewest deciders.
  /// - Parameters:
  ///   - moved: Names of views with any change.
  ///   - deciders: What determines each view's frame now, from ``LayoutPipeline/deciders(of:in:)``.
  /// - Complexity: O(inputs · constraints).
  func views(of inputs: [InputChange], moved: Set<String>, deciders: [String: Set<String>]) -> Set<String> {
    var named: Set<String> = []
    for input in inputs {
      named.formUnion(input.views)
      named.formUnion(views(in: input))
    }
    let keys = Set(inputs.map(\.key))
    let found = named.intersection(moved)
    if found.isEmpty {
      let hanging = moved.filter { !keys.isDisjoint(with: deciders[$0] ?? []) }
      let fewest = hanging.map { deciders[$0]?.count ?? 0 }.min()
      return named.union(hanging.filter { deciders[$0]?.count == fewest })
    }
    let ofViews = Set(inputs.flatMap(\.views))
    let decided = found.filter { ofViews.contains($0) || !keys.isDisjoint(with: deciders[$0] ?? []) }
    return decided.isEmpty ? named : named.subtracting(found.subtracting(decided))
  }

  /// Returns the views on both sides of a changed equation: from the scene if the equation exists, from its old text if
  /// not.
  private func views(in input: InputChange) -> Set<String> {
    let all =
      scene.constraints + scene.variations.flatMap(\.constraints) + scene.states.flatMap(\.constraints)
    let items = all.filter { $0.inputKey == input.key || input.key.hasSuffix(", \($0.inputKey)") }
      .flatMap { [$0.first.item, $0.second?.item].compactMap { $0?.viewID } }
    if !items.isEmpty { return Set(items.compactMap { names[$0] }) }
    guard input.views.isEmpty, let text = input.from else { return [] }
    return Set(names.values.filter { Self.names($0, text) })
  }

  /// Returns whether an equation's text names a view: at its start or after a sign, and with an attribute.
  private static func names(_ view: String, _ text: String) -> Bool {
    let (scalars, name) = (text.unicodeScalars, "\(view).".unicodeScalars)
    return scalars.ranges(of: name).contains { range in
      let before = scalars[..<range.lowerBound].reversed().drop { $0 == " " }.first
      return before.map { "=<>x+-*".unicodeScalars.contains($0) } ?? true
    }
  }
}
