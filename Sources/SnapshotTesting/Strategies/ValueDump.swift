import Foundation

/// A value and its contents as lines: a triangle before a value with contents, a hyphen before any other.
///
///     ▿ User
///       - id: 1
///       - name: "Blob"
struct ValueDump {
  /// Objects that contain the present one; if one of them occurs again, there is a cycle.
  private var above: Set<ObjectIdentifier> = []

  /// Returns the lines, ending with a line break.
  func text(of value: Any) -> String { text(of: value, named: nil, indent: 0) }

  private func text(of value: Any, named name: String?, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    let label = name.map { "\($0): " } ?? ""
    let mirror = Mirror(reflecting: value)
    if let described = value as? any AnySnapshotStringConvertible, !type(of: described).renderChildren {
      return "\(space)- \(label)\(described.snapshotDescription)\n"
    }
    var inside = self
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    if mirror.displayStyle == .class, !(value is any CustomStringConvertible) {
      let id = ObjectIdentifier(value as AnyObject)
      if above.contains(id) { return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n" }
      inside.above.insert(id)
    }
    let children = mirror.children.map { inside.text(of: $0.value, named: $0.label, indent: indent + 2) }
    let isOrdered = !Self.isSorted(value, mirror.displayStyle)
    return "\(space)\(bullet) \(label)\(Self.title(of: value, mirror))\n"
      + (isOrdered ? children : children.sorted()).joined()
  }

  /// Whether a value's contents are sorted by their text, because they have no order of their own, or none that a
  /// reader knows.
  private static func isSorted(_ value: Any, _ style: Mirror.DisplayStyle?) -> Bool {
    switch style {
    case .dictionary, .set: true
    case .class, .struct: !(value is any CustomStringConvertible)
    default: false
    }
  }

  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    func counted(_ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
    let type = withoutNumbers("\(mirror.subjectType)")
    switch mirror.displayStyle {
    case .collection: return counted("element", "elements")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .set: return counted("member", "members")
    case .tuple: return "(\(counted("element", "elements")))"
    case .optional: return count == 0 ? "\(type).none" : type
    default: break
    }
    if let described = value as? any AnySnapshotStringConvertible { return described.snapshotDescription }
    if let described = value as? any CustomStringConvertible { return described.description }
    switch mirror.displayStyle {
    case .class, .struct: return type
    case .enum: return count == 0 ? "\(type).\(value)" : type
    default: return "\(value)"
    }
  }

  /// Removes the numbers in the names of local types.
  private static func withoutNumbers(_ name: String) -> String { name.replacing(#/ #\d+/#, with: "") }
}

/// A value that defines how `dump` shows it.
public protocol AnySnapshotStringConvertible {
  /// Whether the value's contents are listed below it; false by default.
  static var renderChildren: Bool { get }
  /// The value in one line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The value's contents are not listed.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In UTC, to the second.
  public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's description without addresses.
  public var snapshotDescription: String { Addresses.removed(from: debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// As it is written.
  public var snapshotDescription: String { debugDescription }
}

/// Addresses of objects, which differ from run to run.
enum Addresses {
  /// Returns the text without addresses, and without the colon before each: `<UIView: 0x7f80; …>` becomes `<UIView;
  /// …>`.
  static func removed(from text: String) -> String { text.replacing(#/:?\s*0x[\da-f]+/#, with: "") }
}
