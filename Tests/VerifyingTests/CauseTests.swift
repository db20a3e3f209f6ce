import CairoCanvas
import RecipeDocuments
import Testing

@testable import Goldens
@testable import Verifying

/// The causes of changes.
@Suite struct CauseTests {
  private func change(_ subject: String, _ property: String = "constant", constraint: String? = nil) -> DocumentChange {
    var change = DocumentChange(
      kind: .changed, subject: subject, properties: [.init(name: property, from: "a", to: "b")],
      views: constraint == nil ? [subject] : [])
    change.constraint = constraint
    return change
  }

  private func edge(_ view: String) -> FactChange { .edge(view: view, edge: .top, from: 1, to: 2) }

  @Test func `one change is the cause of everything, no change the tool's or the device's`() {
    let change = change("A.Top", constraint: "constraint 1")
    let one = CauseFinder(inputs: [change], isOtherRenderer: false)
    #expect(one.cause(of: .layoutChanged([edge("A")])) { [:] } == .inputs([change]))
    #expect(one.cause(of: .identical) { [:] } == nil)
    #expect(one.cause(of: .missing) { [:] } == .noGolden)
    let none = CauseFinder(inputs: [], isOtherRenderer: false)
    let root = FactChange.fact(.root, from: .keyboard(0), to: .keyboard(20))
    #expect(none.cause(of: .layoutChanged([root, edge("A")])) { [:] } == .device([root]))
    #expect(none.cause(of: .layoutChanged([edge("A")])) { [:] } == .tool)
    #expect(CauseFinder(inputs: [], isOtherRenderer: true).cause(of: .layoutChanged([edge("A")])) { [:] } == .renderer)
  }

  @Test(arguments: ["marginsFromSafeArea", "bars.prompt", "readableWidth", "keyboard"])
  func `margins and safe area of the root that the document changed are not the device's`(_ key: String) {
    let margins = DocumentChange(kind: .changed, subject: "scene", properties: [.init(name: key, to: "false")])
    let root = FactChange.fact(.root, from: .keyboard(0), to: .keyboard(20))
    let finder = CauseFinder(inputs: [margins], isOtherRenderer: false)
    #expect(finder.cause(of: .layoutChanged([root, edge("A")])) { [:] } == .inputs([margins]))
  }

  @Test func `a picture file may have changed where the document has not`() {
    let finder = CauseFinder(inputs: [], isOtherRenderer: false, pictured: ["Photo"])
    #expect(finder.cause(of: .paintChanged) { [:] } == .pictures(["Photo"]))
    #expect(finder.cause(of: .layoutChanged([edge("Photo"), edge("A")])) { [:] } == .pictures(["Photo"]))
    #expect(finder.cause(of: .layoutChanged([edge("A")])) { [:] } == .tool)
  }

  @Test func `rules that changed since the golden was made are one cause, with their list`() {
    let older = CauseFinder(inputs: [], isOtherRenderer: false, rules: 1)
    let cause = older.cause(of: .layoutChanged([edge("A")])) { [:] }
    #expect(cause == .rules(since: 1))
    #expect(cause?.kind == .rules)
    #expect(cause?.description == "plumb's rules changed, from version 1 to \(LayoutRules.version)")
    #expect(cause?.rules == LayoutRules.changes(since: 1))
    #expect(cause?.rules?.first?.hasPrefix("AL-") == true)
    #expect(Cause.tool.rules == nil)
    #expect(LayoutRules.changes(since: LayoutRules.version).isEmpty)
    // A change in the document takes precedence over changed rules.
    let change = change("A.Top", constraint: "constraint 1")
    let both = CauseFinder(inputs: [change], isOtherRenderer: false, rules: 1)
    #expect(both.cause(of: .layoutChanged([edge("A")])) { [:] } == .inputs([change]))
    #expect(older.cause(of: .paintChanged) { [:] } == .tool)
  }

