import Foundation
import Testing
import UIKit

@testable import PlumbTesting
@testable import SnapshotTesting

/// Values as texts, and the older calls that state a Boolean for a record mode.
@Suite struct TextStrategyTests {
  private struct Lamp: Encodable {
    let name: String
    let watts: Int
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    strategy.snapshot(value).value(within: 1)
  }

  // MARK: Formats

  @Test func `a property list has a dictionary with the value's properties`() throws {
    let lamp = Lamp(name: "Floor", watts: 9)
    let list = try #require(text(lamp, .plist))
    let read = try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil) as? [String: Any]
    #expect(list.hasPrefix("<?xml"))
    #expect(read?["name"] as? String == "Floor")
    #expect(read?["watts"] as? Int == 9)
    #expect(Snapshotting<Lamp, String>.plist.pathExtension == "plist")
  }

  @Test func `JSON has sorted keys`() {
    let lamp = Lamp(name: "Floor", watts: 9)
    #expect(text(lamp, .json) == "{\n  \"name\" : \"Floor\",\n  \"watts\" : 9\n}")
    #expect(Snapshotting<Lamp, String>.json.pathExtension == "json")
  }

  @Test func `what an encoder refuses is a text with its error`() {
    let found = text(Double.infinity, .json(JSONEncoder()))
    #expect(found?.isEmpty == false)
    #expect(found != "inf")
  }

  @Test func `a Foundation object is JSON, or says that it is none`() {
    let json = Snapshotting<[String: Int], String>.json
    #expect(text(["b": 2, "a": 1], json) == "{\n  \"a\" : 1,\n  \"b\" : 2\n}")
  }

  @Test func `bytes are compared by what they are`() {
    let diff = Snapshotting<Data, Data>.data.diffing.diff
    #expect(diff(Data([1]), Data([1])) == nil)
    #expect(diff(Data([1]), Data([2]))?.0 == "1 bytes before, 1 now")
    #expect(diff(Data([1]), Data([2, 3]))?.0 == "1 bytes before, 2 now")
  }

  @Test func `numbers of a path have one to three decimals, or those of a formatter`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -0.0001, y: 1.5))
    path.addLine(to: CGPoint(x: 2.25, y: 10))
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    #expect(
      text(path as CGPath, .elementsDescription)
        == "MoveTo (0.0, 1.5)\nLineTo (2.25, 10.0)\n\nMoveTo (1.0, 1.0)\nCurveTo (1.0, 2.0) (3.0, 4.0) (5.0, 6.0)\n")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 0
    formatter.roundingMode = .down
    let whole = text(path as CGPath, .elementsDescription(numberFormatter: formatter))
    #expect(whole?.contains("LineTo (2, 10)\n") == true, "\(whole ?? "")")
  }

  @MainActor @Test func `a path of UIKit is described by its steps`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 2))
    #expect(text(path, .elementsDescription) == "MoveTo (0.0, 0.0)\nLineTo (1.0, 2.0)\n")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 2
    #expect(text(path, .elementsDescription(numberFormatter: formatter))?.hasSuffix("(1.00, 2.00)\n") == true)
  }

  @Test func `a dump shows letters, bytes, parts of texts and addresses in one line each`() throws {
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(ValueDump().text(of: Character("a")) == "- \"a\"\n")
    #expect(ValueDump().text(of: "abc".dropFirst()) == "- \"bc\"\n")
    #expect(ValueDump().text(of: address) == "- https://example.org/a\n")
    #expect(ValueDump().text(of: Data([1, 2])).hasPrefix("- 2 bytes"))
  }

  @Test func `a value is transformed when it comes`() {
    #expect(Async<Int> { $0(2) }.map { $0 * 10 }.value(within: 5) == 20)
    #expect(Async(value: 3).map { "\($0)" }.value(within: 5) == "3")
  }

  // MARK: Older calls

  private func verify(_ text: String, _ recording: Bool?, in folder: String) -> String? {
    RecordMode.$environment.withValue([:]) {
      verifySnapshot(
        of: text, as: .lines, named: "a", record: recording, snapshotDirectory: folder, testName: "test()")
    }
  }

  @Test func `true records always, false only what is missing`() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(verify("1", false, in: folder.path())?.hasPrefix("there was no snapshot; it has been recorded") == true)
    #expect(verify("2", false, in: folder.path())?.hasPrefix("the snapshot \"a\" differs") == true)
    #expect(verify("2", true, in: folder.path())?.hasPrefix("recorded, because the record mode is all") == true)
    #expect(verify("2", nil, in: folder.path()) == nil)
  }
}
