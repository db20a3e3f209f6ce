import Foundation

/// A value and all it holds as lines: a triangle before what holds something, a hyphen before what does not.
///
///     ▿ User
///       - id: 1
///       - name: "Blob"
struct ValueDump {
  /// Objects around the present one: one of them again is a circle.
  private var above: Set<ObjectIdentifier> = []

  /// Ends with a line break.
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

  /// Whether what the value holds is listed by its text: it has no order of its own, or not one that a reader knows.
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

  /// Local types have numbers in their names.
  private static func withoutNumbers(_ name: String) -> String { name.replacing(#/ #\d+/#, with: "") }
}

/// A value that says itself how `dump` shows it.
public protocol AnySnapshotStringConvertible {
  /// Whether what the value holds is listed below it; false by default.
  static var renderChildren: Bool { get }
  /// The value in one line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// What the value holds is not listed.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In the world's time, to the second.
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
  /// The text without them, and without the colon before each: `<UIView: 0x7f80; …>` becomes `<UIView; …>`.
  static func removed(from text: String) -> String { text.replacing(#/:?\s*0x[\da-f]+/#, with: "") }
}
