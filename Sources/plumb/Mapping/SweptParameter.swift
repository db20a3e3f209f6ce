import Layout
import LayoutMaps
import RecipeDocuments

/// The quantity that a sweep varies: a side of the window, or the constant or the priority of one constraint.
struct SweptParameter {
  /// The part of a constraint that is varied in a window of one size.
  enum Part: String {
    case constant, priority
  }

  /// `width`, `height`, `constant 7` or `priority 7`.
  let name: String
  /// `width`, `height`, `constant of constraint 7` or `priority of constraint 7`, for sentences.
  let title: String
  /// In points.
  let range: ClosedRange<Double>
  /// Sides of the window that stay fixed, in points.
  let fixed: [(side: String, length: Double)]
  /// The windows at a value, and the window's size in points.
  let place: @MainActor (Double) -> (sizes: WindowSizes, size: SIMD2<Double>)
  /// Whether the scene itself changes with the value.
  let changesScene: Bool
  /// Whether only its order among other priorities matters.
  private let isPriority: Bool

  /// A side of the window.
  init(_ sizes: WindowSizes, width: ClosedRange<Double>, height: ClosedRange<Double>) {
    let isHeight = width.lowerBound == width.upperBound
    (name, range) = isHeight ? ("height", height) : ("width", width)
    title = name
    let other = isHeight ? width.lowerBound : height.lowerBound
    fixed = [(isHeight ? "width" : "height", other)]
    place = { (sizes, isHeight ? SIMD2(other, $0) : SIMD2($0, other)) }
    (changesScene, isPriority) = (false, false)
  }

  /// A part of a constraint, in a window of one size.
  init(_ part: Part, of label: String, _ range: ClosedRange<Double>, _ sizes: WindowSizes, at size: SIMD2<Double>) {
    (name, self.range, changesScene) = ("\(part.rawValue) \(label)", range, true)
    title = "\(part.rawValue) of constraint \(label)"
    isPriority = part == .priority
    fixed = [("width", size.x), ("height", size.y)]
    place = { (sizes.changed { $0.set(part, $1, of: label) }($0), size) }
  }

  /// Returns the layout at a value.
  @MainActor
  func layout(_ value: Double) -> SolvedLayout {
    let (sizes, size) = place(value)
    return sizes.layout(size)
  }

  /// Returns the pieces of the range.
  /// - Parameter goesOn: Called after each piece; if it returns false, the rest is left open.
  @MainActor
  func sweep(_ goesOn: (MapProgress) -> Bool) -> Sweep {
    if isPriority {
      var builder = PrioritySweepBuilder(over: range) { value in LayoutProbe.recording { layout(value) } }
      return builder.build(goesOn)
    }
    var builder = SweepBuilder(over: range) { value in LayoutProbe.recording { layout(value) } }
    return builder.build(goesOn)
  }
}

extension WindowSizes {
  /// Returns the same windows of a scene that changes with a value.
  fileprivate func changed(_ change: @escaping (inout Scene, Double) -> Void) -> (Double) -> WindowSizes {
    { value in
      var scene = scene
      change(&scene, value)
      return WindowSizes(scene, rule, variant: variant, state: state, pipeline: pipeline)
    }
  }
}

extension Scene {
  /// Numbers of constraints whose constants and priorities can be swept.
  var constraintLabels: [String] { constraints.compactMap(\.label) }

  fileprivate mutating func set(_ part: SweptParameter.Part, _ value: Double, of label: String) {
    for index in constraints.indices where constraints[index].label == label {
      switch part {
      case .constant: constraints[index].constant = .points(value)
      case .priority: constraints[index].priority = ScenePriority(value)
      }
    }
  }
}
