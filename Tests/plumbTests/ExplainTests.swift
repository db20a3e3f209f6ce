import Foundation
import Testing

/// `plumb explain`, as run by a user.
@Suite struct ExplainTests {
  private static let row = """
    title: Row
    views:
      Name: { label: A name, font: 17 }
      Value: { label: A value, font: 17 }
    constraints: |
      1. Name.Leading = Superview.Leading + 16
      2. Value.Leading = Name.Trailing + 16
      3. Superview.Trailing = Value.Trailing + 16
      4. Name.Width = Value.Width
      5. Name.Top = Superview.Top + 100
      6. Value.Baseline = Name.Baseline

    """

  @Test func `an edge, what decides it and how that adds up`() throws {
    let workplace = try Workplace(["row": Self.row])
    let explained = try workplace.plumb(
      "explain", "Recipes/row.yaml", "Name.width", "--cell", "iphone-15-portrait")
    #expect(
      explained.out == """
        Row, iphone-15-portrait
          Name.width = 172.5 = (393 - 16 - 16 - 16) / 2
                    -8  1. Name.Leading = Superview.Leading + 16  Recipes/row.yaml:6:3
                    -8  2. Value.Leading = Name.Trailing + 16  Recipes/row.yaml:7:3
                    -8  3. Superview.Trailing = Value.Trailing + 16  Recipes/row.yaml:8:3
                        4. Name.Width = Value.Width  Recipes/row.yaml:9:3
                +196.5  screen: 393 wide
              gave way  Name: its content is 57.667 wide, hugged @251
            what would change it:
              the width of the screen below 48 (now 393): the constraints contradict each other

        """)
    #expect(explained.code == 0)
    #expect(explained.talk.isEmpty)
  }

  @Test func `the same as JSON, in the order of the arguments`() throws {
    let workplace = try Workplace(["row": Self.row])
    let explained = try workplace.plumb("explain", "row", "value.LEFT", "Name.top", "--json")
    struct Output: Decodable {
      struct Edge: Decodable {
        struct Decider: Decodable {
          var kind: String
          var text: String
          var file: String?
          var line: Int?
          var factor: Double
        }
        var scene: String
        var edge: String
        var value: Double
        var deciders: [Decider]
      }
      var version: Int
      var edges: [Edge]
    }
    let output = try JSONDecoder().decode(Output.self, from: Data(explained.out.utf8))
    #expect(output.version == 1)
    #expect(output.edges.map(\.edge) == ["Value.left", "Name.top"])
    let top = try #require(output.edges.last)
    #expect(top.scene == "row")
    #expect(top.value == 100)
    #expect(top.deciders.map(\.text) == ["5. Name.Top = Superview.Top + 100"])
    #expect(top.deciders.first?.file == "Recipes/row.yaml")
    #expect(top.deciders.first?.line == 10)
    #expect(top.deciders.first?.factor == 1)
  }

  @Test(arguments: [
    ("Nme.width", "plumb explain: no view \"Nme\"; did you mean Name?"),
    ("Name.wdth", "plumb explain: no edge \"wdth\"; did you mean width?"),
  ])
  func `a name that is not there gets a suggestion`(_ edge: String, _ message: String) throws {
    let workplace = try Workplace(["row": Self.row])
    let explained = try workplace.plumb("explain", "Recipes/row.yaml", edge)
    #expect(explained.code == 2)
    #expect(explained.talk.hasPrefix(message), "\(explained.talk)")
  }
}
