/// The classes that nibs and storyboards name, and the members of their objects.
@preconcurrency @MainActor
public enum NibClasses {
  /// Members of classes that cannot list them themselves, with the objects they apply to.
  private static var extensions: [(applies: (AnyObject) -> Bool, members: NibMembers)] = []
  private static var named: [String: AnyClass] = [:]
  /// By class; cleared when an extension is registered.
  private static var members: [ObjectIdentifier: [NibMembers]] = [:]
  private static var registeredModules: Set<String> = []

  /// Adds members to a class and its subclasses, such as attributes and actions that an extension of UIKit declares.
  public static func extend<Class: AnyObject>(_ type: Class.Type, _ added: NibMembers) {
    extensions.append(({ $0 is Class }, added))
    members = [:]
  }

  /// Registers the name that documents use for a class, if it is not the class's own name.
  public static func register(_ type: AnyClass, as name: String) { named[name] = type }

  /// Returns a class by its name in a document; nil for an unknown one.
  /// - Parameter modules: The modules to search, in order. Their `NibRegistration` classes register first.
  package static func find(_ name: String, in modules: [String]) -> AnyClass? {
    for module in modules where registeredModules.insert(module).inserted {
      (_typeByName("\(module).NibRegistration") as? any NibRegistering.Type)?.register()
    }
    if let known = named[name] { return known }
    for module in modules { if let found = _typeByName("\(module).\(name)") as? AnyClass { return found } }
    return nil
  }

  /// The class's own members, then those of extensions, then UIKit's.
  private static func members(of object: AnyObject) -> [NibMembers] {
    let id = ObjectIdentifier(type(of: object))
    if let known = members[id] { return known }
    let own = (object as? any NibConnecting).map { [type(of: $0).nibMembers] } ?? []
    let found = own + (extensions.reversed() + SystemMembers.all).filter { $0.applies(object) }.map(\.members)
    members[id] = found
    return found
  }

  /// Whether an object has a settable property with a name.
  package static func canSet(_ key: String, of object: AnyObject) -> Bool {
    members(of: object).contains { $0.canSet(key) }
  }

  /// Sets a property by its name.
  /// - Returns: nil if there is no property with the name, false if the value has the wrong type.
  static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool? {
    let found = members(of: object).lazy.compactMap { $0.set(value, key, of: object) }
    return found.first { $0 } ?? found.first
  }

  /// The value of a property by its name; the outer nil for an unknown one.
  static func value(_ key: String, of object: AnyObject) -> Any?? {
    members(of: object).lazy.compactMap { $0.value(key, of: object) }.first
  }

  /// Sets a property of an object, or of the object that a key path leads to; responders use `setValue(_:forKey:)`.
  package static func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      let next = (object as? UIResponder)?.value(forKey: parts[0]) ?? self.value(parts[0], of: object).flatMap { $0 }
      if let next { return setValue(value, forKeyPath: parts[1], of: next as AnyObject) }
      return note(.unknown, parts[0], of: object)
    }
    if let responder = object as? UIResponder { return responder.setValue(value, forKey: path) }
    switch set(value, path, of: object) {
    case true?: break
    case false?: note(.otherClass(value), path, of: object)
    case nil: note(.unknown, path, of: object)
    }
  }

  /// The method of an action, by one of its Objective-C names.
  package static func action(_ name: String, of object: AnyObject) -> Selector? {
    members(of: object).lazy.compactMap { $0.action(named: name) }.first
  }

  /// The controller that an object's method creates for a segue; nil if it creates none.
  package static func controller(
    by name: String, of object: AnyObject, _ coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    members(of: object).lazy.compactMap { $0.controller(by: name, of: object, coder, sender, identifier) }.first
  }

  /// The reason why a property is not set.
  enum Failure {
    case unknown
    case otherClass(Any?)
  }

  /// Reports that a property is not set, and what to do about it.
  static func note(_ failure: Failure, _ key: String, of object: AnyObject) {
    let name = "\(type(of: object))"
    switch failure {
    case .unknown:
      LayoutDiagnostics.note(
        "\(name) has no nib property \"\(key)\"; add .property(\"\(key)\", \\\(name).\(key)) to its nibMembers."
      )
    case .otherClass(let value):
      LayoutDiagnostics.note(
        "\(name): a nib sets the property \"\(key)\" to \(value.map { "a value of type \(type(of: $0))" } ?? "nil"), which does not match its type."
      )
    }
  }
}

/// Registers a module's classes before the first of its documents is read. A conforming class named `NibRegistration`
/// is found by its name.
@preconcurrency @MainActor
public protocol NibRegistering: AnyObject {
  /// Calls ``NibClasses/extend(_:_:)`` and ``NibClasses/register(_:as:)``.
  static func register()
}
