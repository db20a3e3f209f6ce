/// The first case of an enumeration, whose raw values nothing but its source knows.
enum FirstCase {
  static func of<T>(_ type: T.Type) -> T? {
    if let all = type as? any CaseIterable.Type { return first(all) as? T }
    // Without values of its cases, an enumeration is stored as the number of a case.
    guard type is any RawRepresentable.Type, isEnumeration(type) else { return nil }
    switch MemoryLayout<T>.size {
    case 0: return unsafeBitCast((), to: type)
    case 1: return unsafeBitCast(UInt8(0), to: type)
    default: return nil
    }
  }

  private static func first<All: CaseIterable>(_ all: All.Type) -> Any? { all.allCases.first }

  /// Whether a type is an enumeration: its metadata begins with the kind (Swift's ABI, `MetadataKind::Enum`).
  private static func isEnumeration(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201
  }
}
