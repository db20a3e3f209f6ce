import Foundation
import Testing

@testable import SnapshotTesting

@Suite struct DumpTests {
  private struct User {
    let name = "Blob"
    let id = 1
    let tags: Set<String> = ["b", "a"]
    let more: [String: Int] = ["z": 2]
    let nothing: Int? = nil
  }

  private final class Node {
    var next: Node?
  }

  @Test func `a dump lists what a value holds, in an order that does not change`() {
    #expect(
      ValueDump().text(of: User()) == """
        ▿ User
          - id: 1
          - name: "Blob"
          - nothing: Optional<Int>.none
          ▿ more: 1 key/value pair
            ▿ (2 elements)
              - key: "z"
              - value: 2
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
    #expect(ValueDump().text(of: Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(ValueDump().text(of: NSObject()) == "- <NSObject>\n")
  }

  @Test func `a dump tells colours, fonts and styles of paragraphs apart`() {
    struct Theme {
      let color: UIColor
      let font: UIFont
      let style = NSParagraphStyle()
    }
    let text = ValueDump().text(of: Theme(color: .red, font: .systemFont(ofSize: 17)))
    #expect(text.contains("- color: UIExtendedSRGBColorSpace 1 0 0 1\n"))
    #expect(text.contains("font-size: 17.00pt\n"))
    #expect(text.contains("- style: Alignment Natural, "))
    #expect(text != ValueDump().text(of: Theme(color: .blue, font: .systemFont(ofSize: 17))))
  }

  @Test func `a circle of objects ends`() {
    let node = Node()
    node.next = node
    #expect(
      ValueDump().text(of: node) == """
        ▿ Node
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
    node.next = nil
  }

  @Test func `functions, JSON and paths are texts`() async {
    enum Way: String, CaseIterable { case up, down }
    let table = Snapshotting<Way, String>.func(into: Snapshotting<String, String>.lines)
    #expect(table.snapshot { $0.rawValue.uppercased() }.value(within: 1) == "\"up\",\"UP\"\n\"down\",\"DOWN\"")
    #expect(Snapshotting<[Int], String>.json.snapshot([1]).value(within: 1) == "[\n  1\n]")
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 1.23456))
    path.addQuadCurve(to: CGPoint(x: 2, y: 3), control: CGPoint(x: 4, y: 5))
    path.closeSubpath()
    #expect(
      Snapshotting<CGPath, String>.elementsDescription.snapshot(path).value(within: 1)
        == "MoveTo (0.0, 1.235)\nQuadCurveTo (4.0, 5.0) (2.0, 3.0)\nClose \n")
  }
}
