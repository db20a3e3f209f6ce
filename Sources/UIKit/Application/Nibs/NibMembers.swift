/// The members of a class that nibs and storyboards can refer to by name: outlets, attributes, actions.
///
/// Linux has no Objective-C runtime to look names up, so a class lists them:
///
/// ```swift
/// override class var nibMembers: NibMembers {
///   super.nibMembers.property("nameLabel", \ProfileController.nameLabel)
///     .action(Selector(ProfileController.save(_:), name: "save:"))
/// }
/// ```
@preconcurrency @MainActor
public struct NibMembers {
  /// Closures that set a property of an object and return false if the object or the value has the wrong type.
  private var setters: [String: (AnyObject, Any?) -> Bool] = [:]
  private var getters: [String: (AnyObject) -> Any?] = [:]
  private var actions: [String: Selector] = [:]
  private var creations: [String: (AnyObject, NSCoder, Any?, String?) -> UIViewController?] = [:]

  /// No members.
  public init() {}

  /// Returns these members and a property: an outlet, an outlet collection or an attribute in Interface Builder's
  /// inspector. A property replaces an earlier one with the same name.
  public func property<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> NibMembers {
    var members = self
    members.setters[name] = { object, value in
      guard let owner = object as? Owner, let value: Value = NibValue.converted(value) else { return false }
      owner[keyPath: path] = value
      return true
    }
    members.getters[name] = { object in (object as? Owner)?[keyPath: path] }
    return members
  }

  /// Returns these members and a controller's view.
  ///
  /// A key path reads a computed property before it sets it, and reading this one loads the view.
  func view() -> NibMembers {
    var members = self
    members.setters["view"] = { object, value in
      guard let controller = object as? UIViewController, let view = value as? UIView else { return false }
      controller.view = view
      return true
    }
    members.getters["view"] = { object in (object as? UIViewController)?.view }
    return members
  }

  /// Returns these members and a read-only property, for use as the first part of a key path.
  func part<Owner: AnyObject, Value>(_ name: String, _ path: KeyPath<Owner, Value>) -> NibMembers {
    var members = self
    members.getters[name] = { object in (object as? Owner)?[keyPath: path] }
    return members
  }

  /// Returns these members and a method that controls, items and recognisers call, under its selector's name: `save`,
  /// `save:` or `save:forEvent:`.
  public func action(_ selector: Selector) -> NibMembers {
    var members = self
    members.actions[selector.description] = selector
    return members
  }

  /// Returns these members and a method that creates a segue's destination.
  public func segueAction<Owner: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder) -> UIViewController?
  ) -> NibMembers {
    creating(name) { (owner: Owner, coder, _, _) in method(owner)(coder) }
  }

  /// Returns these members and a method that creates a segue's destination from the segue's sender.
  public func segueAction<Owner: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?) -> UIViewController?
  ) -> NibMembers {
    creating(name) { (owner: Owner, coder, sender, _) in method(owner)(coder, sender) }
  }

  /// Returns these members and a method that creates a segue's destination from the segue's sender and identifier.
  public func segueAction<Owner: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?, String?) -> UIViewController?
  ) -> NibMembers {
    creating(name) { (owner: Owner, coder, sender, identifier) in method(owner)(coder, sender, identifier) }
  }

  private func creating<Owner: AnyObject>(
    _ name: String, _ make: @escaping (Owner, NSCoder, Any?, String?) -> UIViewController?
  ) -> NibMembers {
    var members = self
    members.creations[name] = { object, coder, sender, identifier in
      (object as? Owner).flatMap { make($0, coder, sender, identifier) }
    }
    return members
  }

  // MARK: Use

  /// Whether a property can be set.
  func canSet(_ name: String) -> Bool { setters[name] != nil }
  /// Sets a property; nil if there is none, false if the object or the value has the wrong type.
  func set(_ value: Any?, _ name: String, of object: AnyObject) -> Bool? { setters[name].map { $0(object, value) } }
  /// The value of a property; the outer nil for an unknown one.
  func value(_ name: String, of object: AnyObject) -> Any?? { getters[name].map { $0(object) } }
  /// The selector, including its method, of an action.
  func action(named name: String) -> Selector? { actions[name] }
  /// The controller that a method creates; nil for an unknown method, too.
  func controller(
    by name: String, of object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController? { creations[name]?(object, coder, sender, identifier) }
}

/// A class with members for nibs and storyboards. Responders, bar items and recognisers conform; any other class, such
/// as a data source that a nib creates, must declare its conformance.
@preconcurrency @MainActor
public protocol NibConnecting: AnyObject {
  /// Outlets, attributes and actions by name.
  static var nibMembers: NibMembers { get }
}

/// Converts values in documents to the types of properties.
enum NibValue {
  /// Converts a value to a type; numbers are converted to number types, nil to an optional's nil.
  static func converted<Value>(_ value: Any?) -> Value? {
    guard let value else { return value as? Value }
    if let same = value as? Value { return same }
    guard let number = value as? Double ?? (value as? Int).map(Double.init) ?? (value as? NSNumber)?.doubleValue else {
      return nil
    }
    let numbers: [Any] = [
      CGFloat(number), Float(number), Int(clamping: number), UInt(clamping: Int(clamping: number)),
      Int32(clamping: Int(clamping: number)), Int16(clamping: Int(clamping: number)), NSNumber(value: number),
      number != 0,
    ]
    return numbers.lazy.compactMap { $0 as? Value }.first
  }
}

extension Int {
  /// The nearest integer; the largest or smallest one beyond the range, 0 for NaN.
  fileprivate init(clamping number: Double) {
    self = number.isNaN ? 0 : Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }
}
