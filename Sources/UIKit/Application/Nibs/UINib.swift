/// A nib, which creates its objects each time it is instantiated.
///
/// The project's xib with the name is read if a provider of the application's resources, such as PlumbTesting, is
/// active. Objects have the classes that the xib names, are created by their `init(coder:)`, and are connected through
/// their ``UIResponder/nibMembers``.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let contents: (any NibContents)?

  /// The nib with a name; the bundle is not used. An unknown one is reported, and creates nothing.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = ApplicationResources.nib(name, for: "UINib")
    super.init()
  }
  /// A nib from data, which is not read here, so it creates nothing.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    contents = nil
    super.init()
  }

  /// Returns the nib's top-level objects, connected to each other and to the owner.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return contents?.instantiate(owner: ownerOrNil.map { $0 as AnyObject }, external: external) ?? []
  }

  /// The first top-level object of a class.
  func first<Object>(_ type: Object.Type) -> Object? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
  }

  /// Keys for the options a nib is read with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// External objects.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Returns the top-level objects of the project's nib with a name, connected to the owner; nil for an unknown one.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard ApplicationResources.nib(name, for: "loadNibNamed") != nil else { return nil }
    return ReturnedObjects.keep(
      all: UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options))
  }
}
