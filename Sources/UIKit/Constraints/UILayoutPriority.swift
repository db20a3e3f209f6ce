/// How much a constraint matters: above 0, at most 1000, where 1000 is required (AL-1.23).
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// Above 0, up to 1000; constraints refuse other values (AL-1.20 g).
  public var rawValue: Float

  /// A priority of any value; it is checked where it is set.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority of any value; it is checked where it is set.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold, or a conflict is logged.
  public static let required = UILayoutPriority(1000)
  /// 750: what compression resistance starts with.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: above the window's own size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: at which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: below the window's own size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: what hugging starts with.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: at which a fitting size pulls to its target (AL-3.25).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority so much above; the same operator of a client's library wins.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }
  /// A priority so much below; the same operator of a client's library wins.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }

  var isRequired: Bool { rawValue >= Self.required.rawValue }
}
