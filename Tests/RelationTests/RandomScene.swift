import Layout
import TestSupport

/// A small scene by chance: boxes, labels and stacks inside each other, placed as people place them.
struct RandomScene {
  /// What a scene may have beside boxes and required constraints.
  struct Ingredients: OptionSet {
    let rawValue: Int
    static let texts = Ingredients(rawValue: 1)
    static let stacks = Ingredients(rawValue: 2)
    /// Constraints of lower priority, each with its own, so that no two of them tie.
    static let optional = Ingredients(rawValue: 4)
    /// The root's safe area instead of its edges, everywhere.
    static let safeArea = Ingredients(rawValue: 8)
    static let all: Ingredients = [.texts, .stacks, .optional]
  }

  private var random: SeededGenerator
  private let ingredients: Ingredients
  private var constraints: [SceneConstraint] = []
  private var viewCount = 0
  /// Not among the priorities of contents, which are 250, 251 and 750.
  private var priorities: [Double]

  /// Returns the scene of a seed.
  static func scene(_ seed: UInt64, _ ingredients: Ingredients = .all) -> Scene {
    var maker = RandomScene(seed, ingredients)
    let views = maker.children(of: ingredients.contains(.safeArea) ? .safeArea : .root, depth: 0)
    return Scene(title: "Seed \(seed)", document: "seed.yaml", views: views, constraints: maker.constraints)
  }

  private init(_ seed: UInt64, _ ingredients: Ingredients) {
    random = SeededGenerator(seed: seed)
    self.ingredients = ingredients
    priorities = stride(from: 260, to: 740, by: 12).map(Double.init)
    priorities.shuffle(using: &random)
  }

  private mutating func isChosen(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
  private mutating func length(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

  // MARK: Views

  private mutating func children(of parent: SceneItem, depth: Int) -> [SceneView] {
    let views = (0..<Int.random(in: 1...(depth == 0 ? 4 : 2), using: &random)).map { _ in view(depth) }
    let isRow = Bool.random(using: &random)
    for axis in Axis.allCases {
      if (axis == .across) == isRow {
        chain(views, in: parent, axis)
      } else {
        for view in views { placeAlone(view, in: parent, axis) }
      }
    }
    return views
  }

  private mutating func view(_ depth: Int) -> SceneView {
    viewCount += 1
    let name = "V\(viewCount)"
    if ingredients.contains(.texts), isChosen(oneIn: 4) {
      let words = ["Total", "Sign in", "A line of some words", "12 kr"]
      return SceneView(id: name, kind: .label(SceneLabel(words.randomElement(using: &random) ?? "")))
    }
    if ingredients.contains(.stacks), isChosen(oneIn: 6) { return stack(name) }
    var box = SceneView(id: name)
    if depth < 2, isChosen(oneIn: 4) { box.children = children(of: .view(name), depth: depth + 1) }
    return box
  }

  private mutating func stack(_ name: String) -> SceneView {
    let axis = SceneAxis.allCases.randomElement(using: &random) ?? .horizontal
    let alignment = [SceneStack.Alignment.fill, .center].randomElement(using: &random) ?? .fill
    var stack = SceneView(
      id: name, kind: .stack(SceneStack(axis: axis, alignment: alignment, spacing: .points(length(0...12)))))
    stack.children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      viewCount += 1
      var box = SceneView(id: "V\(viewCount)")
      box.intrinsic = SceneIntrinsic(width: length(8...60), height: length(8...60))
      return box
    }
    return stack
  }

  // MARK: Constraints

  private enum Axis: CaseIterable {
    case across, down
    var start: SceneAttribute { self == .across ? .leading : .top }
    var end: SceneAttribute { self == .across ? .trailing : .bottom }
    var length: SceneAttribute { self == .across ? .width : .height }
    var center: SceneAttribute { self == .across ? .centerX : .centerY }
  }

  /// Whether a view has a size of its own.
  private func hasSize(_ view: SceneView) -> Bool {
    switch view.kind {
    case .label, .stack: true
    default: false
    }
  }

  private mutating func add(
    _ view: SceneView, _ attribute: SceneAttribute, _ relation: SceneConstraint.Relation = .equal,
    times multiplier: Double = 1, to other: SceneConstraint.Operand? = nil, plus constant: Double = 0,
    at priority: Double = 1000
  ) {
    constraints.append(
      SceneConstraint(
        .init(.view(view.id), attribute), relation, multiplier: multiplier, to: other,
        constant: .points(constant), priority: ScenePriority(priority)))
  }

  /// Views one after another; the last one may end where the parent ends.
  private mutating func chain(_ views: [SceneView], in parent: SceneItem, _ axis: Axis) {
    let flexible = views.filter { !hasSize($0) }.randomElement(using: &random)
    var before: SceneView?
    for view in views {
      if let before {
        add(view, axis.start, to: .init(.view(before.id), axis.end), plus: length(0...16))
      } else {
        add(view, axis.start, to: .init(parent, axis.start), plus: length(0...24))
      }
      if !hasSize(view), view.id != flexible?.id { addSize(view, in: parent, axis) }
      before = view
    }
    guard let flexible, let last = views.last else { return }
    if ingredients.contains(.optional), isChosen(oneIn: 2) {
      // As wide as there is room, up to a limit.
      add(flexible, axis.length, .lessThanOrEqual, plus: length(40...200))
      add(last, axis.end, to: .init(parent, axis.end), plus: -length(0...24), at: priorities.removeLast())
    } else if isChosen(oneIn: 2) {
      add(last, axis.end, to: .init(parent, axis.end), plus: -length(0...24))
    } else {
      addSize(flexible, in: parent, axis)
    }
  }

  private mutating func addSize(_ view: SceneView, in parent: SceneItem, _ axis: Axis) {
    if isChosen(oneIn: 3) {
      add(
        view, axis.length, times: [0.125, 0.25].randomElement(using: &random) ?? 0.25, to: .init(parent, axis.length))
    } else {
      add(view, axis.length, plus: length(10...70))
    }
    if ingredients.contains(.optional), isChosen(oneIn: 4) {
      // A wish that a requirement overrules.
      add(view, axis.length, plus: length(10...200), at: priorities.removeLast())
    }
  }

  private mutating func placeAlone(_ view: SceneView, in parent: SceneItem, _ axis: Axis) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where !hasSize(view):
      add(view, axis.start, to: .init(parent, axis.start), plus: length(0...24))
      add(view, axis.end, to: .init(parent, axis.end), plus: -length(0...24))
    case 1:
      // A constant of horizontal centres does not follow the direction.
      add(view, axis.center, to: .init(parent, axis.center), plus: axis == .down ? length(-10...10) : 0)
      if !hasSize(view) { addSize(view, in: parent, axis) }
    default:
      add(view, axis.start, to: .init(parent, axis.start), plus: length(0...40))
      if !hasSize(view) { addSize(view, in: parent, axis) }
    }
    if isChosen(oneIn: 5) { add(view, axis.length, .lessThanOrEqual, to: .init(parent, axis.length)) }
  }
}
