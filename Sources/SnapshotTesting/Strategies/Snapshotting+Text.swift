public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Compares texts as they are, line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// Describes a value by `String(describing:)`.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

  /// Describes a value and everything it contains, line by line, without addresses and in a stable order.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump().text(of: $0) } }

  /// Describes a Foundation object as JSON with sorted keys.
  public static var json: Snapshotting {
    var json = SimplySnapshotting.lines.pullback { (value: Value) in
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      return data.map { String(decoding: $0, as: UTF8.self) } ?? "not JSON: \(type(of: value))"
    }
    json.pathExtension = "json"
    return json
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Describes a value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Describes a value as JSON from an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting { encoded("json") { try encoder.encode($0) } }

  /// Describes a value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Describes a value as a property list from an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  private static func encoded(_ ending: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch { return "\(error)" }
    }
    strategy.pathExtension = ending
    return strategy
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in old == new ? nil : ("\(old.count) bytes before, \(new.count) now", []) }))
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Describes a function by a table of each case and its result.
  public static func `func`<Output>(
    into witness: Snapshotting<Output, Format>
  ) -> Snapshotting<(Value) -> Output, Format> {
    var strategy = SimplySnapshotting.lines.pullback { (function: (Value) -> Output) in
      let rows = Value.allCases.map { input in
        "\"\(input)\",\"\(witness.snapshot(function(input)).value(within: 5) ?? "")\""
      }
      return rows.joined(separator: "\n")
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
