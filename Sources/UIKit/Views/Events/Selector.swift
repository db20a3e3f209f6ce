/// A method called by target-action.
///
/// Linux has no `#selector`; a selector is made from the method itself, as `Selector(ProfileController.save(_:))` or,
/// in the class, `Selector(Self.save(_:))`. A selector made from a name alone, as in `Selector("save:")`, calls
/// nothing; it can be compared and printed.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, or the source location where a selector without a name was made.
  public let description: String
  /// Calls the method; returns false if the target has another class.
  private let body: (@MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool)?
  /// Calls a method that returns a text; nil if the target has another class.
  private var text: (@MainActor @Sendable (AnyObject) -> String?)?

  /// A selector with a name but no method.
  public init(_ name: String) { (description, body) = (name, nil) }

  /// A selector with a name but no method.
  public init(stringLiteral value: String) { self.init(value) }

  /// A selector for a method without parameters. Selectors with the same name are equal; by default the name is the
  /// source location.
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

  /// A selector for a method that returns a text, such as the one that a collation sorts by.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> String, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    description = name ?? "\(fileID):\(line):\(column)"
    body = { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
    text = { ($0 as? Target).map { method($0)() } }
  }

  /// A selector for a method that receives the sender: a control, a gesture recogniser, a bar button item. If the
  /// sender is not of the parameter's class, nothing is called.
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

  /// A selector for a method that receives the sender and the event.
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

  /// The text that the method returns, or that a stored property with the selector's name has; nil without either.
  @MainActor
  func text(of object: Any) -> String? {
    if let found = text?(object as AnyObject) { return found }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror {
      for child in part.children where child.label == description || child.label == "$__lazy_storage_$_\(description)" {
        if let found = child.value as? String { return found }
        if let found = Mirror(reflecting: child.value).children.first?.value as? String { return found }
      }
      mirror = part.superclassMirror
    }
    return nil
  }

  /// Calls the method on a target.
  /// - Returns: Whether there is a method, and the target and the sender have its classes.
  @MainActor
  @discardableResult
  package func perform(on target: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
    body?(target, sender, event) ?? false
  }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
/// A selector with only a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
