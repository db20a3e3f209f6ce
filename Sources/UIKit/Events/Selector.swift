/// A method that a target and action pair calls.
///
/// Linux has no `#selector`: a selector is made from the method itself, as `Selector(ProfileController.save(_:))` or, in the
/// class, `Selector(Self.save(_:))`. A name alone, as in `Selector("save:")`, calls nothing; it can be compared and printed.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, or the place in the source where a selector without a name was made.
  public let description: String
  /// Calls the method; false where the target is of another class.
  private let body: (@MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool)?

  /// A name without a method.
  public init(_ name: String) { (description, body) = (name, nil) }

  /// A name without a method.
  public init(stringLiteral value: String) { self.init(value) }

  /// A method without parameters. Selectors of one name are equal; by default the name is the place in the source.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    description = name ?? "\(fileID):\(line):\(column)"
    body = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method that receives the sender: a control, a gesture recogniser, a bar button item. Where the sender is of another
  /// class than the parameter, nothing is called.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    description = name ?? "\(fileID):\(line):\(column)"
    body = { target, sender, _ in
      guard let target = target as? Target, let given = sender, let sender = given as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method that receives the sender and the event.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    description = name ?? "\(fileID):\(line):\(column)"
    body = { target, sender, event in
      guard let target = target as? Target, let given = sender, let sender = given as? Sender else { return false }
      method(target)(sender, event ?? UIEvent())
      return true
    }
  }

  /// Whether two selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Calls the method on a target.
  /// - Returns: Whether there is a method, and the target and the sender are of its classes.
  @MainActor
  @discardableResult
  package func perform(on target: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
    body?(target, sender, event) ?? false
  }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
/// A selector that is only a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
