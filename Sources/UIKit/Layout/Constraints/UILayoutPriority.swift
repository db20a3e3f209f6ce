/// The importance of a constraint: above 0, at most 1000, where 1000 is required (AL-1.23).
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// Above 0, up to 1000; constraints reject other values (AL-1.20 g).
  public var rawValue: Float

  /// A priority with any value; it is checked where it is set.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority with any value; it is checked where it is set.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must be satisfied, or a conflict is logged.
  public static let required = UILayoutPriority(1000)
  /// 750: the default for compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: above the window's own size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority with which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: below the window's own size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default for hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of a fitting size's target (AL-3.25).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by an amount; the same operator in a client's library takes precedence.
  @_disfavoredOverload
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }
  /// A priority that is lower by an amount; the same operator in a client's library takes precedence.
  @_disfavoredOverload
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }

  var isRequired: Bool { rawValue >= Self.required.rawValue }
}
