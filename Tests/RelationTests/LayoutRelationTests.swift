import Foundation
import Layout
import RecipeDocuments
import TestSupport
import Testing

/// Layouts of scenes that say the same in other words, or the same on another screen.
@MainActor
@Suite struct LayoutRelationTests {
  private let pipeline: LayoutPipeline
  /// Windows of a free canvas.
  private static let sizes = [Size(390, 700), Size(768, 1024), Size(701, 333)]

  init() throws { pipeline = try Relation.pipeline.get() }

  private static func cell(_ size: Size, scale: Double = 2) -> Cell {
    Cell(canvas: size, sizeClasses: SizeClasses(horizontal: .any, vertical: .any), displayScale: scale)
  }

  /// Compares the layouts of two scenes on a canvas of each size.
  private func compare(_ scene: Scene, _ other: Scene, _ sizes: [Size] = sizes) -> Relation.Verdict {
    var isUsed = false
    for size in sizes {
      let layout = pipeline.solve(scene, in: Self.cell(size))
      if !layout.isDetermined { continue }
      isUsed = true
      let second = pipeline.solve(other, in: Self.cell(size))
      if let finding = second.findings.first { return .fails("\(Self.cell(size).name): \(finding)") }
      if let difference = layout.difference(from: second) { return .fails("\(Self.cell(size).name): \(difference)") }
    }
    return isUsed ? .holds : .unusable
  }

  @Test func `the order of constraints does not matter`() throws {
    try Relation { scene, random in
      var other = scene
      other.constraints.shuffle(using: &random)
      return compare(scene, other)
    }.check()
  }

  @Test func `the order of views does not matter where no two tie`() throws {
    try Relation { scene, random in
      // A stack arranges its views in their order.
      var other = scene.mapViews { view in
        if case .stack = view.kind { return }
        view.children.shuffle(using: &random)
      }
      other.views.shuffle(using: &random)
      return compare(scene, other)
    }.check()
  }

  @Test func `a constraint that others imply changes nothing`() throws {
    try Relation { scene, random in
      guard let known = scene.constraints.randomElement(using: &random) else { return .unusable }
      var other = scene
      var implied = known
      if known.relation == .equal, Bool.random(using: &random) {
        implied.relation = Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual
      }
      other.constraints.insert(implied, at: Int.random(in: 0...scene.constraints.count, using: &random))
      return compare(scene, other)
    }.check()
  }

  @Test func `all lengths and the screen doubled double the frames`() throws {
    try Relation([.stacks, .optional]) { scene, _ in
      var double = scene.mapViews { view in
        if let size = view.intrinsic {
          view.intrinsic = SceneIntrinsic(width: size.width.map { 2 * $0 }, height: size.height.map { 2 * $0 })
        }
        if case .stack(var stack) = view.kind, case .points(let spacing) = stack.spacing {
          stack.spacing = .points(2 * spacing)
          view.kind = .stack(stack)
        }
      }
      for index in double.constraints.indices {
        if case .points(let constant) = double.constraints[index].constant {
          double.constraints[index].constant = .points(2 * constant)
        }
      }
      let size = Self.sizes[0]
      let layout = pipeline.solve(scene, in: Self.cell(size))
      if !layout.isDetermined { return .unusable }
      let large = pipeline.solve(double, in: Self.cell(Size(2 * size.width, 2 * size.height), scale: 1))
      let difference = layout.difference(from: large) { view in
        let frame = view.exactFrame
        return CGRect(x: 2 * frame.minX, y: 2 * frame.minY, width: 2 * frame.width, height: 2 * frame.height)
      }
      return difference.map { .fails($0) } ?? .holds
    }.check()
  }

  @Test func `from right to left the frames are the mirror image`() throws {
    try Relation { scene, _ in
      let cell = Self.cell(Self.sizes[0])
      let layout = pipeline.solve(scene, in: cell)
      if !layout.isDetermined { return .unusable }
      let mirrored = pipeline.solve(scene, in: cell.varied(CellVariant(direction: .rightToLeft)))
      let difference = layout.difference(from: mirrored) { view in
        guard let parent = view.parent else { return view.exactFrame }
        var frame = view.exactFrame
        frame.origin.x = layout.views[parent].exactFrame.width - frame.maxX
        return frame
      }
      return difference.map { .fails($0) } ?? .holds
    }.check()
  }

  @Test func `a safe area is a smaller screen, moved`() throws {
    try Relation([.texts, .stacks, .optional, .safeArea]) { scene, random in
      let insets = Insets(
        Double(Int.random(in: 0...60, using: &random)), Double(Int.random(in: 0...60, using: &random)),
        Double(Int.random(in: 0...60, using: &random)), Double(Int.random(in: 0...60, using: &random)))
      let size = Self.sizes[0]
      let inner = pipeline.solve(scene, in: Self.cell(size).covered(by: .zero))
      if !inner.isDetermined { return .unusable }
      let outer = Size(size.width + insets.left + insets.right, size.height + insets.top + insets.bottom)
      let layout = pipeline.solve(scene, in: Self.cell(outer).covered(by: insets))
      let difference = inner.difference(from: layout) { view in
        switch view.parent {
        case nil: CGRect(x: 0, y: 0, width: outer.width, height: outer.height)
        case 0: view.exactFrame.offsetBy(dx: insets.left, dy: insets.top)
        default: view.exactFrame
        }
      }
      return difference.map { .fails($0) } ?? .holds
    }.check()
  }

  @Test func `cells in any order have the layouts of fresh ones`() throws {
    try Relation { scene, random in
      let names = ["iphone-15-portrait", "ipad-pro-11-landscape", "iphone-se-1-portrait+rtl", "iphone-8-landscape+ax3"]
      let cells = (names + names).compactMap { Cell(named: $0) }.shuffled(using: &random)
      for (number, cell) in cells.enumerated() {
        let kept = pipeline.solve(scene, in: cell)
        // Other notes make a different scene, of which nothing is kept.
        var fresh = scene
        fresh.notes = "\(number)"
        if kept != pipeline.solve(fresh, in: cell) { return .fails("\(cell.name), the \(number + 1)th cell") }
      }
      return .holds
    }.check()
  }
}
