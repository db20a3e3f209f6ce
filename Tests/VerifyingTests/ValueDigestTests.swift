import Foundation
import Layout
import Testing

@testable import Goldens
@testable import Verifying

@Suite struct ValueDigestTests {
  private struct Values: Encodable {
    var number = 1.0
    var share: Float = 1
    var count: UInt16 = 1
    var isOn = false
    var text: String? = "a"
    var names: Set<String> = ["one", "two", "three", "four", "five", "six"]
    var sizes: [String: [Int]] = ["a": [1], "b": [2, 3], "c": []]
    var kind = Kind.plain
    var bytes: [UInt8] = [1, 2]
    private var hidden = 3

    init(hidden: Int = 3) { self.hidden = hidden }
  }

  private enum Kind: Encodable {
    case plain
    case other
    case number(Double)
    case size(Double)
  }

  @Test func `everything that a value holds counts`() {
    var all: Set<String> = [ValueDigest.text(of: Values())]
    func add(_ change: (inout Values) -> Void) {
      var values = Values()
      change(&values)
      all.insert(ValueDigest.text(of: values))
    }
    add { $0.number = 1.0.nextUp }
    add { $0.share = 2 }
    add { $0.count = 2 }
    add { $0.isOn = true }
    add { $0.text = nil }
    add { $0.text = "" }
    add { $0.names.remove("six") }
    add { $0.sizes["b"] = [3, 2] }
    add { $0.sizes["c"] = nil }
    add { $0.kind = .other }
    add { $0.kind = .number(1) }
    add { $0.kind = .size(1) }
    add { $0.bytes = [1, 3] }
    all.insert(ValueDigest.text(of: Values(hidden: 4)))
    #expect(all.count == 15)
  }

  @Test func `order counts in lists alone`() {
    var one: Set<String> = []
    for word in (0..<100).map(String.init) { one.insert(word) }
    var other: Set<String> = []
    for word in (0..<100).reversed().map(String.init) { other.insert(word) }
    #expect(ValueDigest.text(of: one) == ValueDigest.text(of: other))
    #expect(ValueDigest.text(of: ["a", "b"]) != ValueDigest.text(of: ["b", "a"]))
    #expect(ValueDigest.text(of: ["ab", "c"]) != ValueDigest.text(of: ["a", "bc"]))
    // The same in every process.
    #expect(ValueDigest.text(of: ["a": 1.5]) == ValueDigest.text(of: ["a": 1.5]))
  }

  @Test func `cells differ by what they are, and by their state`() throws {
    let plain = try Matrix.everything.cells()
    let cells = plain + plain.map { $0.inState("a") } + plain.map { $0.inState("b") }
    #expect(Set(cells.map { CellDigests.text(of: $0) }).count == cells.count)
    #expect(Set(cells.map { ValueDigest.text(of: $0) }).count == cells.count)
  }
}