  @Test func `of several changes, those that decide what moved`() {
    let moved = change("A.Top", constraint: "constraint 1")
    let text = change("Label", "text")
    let colour = change("Other", "background")
    let finder = CauseFinder(inputs: [moved, text, colour], isOtherRenderer: false)
    let deciders: [String: Set<String>] = ["A": ["constraint 1"], "B": ["\"Label\"", "constraint 9"]]
    #expect(finder.cause(of: .layoutChanged([edge("A")])) { deciders } == .inputs([moved]))
    #expect(finder.cause(of: .layoutChanged([edge("B")])) { deciders } == .inputs([text]))
    #expect(finder.cause(of: .layoutChanged([edge("A"), edge("B")])) { deciders } == .inputs([moved, text]))
    #expect(finder.cause(of: .layoutChanged([edge("Z")])) { deciders } == .inputs([moved, text, colour]))
    #expect(finder.cause(of: .paintChanged) { deciders } == .inputs([colour]))
  }

  @Test func `a rename is the cause where nothing else has changed`() {
    let rename = DocumentChange(
      kind: .renamed, subject: "B", properties: [.init(name: "", from: "A", to: "B")], views: ["B"])
    let moved = change("C.Top", constraint: "constraint 1")
    let edge = FactChange.edge(view: "C", edge: .top, from: 1, to: 2)
    let finder = CauseFinder(inputs: [rename, moved], isOtherRenderer: false)
    let renamed = FactChange.renamed(from: "A", to: "B")
    #expect(finder.cause(of: .layoutChanged([renamed])) { [:] } == .inputs([rename]))
    #expect(finder.cause(of: .layoutChanged([renamed, edge])) { [:] } == .inputs([rename, moved]))
    #expect(finder.cause(of: .layoutChanged([edge])) { [:] } == .inputs([moved]))
    #expect(finder.cause(of: .paintChanged) { [:] } == .inputs([moved]))
    #expect(Cause.inputs([rename]).description == "A renamed B")
    #expect(
      Cause.inputs([rename, moved, moved, moved]).description
        == "A renamed B; C.Top: constant a -> b; C.Top: constant a -> b; and 1 more change")
  }

  @Test func `a record of an earlier format cannot name a change, and that is said`() {
    let finder = CauseFinder(inputs: [], isOtherRenderer: false, isOfEarlierFormat: true)
    #expect(finder.cause(of: .layoutChanged([edge("A")])) { [:] } == .earlierFormat)
    #expect(Cause.earlierFormat.kind == .document)
    #expect(Cause.earlierFormat.description.contains("earlier format"))
  }

  @Test(arguments: [
    ("text/scripts", "text/scripts", "any", true), ("text/*", "text/scripts", "any", true),
    ("*/iphone-15-portrait", "text/scripts", "iphone-15-portrait", true), ("text/scripts#1", "text/scripts", "a", true),
    ("text/scripts#2", "text/scripts", "a", false), ("text", "text/scripts", "a", false), ("*", "x", "y", true),
    ("te?t/*#1", "text/scripts", "a", true), ("", "x", "y", false), ("a*b*c", "aXXbYYc", "z", true),
    ("*#rules", "text/scripts", "a", true), ("text/*#rules", "x/y", "a", false), ("*#tool", "text/scripts", "a", false),
    ("********************b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "z", false),
  ])
  func `patterns name scenes, cells and causes`(_ pattern: String, _ scene: String, _ cell: String, _ fits: Bool) {
    #expect(CellPattern(pattern).matches(scene: scene, cell: cell, group: 0, kind: .rules) == fits)
  }
}

@Suite struct ShardTests {
  @Test func `every thing is in one shard, and loads are even`() throws {
    let weights = (0..<100).map { Double($0 * $0 % 37 + 1) }
    for count in [1, 2, 3, 7, 100, 150] {
      let parts = try (1...count).map { try #require(Shard($0, of: count)).positions(of: weights) }
      #expect(parts.flatMap { $0 }.sorted() == Array(0..<100))
      let loads = parts.map { $0.reduce(0) { $0 + weights[$1] } }
      #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 37)
    }
  }

  @Test func `shards are read from words and from schedulers`() {
    #expect(Shard("2/8")?.text == "2/8")
    for text in ["0/8", "9/8", "2", "a/b", "1/0", "-1/2", "1/2/3", "1/99999"] { #expect(Shard(text) == nil) }
    func shard(_ environment: [String: String]) -> String? { Shard(environment: environment)?.text }
    #expect(shard(["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "8"]) == "3/8")
    #expect(shard(["JOB_COMPLETION_INDEX": "0", "PLUMB_SHARDS": "4"]) == "1/4")
    #expect(shard(["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"]) == "2/5")
    #expect(shard(["PARALLEL_SEQ": "4", "PLUMB_SHARDS": "4"]) == "4/4")
    #expect(shard([:]) == nil)
    #expect(shard(["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "5"]) == nil)
  }
}

@Suite struct PictureMeasureTests {
  private func picture(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) -> PixelImage {
    PixelImage(width: width, height: height, pixels: [UInt32](repeating: color, count: width * height))
  }

  @Test func `differences in numbers`() {
    let white = picture(64, 32)
    #expect(PictureMeasure(white, white).differing == 0)
    var other = white
    for x in 0..<8 { other[x, 0] = 0xFF00_0000 }
    other[40, 20] = 0xFFFF_FFFE
    let measure = PictureMeasure(white, other)
    #expect(measure.differing == 9)
    #expect(measure.channel == 255)
    #expect(abs(measure.delta - 100) < 0.1)
    #expect(measure.pixels == 2048)
    #expect(measure.densest == 8.0 / 256)
    #expect(PictureMeasure(white, other, ignoring: 1).differing == 8)
    #expect(measure.description.hasPrefix("9 of 2048 pixels differ (0.439 %), a channel by at most 255 of 255, ΔE 100"))
  }

  @Test func `other sizes are padded, said, and never tolerated`() {
    let measure = PictureMeasure(picture(10, 10), picture(10, 12))
    #expect(measure.differing == 20)
    #expect(measure.description.hasPrefix("sizes 10 × 10 and 10 × 12; "))
    #expect(!GoldenTolerance(name: "all", channel: 255, pixels: 1).holds(for: measure))
  }

  @Test func `each bound counts`() {
    var other = picture(16, 16)
    for x in 0..<4 { other[x, 0] = 0xFFF0_F0F0 }
    let measure = PictureMeasure(picture(16, 16), other)
    #expect(!GoldenTolerance.exact.holds(for: measure))
    #expect(GoldenTolerance(name: "a", pixels: 0.02).holds(for: measure))
    #expect(!GoldenTolerance(name: "a", pixels: 0.01).holds(for: measure))
    #expect(!GoldenTolerance(name: "a", pixels: 1, delta: 1).holds(for: measure))
    #expect(GoldenTolerance(name: "a", pixels: 1, delta: 10, window: 0.02).holds(for: measure))
    #expect(!GoldenTolerance(name: "a", pixels: 1, window: 0.01).holds(for: measure))
  }

  @Test func `three side by side, and the part that differs`() throws {
    var other = picture(200, 100)
    other[150, 60] = 0xFF00_0000
    let difference = PictureDifference.picture(picture(200, 100), other)
    let all = PictureDifference.threeUp(picture(200, 100), other, difference.image)
    #expect(all.width == 620)
    #expect(all.height == 100)
    #expect(all[50, 10] != 0xFFFF_FFFF)
    #expect(all[49, 10] == 0xFFFF_FFFF)
    let crop = try #require(PictureDifference.crop(picture(200, 100), other, difference.image))
    #expect(crop.width == 3 * 41 + 20)
    #expect(crop.height == 41)
    #expect(PictureDifference.crop(other, other, PictureDifference.picture(other, other).image) == nil)
  }
}
